"""The notifier: it watches all rooms and tells people, not too often, and without keeping a table waiting."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Sequence
from typing import Any

from tricorne.errors import TricorneError
from tricorne.server.errors import NotFound
from tricorne.server.notifications.notification import Channel, Notification, NotificationKind
from tricorne.server.notifications.triggers import is_waited_for, notice_of, occasions
from tricorne.server.settings import Settings
from tricorne.server.tables.log import Entry
from tricorne.server.tables.manager import TableManager
from tricorne.server.tables.table import Table
from tricorne.server.ttl_cache import TtlCache

# Nobody is told the same of the same table more often.
APART_SECONDS = 60.0
MOST_REMEMBERED = 50_000
# If more waits to be told to somebody, the oldest is dropped.
MOST_QUEUED = 20
# How long a server that stops goes on telling.
LAST_SECONDS = 2.0

Occasion = tuple[str, str, NotificationKind]

log = logging.getLogger(__name__)


class Notifier:
    """Tells people what happens at their tables."""

    def __init__(
        self,
        settings: Settings,
        tables: TableManager,
        channels: Sequence[Channel],
        apart_seconds: float = APART_SECONDS,
    ) -> None:
        self._settings = settings
        self._rooms = tables
        self._channels = channels
        self._apart = apart_seconds
        self._lately = TtlCache[Occasion, bool](apart_seconds, MOST_REMEMBERED)
        self._later: dict[Occasion, asyncio.TimerHandle] = {}
        self._queues: dict[str, deque[Notification]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to watch."""
        self._rooms.watchers.append(self.watch)

    async def stop(self) -> None:
        """Tell what can still be told in a moment, and stop."""
        for timer in self._later.values():
            timer.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def watch(self, table: Table, entries: Sequence[Entry]) -> None:
        """Tell people what the lines just added to a log mean to them."""
        for person, notice in occasions(table, entries, self._settings):
            self._offer(person, notice)

    def _offer(self, person: str, notice: Notification) -> None:
        occasion = person, notice.table_id, notice.what
        if self._lately.get(occasion):
            # A turn must not be forgotten because the one before was so short a time ago.
            if notice.what == NotificationKind.YOUR_TURN and occasion not in self._later:
                loop = asyncio.get_running_loop()
                self._later[occasion] = loop.call_later(self._apart, self._remind, occasion)
            return
        self._lately.put(occasion, True)
        if occasion in self._later:
            self._later.pop(occasion).cancel()
        self._enqueue(person, notice)

    def _remind(self, occasion: Occasion) -> None:
        del self._later[occasion]
        self._do(self._tell_if_still_waited_for(*occasion))

    async def _tell_if_still_waited_for(self, person: str, table_id: str, what: NotificationKind) -> None:
        try:
            async with self._rooms.looking(table_id) as (table, _):
                if is_waited_for(table, person):
                    self._offer(person, notice_of(table, what, self._settings))
        except NotFound:
            return

    def _enqueue(self, person: str, notice: Notification) -> None:
        if person in self._queues:
            self._queues[person].append(notice)
        else:
            self._queues[person] = deque([notice], MOST_QUEUED)
            self._do(self._deliver(person))

    async def _deliver(self, person: str) -> None:
        """Tell a person one thing after the other."""
        queue = self._queues[person]
        try:
            while queue:
                notice = queue.popleft()
                for channel in self._channels:
                    await self._tell(channel, person, notice)
        finally:
            del self._queues[person]

    @staticmethod
    async def _tell(channel: Channel, person: str, notice: Notification) -> None:
        try:
            await channel.tell(person, notice)
        except TricorneError as error:
            # Not the error itself: it names the host that somebody has chosen.
            log.info("somebody could not be told %s: %s", notice.what, error.message.key)
        except Exception:
            log.exception("somebody could not be told %s", notice.what)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
