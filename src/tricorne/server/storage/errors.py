"""The errors of the storage.

    StorageError
    ├── StorageClosed       the database is closed already
    ├── StorageLost         the database is unreachable; nothing was stored
    ├── StorageUnknown      the connection was lost during COMMIT: the outcome is unknown
    ├── StorageFull         the disk is full; nothing was stored
    └── StorageDamaged      the database is damaged: stored data may be lost

The host can cause and fix two more, which are therefore `TricorneError`s:

    BadDatabase             a database that cannot be opened, or not by this program
    BadBackup               a file that is no whole backup
"""

from __future__ import annotations

from tricorne.errors import TricorneError


class StorageError(Exception):
    """The base of errors while the server runs."""


class StorageClosed(StorageError):
    """The database is closed already."""


class StorageLost(StorageError):
    """The database stayed unreachable; nothing was stored."""


class StorageUnknown(StorageError):
    """The connection was lost during COMMIT: the change may be stored or not.

    Reading the database again tells. For a log entry that is easy: its key
    `(table_id, number)` is either taken by it or free.
    """


class StorageFull(StorageError):
    """The disk is full; nothing was stored."""


class StorageDamaged(StorageError):
    """The database or its disk is damaged: stored data may be lost."""


class BadDatabase(TricorneError):
    """A database that cannot be opened, or not by this program."""


class BadBackup(TricorneError):
    """A file that is no whole backup, or one that cannot be restored here."""
