"""The database of a server: one writer, a few readers, and notifications between workers.

Guarantees:

* `await database.write(work)` returns only after the changes of `work` are durable
  (SQLite: synced to the disk; PostgreSQL: its COMMIT has been answered).
* If it raises anything but `StorageUnknown`, nothing of it is stored. After
  `StorageFull` and `StorageDamaged` the host has to act; `health` reports them.
* `StorageUnknown` means that the connection was lost during COMMIT. It is never
  retried automatically, since the change could then be made twice.
* `work` may be called more than once before that (deadlock, lost connection,
  restarted server), each time in a new transaction: it must have no effect but
  through its connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from tricorne.server.storage.engine import POSTGRESQL, read_url, reading_engine, shown, writing_engine
from tricorne.server.storage.errors import StorageClosed, StorageError
from tricorne.server.storage.health import Health
from tricorne.server.storage.migrate import migrate
from tricorne.server.storage.retry import PAUSES, Counter, with_retries
from tricorne.server.storage.writer import Unit, Writer

if TYPE_CHECKING:
    from tricorne.server.storage.listener import Listener

READERS = 4
# How often a long check tests whether the server stops, in instructions of SQLite's virtual machine.
STEPS_BETWEEN_TESTS = 100_000

T = TypeVar("T")


def open_database(url: str) -> Database:
    """Open a database; it is created or migrated first."""
    migrate(url)
    return Database(url)


class Database:
    """A database whose schema is current; `open_database` migrates it."""

    def __init__(self, url: str) -> None:
        address = read_url(url)
        self.name = shown(address)
        self.shared = address.get_backend_name() == POSTGRESQL
        """Whether several workers may use it at once."""
        self._writing = writing_engine(address)
        self._reading = reading_engine(address, READERS)
        self._retries = Counter()
        self.health = Health()
        self._writer = Writer(self._writing, self._retries, self.health)
        self._readers = ThreadPoolExecutor(READERS, "tricorne-reader")
        self._listeners: list[Listener] = []
        self._closed = False

    @property
    def waiting(self) -> int:
        """The number of changes in the queue of the writer."""
        return self._writer.waiting

    @property
    def retries(self) -> int:
        """The number of retries so far."""
        return self._retries.count

    async def write(self, work: Callable[[Connection], T], *, about: str = "") -> T:
        """Do some work in a transaction, and return its result when it is durable.

        `about` is what it changes, such as the id of a table: workers write in
        its order, and so do not block each other. A caller that is cancelled
        leaves its work behind, and it is done.
        """
        future = asyncio.get_running_loop().create_future()
        self._writer.submit(Unit(work, about, future))
        result: T = await future
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run work on one snapshot of the database, and return its result."""
        if self._closed:
            raise StorageClosed("the database is closed; nothing can be read any more")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        def look() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        try:
            return with_retries(look, PAUSES, self._retries)
        except DBAPIError as error:
            raise self.health.explained(error) from error

    async def check(self) -> None:
        """Look through all pages of a SQLite file, and remember in `health` if they are damaged.

        Otherwise damage would be noticed only when somebody needs what is damaged. PostgreSQL looks
        after its pages itself.
        """

        def work(connection: Connection) -> None:
            driver: Any = connection.connection.driver_connection
            driver.set_progress_handler(lambda: self._closed, STEPS_BETWEEN_TESTS)
            try:
                found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
            finally:
                driver.set_progress_handler(None, 0)
            if found != "ok":
                self.health.damaged(str(found))

        if not self.shared:
            with suppress(StorageError, DBAPIError):  # what matters of it is remembered
                await self.read(work)

    async def listen(self, callback: Callable[[str | None], None]) -> None:
        """Call back in the event loop with whatever `notify` tells on any worker, this one included.

        It returns when nothing is missed any more. After an interruption it
        calls back with None: something may have been missed. On SQLite there
        are no other workers, and it stays silent.
        """
        if self.shared:
            from tricorne.server.storage.listener import Listener  # noqa: PLC0415 - its driver is an extra

            listener = Listener(self._writing, callback)
            self._listeners.append(listener)
            await listener.wait()

    async def close(self) -> None:
        """Write the queue, and stop; nothing can be read or written afterwards."""
        self._closed = True
        for listener in self._listeners:
            await listener.close()
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        self._writing.dispose()
        self._reading.dispose()
