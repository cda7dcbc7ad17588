"""The lobby: games, public tables, and one's own tables."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import product
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic_core import to_json
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    case,
    exists,
    literal,
    select,
    tuple_,
)

from tricorne import bots
from tricorne.games import GAMES
from tricorne.games.game import Game
from tricorne.server.accounts.accounts import Person
from tricorne.server.api import schemas
from tricorne.server.api.authentication import Caller, KnownCaller
from tricorne.server.api.dependencies import CurrentServer, problems
from tricorne.server.errors import Invalid
from tricorne.server.http import responses
from tricorne.server.http.files import REVALIDATE, File, json_file
from tricorne.server.storage.models import WORD, EntryRow, Moment, Seat, TableRow, Watch
from tricorne.server.tables import views
from tricorne.server.tables.chat import REACTIONS
from tricorne.server.tables.components import game_named
from tricorne.server.tables.log import Kind
from tricorne.server.tables.rated import Reason
from tricorne.server.tables.setup import Status, TableKind

router = APIRouter(prefix="/api", tags=["lobby"])

PAGE = 50
RANKS = ("0", "1")

GameName = Annotated[str | None, Query(max_length=WORD, description="only tables of this game")]
StatusName = Annotated[
    Literal["open", "running", "finished", "closed"] | None,
    Query(description="only tables with this status"),
]
Players = Annotated[int | None, Query(ge=2, le=6, description="only tables for this number of players")]
After = Annotated[str | None, Query(max_length=100, description="the cursor from the previous page")]


@router.get("/games", response_model=schemas.Games)
async def games(request: Request) -> Response:
    """List the games with their options and components, and the bots."""
    return _games().response(request, REVALIDATE)


@cache
def _games() -> File:
    listed = [describe_game(name) for name in GAMES]
    return json_file(to_json({"games": listed, "bots": list(bots.BOTS), "reactions": list(REACTIONS)}))


@cache
def describe_game(name: str) -> dict[str, Any]:
    """Describe a game: player counts, options and components."""
    game = game_named(name)
    return {
        "name": name,
        "rules": game.rules_version,
        "players": list(game.players),
        "options": [_option(game, index) for index in range(len(game.options))],
        "components": game.reference(),
    }


def _option(game: Game, index: int) -> dict[str, Any]:
    """Describe an option: its values, and when its default is not the first one."""
    option, before = game.options[index], game.options[:index]
    unless = []
    for values in product(*(other.values for other in before)):
        given = {other.name: value for other, value in zip(before, values, strict=True)}
        if (value := game.default(option, given)) != option.values[0]:
            unless.append({"given": given, "value": value})
    return {"name": option.name, "values": list(option.values), "unless": unless}


@router.get("/tables", response_model=schemas.Lobby, responses=problems())
async def public_tables(
    server: CurrentServer,
    person: Caller,
    game: GameName = None,
    status: StatusName = None,
    players: Players = None,
    after: After = None,
) -> Response:
    """List public tables, most recent move first."""
    return responses.json(await public(server, person, game, status, players, after))


async def public(
    server: CurrentServer,
    person: Person | None,
    game: str | None = None,
    status: str | None = None,
    players: int | None = None,
    after: str | None = None,
) -> dict[str, Any]:
    """Return a page of the list of public tables."""
    chosen = _tables(game, status, players).where(
        TableRow.public,
        TableRow.kind.in_((TableKind.PLAY, TableKind.CONTINUED)),
        TableRow.status != Status.CLOSED,
    )
    return await _page(server, chosen, person, after, waiting_first=False)


@router.get("/me/tables", response_model=schemas.Lobby, responses=problems(401))
async def my_tables(
    server: CurrentServer,
    person: KnownCaller,
    game: GameName = None,
    status: StatusName = None,
    players: Players = None,
    after: After = None,
) -> Response:
    """List your tables: first those that wait for you, then by most recent move.

    The list includes open tables to which you are invited, such as a rematch, while a seat is free.
    """
    sitting = exists().where(Seat.table_id == TableRow.id, Seat.person_id == person.id)
    own = sitting | (TableRow.host_id == person.id) | _invited(person.id)
    chosen = _tables(game, status, players).where(own)
    return responses.json(await _page(server, chosen, person, after, waiting_first=True))


def _invited(person: str) -> ColumnElement[bool]:
    """Whether a person is invited to a table that has not begun and has a free seat."""
    watched = exists().where(Watch.table_id == TableRow.id, Watch.person_id == person)
    free = exists().where(Seat.table_id == TableRow.id, Seat.person_id.is_(None), Seat.bot.is_(None))
    seated = exists().where(Seat.table_id == TableRow.id, Seat.person_id == person)
    left = exists().where(
        EntryRow.table_id == TableRow.id, EntryRow.kind == Kind.LEAVE, EntryRow.person_id == person
    )
    return and_(TableRow.status == Status.OPEN, watched, free, ~seated, ~left)


def _tables(game: str | None, status: str | None, players: int | None) -> Select[Any]:
    chosen = select(TableRow.__table__)
    if game:
        chosen = chosen.where(TableRow.game == game)
    if status:
        chosen = chosen.where(TableRow.status == status)
    return chosen.where(TableRow.players == players) if players else chosen


async def _page(
    server: CurrentServer,
    chosen: Select[Any],
    person: Person | None,
    after: str | None,
    *,
    waiting_first: bool,
) -> dict[str, Any]:
    """Return a page of tables with the cursor of the next page."""
    who = person.id if person else ""
    rank = case((_waits(who), 1), else_=0) if waiting_first else literal(0)
    chosen = seen_by(chosen, person).add_columns(rank.label("rank"))
    if after is not None:
        chosen = chosen.where(tuple_(rank, TableRow.moved_at, TableRow.id) < _cursor(after))
    chosen = chosen.order_by(rank.desc(), TableRow.moved_at.desc(), TableRow.id.desc()).limit(PAGE + 1)

    def work(connection: Connection) -> tuple[Sequence[Row[Any]], list[dict[str, Any]]]:
        rows = connection.execute(chosen).all()
        return rows, lines(connection, rows[:PAGE])

    rows, listed = await server.database.read(work)
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return {
        "tables": listed,
        "more": f"{last.rank} {last.moved_at.isoformat()} {last.id}" if last else None,
    }


def seen_by(chosen: Select[Any], person: Person | None) -> Select[Any]:
    """Add to chosen tables what they are to a person; `lines` describes the rows."""
    who = person.id if person else ""
    return chosen.add_columns(_waits(who).label("waits"), _invited(who).label("invited"))


def _waits(who: str) -> ColumnElement[bool]:
    """Whether a table waits for a person."""
    return exists().where(
        Seat.table_id == TableRow.id, Seat.person_id == who, Seat.waiting, Seat.bot.is_(None)
    )


def lines(connection: Connection, tables: Sequence[Row[Any]]) -> list[dict[str, Any]]:
    """Describe tables for a list, with their seats."""
    seats: dict[str, list[Row[Any]]] = {}
    found = select(Seat.__table__).where(Seat.table_id.in_([row.id for row in tables])).order_by(Seat.seat)
    for row in connection.execute(found):
        seats.setdefault(row.table_id, []).append(row)
    return [_line(row, seats[row.id]) for row in tables]


def _cursor(after: str) -> Any:
    """Parse the cursor: where the previous page ended."""
    try:
        rank, moved_at, table_id = after.split(" ")
        moment = datetime.fromisoformat(moved_at).astimezone(UTC)
        return tuple_(literal(RANKS.index(rank)), literal(moment, Moment), literal(table_id))
    except (ValueError, OverflowError) as error:
        raise Invalid("error-after", after=after) from error


def _line(row: Row[Any], seats: Sequence[Row[Any]]) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title,
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "kind": row.kind,
        "public": row.public,
        "rated": row.unrated is None,
        "own_cards": row.unrated == Reason.OWN_CARDS,
        "pace": row.pace,
        "status": row.status,
        "result": row.result,
        "number": row.number,
        "created_at": views.moment(row.created_at),
        "moved_at": views.moment(row.moved_at),
        "seats": [
            {
                "seat": seat.seat,
                "person": seat.person_id,
                "name": seat.name,
                "bot": seat.bot,
                "waiting": seat.waiting,
            }
            for seat in seats
        ],
        "waits_for_you": bool(row.waits),
        "invited": bool(row.invited),
    }
