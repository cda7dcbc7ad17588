"""What can go wrong with the storage.

    StorageError
    ├── StorageClosed       asked of a database that is closed already
    ├── StorageLost         the database is out of reach; nothing of this was stored
    ├── StorageUnknown      the database went away while it stored this: it may be there or not
    ├── StorageFull         there is no room left; nothing of this was stored
    └── StorageDamaged      the database is damaged: what was stored before may be lost

A host can cause and cure two more, which are therefore `TricorneError`s:

    BadDatabase             a database that cannot be opened, or not by this program
    BadBackup               a file that is no whole backup
"""

from __future__ import annotations

from tricorne.errors import TricorneError


class StorageError(Exception):
    """The base of what goes wrong while the server runs."""


class StorageClosed(StorageError):
    """The database is closed already."""


class StorageLost(StorageError):
    """The database stayed out of reach; nothing of what was asked is stored."""


class StorageUnknown(StorageError):
    """The database went away during a COMMIT: what was asked may be stored or not.

    Only looking again can tell. For a line of a log that is easy: its place
    `(table_id, number)` is either taken by it or free.
    """


class StorageFull(StorageError):
    """There is no room left on the disk; nothing of what was asked is stored."""


class StorageDamaged(StorageError):
    """The database is damaged, or its disk is: what was stored before may be lost."""


class BadDatabase(TricorneError):
    """A database that cannot be opened, or not by this program."""


class BadBackup(TricorneError):
    """A file that is no whole backup, or one that cannot be restored here."""
