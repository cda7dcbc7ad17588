"""Chances to win over a game, to look back at."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import Field

from tricorne.server.api import permissions
from tricorne.server.api.authentication import Caller, address_of
from tricorne.server.api.dependencies import CurrentServer, TableId, problems
from tricorne.server.api.schemas import Outgoing
from tricorne.server.errors import Conflict, Unavailable
from tricorne.server.http import responses

router = APIRouter(prefix="/api/tables/{table}", tags=["review"])

STILL_THINKING = 202
DIGITS = 4


class Chances(Outgoing):
    """How the chances to win went over a game, as far as they have been judged."""

    done: bool = Field(description="whether all of `moves` have been judged; if not, ask again soon")
    moves: list[int] = Field(description="the positions to be judged: after how many moves they stand")
    chances: list[list[float]] = Field(description="by position as far as judged, then by seat")


@router.get(
    "/chances",
    response_model=Chances,
    responses={
        STILL_THINKING: {"model": Chances, "description": "Not all is judged yet."},
        **problems(404, 409),
    },
)
async def chances(table_id: TableId, server: CurrentServer, person: Caller, request: Request) -> Response:
    """See how the chances to win went, move by move, when the game is over."""
    async with permissions.looking(server, table_id, person) as (table, _):
        if not table.revealed or table.match is None or table.broken:
            raise Conflict("error-not-over")
        curve = server.win_probabilities.find(table_id)
        if curve is None:
            server.rate_limits.spend("hints", person.id if person else address_of(request))
        played = table.match
    if curve is None:
        curve = await server.win_probabilities.begin(table_id, played)
    if curve.failed:
        raise Unavailable("error-internal")
    told = {
        "done": curve.done,
        "moves": curve.moves,
        "chances": [[round(chance, DIGITS) for chance in row] for row in curve.chances],
    }
    return responses.json(told, 200 if curve.done else STILL_THINKING)
