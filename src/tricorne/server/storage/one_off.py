"""One-off access to a database by a program that is not its server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from tricorne.server.storage.engine import SQLITE, read_url, reading_engine, shown, writing_engine
from tricorne.server.storage.errors import BadDatabase


@contextmanager
def reading(url: str) -> Iterator[Connection]:
    """Read one snapshot of an existing database."""
    address = read_url(url)
    if address.get_backend_name() == SQLITE and not Path(address.database or "").exists():
        raise BadDatabase("error-database-empty", database=shown(address))
    with _explained(reading_engine(address, 1)) as engine, engine.connect() as connection:
        yield connection


@contextmanager
def writing(url: str) -> Iterator[Connection]:
    """Change a database in one transaction; it is created if need be."""
    with _explained(writing_engine(read_url(url))) as engine, engine.begin() as connection:
        yield connection


@contextmanager
def _explained(engine: Engine) -> Iterator[Engine]:
    """Translate errors of the database for its host."""
    try:
        yield engine
    except DBAPIError as error:
        problem = str(error.orig).strip()
        raise BadDatabase("error-database-open", database=shown(engine.url), problem=problem) from error
    finally:
        engine.dispose()
