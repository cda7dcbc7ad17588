"""When the database goes away or stands in the way: tried again where that is safe, and only there."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import DBAPIError

from tests.server.support.databases import PostgreSQL
from tests.server.support.storage import Work, add, end_connections, opened, play, stored, together
from tricorne.server.storage import database as database_module
from tricorne.server.storage import engine, writer
from tricorne.server.storage.database import Database
from tricorne.server.storage.engine import read_url, writing_engine
from tricorne.server.storage.errors import StorageDamaged, StorageFull, StorageLost, StorageUnknown
from tricorne.server.storage.health import check_room
from tricorne.server.storage.one_off import writing
from tricorne.server.storage.retry import fault

CHANGE = text("UPDATE people SET name = name || '+' WHERE id = :who")


@pytest.fixture
def url(postgresql: PostgreSQL) -> Iterator[str]:
    with postgresql.database() as lent:
        yield lent


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (writer, database_module):
        monkeypatch.setattr(module, "PAUSES", (0.01,))


def test_a_connection_that_was_lost_is_made_again(postgresql: PostgreSQL, url: str) -> None:
    async def scenario(database: Database) -> None:
        await database.write(add("ann"))
        assert await database.read(stored) == ["ann"]
        end_connections(postgresql, url)
        assert await together(database, add("bea"), add("cid")) == ["bea", "cid"]
        assert await database.read(stored) == ["ann", "bea", "cid"]

    play(url, scenario)


def test_a_connection_lost_within_a_transaction_loses_and_doubles_nothing(
    postgresql: PostgreSQL, url: str
) -> None:
    tries = []

    def interrupted(connection: Connection) -> None:
        tries.append(1)
        add("interrupted")(connection)
        if len(tries) == 1:
            end_connections(postgresql, url)

    async def scenario(database: Database) -> None:
        results = await together(database, add("ann"), interrupted, add("bea"))
        assert results == ["ann", None, "bea"]
        assert len(tries) == 2
        assert await database.read(stored) == ["ann", "bea", "interrupted"]

    play(url, scenario)


def test_a_server_that_starts_anew_is_waited_for(postgresql: PostgreSQL, url: str) -> None:
    async def scenario(database: Database) -> None:
        await database.write(add("ann"))
        postgresql.stop()
        restart = asyncio.create_task(asyncio.to_thread(postgresql.restart))
        await asyncio.gather(*(database.write(add(f"{number}")) for number in range(20)))
        await restart
        assert len(await database.read(stored)) == 21

    play(url, scenario)


@pytest.mark.usefixtures("impatient")
def test_a_commit_with_unknown_outcome_is_told_and_not_repeated(postgresql: PostgreSQL, url: str) -> None:
    async def scenario(database: Database) -> None:
        tries: list[int] = []

        def cut(_: Connection) -> None:
            if len(tries) == 1:
                end_connections(postgresql, url)

        def work(connection: Connection) -> None:
            tries.append(1)
            add("perhaps")(connection)

        def own_mistake(_: Connection) -> None:
            raise LookupError

        event.listen(database._writing, "commit", cut)
        results = await together(database, work, own_mistake, add("bea"))
        assert [type(result) for result in results] == [StorageUnknown, LookupError, StorageUnknown]
        assert len(tries) == 1
        # Life goes on, and looking tells what became of it.
        tries.clear()
        assert await database.write(add("cid")) == "cid"
        assert await database.read(stored) == ["cid"]

    play(url, scenario)


@pytest.mark.usefixtures("impatient")
def test_a_server_that_stays_away_is_given_up(postgresql: PostgreSQL, url: str) -> None:
    async def scenario(database: Database) -> None:
        await database.write(add("ann"))
        postgresql.stop()
        try:
            writes = [database.write(add(name)) for name in ("bea", "cid")]
            results = await asyncio.gather(*writes, return_exceptions=True)
            with pytest.raises(StorageLost):
                await database.read(stored)
        finally:
            postgresql.restart()
        assert [type(result) for result in results] == [StorageLost, StorageLost]
        assert await database.write(add("dora")) == "dora"
        assert await database.read(stored) == ["ann", "dora"]

    play(url, scenario)


def test_workers_that_block_each_other_are_untangled(url: str) -> None:
    each_has_one = threading.Barrier(2)

    def both(first: str, second: str) -> Work:
        tries = []

        def work(connection: Connection) -> None:
            tries.append(1)
            connection.execute(CHANGE, {"who": first})
            if len(tries) == 1:
                each_has_one.wait()
            connection.execute(CHANGE, {"who": second})

        return work

    async def scenario() -> None:
        async with opened(url) as one, opened(url) as other:
            await together(one, add("x"), add("y"))
            await asyncio.gather(one.write(both("x", "y")), other.write(both("y", "x")))
            counted = await one.read(lambda c: c.scalars(text("SELECT name FROM people")).all())
            assert counted == ["1++", "1++"]

    asyncio.run(scenario())


@pytest.mark.usefixtures("impatient")
def test_sqlite_waits_for_another_program_that_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_SECONDS", 0.05)

    async def scenario(database: Database) -> None:
        with sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageLost):
                await database.write(add("ann"))
            assert await database.read(stored) == []
            other.execute("ROLLBACK")
        other.close()
        assert await database.write(add("ann")) == "ann"

    play(f"sqlite:///{tmp_path / 'tables.sqlite'}", scenario)


def test_a_full_disk_is_the_error_of_whoever_needed_more(tmp_path: Path) -> None:
    async def scenario(database: Database) -> None:
        pages = await database.write(lambda c: c.execute(text("PRAGMA page_count")).scalar_one())

        def limit(connection: Connection) -> None:
            connection.execute(text(f"PRAGMA max_page_count = {pages + 2}"))

        def too_much(connection: Connection) -> None:
            for number in range(2000):
                add(f"much {number}")(connection)

        await database.write(limit)
        results = await together(database, add("ann"), too_much, add("bea"))
        assert results[0] == "ann"
        assert "full" in str(results[1])
        assert results[2] == "bea"
        assert await database.read(stored) == ["ann", "bea"]

    play(f"sqlite:///{tmp_path / 'tables.sqlite'}", scenario)


def test_a_full_disk_of_postgresql_is_known_as_one() -> None:
    for state, kind in (("53100", StorageFull), ("58030", StorageDamaged), ("XX001", StorageDamaged)):
        orig = type("Error", (Exception,), {"sqlstate": state})("told by the server")
        assert fault(DBAPIError("INSERT", None, orig)) is kind
    orig = type("Error", (Exception,), {"sqlstate": "23505"})("a constraint")
    assert fault(DBAPIError("INSERT", None, orig)) is None


def test_room_is_tried_for_on_both_databases_and_nothing_of_it_stays(database_url: str) -> None:
    with writing(database_url) as connection:
        before = set(inspect(connection).get_table_names())
    engine_ = writing_engine(read_url(database_url))
    for _ in range(2):
        with engine_.connect() as connection, connection.begin() as transaction:
            check_room(connection)
            transaction.rollback()
    engine_.dispose()
    with writing(database_url) as connection:
        assert set(inspect(connection).get_table_names()) == before
