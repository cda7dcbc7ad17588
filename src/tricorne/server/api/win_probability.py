"""The endpoint for win probabilities over the course of a finished game."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import Field

from tricorne.server.api import permissions
from tricorne.server.api.authentication import Caller, address_of
from tricorne.server.api.dependencies import CurrentServer, TableId, problems
from tricorne.server.api.schemas import Outgoing
from tricorne.server.errors import Conflict, ServiceUnavailable
from tricorne.server.http import responses

router = APIRouter(prefix="/api/tables/{table}", tags=["review"])

IN_PROGRESS = 202
DIGITS = 4


class Chances(Outgoing):
    """The win probabilities over a game, as far as they have been computed."""

    done: bool = Field(description="whether all positions have been evaluated; if not, ask again soon")
    moves: list[int] = Field(description="the positions to evaluate, by number of moves played")
    chances: list[list[float]] = Field(description="by position as far as evaluated, then by seat")


@router.get(
    "/chances",
    response_model=Chances,
    responses={
        IN_PROGRESS: {"model": Chances, "description": "Not all positions have been evaluated yet."},
        **problems(404, 409),
    },
)
async def chances(table_id: TableId, server: CurrentServer, person: Caller, request: Request) -> Response:
    """Return the win probabilities of a finished game, move by move."""
    async with permissions.visible_table(server, table_id, person) as (table, _):
        if not table.revealed or table.match is None or table.broken:
            raise Conflict("error-not-over")
        curve = server.win_probabilities.find(table_id)
        if curve is None:
            server.rate_limits.spend("hints", person.id if person else address_of(request))
        played = table.match
    if curve is None:
        curve = await server.win_probabilities.begin(table_id, played)
    if curve.failed:
        raise ServiceUnavailable("error-internal")
    content = {
        "done": curve.done,
        "moves": curve.moves,
        "chances": [[round(chance, DIGITS) for chance in row] for row in curve.chances],
    }
    return responses.json(content, 200 if curve.done else IN_PROGRESS)
