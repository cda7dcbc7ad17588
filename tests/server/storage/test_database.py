"""Writing and reading: what is acknowledged is stored, and nothing else is.

Not checked here: that a disk keeps what it was told to sync, and loss of power.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from tests.server.support.databases import PostgreSQL
from tests.server.support.storage import Work, add, held_up, play, stored, together
from tricorne.server.storage.database import Database, open_database
from tricorne.server.storage.engine import read_url
from tricorne.server.storage.errors import StorageClosed


def test_what_is_written_can_be_read(database_url: str) -> None:
    async def scenario(database: Database) -> None:
        assert await database.write(add("ann")) == "ann"
        assert await database.read(stored) == ["ann"]

    play(database_url, scenario)
    play(database_url, lambda database: _expect(database, ["ann"]))


async def _expect(database: Database, names: list[str]) -> None:
    assert await database.read(stored) == names


def test_all_that_waits_is_stored_by_one_commit(database_url: str) -> None:
    async def scenario(database: Database) -> None:
        commits: list[int] = []
        event.listen(database._writing, "commit", lambda _: commits.append(1))
        await together(database, *(add(f"{number:03}") for number in range(100)))
        assert len(commits) == 2  # the one that held up, and all others together
        assert len(await database.read(stored)) == 100

    play(database_url, scenario)


def test_nothing_is_acknowledged_before_the_commit(database_url: str) -> None:
    async def scenario(database: Database) -> None:
        reached, go_on = threading.Event(), threading.Event()

        def hold(_: Connection) -> None:
            reached.set()
            go_on.wait()

        event.listen(database._writing, "commit", hold)
        unit = asyncio.create_task(database.write(add("ann")))
        await asyncio.to_thread(reached.wait)
        await asyncio.sleep(0.05)
        assert not unit.done()
        assert await database.read(stored) == []
        go_on.set()
        await unit
        assert await database.read(stored) == ["ann"]

    play(database_url, scenario)


def test_a_unit_that_fails_harms_no_other(database_url: str) -> None:
    def half_done(connection: Connection) -> None:
        add("half")(connection)
        raise LookupError("changed my mind")

    async def scenario(database: Database) -> None:
        await database.write(add("ann"))
        results = await together(database, add("bea"), add("ann"), half_done, add("cid"))
        assert results[0] == "bea"
        assert isinstance(results[1], IntegrityError)
        assert isinstance(results[2], LookupError)
        assert results[3] == "cid"
        assert await database.read(stored) == ["ann", "bea", "cid"]

    play(database_url, scenario)


def test_a_unit_that_hides_its_error_is_not_acknowledged(postgresql: PostgreSQL) -> None:
    """PostgreSQL answers the COMMIT of a broken transaction with a silent ROLLBACK."""

    def careless(connection: Connection) -> None:
        add("lost")(connection)
        with suppress(IntegrityError):
            add("lost")(connection)

    async def scenario(database: Database) -> None:
        results = await together(database, careless, add("ann"))
        assert isinstance(results[0], SQLAlchemyError)
        assert results[1] == "ann"
        assert await database.read(stored) == ["ann"]

    with postgresql.database() as url:
        play(url, scenario)


def test_units_are_written_in_the_order_of_what_they_are_about(database_url: str) -> None:
    async def scenario(database: Database) -> None:
        order: list[str] = []

        def noting(word: str) -> Work:
            return lambda _: order.append(word)

        async with held_up(database):
            units = [
                asyncio.create_task(database.write(noting(word), about=word[0]))
                for word in ("c1", "a1", "b1", "a2", "c2")
            ]
            await asyncio.sleep(0)
        await asyncio.gather(*units)
        assert order == ["a1", "a2", "b1", "c1", "c2"]

    play(database_url, scenario)


def test_a_caller_that_goes_away_disturbs_nobody(database_url: str) -> None:
    async def scenario(database: Database) -> None:
        async with held_up(database):
            gone = asyncio.create_task(database.write(add("gone")))
            stays = asyncio.create_task(database.write(add("stays")))
            await asyncio.sleep(0)
            gone.cancel()
        assert await stays == "stays"
        assert await database.read(stored) == ["gone", "stays"]

    play(database_url, scenario)


def test_readers_see_one_snapshot_and_can_change_nothing(database_url: str) -> None:
    async def scenario(database: Database) -> None:
        looked, go_on = threading.Event(), threading.Event()

        def look_twice(connection: Connection) -> tuple[list[str], list[str]]:
            first = stored(connection)
            looked.set()
            go_on.wait()
            return first, stored(connection)

        reading = asyncio.create_task(database.read(look_twice))
        await asyncio.to_thread(looked.wait)
        await database.write(add("ann"))
        go_on.set()
        assert await reading == ([], [])
        with pytest.raises(DBAPIError):
            await database.read(add("bea"))
        assert await database.read(stored) == ["ann"]

    play(database_url, scenario)


def test_closing_writes_what_waits_and_then_refuses(database_url: str) -> None:
    async def scenario() -> None:
        database = open_database(database_url)
        async with held_up(database):
            units = [asyncio.create_task(database.write(add(f"{number}"))) for number in range(10)]
            await asyncio.sleep(0)
        await database.close()
        assert await asyncio.gather(*units) == [f"{number}" for number in range(10)]
        with pytest.raises(StorageClosed):
            await database.write(add("late"))
        with pytest.raises(StorageClosed):
            await database.read(stored)

    asyncio.run(scenario())


def test_foreign_keys_are_kept(database_url: str) -> None:
    statement = "INSERT INTO notes (table_id, person_id, text, at) VALUES ('x', 'y', 'z', '2025-01-01')"

    async def scenario(database: Database) -> None:
        with pytest.raises(IntegrityError):
            await database.write(lambda connection: connection.execute(text(statement)))

    play(database_url, scenario)


def test_commits_are_durable_whatever_the_server_thinks(postgresql: PostgreSQL) -> None:
    async def scenario(database: Database) -> None:
        shown = await database.write(lambda c: c.execute(text("SHOW synchronous_commit")).scalar_one())
        assert shown == "on"

    with postgresql.database() as url:
        postgresql.execute(f"ALTER DATABASE {read_url(url).database} SET synchronous_commit = off")
        play(url, scenario)


def test_sqlite_syncs_every_commit(tmp_path: Path) -> None:
    async def scenario(database: Database) -> None:
        def pragma(name: str) -> Callable[[Connection], Any]:
            return lambda connection: connection.execute(text(f"PRAGMA {name}")).scalar_one()

        assert await database.write(pragma("journal_mode")) == "wal"
        assert await database.write(pragma("synchronous")) == 2
        assert await database.write(pragma("foreign_keys")) == 1

    play(f"sqlite:///{tmp_path / 'tables.sqlite'}", scenario)
