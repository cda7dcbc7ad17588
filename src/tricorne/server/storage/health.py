"""The health of a database, as its writer and its readers find it in their daily work.

A server writes all the time: its running clock alone is stored every few seconds.
So nothing has to be tried for who asks about health, however often; it is enough
to remember when something was last stored, and what has gone wrong:

* a **full** disk is over when there is room again, which the writer then tries by
  itself: that something small could be stored says nothing, it may have needed none;
* **damage** stays until the server is started anew: a database of which one page
  cannot be read does not get well because others still can.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from tricorne.server.storage.engine import SQLITE
from tricorne.server.storage.errors import StorageDamaged, StorageError, StorageFull
from tricorne.server.storage.retry import fault

# How much room is tried for after the disk was full, in bytes, and after how many seconds again.
PROBE_BYTES = 256 * 1024
PROBE_SECONDS = 1.0

logger = logging.getLogger(__name__)


class Health:
    """What is known of a database; asked and told from any thread."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._lock = threading.Lock()
        self._stored_at = now()
        self._full = False
        self._damaged = False
        self._probe_at = now()

    @property
    def problem(self) -> type[StorageError] | None:
        """What is wrong with the storage, as far as anybody has noticed; the worst first."""
        return StorageDamaged if self._damaged else StorageFull if self._full else None

    def wants_probe(self) -> bool:
        """Whether it is time to see if there is room again; says so once in a while."""
        if not self._full or self._now() < self._probe_at:
            return False
        self._probe_at = self._now() + PROBE_SECONDS
        return True

    def silence(self) -> float:
        """Return for how many seconds nothing has been stored."""
        return self._now() - self._stored_at

    def stored(self) -> None:
        """Note that something was stored."""
        self._stored_at = self._now()

    def room_again(self) -> None:
        """Note that there is room on the disk again."""
        with self._lock:
            if self._full:
                logger.warning("there is room for the database again")
            self._full = False

    def damaged(self, how: str) -> None:
        """Note that what was stored cannot be read. It is logged every time: nobody may overlook it."""
        logger.critical("THE DATABASE IS DAMAGED, what was stored may be lost: %s", how)
        self._damaged = True

    def explained(self, error: Exception) -> Exception:
        """Return an error as what it means, and note it if the storage itself is to blame."""
        kind = fault(error) if isinstance(error, DBAPIError) else None
        if kind is None:
            return error
        assert isinstance(error, DBAPIError)
        with self._lock:
            if kind is StorageDamaged:
                self.damaged(str(error.orig))
            elif not self._full:
                logger.critical("THE DISK OF THE DATABASE IS FULL, nothing can be stored: %s", error.orig)
                self._full = True
        meant = kind(str(error.orig))
        meant.__cause__ = error
        return meant


def check_room(connection: Connection) -> None:
    """Raise what is raised when there is no room; nothing of what is tried stays.

    It takes both: PostgreSQL and a limit of pages are asked by a row, but SQLite
    writes nothing before a commit, so its disk is asked by a file beside it.
    """
    if connection.dialect.name != SQLITE:
        connection.execute(text("CREATE TEMPORARY TABLE room_probe (filler text)"))
        connection.execute(text("ALTER TABLE room_probe ALTER filler SET STORAGE EXTERNAL"))
        connection.execute(text(f"INSERT INTO room_probe VALUES (repeat('x', {PROBE_BYTES}))"))  # noqa: S608
        return
    connection.execute(text("CREATE TABLE room_probe (filler BLOB)"))
    connection.execute(text(f"INSERT INTO room_probe VALUES (zeroblob({PROBE_BYTES}))"))  # noqa: S608
    with TemporaryFile(dir=Path(connection.engine.url.database or "").absolute().parent) as file:
        file.write(bytes(PROBE_BYTES))
        file.flush()
        os.fsync(file.fileno())
