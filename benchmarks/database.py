"""The database of a benchmark: a SQLite file, a PostgreSQL cluster of its own, or a given URL."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Self

from benchmarks.postgresql import PostgreSQLCluster
from tricorne.server.storage.engine import POSTGRESQL, SQLITE, read_url

NAME = "tricorne"
HELP = "URL of an empty database, or 'postgresql' to start a cluster (default: a SQLite file)"


class BenchmarkDatabase:
    """A database that exists as long as the context is entered."""

    def __init__(self, directory: Path, wanted: str | None) -> None:
        self._directory = directory
        self._wanted = wanted or f"sqlite:///{directory / 'tables.sqlite'}"
        self._stack = ExitStack()
        self.cluster: PostgreSQLCluster | None = None
        """The cluster that was started for this benchmark, if any."""

    def __enter__(self) -> Self:
        self.url = self._start_cluster() if self._wanted == POSTGRESQL else self._wanted
        self.kind = read_url(self.url).get_backend_name()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @property
    def servers(self) -> int:
        """The number of server processes that share it; with PostgreSQL two servers serve each game."""
        return 1 if self.kind == SQLITE else 2

    def _start_cluster(self) -> str:
        directory = self._directory / POSTGRESQL
        directory.mkdir()
        # PostgreSQL runs as another user, who needs access.
        self._directory.chmod(0o711)
        self.cluster = PostgreSQLCluster(directory)
        self._stack.callback(self.cluster.stop)
        self.cluster.execute(f"CREATE DATABASE {NAME}")
        return self.cluster.url(NAME)
