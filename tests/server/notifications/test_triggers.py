"""When people are notified, at real tables of both games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from tests.server.support.accounts import at_a_table, move, settings_for, sit_last
from tricorne.server.notifications.notification import NotificationKind
from tricorne.server.notifications.triggers import is_waited_for, table_url, triggered
from tricorne.server.tables.log import Entry
from tricorne.server.tables.manager import TableManager
from tricorne.server.tables.setup import Status
from tricorne.server.tables.state import Timeouts
from tricorne.server.tables.table import Table

THREE = ["Anne", "Bertrand", "Camille"]

Told = dict[str, NotificationKind]


class Watching:
    """Records who would be notified of what after each change."""

    def __init__(self, tables: TableManager, url: str) -> None:
        self.told: Told = {}
        self._settings = settings_for(url, url="https://play.example/")
        self.pages: set[str] = set()
        tables.append_hooks.append(self._watch)

    def _watch(self, table: Table, entries: Sequence[Entry]) -> None:
        notices = list(triggered(table, entries, self._settings))
        self.told = {person: notice.what for person, notice in notices}
        self.pages = {notice.url for _, notice in notices}


async def waiting(tables: TableManager) -> tuple[int, ...]:
    async with tables.locked("table") as (table, _):
        return table.waiting()


def test_notifications_link_to_the_public_url() -> None:
    assert table_url(settings_for("", url="https://play.example/"), "1") == "https://play.example/table/1"
    assert table_url(settings_for("", port=80), "1") == "http://127.0.0.1:80/table/1"
    assert table_url(settings_for("", host="0.0.0.0"), "1") == "http://localhost:8017/table/1"  # noqa: S104
    assert table_url(settings_for("", host="::1"), "1") == "http://[::1]:8017/table/1"


def test_only_the_next_player_is_notified(url: str) -> None:
    async def scenario() -> None:
        async with at_a_table(url, "liberte", THREE) as (tables, ids):
            watching = Watching(tables, url)
            await sit_last(tables, ids)
            (first,) = await waiting(tables)
            assert watching.told == ({ids[first]: NotificationKind.YOUR_TURN} if first != 2 else {})
            for _ in range(30):
                (before,) = await waiting(tables)
                await move(tables, before, ids[before])
                (after,) = await waiting(tables)
                assert watching.told == ({ids[after]: NotificationKind.YOUR_TURN} if after != before else {})
                assert watching.pages <= {"https://play.example/table/table"}

    asyncio.run(scenario())


def test_a_simultaneous_choice_notifies_everybody_once(url: str) -> None:
    async def scenario() -> None:
        async with at_a_table(url, "libertalia", THREE) as (tables, ids):
            watching = Watching(tables, url)
            await sit_last(tables, ids)
            assert watching.told == dict.fromkeys(ids[:2], NotificationKind.YOUR_TURN)
            await move(tables, 0, ids[0])
            assert watching.told == {}
            await move(tables, 1, ids[1])
            assert watching.told == {}

    asyncio.run(scenario())


def test_a_person_with_a_deputy_is_notified_only_of_the_end(url: str) -> None:
    async def scenario() -> None:
        async with at_a_table(url, "libertalia", ["Anne", "Bertrand"]) as (tables, ids):
            watching = Watching(tables, url)
            await sit_last(tables, ids)
            await tables.change("table", lambda table: table.draft_deputy(0, "random", "wish"), ids[0])
            over = False
            while not over:
                seat = (await waiting(tables))[0]
                await move(tables, seat, ids[1] if seat == 1 else None)
                async with tables.locked("table") as (table, _):
                    over = table.status == Status.FINISHED
                if not over:
                    assert ids[0] not in watching.told
                    assert not is_waited_for(table, ids[0])
            last_mover = ids[1] if seat == 1 else None
            assert watching.told == {
                person: NotificationKind.GAME_OVER for person in ids if person != last_mover
            }
            await tables.change("table", lambda table: table.draft_rematch(0, "next"), ids[0])
            assert watching.told == {ids[1]: NotificationKind.REMATCH}
            assert watching.pages == {"https://play.example/table/next"}

    asyncio.run(scenario())


def test_a_proposal_notifies_those_who_must_agree(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with at_a_table(url, "libertalia", THREE) as (tables, ids):
            watching = Watching(tables, url)
            await sit_last(tables, ids)
            await move(tables, 0, ids[0])
            absence = Timeouts().absence
            now = tables.clock.now()
            monkeypatch.setattr(tables.clock, "now", lambda: now + absence)
            await tables.change("table", lambda table: table.draft_propose_deputy(0, 2), ids[0])
            assert watching.told == {ids[1]: NotificationKind.PROPOSAL}
            await tables.change(
                "table", lambda table: table.draft_answer(1, table.number, agree=False), ids[1]
            )
            assert watching.told == {}
            await tables.change("table", lambda table: table.draft_propose_rewind(0, 0), ids[0])
            assert watching.told == dict.fromkeys(ids[1:], NotificationKind.PROPOSAL)

    asyncio.run(scenario())
