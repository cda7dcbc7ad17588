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
from tricorne.server.errors import Conflict, Preparing, Unavailable
from tricorne.server.storage.database import Database
from tricorne.server.storage.errors import StorageUnknown
from tricorne.server.tables import repository
from tricorne.server.tables.clock import RunningClock
from tricorne.server.tables.log import Draft, Entry
from tricorne.server.tables.repository import Overtaken
from tricorne.server.tables.setup import Setup, Status
from tricorne.server.tables.state import Timeouts
from tricorne.server.tables.table import Room
from tricorne.server.tables.views import Look

# However many workers want to write at the same table, one comes through long before.
ATTEMPTS = 20
# So many lines are folded in the event loop: all that a new table begins with.
FEW = 16

log = logging.getLogger(__name__)

Drafting = Callable[[Room], Sequence[Draft]]


class Listener(Protocol):
    """Somebody who follows what happens in a room."""

    def hear(self, look: Look) -> None:
        """Look at a room whose log may have new lines; must not wait."""


Watcher = Callable[[Room, Sequence[Entry]], None]


@dataclass(eq=False)
class Held:
    """A room in memory. It is None when what is stored has to be read anew."""

    room: Room | None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    used: float = field(default_factory=time.monotonic)
    behind: bool = False
    """Whether the log may have lines that the room has not."""

    def tell(self, ran: float) -> None:
        """Let all listeners look at the room."""
        if self.room is None:
            return
        look = Look(self.room, ran)
        for listener in list(self.listeners):
            try:
                listener.hear(look)
            except Exception:
                log.exception("somebody could not be told what happened at table %s", self.room.setup.id)


class Rooms:
    """All rooms that are in memory."""

    def __init__(self, database: Database, clock: RunningClock, timeouts: Timeouts | None = None) -> None:
        self.database = database
        self.clock = clock
        self._timeouts = timeouts or Timeouts()
        self.watchers: list[Watcher] = []
        """Called with the lines that this worker has added to the log of any room."""
        self.offload = Offload()
        self._held: dict[str, Held] = {}
        self._tasks: set[asyncio.Future[Any]] = set()

    def __len__(self) -> int:
        return len(self._held)

    async def create(self, setup: Setup, drafting: Drafting, person: str | None) -> Room:
        """Make a table, and add the first lines to its log."""
        room = Room(setup)
        room.timeouts, room.now = self._timeouts, self.clock.now()
        drafts = drafting(room)
        if len(drafts) > FEW:
            # A whole game: nobody knows of the room yet, so it can be folded elsewhere.
            entries = await self.offload.run(self._add, room, drafts, person)
        else:
            entries = self._add(room, drafts, person)

        def work(connection: Connection) -> None:
            repository.put(connection, setup, datetime.now(UTC))
            if entries:
                repository.append(connection, room, entries, repository.seat_rows(room))

        await self.database.write(work, about=setup.id)
        # Whoever looked for it meanwhile is about to read it as it is stored.
        self._held.setdefault(setup.id, Held(room))
        self._watch(room, entries)
        return room

    @asynccontextmanager
    async def looking(self, table: str) -> AsyncIterator[tuple[Room, set[Listener]]]:
        """Hold a room to look at it, as it is stored; and those who listen there."""
        async with self._holding(table) as held:
            assert held.room is not None
            yield held.room, held.listeners

    @asynccontextmanager
    async def _holding(self, table: str) -> AsyncIterator[Held]:
        while True:
            held = self._held.setdefault(table, Held(None))
            async with held.lock:
                if self._held.get(table) is not held:
                    continue
                held.used = time.monotonic()
                try:
                    await self._refresh(held, table)
                except BaseException:
                    if held.room is None and not held.listeners:
                        del self._held[table]
                    raise
                yield held
                return

    async def _refresh(self, held: Held, table: str) -> None:
        """Read what is stored, if the room in memory is behind or not there, until no news come meanwhile."""
        if held.room is not None and not held.behind:
            return
        while held.room is None or held.behind:
            held.behind = False
            try:
                await self._read(held, table)
            except BaseException:
                held.behind = True
                raise
        held.tell(self.clock.now())

    async def _read(self, held: Held, table: str) -> None:
        if held.room is None:
            found = await self.database.read(
                lambda connection: repository.fetch(connection, table, self._timeouts)
            )
            if isinstance(found.broken, Preparing):
                raise found.broken
            held.room = found
        else:
            after = held.room.number
            entries = await self.database.read(
                lambda connection: repository.fetch_entries(connection, table, after)
            )
            if unprepared := repository.unprepared(held.room, entries):
                # Another worker is ready and has begun the game; it is read anew when this one is, too.
                held.room = None
                raise unprepared
            try:
                held.room.fold_all(entries)
            except BaseException:
                # Half of a line may be folded: only a fresh room is sure to equal the log.
                held.room = None
                raise

    async def change(self, table: str, drafting: Drafting, person: str | None = None) -> list[Entry]:
        """Add to the log what `drafting` wants to add, unless it refuses; return it when it is stored.

        A caller that goes away in the meantime changes nothing: what was begun is finished.
        """
        return await asyncio.shield(asyncio.ensure_future(self._change(table, drafting, person)))

    async def _change(self, table: str, drafting: Drafting, person: str | None) -> list[Entry]:
        for _ in range(ATTEMPTS):
            async with self._holding(table) as held:
                room = held.room
                assert room is not None
                room.now = max(room.now, self.clock.now())
                drafts = drafting(room)
                if not drafts:
                    return []
                try:
                    before = repository.seat_rows(room)
                    entries = self._add(room, drafts, person)
                    changed = [
                        row for seat, row in enumerate(repository.seat_rows(room)) if row != before[seat]
                    ]
                    await self._store(room, entries, changed)
                except Overtaken:
                    held.room = None
                    continue
                except BaseException:
                    # The room may be ahead of the database: what is stored is read anew.
                    held.room = None
                    if held.listeners:
                        self._soon(self._look(table))
                    raise
                held.tell(self.clock.now())
                self._watch(room, entries)
                return entries
        raise Unavailable("error-busy")

    async def _store(self, room: Room, entries: Sequence[Entry], seats: Sequence[dict[str, Any]]) -> None:
        try:
            await self.database.write(
                lambda connection: repository.append(connection, room, entries, seats), about=room.setup.id
            )
        except StorageUnknown as error:
            raise Unavailable("error-storage-unknown") from error

    def _add(self, room: Room, drafts: Sequence[Draft], person: str | None) -> list[Entry]:
        """Give drafts their numbers, and fold them.

        If this raises, the room has folded lines that are not stored, and must be dropped.
        """
        now, ran = datetime.now(UTC), self.clock.now()
        entries = []
        broken_before = room.broken
        for draft in drafts:
            entry = Entry(
                room.number + 1,
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
            room.fold(entry)
            if room.broken is not broken_before:
                # A stored line may outlive the rules that made it; a new line must follow them.
                log.error("table %s rejects a new line: %s", room.setup.id, room.broken)
                raise Conflict("error-table-broken", problem=str(room.broken))
            entries.append(entry)
        return entries

    def _watch(self, room: Room, entries: Sequence[Entry]) -> None:
        for watcher in self.watchers:
            try:
                watcher(room, entries)
            except Exception:
                log.exception("what happened at table %s could not be followed up", room.setup.id)

    def news(self, payload: str | None) -> None:
        """Some worker has added to a log; None: something may have been missed."""
        if payload is None:
            behind = list(self._held)
        else:
            table, number = payload.split()
            held = self._held.get(table)
            if held is None or (held.room is not None and held.room.number >= int(number)):
                return
            behind = [table]
        for table in behind:
            self._held[table].behind = True
            if self._held[table].listeners:
                self._soon(self._look(table))

    def tell_preparing(self, game: str) -> None:
        """Tell all who wait for the rules of a game how far these are."""
        for table, held in self._held.items():
            waits = held.room is None or (held.room.game.name, held.room.status) == (game, Status.OPEN)
            if held.listeners and waits:
                self._soon(self._look(table, tell=True))

    async def _look(self, table: str, *, tell: bool = False) -> None:
        # Where the rules are not ready, those who listen are told later.
        with contextlib.suppress(Preparing):
            async with self._holding(table) as held:
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
            table
            for table, held in self._held.items()
            if not held.listeners and not held.lock.locked() and held.used < before
        ]
        for table in idle:
            del self._held[table]
        return len(idle)
