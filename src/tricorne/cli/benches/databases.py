"""Where a bench keeps its tables: in a file of SQLite, in a PostgreSQL of its own, or where it is told."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Self

from tricorne.server.storage.engine import POSTGRESQL, SQLITE, read_url

if TYPE_CHECKING:
    from tricorne.cli.benches.postgresql import PostgreSQL

NAME = "tricorne"


class Databases:
    """The database of a bench, as long as it is entered.

    `wanted` is the address of one, or just `postgresql` for a server of the
    bench's own.
    """

    def __init__(self, directory: Path, wanted: str | None) -> None:
        self._directory = directory
        self._wanted = wanted or f"sqlite:///{directory / 'tables.sqlite'}"
        self._stack = ExitStack()
        self.own: PostgreSQL | None = None
        """The PostgreSQL of the bench, if it has one."""

    def __enter__(self) -> Self:
        self.url = self._own_url() if self._wanted == POSTGRESQL else self._wanted
        self.kind = read_url(self.url).get_backend_name()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @property
    def servers(self) -> int:
        """How many servers share it: one game is served from both sides where that can be."""
        return 1 if self.kind == SQLITE else 2

    def _own_url(self) -> str:
        from tricorne.cli.benches.postgresql import PostgreSQL  # noqa: PLC0415 - its driver is an extra

        cluster = self._directory / POSTGRESQL
        cluster.mkdir()
        # Another user has to get there.
        self._directory.chmod(0o711)
        self.own = PostgreSQL(cluster)
        self._stack.callback(self.own.stop)
        self.own.execute(f"CREATE DATABASE {NAME}")
        return self.own.url(NAME)
