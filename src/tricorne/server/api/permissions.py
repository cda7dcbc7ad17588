"""Permissions: who may see a table and from which seat, and who may act there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Connection, select

from tricorne.server.accounts.accounts import Person
from tricorne.server.errors import Forbidden, Invalid, NotFound
from tricorne.server.server import Server
from tricorne.server.storage.models import Watch
from tricorne.server.tables.manager import Subscriber
from tricorne.server.tables.table import Table


@asynccontextmanager
async def visible_table(
    server: Server, table_id: str, person: Person | None
) -> AsyncIterator[tuple[Table, set[Subscriber]]]:
    """Lock a table that a person may see; for all others it does not exist."""
    invited = False
    while True:
        async with server.tables.locked(table_id) as (table, subscribers):
            if invited or _is_visible(table, person):
                yield table, subscribers
                return
        # Not while the table is locked: its players would wait for the database, too.
        if not (invited := await _was_invited(server, table_id, person)):
            raise NotFound("error-no-table", table=table_id[:40])


async def must_see(server: Server, table_id: str, person: Person | None) -> None:
    """Reject a table that a person may not see, as if it did not exist."""
    async with visible_table(server, table_id, person):
        return


def _is_visible(table: Table, person: Person | None) -> bool:
    """Whether a person may see a table without an invitation: public, their own, or with their seat."""
    if table.setup.public:
        return True
    return person is not None and (table.setup.host == person.id or bool(table.seats_of(person.id)))


async def _was_invited(server: Server, table_id: str, person: Person | None) -> bool:
    if person is None:
        return False
    who = person.id
    return await server.database.read(lambda connection: is_invited(connection, table_id, who))


def is_invited(connection: Connection, table_id: str, person: str) -> bool:
    """Whether a person was invited to a table."""
    invitation = select(Watch.person_id).where(Watch.table_id == table_id, Watch.person_id == person)
    return connection.execute(invitation).first() is not None


def point_of_view(table: Table, person: Person | None, seat: int | None) -> int | None:
    """Return the seat of the viewer: the requested one if it is theirs, otherwise their first."""
    own = table.seats_of(person.id) if person else []
    if seat is None:
        waiting = [seat for seat in own if seat in table.waiting()]
        return next(iter([*waiting, *own]), None)
    if seat not in range(table.setup.players):
        raise Invalid("error-no-seat", seat=seat, last=table.setup.players - 1)
    if seat not in own:
        raise Forbidden("error-not-your-seat", seat=seat)
    return seat


def reviewing(table: Table, person: Person | None, seat: int | None) -> int | None:
    """Return the seat to review from: any, once the game is over."""
    if seat is not None and table.revealed and seat in range(table.setup.players):
        return seat
    return point_of_view(table, person, seat)


def must_hold(table: Table, person: Person, seat: int) -> None:
    """Reject a request that only the person at a seat may make."""
    if seat not in range(table.setup.players):
        raise Invalid("error-no-seat", seat=seat, last=table.setup.players - 1)
    if table.chairs[seat].person != person.id:
        raise Forbidden("error-not-your-seat", seat=seat)


def must_host(table: Table, person: Person) -> None:
    """Reject a request that only the host of a table may make."""
    if table.setup.host != person.id:
        raise Forbidden("error-not-host")
