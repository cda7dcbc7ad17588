"""Databases for tests.

`url` is a SQLite database, for everything that does not depend on the kind of database.
`database_url` runs a test twice, on SQLite and on a real PostgreSQL server.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from benchmarks.postgresql import LOCAL, PostgreSQLCluster
from tricorne.server.storage.migrate import migrate

KINDS = ("sqlite", "postgresql")
MIGRATED = "migrated"
EMPTY = "template1"
# Nothing here has to survive a loss of power, and starting is quicker without.
SETTINGS = {**LOCAL, "fsync": "off", "full_page_writes": "off", "max_connections": "50"}


class PostgreSQL(PostgreSQLCluster):
    """A server of PostgreSQL that lends a database to each test."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory, SETTINGS)
        self._numbers = count(1)
        self.execute(f"CREATE DATABASE {MIGRATED}")
        migrate(self.url(MIGRATED))

    @contextmanager
    def database(self, template: str = MIGRATED) -> Iterator[str]:
        """Lend a new database."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        yield self.url(name)
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """Run a PostgreSQL server for all tests of this process."""
    # Not pytest's own directory: a socket needs a short path that another user can access.
    with tempfile.TemporaryDirectory(prefix="tricorne-") as directory:
        server = PostgreSQL(Path(directory))
        yield server
        server.crash()  # nothing of it is needed anymore


@cache
def _migrated_sqlite() -> bytes:
    """Run the migrations once for each process; tests then copy the file."""
    with tempfile.TemporaryDirectory() as directory:
        file = Path(directory) / "migrated.sqlite"
        migrate(f"sqlite:///{file}")
        assert [path.name for path in Path(directory).iterdir()] == [file.name], (
            "nothing is left in a WAL file"
        )
        return file.read_bytes()


def sqlite_url(directory: Path) -> str:
    """Return a migrated SQLite database in a directory; it is created unless it is there already."""
    file = directory / "tables.sqlite"
    if not file.exists():
        file.write_bytes(_migrated_sqlite())
    return f"sqlite:///{file}"


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return a migrated SQLite database."""
    return sqlite_url(tmp_path)


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Lend a migrated database, one of each kind."""
    yield from _lend(request, tmp_path, MIGRATED)


@pytest.fixture(params=KINDS)
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Lend an empty database, one of each kind."""
    yield from _lend(request, tmp_path, EMPTY)


def _lend(request: pytest.FixtureRequest, directory: Path, template: str) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite_url(directory) if template == MIGRATED else f"sqlite:///{directory / 'tables.sqlite'}"
    else:
        server: PostgreSQL = request.getfixturevalue("postgresql")
        with server.database(template) as url:
            yield url
