"""Workers at one table: what another has stored is heard, even while the room is being read."""

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


class Ear:
    """Somebody who follows a table."""

    def __init__(self) -> None:
        self.told = 0

    def hear(self, look: Snapshot) -> None:
        """Note how far the log has come."""
        self.told = look.table.number


@pytest.mark.parametrize("known", [False, True])
def test_news_that_come_while_a_room_is_read_are_not_missed(
    database_url: str, monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    async def story() -> None:
        async with at_a_table(database_url, "libertalia", NAMES) as (there, people):
            await sit_last(there, people)
            here, ear = TableManager(there.database, there.clock), Ear()
            if known:
                async with here.looking("table") as (_, listeners):
                    listeners.add(ear)
                await move(there, 0, people[0])
                here.news(f"table {await number(there)}")
            read, late = there.database.read, [1]

            async def slowly(work: Callable[[Connection], T]) -> T:
                """Another worker stores a move after this one has looked, and before it is answered."""
                found = await read(work)
                if late:
                    await move(there, late.pop(), people[1])
                    here.news(f"table {await number(there)}")
                return found

            monkeypatch.setattr(there.database, "read", slowly)
            async with here.looking("table") as (table, listeners):
                listeners.add(ear)
                assert not late
                assert table.number == await number(there)
            assert not known or ear.told == table.number

    async def number(tables: TableManager) -> int:
        async with tables.looking("table") as (table, _):
            return table.number

    asyncio.run(story())
