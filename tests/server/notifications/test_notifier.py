"""The notifier: rate-limited, without losing a turn, and without blocking a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from tests.server.support.accounts import RecordingChannel, at_a_table, move, settings_for, sit_last
from tricorne.server.errors import Conflict
from tricorne.server.notifications import notifier as module
from tricorne.server.notifications.notification import NotificationKind
from tricorne.server.notifications.notifier import MOST_QUEUED, Notifier
from tricorne.server.notifications.triggers import notification_of
from tricorne.server.tables.manager import TableManager

LONG = 600.0
SHORT = 0.2


@asynccontextmanager
async def watched(
    url: str, channel: RecordingChannel, interval: float, game: str = "liberte", players: int = 3
) -> AsyncIterator[tuple[TableManager, list[str], Notifier]]:
    names = ["Anne", "Bertrand", "Camille"][:players]
    async with at_a_table(url, game, names) as (tables, ids):
        notifier = Notifier(settings_for(url), tables, [channel], interval)
        notifier.start()
        try:
            yield tables, ids, notifier
        finally:
            await notifier.stop()


async def play_until(tables: TableManager, ids: list[str], seat: int) -> None:
    """Play until it is the turn of a seat that has just played."""
    moved = False
    while True:
        async with tables.locked("table") as (table, _):
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


def test_repeated_turns_are_notified_once_per_interval(url: str) -> None:
    async def scenario() -> None:
        channel = RecordingChannel()
        async with watched(url, channel, LONG) as (tables, ids, notifier):
            await sit_last(tables, ids)
            for _ in range(3):
                await play_until(tables, ids, 0)
            await eventually(lambda: not notifier._tasks)
            told = [
                person for person, notice in channel.delivered if notice.what == NotificationKind.YOUR_TURN
            ]
            assert sorted(told) == sorted(ids)

    asyncio.run(scenario())


def test_a_turn_within_the_interval_is_notified_later_if_still_open(url: str) -> None:
    async def scenario() -> None:
        channel = RecordingChannel()
        async with watched(url, channel, SHORT) as (tables, ids, notifier):
            await sit_last(tables, ids)
            await play_until(tables, ids, 0)
            before = len(channel.delivered)
            await eventually(lambda: not notifier._reminders and not notifier._tasks)
            assert {person for person, _ in channel.delivered[before:]} <= {ids[0]}
            assert channel.delivered[-1][0] == ids[0]

    asyncio.run(scenario())


def test_no_table_waits_for_a_notification(url: str) -> None:
    async def scenario() -> None:
        channel = RecordingChannel(released=asyncio.Event())
        async with watched(url, channel, LONG) as (tables, ids, notifier):
            await sit_last(tables, ids)
            await play_until(tables, ids, 0)
            assert not channel.delivered
            assert channel.released
            channel.released.set()
            await eventually(lambda: not notifier._tasks)
            assert channel.delivered

    asyncio.run(scenario())


def test_a_failed_delivery_is_logged_without_the_person(url: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    people: list[str] = []

    async def scenario() -> None:
        channel = RecordingChannel(failure=Conflict("error-webhook-silent", host="hooks.example"))
        async with watched(url, channel, SHORT) as (tables, ids, notifier):
            people.extend(ids)
            await sit_last(tables, ids)
            await play_until(tables, ids, 0)
            channel.failure = RuntimeError("a bug")
            await play_until(tables, ids, 0)
            await eventually(lambda: not notifier._tasks and not notifier._reminders)
            channel.failure = None
            await play_until(tables, ids, 0)
            await eventually(lambda: channel.delivered)

    asyncio.run(scenario())
    assert "error-webhook-silent" in caplog.text
    assert "a bug" in caplog.text
    for secret in ("hooks.example", *people):
        assert secret not in caplog.text


def test_the_notification_queue_of_a_person_is_limited(url: str) -> None:
    async def scenario() -> None:
        channel = RecordingChannel(released=asyncio.Event())
        async with watched(url, channel, LONG) as (tables, ids, notifier):
            async with tables.locked("table") as (table, _):
                notice = notification_of(table, NotificationKind.YOUR_TURN, settings_for(url))
            for _ in range(MOST_QUEUED * 2):
                notifier._enqueue(ids[0], notice)
            assert channel.released
            channel.released.set()
            await eventually(lambda: not notifier._tasks)
            assert len(channel.delivered) == MOST_QUEUED

    asyncio.run(scenario())


def test_stopping_does_not_wait_for_stuck_deliveries(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHUTDOWN_SECONDS", 0.05)

    async def scenario() -> None:
        channel = RecordingChannel(released=asyncio.Event())
        async with watched(url, channel, LONG) as (tables, ids, notifier):
            await sit_last(tables, ids)
            await play_until(tables, ids, 0)
            assert notifier._tasks
            await notifier.stop()
            assert not notifier._queues

    asyncio.run(scenario())


def test_a_reminder_for_a_deleted_table_is_dropped(url: str) -> None:
    async def scenario() -> None:
        channel = RecordingChannel()
        async with watched(url, channel, LONG) as (_, ids, notifier):
            await notifier._notify_if_still_waited_for(ids[0], "elsewhere", NotificationKind.YOUR_TURN)
            assert not channel.delivered

    asyncio.run(scenario())
