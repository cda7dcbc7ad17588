"""Endpoints for ratings, by game and number of players, and for a person's statistics."""

from __future__ import annotations

import math
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import ColumnElement, Connection, Row, exists, func, or_, select

from tricorne.server.accounts.accounts import Person
from tricorne.server.accounts.ratings import ESTABLISHED_GAMES
from tricorne.server.api import lobby
from tricorne.server.api import statistics_schemas as shapes
from tricorne.server.api.authentication import Caller
from tricorne.server.api.dependencies import CurrentServer, problems
from tricorne.server.errors import Invalid, NotFound
from tricorne.server.http import responses
from tricorne.server.storage.models import ID, WORD, Outcome, Rating, Seat, TableRow, Watch
from tricorne.server.storage.models import Person as PersonRow
from tricorne.server.tables import views

router = APIRouter(prefix="/api", tags=["statistics"])

PAGE = 50
LAST = 20

PersonId = Annotated[str, Path(min_length=1, max_length=ID, description="the id of a person")]
GameName = Annotated[str, Query(min_length=1, max_length=WORD, description="the game")]
Players = Annotated[int, Query(ge=2, le=6, description="the number of players")]
After = Annotated[str | None, Query(max_length=100, description="`more` of the previous page")]


@router.get("/ratings", response_model=shapes.Ratings, responses=problems())
async def ratings(server: CurrentServer, game: GameName, players: Players, after: After = None) -> Response:
    """List the ratings of a game for a number of players, best first."""
    before, *last = _cursor(after) if after else (0,)
    best = (
        select(Rating.__table__, PersonRow.name)
        .join(PersonRow, PersonRow.id == Rating.person_id)
        .where(Rating.game == game, Rating.players == players)
        .order_by(Rating.cautious.desc(), Rating.person_id)
        .limit(PAGE + 1)
    )
    if last:
        figure, person = last
        lower = Rating.cautious < figure
        best = best.where(or_(lower, (Rating.cautious == figure) & (Rating.person_id > person)))
    rows = await server.database.read(lambda connection: connection.execute(best).all())
    shown = rows[:PAGE]
    end = shown[-1] if len(rows) > PAGE else None
    return responses.json(
        {
            "game": game,
            "players": players,
            "ratings": [_rating(rank, row) for rank, row in enumerate(shown, before + 1)],
            "more": f"{before + PAGE} {end.cautious!r} {end.person_id}" if end else None,
        }
    )


def _cursor(after: str) -> tuple[int, float, str]:
    """Parse the cursor: where the previous page ended."""
    try:
        rank, figure, person = after.split(" ")
        cursor = int(rank), float(figure), person
    except ValueError as error:
        raise Invalid("error-after", after=after) from error
    if not (0 < cursor[0] < 1_000_000_000 and math.isfinite(cursor[1])) or "\x00" in person:
        raise Invalid("error-after", after=after)
    return cursor


def _rating(rank: int, row: Row[Any]) -> dict[str, Any]:
    return {
        "rank": rank,
        "person": row.person_id,
        "name": row.name,
        "rating": row.cautious,
        "strength": row.mu,
        "uncertainty": row.sigma,
        "provisional": row.games < ESTABLISHED_GAMES,
        "games": row.games,
        "won": row.won,
    }


@router.get("/people/{person}", response_model=shapes.Career, responses=problems(404))
async def career(person: PersonId, server: CurrentServer, caller: Caller) -> Response:
    """Return a person's statistics, and their tables that you may see."""

    def work(connection: Connection) -> dict[str, Any]:
        row = connection.execute(select(PersonRow.__table__).where(PersonRow.id == person)).one_or_none()
        if row is None:
            raise NotFound("error-no-person", person=person)
        return {
            "id": row.id,
            "name": row.name,
            "since": views.moment(row.created_at),
            "records": [_record(record) for record in connection.execute(_records(person))],
            "tables": _tables(connection, person, caller),
        }

    return responses.json(await server.database.read(work))


def _records(person: str) -> Any:
    """Select a person's statistics by game and number of players."""
    same = (Rating.game == Outcome.game) & (Rating.players == Outcome.players)
    return (
        select(
            Outcome.game,
            Outcome.players,
            func.count().label("games"),
            func.sum(Outcome.won).label("won"),
            func.avg(Outcome.points).label("points"),
            func.max(Outcome.points).label("best"),
            func.max(Rating.cautious).label("cautious"),
            func.max(Rating.games).label("rated"),
            func.max(Rating.mu).label("mu"),
            func.max(Rating.sigma).label("sigma"),
        )
        .join(Rating, same & (Rating.person_id == person), isouter=True)
        .where(Outcome.person_id == person)
        .group_by(Outcome.game, Outcome.players)
        .order_by(Outcome.game, Outcome.players)
    )


def _record(row: Row[Any]) -> dict[str, Any]:
    return {
        "game": row.game,
        "players": row.players,
        "games": row.games,
        "won": row.won,
        "points": float(row.points),
        "best": row.best,
        "rating": row.cautious,
        "provisional": row.rated is None or row.rated < ESTABLISHED_GAMES,
        "strength": row.mu,
        "uncertainty": row.sigma,
    }


def _tables(connection: Connection, person: str, caller: Person | None) -> list[dict[str, Any]]:
    """Find the most recent tables of a person that the caller may see."""
    last = (
        select(TableRow.__table__)
        .where(
            exists().where(Seat.table_id == TableRow.id, Seat.person_id == person),
            or_(TableRow.public, *_private(caller)),
        )
        .order_by(TableRow.moved_at.desc(), TableRow.id)
        .limit(LAST)
    )
    return lobby.lines(connection, connection.execute(lobby.seen_by(last, caller)).all())


def _private(caller: Person | None) -> list[ColumnElement[bool]]:
    """Select the private tables that the caller may see; see `permissions.may_see`."""
    if caller is None:
        return []
    return [
        TableRow.host_id == caller.id,
        exists().where(Seat.table_id == TableRow.id, Seat.person_id == caller.id),
        exists().where(Watch.table_id == TableRow.id, Watch.person_id == caller.id),
    ]
