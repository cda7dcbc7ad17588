"""The numbers that people's pages add to a deal: committed to first, then revealed (`table.fair_deal`)."""

from __future__ import annotations

from fastapi import APIRouter, Response

from tricorne.server.api import permissions, schemas
from tricorne.server.api.authentication import KnownCaller
from tricorne.server.api.dependencies import CurrentServer, SeatPath, TableId, problems
from tricorne.server.api.tables import look
from tricorne.server.tables.log import Draft
from tricorne.server.tables.table import Table

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", tags=["tables"])


@router.put("/number-hash", response_model=schemas.WholeTable, responses=problems(401, 404, 409))
async def commit(
    table_id: TableId, seat: SeatPath, wanted: schemas.Commit, server: CurrentServer, person: KnownCaller
) -> Response:
    """Commit to a number for the deal by its hash: when you sit down, and again where it is asked for."""
    server.rate_limits.spend("moves", person.id)
    await permissions.must_see(server, table_id, person)

    def drafting(table: Table) -> list[Draft]:
        permissions.must_hold(table, person, seat)
        return table.draft_commit(seat, wanted.number_hash)

    await server.tables.change(table_id, drafting, person.id)
    return await look(table_id, server, person)


@router.put("/number", response_model=schemas.WholeTable, responses=problems(401, 404, 409))
async def reveal(
    table_id: TableId, seat: SeatPath, wanted: schemas.Reveal, server: CurrentServer, person: KnownCaller
) -> Response:
    """Reveal your number when no seat is open and all have committed. With the last one the game is dealt."""
    server.rate_limits.spend("moves", person.id)
    await permissions.must_see(server, table_id, person)

    def drafting(table: Table) -> list[Draft]:
        permissions.must_hold(table, person, seat)
        return table.draft_reveal(seat, wanted.number)

    await server.tables.change(table_id, drafting, person.id)
    return await look(table_id, server, person)
