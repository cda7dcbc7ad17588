"""News between workers on PostgreSQL: they go out with the commit, and survive interruptions."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.support.databases import PostgreSQL
from tests.server.support.storage import end_connections, eventually, opened, play
from tricorne.server.storage.database import Database
from tricorne.server.storage.notify import notify

Heard = list[str | None]


@pytest.fixture
def url(postgresql: PostgreSQL) -> Iterator[str]:
    with postgresql.database() as lent:
        yield lent


def test_every_worker_hears_the_news(url: str) -> None:
    async def scenario() -> None:
        first: Heard = []
        second: Heard = []
        async with opened(url) as one, opened(url) as other:
            await one.listen(first.append)
            await other.listen(second.append)
            await one.write(lambda connection: notify(connection, "a table has moved on"))
            await other.write(lambda connection: notify(connection, "une table a avancé"))
            both: Heard = ["a table has moved on", "une table a avancé"]
            await eventually(lambda: first == both and second == both)

    asyncio.run(scenario())


def test_news_come_only_after_the_commit(url: str) -> None:
    notified, go_on = threading.Event(), threading.Event()

    def work(connection: Connection) -> None:
        notify(connection, "done")
        notified.set()
        go_on.wait()

    async def scenario(database: Database) -> None:
        heard: Heard = []
        await database.listen(heard.append)
        unit = asyncio.create_task(database.write(work))
        await asyncio.to_thread(notified.wait)
        await asyncio.sleep(0.1)
        assert heard == []
        go_on.set()
        await unit
        await eventually(lambda: heard == ["done"])

    play(url, scenario)


def test_work_that_fails_is_no_news(url: str) -> None:
    def work(connection: Connection) -> None:
        notify(connection, "never")
        raise LookupError

    async def scenario(database: Database) -> None:
        heard: Heard = []
        await database.listen(heard.append)
        with pytest.raises(LookupError):
            await database.write(work)
        await database.write(lambda connection: notify(connection, "afterwards"))
        await eventually(lambda: heard == ["afterwards"])

    play(url, scenario)


def test_listening_goes_on_after_the_connection_was_ended(postgresql: PostgreSQL, url: str) -> None:
    async def scenario(database: Database) -> None:
        heard: Heard = []
        await database.listen(heard.append)
        end_connections(postgresql, url)
        await eventually(lambda: heard == [None])  # something may have been missed
        await database.write(lambda connection: notify(connection, "again"))
        await eventually(lambda: heard == [None, "again"])

    play(url, scenario)


def test_listening_goes_on_after_the_server_was_started_anew(postgresql: PostgreSQL, url: str) -> None:
    async def scenario(database: Database) -> None:
        heard: Heard = []
        await database.listen(heard.append)
        await asyncio.to_thread(postgresql.restart)
        await eventually(lambda: None in heard)
        await database.write(lambda connection: notify(connection, "again"))
        await eventually(lambda: heard[-1] == "again")

    play(url, scenario)


def test_a_listener_that_fails_still_hears_the_rest(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(database: Database) -> None:
        heard: Heard = []

        def careless(payload: str | None) -> None:
            heard.append(payload)
            raise LookupError

        await database.listen(careless)
        await database.write(lambda connection: notify(connection, "one"))
        await database.write(lambda connection: notify(connection, "two"))
        await eventually(lambda: heard == ["one", "two"])

    play(url, scenario)
    assert "LookupError" in caplog.text


def test_on_sqlite_there_is_nobody_to_tell(tmp_path: Path) -> None:
    async def scenario(database: Database) -> None:
        heard: Heard = []
        await database.listen(heard.append)
        await database.write(lambda connection: notify(connection, "alone"))
        await asyncio.sleep(0.05)
        assert heard == []
        assert not database.shared

    play(f"sqlite:///{tmp_path / 'tables.sqlite'}", scenario)
