"""The notifier: not too often, nothing forgotten, and no table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.accounts.support import Pigeon, at_a_table, move, settings_for, sit_last
from tricorne.server.errors import Conflict
from tricorne.server.notifications import notifier as module
from tricorne.server.notifications.notification import NotificationKind
from tricorne.server.notifications.notifier import MOST_QUEUED, Notifier
from tricorne.server.notifications.triggers import notification_of
from tricorne.server.tables.manager import TableManager

LONG = 600.0
SHORT = 0.2


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@asynccontextmanager
async def watched(
    url: str, pigeon: Pigeon, apart: float, game: str = "liberte", players: int = 3
) -> AsyncIterator[tuple[TableManager, list[str], Notifier]]:
    names = ["Anne", "Bertrand", "Camille"][:players]
    async with at_a_table(url, game, names) as (tables, ids):
        notifier = Notifier(settings_for(url), tables, [pigeon], apart)
        notifier.start()
        try:
            yield tables, ids, notifier
        finally:
            await notifier.stop()


async def play_until(tables: TableManager, ids: list[str], seat: int) -> None:
    """Play on until a seat that has just played is waited for again."""
    moved = False
    while True:
        async with tables.looking("table") as (table, _):
            (waiting,) = table.waiting()
        if waiting != seat:
            moved = True
        elif moved:
            return
        await move(tables, waiting, ids[waiting])


async def eventually(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_turn_is_told_once_however_often_it_comes(url: str) -> None:
    async def story() -> None:
        pigeon = Pigeon()
        async with watched(url, pigeon, LONG) as (tables, ids, notifier):
            await sit_last(tables, ids)
            for _ in range(3):
                await play_until(tables, ids, 0)
            await eventually(lambda: not notifier._tasks)
            told = [person for person, notice in pigeon.carried if notice.what == NotificationKind.YOUR_TURN]
            assert sorted(told) == sorted(ids)

    asyncio.run(story())


def test_a_turn_that_came_too_soon_is_told_later_if_it_still_is_one(url: str) -> None:
    async def story() -> None:
        pigeon = Pigeon()
        async with watched(url, pigeon, SHORT) as (tables, ids, notifier):
            await sit_last(tables, ids)
            await play_until(tables, ids, 0)
            before = len(pigeon.carried)
            await eventually(lambda: not notifier._reminders and not notifier._tasks)
            assert {person for person, _ in pigeon.carried[before:]} <= {ids[0]}
            assert pigeon.carried[-1][0] == ids[0]

    asyncio.run(story())


def test_no_table_waits_for_a_notice(url: str) -> None:
    async def story() -> None:
        pigeon = Pigeon(released=asyncio.Event())
        async with watched(url, pigeon, LONG) as (tables, ids, notifier):
            await sit_last(tables, ids)
            await play_until(tables, ids, 0)
            assert not pigeon.carried
            assert pigeon.released
            pigeon.released.set()
            await eventually(lambda: not notifier._tasks)
            assert pigeon.carried

    asyncio.run(story())


def test_a_notice_that_is_lost_harms_nobody_and_the_log_does_not_say_whose_it_was(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    people: list[str] = []

    async def story() -> None:
        pigeon = Pigeon(lost=Conflict("error-webhook-silent", host="hooks.example"))
        async with watched(url, pigeon, SHORT) as (tables, ids, notifier):
            people.extend(ids)
            await sit_last(tables, ids)
            await play_until(tables, ids, 0)
            pigeon.lost = RuntimeError("a hawk")
            await play_until(tables, ids, 0)
            await eventually(lambda: not notifier._tasks and not notifier._reminders)
            pigeon.lost = None
            await play_until(tables, ids, 0)
            await eventually(lambda: pigeon.carried)

    asyncio.run(story())
    assert "error-webhook-silent" in caplog.text
    assert "a hawk" in caplog.text
    for secret in ("hooks.example", *people):
        assert secret not in caplog.text


def test_only_so_much_waits_to_be_told_to_one_person(url: str) -> None:
    async def story() -> None:
        pigeon = Pigeon(released=asyncio.Event())
        async with watched(url, pigeon, LONG) as (tables, ids, notifier):
            async with tables.looking("table") as (table, _):
                notice = notification_of(table, NotificationKind.YOUR_TURN, settings_for(url))
            for _ in range(MOST_QUEUED * 2):
                notifier._enqueue(ids[0], notice)
            assert pigeon.released
            pigeon.released.set()
            await eventually(lambda: not notifier._tasks)
            assert len(pigeon.carried) == MOST_QUEUED

    asyncio.run(story())


def test_a_stop_does_not_wait_for_what_cannot_be_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHUTDOWN_SECONDS", 0.05)

    async def story() -> None:
        pigeon = Pigeon(released=asyncio.Event())
        async with watched(url, pigeon, LONG) as (tables, ids, notifier):
            await sit_last(tables, ids)
            await play_until(tables, ids, 0)
            assert notifier._tasks
            await notifier.stop()
            assert not notifier._queues

    asyncio.run(story())


def test_a_reminder_of_a_table_that_is_gone_is_dropped(url: str) -> None:
    async def story() -> None:
        pigeon = Pigeon()
        async with watched(url, pigeon, LONG) as (_, ids, notifier):
            await notifier._notify_if_still_waited_for(ids[0], "elsewhere", NotificationKind.YOUR_TURN)
            assert not pigeon.carried

    asyncio.run(story())
