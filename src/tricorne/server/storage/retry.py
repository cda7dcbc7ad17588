"""Retries: which errors of a database are transient, what is stored after one, and who has to act."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, OperationalError

from tricorne.server.storage.errors import StorageDamaged, StorageError, StorageFull, StorageLost

# The backoff before each retry, in seconds.
PAUSES = (0.05, 0.25, 1.0, 2.0, 4.0)

# The SQLSTATEs that matter here: a deadlock, or a conflict of transactions;
SERIALIZATION_FAILURE, DEADLOCK = "40001", "40P01"
# a violated constraint;
CONSTRAINT = "23"
# a server that stops or starts, or has no free connection.
SERVER = ("08", "53300", "57P")
# A full disk; a failing disk, or damaged data.
DISK_FULL = "53100"
DAMAGED = ("58030", "XX001", "XX002")
# "busy" and "locked", as SQLite numbers them in the lowest byte; "full"; "ioerr", "corrupt" and "notadb".
SQLITE_BUSY = {5, 6}
SQLITE_FULL = {13}
SQLITE_DAMAGED = {10, 11, 26}

T = TypeVar("T")


class Counter:
    """A thread-safe counter."""

    def __init__(self) -> None:
        self.count = 0
        self._lock = threading.Lock()

    def add(self) -> None:
        """Count one more."""
        with self._lock:
            self.count += 1


def with_retries(attempt: Callable[[], T], pauses: Sequence[float], retries: Counter) -> T:
    """Retry after transient errors, with a pause before each attempt."""
    for pause in pauses:
        try:
            return attempt()
        except DBAPIError as error:
            if not is_transient(error):
                raise
        time.sleep(pause)
        retries.add()
    try:
        return attempt()
    except DBAPIError as error:
        if not is_transient(error):
            raise
        raise StorageLost(f"the database cannot be reached: {error.orig}") from error


def is_transient(error: DBAPIError) -> bool:
    """Whether a transaction failed for a transient reason."""
    if error.connection_invalidated:
        return True
    state = _state(error)
    if state:
        return state in {SERIALIZATION_FAILURE, DEADLOCK} or state.startswith(SERVER)
    code = _sqlite_code(error)
    if code is not None:
        return code in SQLITE_BUSY
    # PostgreSQL's driver has no state to give if there was no server to ask.
    return isinstance(error, OperationalError)


def fault(error: DBAPIError) -> type[StorageError] | None:
    """Return the fault of the storage itself that caused an error, if any: the host has to act."""
    state, code = _state(error), _sqlite_code(error)
    if state == DISK_FULL or code in SQLITE_FULL:
        return StorageFull
    if state in DAMAGED or code in SQLITE_DAMAGED:
        return StorageDamaged
    return None


def _sqlite_code(error: DBAPIError) -> int | None:
    code = getattr(error.orig, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def is_refusal(error: DBAPIError) -> bool:
    """Whether the database rejected a COMMIT, so that nothing is stored."""
    state = _state(error)
    refused = state in {SERIALIZATION_FAILURE, DEADLOCK, DISK_FULL} or state.startswith(CONSTRAINT)
    # Without room for it SQLite has not written the mark that ends a transaction.
    refused = refused or _sqlite_code(error) in SQLITE_FULL
    return refused and not error.connection_invalidated


def _state(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""
