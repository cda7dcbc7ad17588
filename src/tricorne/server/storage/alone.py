"""One server alone at a SQLite file: a second one would not hear what the first one writes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tricorne.server.storage.engine import SQLITE, create_file, read_url
from tricorne.server.storage.errors import BadDatabase
from tricorne.table import files

# A server that is just being stopped is waited for.
WAIT_SECONDS = 8.0
SUFFIX = "-served"


@contextmanager
def alone(text: str) -> Iterator[None]:
    """Keep other servers away from a SQLite file, however this one ends; others may share a database."""
    url = read_url(text)
    if url.get_backend_name() != SQLITE:
        yield
        return
    file = Path(f"{url.database}{SUFFIX}")
    create_file(file)
    refusal = BadDatabase("error-database-served", database=url.database or "")
    with files.alone(file, refusal, WAIT_SECONDS):
        yield
