"""The numbers that pages contribute to a deal: first committed, then revealed (`match.fair_deal`)."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Response

from tricorne.server.accounts.accounts import Person
from tricorne.server.api import permissions, schemas
from tricorne.server.api.authentication import KnownCaller
from tricorne.server.api.dependencies import CurrentServer, SeatPath, TableId, problems
from tricorne.server.api.tables import look
from tricorne.server.server import Server
from tricorne.server.tables.log import Draft
from tricorne.server.tables.table import Table

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", tags=["tables"])


@router.put("/number-hash", response_model=schemas.WholeTable, responses=problems(401, 404, 409))
async def commit(
    table_id: TableId, seat: SeatPath, wanted: schemas.Commit, server: CurrentServer, person: KnownCaller
) -> Response:
    """Commit to a number for the deal by its hash: when you sit down, and again if numbers were discarded."""
    return await _change(
        server, table_id, person, seat, lambda table: table.draft_commit(seat, wanted.number_hash)
    )


@router.put("/number", response_model=schemas.WholeTable, responses=problems(401, 404, 409))
async def reveal(
    table_id: TableId, seat: SeatPath, wanted: schemas.Reveal, server: CurrentServer, person: KnownCaller
) -> Response:
    """Reveal your number when no seat is open and all have committed. The last one starts the game."""
    return await _change(
        server, table_id, person, seat, lambda table: table.draft_reveal(seat, wanted.number)
    )


async def _change(
    server: Server, table_id: str, person: Person, seat: int, drafting: Callable[[Table], list[Draft]]
) -> Response:
    """Change a table for a seat of the person; respond with the table."""
    server.rate_limits.spend("moves", person.id)
    await permissions.must_see(server, table_id, person)

    def for_own_seat(table: Table) -> list[Draft]:
        permissions.must_hold(table, person, seat)
        return drafting(table)

    await server.tables.change(table_id, for_own_seat, person.id)
    return await look(table_id, server, person)
