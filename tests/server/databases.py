"""Databases for tests: every test that asks for one runs on SQLite and on a real PostgreSQL server."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from tricorne.cli.benches import postgresql as server
from tricorne.server.storage.migrate import migrate

KINDS = ("sqlite", "postgresql")
MIGRATED = "migrated"
EMPTY = "template1"
# Nothing here has to survive a loss of power, and starting is quicker without.
SETTINGS = {**server.LOCAL, "fsync": "off", "full_page_writes": "off", "max_connections": "50"}


class PostgreSQL(server.PostgreSQL):
    """A server of PostgreSQL that lends a database to each test."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory, SETTINGS)
        self._numbers = count(1)
        self.execute(f"CREATE DATABASE {MIGRATED}")
        migrate(self.url(MIGRATED))

    @contextmanager
    def database(self, template: str = MIGRATED) -> Iterator[str]:
        """Lend a fresh database."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        yield self.url(name)
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """Run a server of PostgreSQL for all tests of this process."""
    # Not pytest's own directory: a socket needs a short path, and another user has to get there.
    with tempfile.TemporaryDirectory(prefix="tricorne-") as directory:
        server = PostgreSQL(Path(directory))
        yield server
        server.crash()  # nothing of it is needed any more


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Lend a database that is up to date or will be when it is opened, one of each kind."""
    yield from _lend(request, tmp_path, MIGRATED)


@pytest.fixture(params=KINDS)
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Lend a database without any table, one of each kind."""
    yield from _lend(request, tmp_path, EMPTY)


def _lend(request: pytest.FixtureRequest, directory: Path, template: str) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{directory / 'tables.sqlite'}"
    else:
        server: PostgreSQL = request.getfixturevalue("postgresql")
        with server.database(template) as url:
            yield url
