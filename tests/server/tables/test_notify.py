"""Several workers at one table: none misses what another stores, even while it loads the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import Connection

from tests.server.support.accounts import at_a_table, move, sit_last
from tricorne.server.storage.database import T
from tricorne.server.tables.manager import TableManager
from tricorne.server.tables.views import Snapshot

NAMES = ["Anne", "Bertrand"]


class Follower:
    """A subscriber that notes how far the log is."""

    def __init__(self) -> None:
        self.number = 0

    def publish(self, snapshot: Snapshot) -> None:
        """Note the number of the last entry."""
        self.number = snapshot.table.number


@pytest.mark.parametrize("known", [False, True])
def test_notifications_during_a_load_are_not_lost(
    database_url: str, monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    async def scenario() -> None:
        async with at_a_table(database_url, "libertalia", NAMES) as (there, people):
            await sit_last(there, people)
            here, follower = TableManager(there.database, there.clock), Follower()
            if known:
                async with here.locked("table") as (_, subscribers):
                    subscribers.add(follower)
                await move(there, 0, people[0])
                here.on_notify(f"table {await number(there)}")
            read, late = there.database.read, [1]

            async def slowly(work: Callable[[Connection], T]) -> T:
                """Another worker stores a move after this one has looked, and before it is answered."""
                found = await read(work)
                if late:
                    await move(there, late.pop(), people[1])
                    here.on_notify(f"table {await number(there)}")
                return found

            monkeypatch.setattr(there.database, "read", slowly)
            async with here.locked("table") as (table, subscribers):
                subscribers.add(follower)
                assert not late
                assert table.number == await number(there)
            assert not known or follower.number == table.number

    async def number(tables: TableManager) -> int:
        async with tables.locked("table") as (table, _):
            return table.number

    asyncio.run(scenario())
