"""Taking all that is stored out of a database, and putting it into another, of either kind.

Tables are taken as they stand in the database, not as the models say: what was
stored by an older Tricorne can then be restored as it was, and brought up to
date afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import groupby, islice
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import JSON, Connection, DateTime, MetaData, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError

from tricorne import __version__
from tricorne.server.storage.backup_file import Head, Stored, check_backup, read_rows, write_backup
from tricorne.server.storage.engine import shown
from tricorne.server.storage.errors import BadBackup, BadDatabase
from tricorne.server.storage.migrate import VERSION_TABLE, lock, revision, revisions, upgrade
from tricorne.server.storage.models import Base, Clock
from tricorne.server.storage.one_off import reading, writing

ROWS_AT_A_TIME = 1000

T = TypeVar("T")


def back_up(url: str, path: Path) -> int:
    """Write all that is stored to a new file, from one snapshot; return the number of rows."""
    if path.exists():
        raise BadBackup("error-backup-exists", file=str(path))
    with reading(url) as connection:
        found = revision(connection)
        if found is None:
            raise BadDatabase("error-database-empty", database=shown(connection.engine.url))
        return write_backup(path, found, _rows(connection))


def restore(url: str, path: Path) -> tuple[Head, int]:
    """Put a backup into an empty database, all or nothing; return its head and the number of rows."""
    head = check_backup(path)
    if head.revision not in revisions():
        raise BadBackup("error-backup-revision", file=str(path), found=head.revision, version=__version__)
    with writing(url) as connection:
        lock(connection)
        _clear(connection)
        upgrade(connection, head.revision)
        try:
            count = _fill(connection, read_rows(path))
            upgrade(connection)
        except (SQLAlchemyError, LookupError, TypeError, ValueError) as error:
            problem = str(getattr(error, "orig", error)).strip()
            database = shown(connection.engine.url)
            raise BadBackup(
                "error-backup-refused", file=str(path), database=database, problem=problem
            ) from error
    return head, count


def _tables(connection: Connection) -> MetaData:
    """Read which tables there are, and of what kind their columns."""
    found = MetaData()
    found.reflect(connection)
    if VERSION_TABLE in found.tables:
        found.remove(found.tables[VERSION_TABLE])
    for table in found.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return found


def _rows(connection: Connection) -> Iterator[Stored]:
    streaming = connection.execution_options(yield_per=ROWS_AT_A_TIME)
    for table in _tables(connection).sorted_tables:
        for row in streaming.execute(select(table).order_by(*table.primary_key)).mappings():
            yield Stored(table.name, {name: _written(value) for name, value in row.items()})


def _clear(connection: Connection) -> None:
    """Remove the tables of a database in which nothing is stored yet."""
    database = shown(connection.engine.url)
    found = _tables(connection)
    for table in found.sorted_tables:
        if table.name not in Base.metadata.tables:
            raise BadBackup("error-restore-foreign", database=database, table=table.name)
        used = connection.execute(select(table).limit(1)).first() is not None
        if used and table.name != Clock.__tablename__:
            raise BadBackup("error-restore-full", database=database, table=table.name)
    found.drop_all(connection)
    connection.exec_driver_sql(f"DROP TABLE IF EXISTS {VERSION_TABLE}")


def _fill(connection: Connection, rows: Iterable[Stored]) -> int:
    tables = _tables(connection)
    for table in reversed(tables.sorted_tables):
        connection.execute(table.delete())  # what migrations have put there is in the backup as well
    count = 0
    for name, group in groupby(rows, key=lambda stored: stored.table):
        table = tables.tables[name]
        for some in _batches(group):
            connection.execute(insert(table), [_read(table, stored.row) for stored in some])
            count += len(some)
    return count


def _batches(items: Iterable[T]) -> Iterator[list[T]]:
    rest = iter(items)
    while batch := list(islice(rest, ROWS_AT_A_TIME)):
        yield batch


def _written(value: Any) -> Any:
    """Write points in time in UTC, as which SQLite returns them without saying so."""
    if isinstance(value, datetime):
        aware = value if value.tzinfo else value.replace(tzinfo=UTC)
        return aware.astimezone(UTC).isoformat()
    return value


def _read(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    moments = {column.name for column in table.columns if isinstance(column.type, DateTime)}
    return {
        name: datetime.fromisoformat(value) if name in moments and value is not None else value
        for name, value in row.items()
    }
