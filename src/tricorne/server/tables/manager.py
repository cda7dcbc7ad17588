"""The tables in memory: one writer at a time for each, stored before anybody sees a change, then published.

Reading takes the same lock as writing, so nobody sees a move that is not stored yet.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Protocol

from sqlalchemy import Connection

from tricorne.errors import RulesStopped
from tricorne.server.compute.offload import Offload
from tricorne.server.errors import Conflict, ServiceUnavailable
from tricorne.server.storage.database import Database
from tricorne.server.storage.errors import StorageUnknown
from tricorne.server.tables import repository
from tricorne.server.tables.clock import RunningClock
from tricorne.server.tables.log import Draft, Entry
from tricorne.server.tables.repository import ConcurrentUpdate
from tricorne.server.tables.setup import Setup
from tricorne.server.tables.state import Timeouts
from tricorne.server.tables.table import Table
from tricorne.server.tables.views import Snapshot

# However many workers write to the same table at once, each succeeds long before this.
ATTEMPTS = 20
# Up to so many entries are applied in the event loop: more than a new table starts with.
FEW_ENTRIES = 16

log = logging.getLogger(__name__)

Drafting = Callable[[Table], Sequence[Draft]]


class Subscriber(Protocol):
    """A connection that follows a table."""

    def publish(self, snapshot: Snapshot) -> None:
        """Take a table whose log may have new entries; must not wait."""


AppendHook = Callable[[Table, Sequence[Entry]], None]


@dataclass(eq=False)
class LoadedTable:
    """A table in memory; `table` is None when it has to be loaded again."""

    table: Table | None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    subscribers: set[Subscriber] = field(default_factory=set)
    used: float = field(default_factory=time.monotonic)
    stale: bool = False
    """Whether the stored log may have entries that are not in memory."""
    seat_rows: list[dict[str, Any]] | None = None
    """The rows of the seats as they are stored; None if not known."""

    def drop(self) -> None:
        """Forget the table in memory, so that it is loaded again."""
        self.table = self.seat_rows = None

    def publish(self, ran: float) -> None:
        """Publish the table to all subscribers."""
        if self.table is None:
            return
        snapshot = Snapshot(self.table, ran)
        for subscriber in list(self.subscribers):
            try:
                subscriber.publish(snapshot)
            except Exception:
                log.exception("table %s could not be published to a subscriber", self.table.setup.id)


class TableManager:
    """All tables in memory."""

    def __init__(self, database: Database, clock: RunningClock, timeouts: Timeouts | None = None) -> None:
        self.database = database
        self.clock = clock
        self._timeouts = timeouts or Timeouts()
        self.append_hooks: list[AppendHook] = []
        """Called with the entries that this worker has appended to the log of any table."""
        self.offload = Offload()
        self._loaded: dict[str, LoadedTable] = {}
        self._tasks: set[asyncio.Future[Any]] = set()

    def __len__(self) -> int:
        return len(self._loaded)

    async def create(self, setup: Setup, drafting: Drafting, person: str | None) -> Table:
        """Create a table, and append the first entries to its log."""
        table = Table(setup)
        ran = self.clock.now()
        table.timeouts, table.now = self._timeouts, ran
        drafts, now = drafting(table), datetime.now(UTC)
        entries = await self._append(table, drafts, person, now, ran)

        def work(connection: Connection) -> None:
            repository.insert_table(connection, setup, now)
            if entries:
                repository.append_entries(connection, table, entries, repository.seat_rows(table))

        await self.database.write(work, about=setup.id)
        # Somebody who asked for it meanwhile is about to load it.
        self._loaded.setdefault(setup.id, LoadedTable(table))
        self._run_hooks(table, entries)
        return table

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[tuple[Table, set[Subscriber]]]:
        """Lock a table to read it as it is stored, or to subscribe to it."""
        async with self._locked(table_id) as loaded:
            assert loaded.table is not None
            yield loaded.table, loaded.subscribers

    @asynccontextmanager
    async def _locked(self, table_id: str) -> AsyncIterator[LoadedTable]:
        while True:
            loaded = self._loaded.setdefault(table_id, LoadedTable(None))
            async with loaded.lock:
                if self._loaded.get(table_id) is not loaded:
                    continue
                loaded.used = time.monotonic()
                if loaded.table is None or loaded.stale:
                    try:
                        await self._refresh(loaded, table_id)
                    except BaseException:
                        if loaded.table is None and not loaded.subscribers:
                            del self._loaded[table_id]
                        raise
                yield loaded
                return

    async def _refresh(self, loaded: LoadedTable, table_id: str) -> None:
        """Load what is stored, until no notification arrives meanwhile."""
        while loaded.table is None or loaded.stale:
            loaded.stale = False
            try:
                await self._load(loaded, table_id)
            except BaseException:
                loaded.stale = True
                raise
        loaded.publish(self.clock.now())

    async def _load(self, loaded: LoadedTable, table_id: str) -> None:
        loaded.seat_rows = None
        if loaded.table is None:
            loaded.table = await self.database.read(
                lambda connection: repository.load_table(connection, table_id, self._timeouts)
            )
        else:
            after = loaded.table.number
            entries = await self.database.read(
                lambda connection: repository.load_entries(connection, table_id, after)
            )
            try:
                loaded.table.apply_all(entries)
            except BaseException:
                # An entry may be half applied: only a fresh table is sure to equal the log.
                loaded.drop()
                raise

    async def change(self, table_id: str, drafting: Drafting, person: str | None = None) -> list[Entry]:
        """Append what `drafting` returns to the log, unless it raises; return the entries once stored.

        A caller that is cancelled meanwhile changes nothing: the write is completed.
        """
        return await asyncio.shield(self._change_or_close(table_id, drafting, person))

    async def _change_or_close(self, table_id: str, drafting: Drafting, person: str | None) -> list[Entry]:
        """Change a table; where the rules cannot go on with somebody's own cards, close it instead."""
        try:
            return await self._change(table_id, drafting, person)
        except RulesStopped as error:
            log.warning("table %s is closed, since its own cards stop the rules: %s", table_id, error)
            await self._change(table_id, Table.draft_stopped, None)
            raise Conflict("error-rules-stopped") from error

    async def _change(self, table_id: str, drafting: Drafting, person: str | None) -> list[Entry]:
        for _ in range(ATTEMPTS):
            async with self._locked(table_id) as loaded:
                table = loaded.table
                assert table is not None
                ran = self.clock.now()
                table.now = max(table.now, ran)
                drafts = drafting(table)
                if not drafts:
                    return []
                try:
                    before = loaded.seat_rows or repository.seat_rows(table)
                    entries = await self._append(table, drafts, person, datetime.now(UTC), ran)
                    after = repository.seat_rows(table)
                    await self._store(table, entries, [row for row in after if row not in before])
                except ConcurrentUpdate:
                    loaded.drop()
                    continue
                except BaseException:
                    # The table in memory may be ahead of the database.
                    loaded.drop()
                    if loaded.subscribers:
                        self._spawn(self._catch_up(table_id))
                    raise
                loaded.seat_rows = after
                loaded.publish(self.clock.now())
                self._run_hooks(table, entries)
                return entries
        raise ServiceUnavailable("error-busy")

    async def _append(
        self, table: Table, drafts: Sequence[Draft], person: str | None, now: datetime, ran: float
    ) -> list[Entry]:
        """Append drafts to the log in memory: those of an imported game in a thread, since they are many.

        The table is new, or locked: nobody uses it meanwhile.
        """
        if len(drafts) > FEW_ENTRIES:
            return await self.offload.run(table.append, drafts, person, now, ran)
        return table.append(drafts, person, now, ran)

    async def _store(self, table: Table, entries: Sequence[Entry], seats: Sequence[dict[str, Any]]) -> None:
        try:
            await self.database.write(
                lambda connection: repository.append_entries(connection, table, entries, seats),
                about=table.setup.id,
            )
        except StorageUnknown as error:
            raise ServiceUnavailable("error-storage-unknown") from error

    def _run_hooks(self, table: Table, entries: Sequence[Entry]) -> None:
        for hook in self.append_hooks:
            try:
                hook(table, entries)
            except Exception:
                log.exception("a hook failed after new entries at table %s", table.setup.id)

    def on_notify(self, payload: str | None) -> None:
        """Take a notification that a worker has appended to a log; None: some may have been lost."""
        if payload is None:
            stale = list(self._loaded)
        else:
            table_id, number = payload.split()
            loaded = self._loaded.get(table_id)
            if loaded is None or (loaded.table is not None and loaded.table.number >= int(number)):
                return
            stale = [table_id]
        for table_id in stale:
            self._loaded[table_id].stale = True
            if self._loaded[table_id].subscribers:
                self._spawn(self._catch_up(table_id))

    async def _catch_up(self, table_id: str) -> None:
        """Load what is stored; that publishes it if there is anything new."""
        async with self._locked(table_id):
            return

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background; its failure is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a table could not be brought up to date", exc_info=error)

    def evict_idle(self, seconds: float) -> int:
        """Remove the tables from memory that nobody has used for so long; return how many."""
        before = time.monotonic() - seconds
        idle = [
            table_id
            for table_id, loaded in self._loaded.items()
            if not loaded.subscribers and not loaded.lock.locked() and loaded.used < before
        ]
        for table_id in idle:
            del self._loaded[table_id]
        return len(idle)
