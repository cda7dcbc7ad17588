"""Where a database is, and how SQLAlchemy is to speak with it."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from tricorne.errors import BadOption
from tricorne.server.storage.errors import BadDatabase
from tricorne.server.storage.statement import execute

SQLITE = "sqlite"
POSTGRESQL = "postgresql"
RIGHT = "sqlite:///PATH, postgresql://USER@HOST/NAME"
# How long a connection to SQLite waits for another one that writes.
BUSY_SECONDS = 15
CONNECT_SECONDS = 5
# What is acknowledged has to be on the disk, even on a server that is told to take it lightly.
DURABLE = """
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'
"""
# Errors are logged, and parameters can be secrets.
QUIETLY: dict[str, Any] = {"hide_parameters": True, "max_overflow": 0}


def read_url(text: str) -> URL:
    """Read the address of a database. What was wrong with it is not repeated: it may hold a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadOption("error-database-url", right=RIGHT) from None
    kind = url.drivername
    if kind == SQLITE:
        if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise BadOption("error-database-file", right=RIGHT)
        return url
    if kind not in {POSTGRESQL, "postgresql+psycopg"}:
        raise BadOption("error-database-kind", kind=kind, right=RIGHT)
    # A server that is not there should not be waited for longer than people wait.
    query = {"connect_timeout": str(CONNECT_SECONDS), **url.query}
    return url.set(drivername="postgresql+psycopg", query=query)


def shown(url: URL) -> str:
    """Return the address of a database without user, password and settings, to be shown."""
    return URL.create(
        url.get_backend_name(), host=url.host, port=url.port, database=url.database
    ).render_as_string()


def writing_engine(url: URL) -> Engine:
    """Return the engine for writing; it has one connection."""
    if url.get_backend_name() == SQLITE:
        create_file(Path(url.database or ""))
        return _sqlite_engine(url, "BEGIN IMMEDIATE", 1)
    return _postgresql_engine(url, 1)


def reading_engine(url: URL, connections: int) -> Engine:
    """Return the engine for reading: each transaction sees one snapshot, and can change nothing."""
    if url.get_backend_name() == SQLITE:
        return _sqlite_engine(url, "BEGIN", connections, "PRAGMA query_only = ON")
    return _postgresql_engine(
        url,
        connections,
        isolation_level="REPEATABLE READ",
        execution_options={"postgresql_readonly": True},
    )


def _sqlite_engine(url: URL, begin: str, connections: int, *pragmas: str) -> Engine:
    busy = {"timeout": BUSY_SECONDS}
    engine = create_engine(url, pool_size=connections, connect_args=busy, **QUIETLY)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: ConnectionPoolEntry) -> None:
        # Without this, Python's driver begins transactions when it thinks best.
        connection.isolation_level = None
        _write_ahead(connection)
        for pragma in ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", *pragmas):
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        execute(connection, begin)

    return engine


def _postgresql_engine(url: URL, connections: int, **settings: Any) -> Engine:
    try:
        engine = create_engine(url, pool_size=connections, **settings, **QUIETLY)
    except ModuleNotFoundError as error:
        raise BadDatabase("error-database-driver") from error

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: ConnectionPoolEntry) -> None:
        connection.autocommit = True
        connection.execute(DURABLE)
        connection.autocommit = False

    return engine


def create_file(path: Path) -> None:
    """Create the file of a new database, for the eyes of its owner alone."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise BadDatabase("error-database-open", database=str(path), problem=str(error)) from error


def _write_ahead(connection: Any) -> None:
    """Switch on the write-ahead log; when two do so at once, SQLite does not wait by itself."""
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > patience:
                raise
            time.sleep(0.02)
        else:
            return
