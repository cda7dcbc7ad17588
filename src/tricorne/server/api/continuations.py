"""Continuations: a game that was begun in a browser goes on at a table of the server.

The page knew the seed of that game, and so every card. When the game starts here, everything that is
hidden from the seats of the person who brought it is therefore dealt anew, with randomness of the
server (see `Table`). There is no commitment, and the game is not rated.
"""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Response

from tricorne.games.game import FIRST_DEALT
from tricorne.server.accounts.secrets import new_deal_secret
from tricorne.server.api import schemas
from tricorne.server.api.authentication import KnownCaller
from tricorne.server.api.card_sets import chosen_game, known_games
from tricorne.server.api.dependencies import CurrentServer, problems
from tricorne.server.api.review import move_drafts, read_record
from tricorne.server.api.tables import (
    check_table_limits,
    check_title,
    record_setup,
    seat_everybody,
    table_view,
)
from tricorne.server.errors import Conflict, Invalid
from tricorne.server.http import responses
from tricorne.server.tables.log import Draft
from tricorne.server.tables.setup import TableKind
from tricorne.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"])


@router.post(
    "/continuations", status_code=201, response_model=schemas.WholeTable, responses=problems(401, 409)
)
async def continue_game(wanted: schemas.Continuation, server: CurrentServer, person: KnownCaller) -> Response:
    """Continue a game that was begun in a browser, at a new table. It starts as soon as no seat is open.

    Your own seats keep their hands. Everything else that is hidden is dealt anew when the game starts.
    The game is not rated, and its deal cannot be verified.
    """
    server.rate_limits.spend("imports", person.id)
    await check_table_limits(server, person)
    # JSON can contain lone surrogates, which are not valid text; the parser says so.
    content = wanted.record.encode("utf-8", "surrogatepass")
    known = await known_games(server, person)
    record, match = await server.tables.offload.run(read_record, content, known)
    # The host may have switched off what was possible when the set was uploaded.
    await chosen_game(server, person, record.game.name, record.game.file.fingerprint)
    if record.rules_version < FIRST_DEALT:
        raise Invalid("error-continue-rules", version=record.rules_version)
    if not match.waiting():
        raise Conflict("error-continue-over")
    if len(wanted.seats) != record.players:
        raise Invalid("error-seats-count", found=len(wanted.seats), players=record.players)
    own = [seat for seat, who in enumerate(wanted.seats) if who.kind == "me"]
    if not own:
        raise Invalid("error-continue-seat")
    chairs = await seat_everybody(server, person, wanted.seats)
    setup = replace(
        record_setup(record, TableKind.CONTINUED, person.id),
        title=check_title(wanted.title),
        public=wanted.public,
        pace=wanted.pace,
        origin={"moves": len(match.played)},
    )
    entries = move_drafts(record.game, match.moves, match.restreams, match.redeals)

    def drafting(table: Table) -> list[Draft]:
        return table.draft_continuation(entries, own, new_deal_secret(), chairs)

    table = await server.tables.create(setup, drafting, person.id)
    return responses.json(table_view(server, table, person, None), 201)
