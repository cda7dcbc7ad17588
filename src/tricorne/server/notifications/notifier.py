"""The notifier: it watches all tables and notifies people, rate-limited and in the background."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Sequence
from typing import Any

from cachetools import TTLCache

from tricorne.errors import TricorneError
from tricorne.server.errors import NotFound
from tricorne.server.notifications.notification import Channel, Notification, NotificationKind
from tricorne.server.notifications.triggers import is_waited_for, notification_of, triggered
from tricorne.server.settings import Settings
from tricorne.server.tables.log import Entry
from tricorne.server.tables.manager import TableManager
from tricorne.server.tables.table import Table

# The same notification about the same table is sent at most this often.
INTERVAL_SECONDS = 60.0
CACHE_SIZE = 50_000
# If more notifications wait for one person, the oldest is dropped.
MOST_QUEUED = 20
# How long pending deliveries may take on shutdown.
SHUTDOWN_SECONDS = 2.0

Topic = tuple[str, str, NotificationKind]
"""A person, a table, and what a notification is about."""

log = logging.getLogger(__name__)


class Notifier:
    """Notifies people of what happens at their tables."""

    def __init__(
        self,
        settings: Settings,
        tables: TableManager,
        channels: Sequence[Channel],
        interval_seconds: float = INTERVAL_SECONDS,
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._channels = channels
        self._interval = interval_seconds
        self._recent: TTLCache[Topic, None] = TTLCache(CACHE_SIZE, interval_seconds)
        self._reminders: dict[Topic, asyncio.TimerHandle] = {}
        self._queues: dict[str, deque[Notification]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start watching."""
        self._tables.append_hooks.append(self.watch)

    async def stop(self) -> None:
        """Finish pending deliveries within a moment, and stop."""
        for timer in self._reminders.values():
            timer.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=SHUTDOWN_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def watch(self, table: Table, entries: Sequence[Entry]) -> None:
        """Notify people of entries just added to a log."""
        for person, notification in triggered(table, entries, self._settings):
            self._notify(person, notification)

    def _notify(self, person: str, notification: Notification) -> None:
        topic = person, notification.table_id, notification.what
        if topic in self._recent:
            # A turn must not be lost because the previous one was only a moment ago.
            if notification.what == NotificationKind.YOUR_TURN and topic not in self._reminders:
                loop = asyncio.get_running_loop()
                self._reminders[topic] = loop.call_later(self._interval, self._remind, topic)
            return
        self._recent[topic] = None
        if topic in self._reminders:
            self._reminders.pop(topic).cancel()
        self._enqueue(person, notification)

    def _remind(self, topic: Topic) -> None:
        del self._reminders[topic]
        self._start_task(self._notify_if_still_waited_for(*topic))

    async def _notify_if_still_waited_for(self, person: str, table_id: str, what: NotificationKind) -> None:
        try:
            async with self._tables.locked(table_id) as (table, _):
                if is_waited_for(table, person):
                    self._notify(person, notification_of(table, what, self._settings))
        except NotFound:
            return

    def _enqueue(self, person: str, notification: Notification) -> None:
        if person in self._queues:
            self._queues[person].append(notification)
        else:
            self._queues[person] = deque([notification], MOST_QUEUED)
            self._start_task(self._deliver_queue(person))

    async def _deliver_queue(self, person: str) -> None:
        """Deliver a person's notifications one after another."""
        queue = self._queues[person]
        try:
            while queue:
                notification = queue.popleft()
                for channel in self._channels:
                    await self._deliver(channel, person, notification)
        finally:
            del self._queues[person]

    @staticmethod
    async def _deliver(channel: Channel, person: str, notification: Notification) -> None:
        try:
            await channel.deliver(person, notification)
        except TricorneError as error:
            # Not the error itself: it contains the host that the person has chosen.
            log.info("a notification (%s) could not be delivered: %s", notification.what, error.message.key)
        except Exception:
            log.exception("a notification (%s) could not be delivered", notification.what)

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
