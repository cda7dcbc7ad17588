"""Group commit: one thread writes all units that wait in one transaction, since COMMIT takes longest."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from sqlalchemy import Connection, Engine, RootTransaction
from sqlalchemy.exc import DBAPIError

from tricorne.server.storage.engine import POSTGRESQL
from tricorne.server.storage.errors import StorageClosed, StorageLost, StorageUnknown
from tricorne.server.storage.health import Health, check_room
from tricorne.server.storage.retry import PAUSES, Counter, is_refusal, is_transient, with_retries
from tricorne.server.storage.statement import execute

MOST_TOGETHER = 256

logger = logging.getLogger(__name__)


@dataclass(eq=False)
class Unit:
    """Work to be written entirely or not at all, and the future of its caller."""

    work: Callable[[Connection], Any]
    about: str
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def run(self, connection: Connection) -> None:
        """Do the work; after an error the whole transaction must be rolled back."""
        self.result, self.error = self.work(connection), None

    def run_in_savepoint(self, connection: Connection) -> None:
        """Do the work in a savepoint; an error of the work itself affects no other unit.

        On PostgreSQL, a unit that hides an error of the database fails at RELEASE.
        """
        self.result = self.error = None
        execute(connection, "SAVEPOINT unit")
        try:
            self.result = self.work(connection)
        except Exception as error:
            if isinstance(error, DBAPIError) and is_transient(error):
                raise
            self.error = error
            try:
                execute(connection, "ROLLBACK TO SAVEPOINT unit")
            except DBAPIError:
                # A full disk ends a transaction of SQLite at once, savepoint and all.
                raise error from None
        execute(connection, "RELEASE SAVEPOINT unit")

    def resolve(self) -> None:
        """Resolve the future of the caller; must run in its event loop."""
        if self.future.done():  # the caller was cancelled
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Writes all units that wait in one transaction, and then resolves their futures."""

    def __init__(self, engine: Engine, retries: Counter, health: Health) -> None:
        self._engine = engine
        self._retries = retries
        self._health = health
        self._connection: Connection | None = None
        self._savepoints = engine.dialect.name == POSTGRESQL
        self._queue: SimpleQueue[Unit | None] = SimpleQueue()
        """Units to be written; None comes last and closes the writer."""
        self._closing = False
        self._lock = Lock()
        self._thread = Thread(target=self._run, name="tricorne-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """The number of units in the queue."""
        return self._queue.qsize()

    def submit(self, unit: Unit) -> None:
        """Queue a unit."""
        with self._lock:
            if self._closing:
                raise StorageClosed("the database is closed; nothing can be written any more")
            self._queue.put(unit)

    def close(self) -> None:
        """Write the queue, and stop."""
        with self._lock:
            if not self._closing:
                self._queue.put(None)
            self._closing = True
        self._thread.join()

    def _run(self) -> None:
        while units := self._take():
            self._write(units)
            for unit in units:
                if unit.error is not None:
                    unit.error = self._health.explained(unit.error)
            self._resolve(units)
            if self._health.wants_probe():
                self._probe()
        self._disconnect()

    def _take(self) -> list[Unit]:
        """Wait for units, and return them sorted; none means that the writer is closed.

        All workers write in the same order, so that they cannot deadlock.
        """
        units = []
        while unit := self._queue.get():
            units.append(unit)
            if len(units) == MOST_TOGETHER or self._queue.empty():
                break
        else:
            # Found again by the next call.
            self._queue.put(None)
        return sorted(units, key=lambda unit: unit.about)

    def _write(self, units: Sequence[Unit]) -> None:
        """Write units, and set what came of each.

        Savepoints take a third of the statements of a move, and errors are rare. So on SQLite, units
        get savepoints only after one of them has failed. PostgreSQL needs them from the start: its
        COMMIT stores nothing and raises no error if a unit has hidden an error of the database.
        """
        if not self._savepoints:
            try:
                self._attempt(units, Unit.run)
            except StorageUnknown as error:
                _give_up(units, error)
                return
            except Exception as error:
                logger.debug("writing %d units again, with savepoints: %s", len(units), error)
            else:
                return
        self._write_in_savepoints(units)

    def _write_in_savepoints(self, units: Sequence[Unit]) -> None:
        try:
            self._attempt(units, Unit.run_in_savepoint)
        except StorageUnknown as error:
            _give_up(units, error)
        except Exception as error:
            logger.warning("writing %d units one by one: %s", len(units), error)
            pauses: Sequence[float] = PAUSES
            for unit in units:
                self._retries.add()
                self._write_alone(unit, pauses)
                # After one unit has used up its retries, the others need not wait as long.
                if isinstance(unit.error, StorageLost):
                    pauses = ()

    def _write_alone(self, unit: Unit, pauses: Sequence[float]) -> None:
        try:
            with_retries(lambda: self._attempt([unit], Unit.run_in_savepoint), pauses, self._retries)
        except Exception as error:
            unit.error = error

    def _attempt(self, units: Sequence[Unit], run: Callable[[Unit, Connection], None]) -> None:
        """Write units in one transaction; if it raises, nothing is stored unless it is `StorageUnknown`."""
        with self._connected() as connection:
            transaction = connection.begin()
            for unit in units:
                run(unit, connection)
            _commit(connection, transaction)
        self._health.stored()

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """Lend the connection, which stays open from one transaction to the next unless one fails."""
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            yield self._connection
        except BaseException:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        """Return the connection to the pool, which rolls back what was not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _probe(self) -> None:
        """Check whether the disk has space again."""
        try:
            with self._connected() as connection, connection.begin() as transaction:
                check_room(connection)
                transaction.rollback()
        except (DBAPIError, OSError) as error:
            logger.warning("the disk of the database is still full: %s", error)
        else:
            self._health.room_again()

    def _resolve(self, units: Sequence[Unit]) -> None:
        """Wake all callers with one call to each event loop; only tests have more than one."""
        for loop in {unit.future.get_loop() for unit in units}:
            own = [unit for unit in units if unit.future.get_loop() is loop]
            with suppress(RuntimeError):  # a closed loop has no callers left
                loop.call_soon_threadsafe(_resolve, own)


def _commit(connection: Connection, transaction: RootTransaction) -> None:
    try:
        transaction.commit()
    except DBAPIError as error:
        if is_refusal(error):
            raise
        connection.invalidate()
        raise StorageUnknown(f"the connection was lost during a COMMIT: {error.orig}") from error


def _give_up(units: Sequence[Unit], error: StorageUnknown) -> None:
    """Set an unknown outcome for all units that have no error of their own."""
    logger.error("%s", error)
    for unit in units:
        unit.error = unit.error or StorageUnknown(str(error))


def _resolve(units: Sequence[Unit]) -> None:
    for unit in units:
        unit.resolve()
