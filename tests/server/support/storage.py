"""Helpers for tests of the storage."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from functools import cache, partial
from typing import Any

from sqlalchemy import Connection, insert, select

from tests.server.support.databases import PostgreSQL
from tricorne.errors import TricorneError
from tricorne.i18n.catalogue import FALLBACK, LANGUAGES, Translations
from tricorne.i18n.explain import explain
from tricorne.server.storage.database import Database, open_database
from tricorne.server.storage.engine import read_url
from tricorne.server.storage.migrate import migrate
from tricorne.server.storage.models import Person
from tricorne.server.storage.one_off import writing

AT = datetime(2025, 7, 14, tzinfo=UTC)
translations = cache(partial(Translations, strict=True))
Work = Callable[[Connection], Any]


def said(error: TricorneError, language: str = FALLBACK) -> str:
    """Return the message of an error, and check that every language has one."""
    return {name: explain(translations(name), error) for name in LANGUAGES}[language]


@contextmanager
def transaction(url: str) -> Iterator[Connection]:
    """Open a transaction in a migrated database, without a server."""
    migrate(url)
    with writing(url) as connection:
        yield connection


def end_connections(postgresql: PostgreSQL, url: str) -> None:
    """Terminate all connections to a database, as an administrator can."""
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    postgresql.execute(f"{others} AND pid <> pg_backend_pid()", read_url(url).database)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """Open a database, and close it at the end."""
    database = open_database(url)
    try:
        yield database
    finally:
        await database.close()


def play(url: str, scenario: Callable[[Database], Coroutine[Any, Any, None]]) -> None:
    """Run a scenario with an open database."""

    async def main() -> None:
        async with opened(url) as database:
            await scenario(database)

    asyncio.run(main())


def add(who: str) -> Work:
    """Store a small row; the same one twice breaks a constraint."""

    def work(connection: Connection) -> str:
        connection.execute(insert(Person).values(id=who, name="1", created_at=AT))
        return who

    return work


def stored(connection: Connection) -> list[str]:
    """Return the ids of the small rows."""
    return sorted(connection.scalars(select(Person.id)))


async def eventually(condition: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def held_up(database: Database) -> AsyncIterator[None]:
    """Keep the writer busy with one unit, so that everything else waits; then let it go on."""
    begun, go_on = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        begun.set()
        go_on.wait()

    busy = asyncio.create_task(database.write(wait))
    assert await asyncio.to_thread(begun.wait, 30)
    try:
        yield
    finally:
        go_on.set()
        await busy


async def together(database: Database, *works: Work) -> list[Any]:
    """Let units wait for the writer at the same time, and return their results and errors."""
    async with held_up(database):
        units = [asyncio.create_task(database.write(work)) for work in works]
        await asyncio.sleep(0)  # each now stands in the queue
    return await asyncio.gather(*units, return_exceptions=True)
