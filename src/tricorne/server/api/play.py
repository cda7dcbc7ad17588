"""Playing: moves and what is taken back, proposals, deputies, hints."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from tricorne.bots import ADVISER
from tricorne.games.game import Observation
from tricorne.server import access, answers, views
from tricorne.server.api import shapes
from tricorne.server.api.common import Here, SeatPath, SeatQuery, TableId, problems
from tricorne.server.caller import Caller, KnownCaller
from tricorne.server.errors import Conflict, Forbidden, Invalid, Stale
from tricorne.server.log import Draft, Entry
from tricorne.server.people import Person
from tricorne.server.room import AlreadyPlayed, Room, house_bot
from tricorne.server.rooms import Drafting
from tricorne.server.server import Server
from tricorne.server.thinkers import ask
from tricorne.table.observation import layout_name, write

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])

Number = Annotated[int, Path(ge=1, le=1_000_000, description="the line of the log that proposes it")]
Action = Annotated[str, Query(min_length=1, max_length=40, description="an action as text")]
BotName = Annotated[str, Query(min_length=1, max_length=40, description="the bot that is asked")]


@router.post("/moves", response_model=shapes.Moved, responses=problems(401, 404, 409))
async def move(table: TableId, wanted: shapes.NewMove, server: Here, person: KnownCaller) -> Response:
    """Make a move. It is stored when this answers.

    `version` is the number of the last line of the log that you had seen. If
    what you were asked has changed since, the move is refused with what
    happened meanwhile. The same move sent again is one move.
    """
    server.limits.spend("moves", person.id)

    def drafting(room: Room) -> list[Draft]:
        access.must_hold(room, person, wanted.seat)
        if room.chairs[wanted.seat].bot:
            raise Conflict("error-seat-away", seat=wanted.seat)
        return room.draft_move(wanted.seat, wanted.action, wanted.version)

    try:
        entries = await _change(server, table, person, drafting)
    except AlreadyPlayed as played:
        return answers.json({"number": played.entry.number, "again": True})
    return answers.json({"number": entries[-1].number, "again": False})


@router.post("/undo", response_model=shapes.Moved, responses=problems(401, 404, 409))
async def undo(table: TableId, wanted: shapes.AtSeat, server: Here, person: KnownCaller) -> Response:
    """Take back your last move: within your turn, as long as you have learned nothing from it."""

    def drafting(room: Room) -> list[Draft]:
        access.must_hold(room, person, wanted.seat)
        return room.draft_undo(wanted.seat)

    entries = await _change(server, table, person, drafting)
    return answers.json({"number": entries[-1].number, "again": False})


@router.post("/proposals", status_code=201, response_model=shapes.Moved, responses=problems(401, 404, 409))
async def propose(table: TableId, wanted: shapes.NewProposal, server: Here, person: KnownCaller) -> Response:
    """Propose to go back to an earlier move, or to let a bot play for somebody who is away."""

    def drafting(room: Room) -> list[Draft]:
        access.must_hold(room, person, wanted.seat)
        if wanted.what == "rewind":
            if wanted.to is None:
                raise Invalid("error-proposal-incomplete", field="to")
            return room.draft_propose_rewind(wanted.seat, wanted.to)
        if wanted.about is None:
            raise Invalid("error-proposal-incomplete", field="about")
        return room.draft_propose_deputy(wanted.seat, wanted.about, wanted.bot)

    entries = await _change(server, table, person, drafting)
    return answers.json({"number": entries[0].number, "again": False}, 201)


@router.post("/proposals/{number}", response_model=shapes.Moved, responses=problems(401, 404, 409))
async def answer(
    table: TableId, number: Number, wanted: shapes.Answer, server: Here, person: KnownCaller
) -> Response:
    """Agree to what is proposed, or not. When all have agreed, it is done."""

    def drafting(room: Room) -> list[Draft]:
        access.must_hold(room, person, wanted.seat)
        return room.draft_answer(wanted.seat, number, agree=wanted.agree)

    entries = await _change(server, table, person, drafting)
    return answers.json({"number": entries[-1].number, "again": False})


@router.put("/seats/{seat}/deputy", response_model=shapes.Moved, responses=problems(401, 404, 409))
async def hand_over(
    table: TableId, seat: SeatPath, wanted: shapes.Deputy, server: Here, person: KnownCaller
) -> Response:
    """Let a bot play for you until you are back."""

    def drafting(room: Room) -> list[Draft]:
        access.must_hold(room, person, seat)
        return room.draft_deputy(seat, wanted.bot, "wish")

    entries = await _change(server, table, person, drafting)
    return answers.json({"number": entries[-1].number, "again": False})


@router.delete("/seats/{seat}/deputy", response_model=shapes.Moved, responses=problems(401, 404, 409))
async def come_back(table: TableId, seat: SeatPath, server: Here, person: KnownCaller) -> Response:
    """Play again yourself."""

    def drafting(room: Room) -> list[Draft]:
        access.must_hold(room, person, seat)
        return room.draft_return(seat)

    entries = await _change(server, table, person, drafting)
    return answers.json({"number": entries[-1].number, "again": False})


async def _change(server: Server, table: str, person: Person, drafting: Drafting) -> list[Entry]:
    """Change a room that the person can see; who answers an old question is told what has changed."""
    try:
        return await server.rooms.change(table, drafting, person.id)
    except (Forbidden, Invalid, Conflict) as error:
        async with access.looking(server, table, person) as (room, _):
            if isinstance(error, Stale):
                # Somebody else may have come to the seat by now.
                access.must_hold(room, person, error.seat)
                look = views.Look(room, server.clock.now())
                error.changed = look.changed(error.answers, error.seat)
        raise


@router.get("/why", response_model=shapes.Why, responses=problems(404, 409))
async def why(
    table: TableId, action: Action, server: Here, person: Caller, seat: SeatQuery = None
) -> Response:
    """Ask why an action is not legal now."""
    async with access.looking(server, table, person) as (room, _):
        point, seen = _own_sight(room, person, seat)
        number = room.game.actions.parse(action)
        reason = room.game.why_not(seen, point, number)
        told = views.message(reason.key, dict(reason.arguments)) if reason else None
        return answers.json({"action": room.game.actions.text(number), "reason": told})


@router.get("/hints", response_model=shapes.Hints, responses=problems(401, 404, 409))
async def hints(
    table: TableId, server: Here, person: KnownCaller, seat: SeatQuery = None, bot: BotName = ADVISER
) -> Response:
    """Ask a bot what it thinks of your choices, from what you know."""
    server.limits.spend("hints", person.id)
    async with access.looking(server, table, person) as (room, _):
        point, _seen = _own_sight(room, person, seat)
        question = ask(room, point, house_bot(bot), server.settings.thinking_seconds)
        number, game = room.number, room.game
    if not question.legal:
        raise Conflict("error-not-asked", seat=point)
    said = await server.thinkers.consider(question)
    candidates = [
        {
            "action": game.actions.text(candidate.action),
            "chance": candidate.chance,
            "points": candidate.points,
            "share": candidate.share,
        }
        for candidate in said
    ]
    return answers.json({"number": number, "bot": bot, "candidates": candidates})


@router.get("/observation", response_model=shapes.Seen, responses=problems(401, 404, 409))
async def observation(table: TableId, server: Here, person: KnownCaller, seat: SeatQuery = None) -> Response:
    """Get all that your seat knows as one record, for bots that think with Tricorne's own engine."""
    async with access.looking(server, table, person) as (room, _):
        point, seen = _own_sight(room, person, seat)
        seen_as = {
            "number": room.number,
            "seat": point,
            "rules": room.setup.rules,
            "layout": layout_name(room.game),
            "observation": write(seen),
            "legal": [room.game.actions.text(action) for action in room.game.legal(seen, point)],
        }
        return answers.json(seen_as)


def _own_sight(room: Room, person: Person | None, seat: int | None) -> tuple[int, Observation]:
    """Return a seat of the person and what it knows."""
    point = access.point_of_view(room, person, seat)
    if point is None:
        raise Forbidden("error-not-seated")
    if room.table is None:
        raise Conflict(f"error-table-{room.status}")
    return point, room.table.observe(point)
