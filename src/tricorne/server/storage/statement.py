"""SQL that runs with every move: compiled once for each kind of database, and run on the driver's cursor.

SQLAlchemy's layers cost several times what SQLite itself needs for a small
statement. Errors are those that SQLAlchemy raises, so that `retry` can judge them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.dml import Insert, Update

Row = Mapping[str, Any]
Bind = Callable[[Row], Any]


class Statement:
    """An INSERT or UPDATE whose parameters all have names."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, Bind]] = {}
        """By dialect: the SQL, and what turns a row into its parameters."""

    def run(self, connection: Connection, row: Row) -> int:
        """Run it with the values of a row; return how many rows of the database it changed."""
        sql, bind = self._for(connection.dialect)
        return execute(connection, sql, bind(row))

    def run_many(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Run it once for each of several rows."""
        for row in rows:
            self.run(connection, row)

    def _for(self, dialect: Dialect) -> tuple[str, Bind]:
        compiled = self._compiled.get(dialect.name)
        if compiled is None:
            compiled = self._compiled[dialect.name] = _compile(self._statement, dialect)
        return compiled


def execute(connection: Connection, sql: str, parameters: Any = ()) -> int:
    """Run SQL on the driver's cursor; return how many rows it changed."""
    driver = connection.connection.driver_connection
    assert driver is not None
    cursor = driver.cursor()
    try:
        cursor.execute(sql, parameters)
        count: int = cursor.rowcount
    except Exception as error:
        dialect = connection.dialect
        assert dialect.dbapi is not None
        if not isinstance(error, dialect.dbapi.Error):
            raise
        lost = dialect.is_disconnect(error, driver, cursor)
        if lost:
            connection.invalidate(error)
        raise DBAPIError.instance(
            sql,
            None,
            error,
            dialect.dbapi.Error,
            hide_parameters=True,
            connection_invalidated=lost,
            dialect=dialect,
        ) from error
    finally:
        cursor.close()
    return count


def _compile(statement: Insert | Update, dialect: Dialect) -> tuple[str, Bind]:
    compiled = statement.compile(dialect=dialect)
    converters = []
    for name in compiled.positiontup or compiled.binds:
        converter = compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect)
        converters.append((name, converter))
    if compiled.positional:

        def bind(row: Row) -> Any:
            return [convert(row[name]) if convert else row[name] for name, convert in converters]
    else:

        def bind(row: Row) -> Any:
            return {name: convert(row[name]) if convert else row[name] for name, convert in converters}

    return str(compiled), bind
