"""Review: the log, earlier positions, records, and what-if games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic_core import to_json

from tricorne.errors import BadRecord
from tricorne.files import SUFFIX
from tricorne.games import GAMES
from tricorne.games.game import Game
from tricorne.match import Match
from tricorne.match.record import Move, Record, Redeal, Restream, parse
from tricorne.server.accounts.secrets import new_id, new_secret
from tricorne.server.api import permissions, schemas
from tricorne.server.api.authentication import Caller, KnownCaller, address_of
from tricorne.server.api.card_sets import known_games
from tricorne.server.api.dependencies import CurrentServer, SeatQuery, Since, TableId, problems
from tricorne.server.api.tables import TABLE_ID_BYTES, check_table_limits, record_setup, table_view
from tricorne.server.errors import Conflict, Invalid
from tricorne.server.http import responses
from tricorne.server.tables import views
from tricorne.server.tables.components import game_named
from tricorne.server.tables.log import Draft, Kind
from tricorne.server.tables.setup import Chair, TableKind
from tricorne.server.tables.table import Table, builtin_bot

router = APIRouter(prefix="/api", tags=["review"])

Moves = Annotated[int, Path(ge=0, le=1_000_000, description="the number of moves")]
PointOfView = Annotated[
    Literal["own", "open"],
    Query(description="own: from a seat; open: all hidden information, when the game is over"),
]


@router.get("/tables/{table}/log", response_model=schemas.Changed, responses=problems(404))
async def log(
    table_id: TableId,
    request: Request,
    server: CurrentServer,
    person: Caller,
    since: Since = 0,
    seat: SeatQuery = None,
) -> Response:
    """Return the log entries after `since`, and the current state."""
    async with permissions.visible_table(server, table_id, person) as (table, _):
        point = permissions.reviewing(table, person, seat)
        server.rate_limits.spend(
            "requests", address_of(request), server.view_cache.log_cost(table, since, point)
        )
        snapshot = views.Snapshot(table, server.clock.now())
        return responses.written(server.view_cache.changed(snapshot, since, point))


@router.get("/tables/{table}/history/{moves}", response_model=schemas.Past, responses=problems(404, 409))
async def history(
    table_id: TableId,
    moves: Moves,
    request: Request,
    server: CurrentServer,
    person: Caller,
    seat: SeatQuery = None,
    view: PointOfView = "own",
) -> Response:
    """Return an earlier position: from your seat; in a finished game, from any, or with everything open."""
    async with permissions.visible_table(server, table_id, person) as (table, _):
        if view == "open":
            if not table.revealed:
                raise Conflict("error-not-over")
            point, kind = None, "open"
        else:
            point, kind = permissions.reviewing(table, person, seat), "past"
        cost = server.view_cache.position_cost(table, min(moves, table.moves), kind, point)
        server.rate_limits.spend("requests", address_of(request), cost)
        if kind == "open":
            found = server.view_cache.open_view(table, moves)
        else:
            found = server.view_cache.past_view(table, moves, point)
        return responses.written(b'{"moves":%d,"seat":%b,"view":%b}' % (moves, to_json(point), found))


@router.get("/tables/{table}/record", responses=problems(404, 409), response_class=Response)
async def record(table_id: TableId, server: CurrentServer, person: Caller) -> Response:
    """Download the record of a finished game. `tricorne verify` checks with it that the deal was fair."""
    async with permissions.visible_table(server, table_id, person) as (table, _):
        if not table.revealed or table.match is None:
            raise Conflict("error-not-over")
        game_record = replace(
            table.record(),
            names=tuple(table.names),
            seats=tuple(chair.bot or "human" for chair in table.chairs),
        )
        if table.setup.commitment:
            game_record = replace(game_record, commitment=table.setup.commitment)
        if table.secret:
            game_record = replace(
                game_record, table=table_id, secret=table.secret, numbers=tuple(table.numbers)
            )
        disposition = f'attachment; filename="{table.game.name}-{table_id}{SUFFIX}"'
    return Response(game_record.text(), headers={"Content-Disposition": disposition}, media_type="text/plain")


@router.post("/replays", status_code=201, response_model=schemas.WholeTable, responses=problems(401))
async def import_record(request: Request, server: CurrentServer, person: KnownCaller) -> Response:
    """Import a record, which is the body of the request, to review it."""
    server.rate_limits.spend("imports", person.id)
    own = await known_games(server, person)
    game_record, _ = await server.tables.offload.run(read_record, await request.body(), own)
    setup = record_setup(game_record, TableKind.REPLAY, person.id)
    names = game_record.names or [str(seat + 1) for seat in range(game_record.players)]
    seating = [Draft(Kind.SIT, seat, data={"name": name}) for seat, name in enumerate(names)]

    def drafting(table: Table) -> list[Draft]:
        drafts = [
            *seating,
            *table.draft_start(seating),
            *move_drafts(game_record.game, game_record.moves, game_record.restreams, game_record.redeals),
        ]
        return drafts if game_record.result else [*drafts, Draft(Kind.CLOSE)]

    table = await server.tables.create(setup, drafting, person.id)
    return responses.json(table_view(server, table, person, None), 201)


@router.post(
    "/tables/{table}/branch",
    status_code=201,
    response_model=schemas.WholeTable,
    responses=problems(401, 404, 409),
)
async def branch(
    table_id: TableId, wanted: schemas.Branch, server: CurrentServer, person: KnownCaller
) -> Response:
    """Continue from a position of a finished game ("what if?"), at a new private table against bots."""
    await check_table_limits(server, person)
    bot = builtin_bot(wanted.bot)
    async with permissions.visible_table(server, table_id, person) as (table, _):
        if not table.revealed or table.match is None:
            raise Conflict("error-not-over")
        if not wanted.moves < table.moves:
            raise Invalid("error-history", moves=wanted.moves, most=table.moves - 1)
        if wanted.seat not in range(table.setup.players):
            raise Invalid("error-no-seat", seat=wanted.seat, last=table.setup.players - 1)
        old = table.setup
        seed, moves = table.match.seed, table.match.moves[: wanted.moves]
        restreams, redeals = list(table.match.restreams), list(table.match.redeals)
    setup = replace(
        old,
        id=new_id(TABLE_ID_BYTES),
        kind=TableKind.BRANCH,
        seed=seed,
        commitment=None,
        public=False,
        rated=False,
        pace=None,
        host=person.id,
        bot_seed=new_secret(),
        origin={"table": old.id, "moves": wanted.moves},
    )
    chairs = [Chair(bot=bot) for _ in range(old.players)]
    chairs[wanted.seat] = Chair(person.id, person.name)

    def drafting(table: Table) -> list[Draft]:
        return [*table.draft_seating(chairs), *move_drafts(old.game, moves, restreams, redeals)]

    created = await server.tables.create(setup, drafting, person.id)
    return responses.json(table_view(server, created, person, None), 201)


def read_record(content: bytes, own: Mapping[str, Game]) -> tuple[Record, Match]:
    """Parse a record, and replay it to validate it; it may be played with one of the `own` sets of cards."""
    try:
        game_record = parse(content, "record", own={**_built_in(), **own})
    except BadRecord as error:
        if error.message.key != "record-components":
            raise
        found = str(error.message.arguments["found"])
        raise Invalid("error-cards-unknown", found=found) from error
    return game_record, Match.from_record(game_record)


def _built_in() -> dict[str, Game]:
    """Return the games as this process has loaded them, with their built-in components."""
    return {game.file.fingerprint: game for game in map(game_named, GAMES)}


def move_drafts(
    game: Game, moves: Sequence[Move], restreams: Sequence[Restream], redeals: Sequence[Redeal]
) -> list[Draft]:
    """Draft the moves of a record, its redeals, and its rewinds to another random stream."""
    deals: dict[int, list[Draft]] = {}
    for redeal in redeals:
        draft = Draft(Kind.REDEAL, data={"kept": list(redeal.kept), "seed": redeal.seed})
        deals.setdefault(redeal.moves, []).append(draft)
    for restream in restreams:
        draft = Draft(Kind.REWIND, data={"to": restream.moves, "stream": restream.stream})
        deals.setdefault(restream.moves, []).append(draft)
    drafts = deals.get(0, [])
    for number, move in enumerate(moves, 1):
        drafts += [Draft(Kind.MOVE, move.seat, game.actions.text(move.action)), *deals.get(number, [])]
    return drafts
