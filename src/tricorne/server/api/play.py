"""Playing: moves, undo, proposals, deputies and hints."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from tricorne.bots import ADVISER
from tricorne.games.game import Observation
from tricorne.match.observation_codec import layout_name, write
from tricorne.server.accounts.accounts import Person
from tricorne.server.api import permissions, schemas
from tricorne.server.api.authentication import Caller, KnownCaller
from tricorne.server.api.dependencies import (
    CurrentServer,
    IdempotencyKey,
    SeatPath,
    SeatQuery,
    TableId,
    problems,
)
from tricorne.server.compute.bot_pool import ask
from tricorne.server.errors import Conflict, Forbidden, Invalid, StaleVersion
from tricorne.server.http import responses
from tricorne.server.server import Server
from tricorne.server.tables import views
from tricorne.server.tables.log import Draft, Entry, Kind
from tricorne.server.tables.manager import Drafting
from tricorne.server.tables.setup import Status
from tricorne.server.tables.table import AlreadyPlayed, Table, builtin_bot
from tricorne.server.tables.view_cache import LINES_A_UNIT, MOVES_A_UNIT

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])

Number = Annotated[int, Path(ge=1, le=1_000_000, description="the log entry of the proposal")]
Action = Annotated[str, Query(min_length=1, max_length=40, description="an action as text")]
BotName = Annotated[str, Query(min_length=1, max_length=40, description="the bot to ask")]


@router.post("/moves", response_model=schemas.Moved, responses=problems(401, 404, 409))
async def move(
    table_id: TableId,
    wanted: schemas.NewMove,
    server: CurrentServer,
    person: KnownCaller,
    key: IdempotencyKey = None,
) -> Response:
    """Make a move. It is stored when this responds.

    `version` is the number of the last log entry that you have seen. If your
    question has changed since, the move is rejected, with what happened
    meanwhile. Sent again with the same `Idempotency-Key`, it is one move;
    without a key, it counts as a repetition only if it equals the last move of
    your seat, and that move still stands. If a bot plays for you, your move
    takes the seat back.
    """
    entry = Draft(Kind.MOVE, wanted.seat, wanted.action, wanted.version)
    return await make_move(server, table_id, person, key, entry)


async def make_move(server: Server, table_id: str, person: Person, key: str | None, entry: Draft) -> Response:
    """Make the move of an entry; answer with its number."""
    server.rate_limits.spend("moves", person.id)
    seat, action, version = entry.seat, entry.action, entry.base_number
    assert seat is not None
    assert action is not None
    assert version is not None

    def drafting(table: Table) -> list[Draft]:
        if person.program and table.rated and table.status == Status.RUNNING:
            raise Conflict("error-rated-program")
        moves = table.draft_move(seat, action, version, keyed=key is not None)
        return [*table.draft_back(seat), *moves]

    return await _act(server, table_id, person, key, entry, drafting)


@router.post("/undo", response_model=schemas.Moved, responses=problems(401, 404, 409))
async def undo(
    table_id: TableId,
    wanted: schemas.AtSeat,
    server: CurrentServer,
    person: KnownCaller,
    key: IdempotencyKey = None,
) -> Response:
    """Take back your last move: within your turn, as long as you have learned nothing from it."""
    seat = wanted.seat

    def drafting(table: Table) -> list[Draft]:
        # An undo replays the whole game.
        server.rate_limits.spend("moves", person.id, 1 + table.moves / MOVES_A_UNIT)
        undone = table.draft_undo(seat)
        return [*table.draft_back(seat), *undone]

    return await _act(server, table_id, person, key, Draft(Kind.UNDO, seat), drafting)


@router.post("/proposals", status_code=201, response_model=schemas.Moved, responses=problems(401, 404, 409))
async def propose(
    table_id: TableId,
    wanted: schemas.NewProposal,
    server: CurrentServer,
    person: KnownCaller,
    key: IdempotencyKey = None,
) -> Response:
    """Propose to rewind to an earlier move, or to let a bot play for an absent person.

    A rewind needs the consent of everybody who has a seat, including people for whom a bot
    plays. A deputy can be proposed for a seat whose person has kept the game waiting so long
    that they count as absent; all active players must agree. A person has one vote, however
    many seats they have.
    """
    server.rate_limits.spend("seats", person.id)
    seat = wanted.seat
    asked = {"what": wanted.what, "to": wanted.to, "about": wanted.about}

    def drafting(table: Table) -> list[Draft]:
        if wanted.what == "rewind":
            if wanted.to is None:
                raise Invalid("error-proposal-incomplete", field="to")
            return table.draft_propose_rewind(seat, wanted.to)
        if wanted.about is None:
            raise Invalid("error-proposal-incomplete", field="about")
        return table.draft_propose_deputy(seat, wanted.about)

    entry = Draft(Kind.PROPOSE, seat, data=asked)
    return await _act(server, table_id, person, key, entry, drafting, 201)


@router.post("/proposals/{number}", response_model=schemas.Moved, responses=problems(401, 404, 409))
async def answer(
    table_id: TableId,
    number: Number,
    wanted: schemas.Answer,
    server: CurrentServer,
    person: KnownCaller,
    key: IdempotencyKey = None,
) -> Response:
    """Vote on a proposal. When all have agreed, it is carried out.

    Its author can withdraw it with `"agree": false`. So can the person for whom a deputy is
    proposed, because the vote shows that they are present.
    """
    seat = wanted.seat
    entry = Draft(Kind.AGREE if wanted.agree else Kind.REFUSE, seat, base_number=number)
    return await _act(
        server,
        table_id,
        person,
        key,
        entry,
        lambda table: table.draft_answer(seat, number, agree=wanted.agree),
    )


@router.put("/seats/{seat}/deputy", response_model=schemas.Moved, responses=problems(401, 404, 409))
async def hand_over(
    table_id: TableId,
    seat: SeatPath,
    wanted: schemas.Deputy,
    server: CurrentServer,
    person: KnownCaller,
    key: IdempotencyKey = None,
) -> Response:
    """Let a bot play for you until you return. In a rated game this counts as leaving."""
    server.rate_limits.spend("seats", person.id)
    entry = Draft(Kind.DEPUTY, seat, data={"bot": wanted.bot, "why": "wish"})
    return await _act(
        server, table_id, person, key, entry, lambda table: table.draft_deputy(seat, wanted.bot, "wish")
    )


@router.delete("/seats/{seat}/deputy", response_model=schemas.Moved, responses=problems(401, 404, 409))
async def come_back(
    table_id: TableId, seat: SeatPath, server: CurrentServer, person: KnownCaller, key: IdempotencyKey = None
) -> Response:
    """Take your seat back from the bot, at once."""
    server.rate_limits.spend("seats", person.id)
    entry = Draft(Kind.RETURN, seat)
    return await _act(server, table_id, person, key, entry, lambda table: table.draft_return(seat))


async def _act(
    server: Server,
    table_id: str,
    person: Person,
    key: str | None,
    entry: Draft,
    drafting: Callable[[Table], list[Draft]],
    status: int = 200,
) -> Response:
    """Append a log entry for a person's seat, once per idempotency key; respond with its number."""
    assert entry.seat is not None
    seat = entry.seat

    def once(table: Table) -> list[Draft]:
        permissions.must_hold(table, person, seat)
        return table.draft_once(entry, key, person.id, lambda: drafting(table))

    try:
        entries = await _change(server, table_id, person, once)
    except AlreadyPlayed as played:
        return responses.json({"number": played.entry.number, "again": True}, status)
    number = next(added.number for added in entries if (added.kind, added.seat) == (entry.kind, seat))
    return responses.json({"number": number, "again": False}, status)


async def _change(server: Server, table_id: str, person: Person, drafting: Drafting) -> list[Entry]:
    """Change a table that the person can see; the error for a stale move carries what has changed."""
    try:
        return await server.tables.change(table_id, drafting, person.id)
    except (Forbidden, Invalid, Conflict) as error:
        async with permissions.visible_table(server, table_id, person) as (table, _):
            if isinstance(error, StaleVersion):
                # Somebody else may have taken the seat by now.
                permissions.must_hold(table, person, error.seat)
                # A client that claims to have seen nothing pays for the whole log.
                missed = max(0, table.number - error.base_number)
                server.rate_limits.spend("moves", person.id, missed / LINES_A_UNIT)
                snapshot = views.Snapshot(table, server.clock.now())
                error.changed = views.decode(snapshot.changed(error.base_number, error.seat))
        raise


@router.get("/why", response_model=schemas.Why, responses=problems(404, 409))
async def why(
    table_id: TableId, action: Action, server: CurrentServer, person: Caller, seat: SeatQuery = None
) -> Response:
    """Return why an action is illegal now, or else what it brings for certain."""
    async with permissions.visible_table(server, table_id, person) as (table, _):
        point, seen = _observe(table, person, seat)
        parsed = table.game.actions.parse(action)
        reason = table.game.why_not(seen, point, parsed)
        foreseen = [] if reason or table.match is None else table.match.foresee(point, parsed)
        body = {
            "action": table.game.actions.text(parsed),
            "reason": views.message(reason.key, dict(reason.arguments)) if reason else None,
            "foreseen": [views.event_view(table.game, event) for event in foreseen],
        }
        return responses.json(body)


@router.get("/hints", response_model=schemas.Hints, responses=problems(401, 404, 409))
async def hints(
    table_id: TableId,
    server: CurrentServer,
    person: KnownCaller,
    seat: SeatQuery = None,
    bot: BotName = ADVISER,
) -> Response:
    """Ask a bot to evaluate your legal actions from what you know; not in a rated game."""
    server.rate_limits.spend("hints", person.id)
    async with permissions.visible_table(server, table_id, person) as (table, _):
        point, _seen = _observe(table, person, seat)
        if table.rated and table.status == Status.RUNNING:
            raise Conflict("error-rated-hint")
        question = ask(table, point, builtin_bot(bot), server.settings.thinking_seconds)
        number, game = table.number, table.game
    if not question.legal:
        raise Conflict("error-not-asked", seat=point)
    evaluated = await server.bot_pool.consider(question)
    candidates = [
        {
            "action": game.actions.text(candidate.action),
            "chance": candidate.chance,
            "points": candidate.points,
            "share": candidate.share,
        }
        for candidate in evaluated
    ]
    return responses.json({"number": number, "bot": bot, "candidates": candidates})


@router.get("/observation", response_model=schemas.Seen, responses=problems(401, 404, 409))
async def observation(
    table_id: TableId, server: CurrentServer, person: KnownCaller, seat: SeatQuery = None
) -> Response:
    """Return everything your seat knows as one record, for bots that use Tricorne's engine."""
    async with permissions.visible_table(server, table_id, person) as (table, _):
        point, seen = _observe(table, person, seat)
        body = {
            "number": table.number,
            "seat": point,
            "rules": table.setup.rules,
            "layout": layout_name(table.game),
            "observation": write(seen),
            "legal": [table.game.actions.text(action) for action in table.game.legal(seen, point)],
        }
        return responses.json(body)


def _observe(table: Table, person: Person | None, seat: int | None) -> tuple[int, Observation]:
    """Return a seat of the person, and its observation."""
    point = permissions.point_of_view(table, person, seat)
    if point is None:
        raise Forbidden("error-not-seated")
    if table.match is None:
        raise Conflict(f"error-table-{table.status}")
    return point, table.match.observe(point)
