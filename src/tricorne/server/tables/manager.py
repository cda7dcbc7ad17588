"""The open rooms: each is changed by one at a time, stored before anybody hears of it, and told to all.

Whoever wants to look at a room holds it, too: so nobody sees a move that is
not stored yet.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Protocol

from sqlalchemy import Connection

from tricorne.server.compute.offload import Offload
from tricorne.server.errors import Conflict, RulesNotReady, ServiceUnavailable
from tricorne.server.storage.database import Database
from tricorne.server.storage.errors import StorageUnknown
from tricorne.server.tables import repository
from tricorne.server.tables.clock import RunningClock
from tricorne.server.tables.log import Draft, Entry
from tricorne.server.tables.repository import ConcurrentUpdate
from tricorne.server.tables.setup import Setup, Status
from tricorne.server.tables.state import Timeouts
from tricorne.server.tables.table import Table
from tricorne.server.tables.views import Snapshot

# However many workers want to write at the same table, one comes through long before.
ATTEMPTS = 20
# So many lines are folded in the event loop: all that a new table begins with.
FEW = 16

log = logging.getLogger(__name__)

Drafting = Callable[[Table], Sequence[Draft]]


class Listener(Protocol):
    """Somebody who follows what happens in a room."""

    def hear(self, look: Snapshot) -> None:
        """Look at a room whose log may have new lines; must not wait."""


Watcher = Callable[[Table, Sequence[Entry]], None]


@dataclass(eq=False)
class LoadedTable:
    """A room in memory. It is None when what is stored has to be read anew."""

    table: Table | None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    used: float = field(default_factory=time.monotonic)
    behind: bool = False
    """Whether the log may have lines that the room has not."""

    def tell(self, ran: float) -> None:
        """Let all listeners look at the room."""
        if self.table is None:
            return
        look = Snapshot(self.table, ran)
        for listener in list(self.listeners):
            try:
                listener.hear(look)
            except Exception:
                log.exception("somebody could not be told what happened at table %s", self.table.setup.id)


class TableManager:
    """All rooms that are in memory."""

    def __init__(self, database: Database, clock: RunningClock, timeouts: Timeouts | None = None) -> None:
        self.database = database
        self.clock = clock
        self._timeouts = timeouts or Timeouts()
        self.watchers: list[Watcher] = []
        """Called with the lines that this worker has added to the log of any room."""
        self.offload = Offload()
        self._held: dict[str, LoadedTable] = {}
        self._tasks: set[asyncio.Future[Any]] = set()

    def __len__(self) -> int:
        return len(self._held)

    async def create(self, setup: Setup, drafting: Drafting, person: str | None) -> Table:
        """Make a table, and add the first lines to its log."""
        table = Table(setup)
        table.timeouts, table.now = self._timeouts, self.clock.now()
        drafts = drafting(table)
        if len(drafts) > FEW:
            # A whole game: nobody knows of the room yet, so it can be folded elsewhere.
            entries = await self.offload.run(self._add, table, drafts, person)
        else:
            entries = self._add(table, drafts, person)

        def work(connection: Connection) -> None:
            repository.insert_table(connection, setup, datetime.now(UTC))
            if entries:
                repository.append_entries(connection, table, entries, repository.seat_rows(table))

        await self.database.write(work, about=setup.id)
        # Whoever looked for it meanwhile is about to read it as it is stored.
        self._held.setdefault(setup.id, LoadedTable(table))
        self._watch(table, entries)
        return table

    @asynccontextmanager
    async def looking(self, table_id: str) -> AsyncIterator[tuple[Table, set[Listener]]]:
        """Hold a room to look at it, as it is stored; and those who listen there."""
        async with self._holding(table_id) as held:
            assert held.table is not None
            yield held.table, held.listeners

    @asynccontextmanager
    async def _holding(self, table_id: str) -> AsyncIterator[LoadedTable]:
        while True:
            held = self._held.setdefault(table_id, LoadedTable(None))
            async with held.lock:
                if self._held.get(table_id) is not held:
                    continue
                held.used = time.monotonic()
                try:
                    await self._refresh(held, table_id)
                except BaseException:
                    if held.table is None and not held.listeners:
                        del self._held[table_id]
                    raise
                yield held
                return

    async def _refresh(self, held: LoadedTable, table_id: str) -> None:
        """Read what is stored, if the room in memory is behind or not there, until no news come meanwhile."""
        if held.table is not None and not held.behind:
            return
        while held.table is None or held.behind:
            held.behind = False
            try:
                await self._read(held, table_id)
            except BaseException:
                held.behind = True
                raise
        held.tell(self.clock.now())

    async def _read(self, held: LoadedTable, table_id: str) -> None:
        if held.table is None:
            found = await self.database.read(
                lambda connection: repository.load_table(connection, table_id, self._timeouts)
            )
            if isinstance(found.broken, RulesNotReady):
                raise found.broken
            held.table = found
        else:
            after = held.table.number
            entries = await self.database.read(
                lambda connection: repository.load_entries(connection, table_id, after)
            )
            if unprepared := repository.unprepared(held.table, entries):
                # Another worker is ready and has begun the game; it is read anew when this one is, too.
                held.table = None
                raise unprepared
            try:
                held.table.fold_all(entries)
            except BaseException:
                # Half of a line may be folded: only a fresh room is sure to equal the log.
                held.table = None
                raise

    async def change(self, table_id: str, drafting: Drafting, person: str | None = None) -> list[Entry]:
        """Add to the log what `drafting` wants to add, unless it refuses; return it when it is stored.

        A caller that goes away in the meantime changes nothing: what was begun is finished.
        """
        return await asyncio.shield(asyncio.ensure_future(self._change(table_id, drafting, person)))

    async def _change(self, table_id: str, drafting: Drafting, person: str | None) -> list[Entry]:
        for _ in range(ATTEMPTS):
            async with self._holding(table_id) as held:
                table = held.table
                assert table is not None
                table.now = max(table.now, self.clock.now())
                drafts = drafting(table)
                if not drafts:
                    return []
                try:
                    before = repository.seat_rows(table)
                    entries = self._add(table, drafts, person)
                    changed = [
                        row for seat, row in enumerate(repository.seat_rows(table)) if row != before[seat]
                    ]
                    await self._store(table, entries, changed)
                except ConcurrentUpdate:
                    held.table = None
                    continue
                except BaseException:
                    # The room may be ahead of the database: what is stored is read anew.
                    held.table = None
                    if held.listeners:
                        self._soon(self._look(table_id))
                    raise
                held.tell(self.clock.now())
                self._watch(table, entries)
                return entries
        raise ServiceUnavailable("error-busy")

    async def _store(self, table: Table, entries: Sequence[Entry], seats: Sequence[dict[str, Any]]) -> None:
        try:
            await self.database.write(
                lambda connection: repository.append_entries(connection, table, entries, seats),
                about=table.setup.id,
            )
        except StorageUnknown as error:
            raise ServiceUnavailable("error-storage-unknown") from error

    def _add(self, table: Table, drafts: Sequence[Draft], person: str | None) -> list[Entry]:
        """Give drafts their numbers, and fold them.

        If this raises, the room has folded lines that are not stored, and must be dropped.
        """
        now, ran = datetime.now(UTC), self.clock.now()
        entries = []
        broken_before = table.broken
        for draft in drafts:
            entry = Entry(
                table.number + 1,
                draft.kind,
                now,
                ran,
                draft.seat,
                draft.action,
                draft.answers,
                draft.data,
                person,
                draft.key,
            )
            table.fold(entry)
            if table.broken is not broken_before:
                # A stored line may outlive the rules that made it; a new line must follow them.
                log.error("table %s rejects a new line: %s", table.setup.id, table.broken)
                raise Conflict("error-table-broken", problem=str(table.broken))
            entries.append(entry)
        return entries

    def _watch(self, table: Table, entries: Sequence[Entry]) -> None:
        for watcher in self.watchers:
            try:
                watcher(table, entries)
            except Exception:
                log.exception("what happened at table %s could not be followed up", table.setup.id)

    def news(self, payload: str | None) -> None:
        """Some worker has added to a log; None: something may have been missed."""
        if payload is None:
            behind = list(self._held)
        else:
            table_id, number = payload.split()
            held = self._held.get(table_id)
            if held is None or (held.table is not None and held.table.number >= int(number)):
                return
            behind = [table_id]
        for table_id in behind:
            self._held[table_id].behind = True
            if self._held[table_id].listeners:
                self._soon(self._look(table_id))

    def tell_preparing(self, game: str) -> None:
        """Tell all who wait for the rules of a game how far these are."""
        for table_id, held in self._held.items():
            waits = held.table is None or (held.table.game.name, held.table.status) == (game, Status.OPEN)
            if held.listeners and waits:
                self._soon(self._look(table_id, tell=True))

    async def _look(self, table_id: str, *, tell: bool = False) -> None:
        # Where the rules are not ready, those who listen are told later.
        with contextlib.suppress(RulesNotReady):
            async with self._holding(table_id) as held:
                if tell:
                    held.tell(self.clock.now())

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something without waiting for it; what goes wrong is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a room could not be brought up to date", exc_info=error)

    def forget_idle(self, seconds: float) -> int:
        """Let go of rooms that nobody has looked at for so long; return how many."""
        before = time.monotonic() - seconds
        idle = [
            table_id
            for table_id, held in self._held.items()
            if not held.listeners and not held.lock.locked() and held.used < before
        ]
        for table_id in idle:
            del self._held[table_id]
        return len(idle)
