"""The limit on live connections per person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tricorne.server.errors import Conflict


class ConnectionLimit:
    """Counts live connections by person, or by address if nobody is logged in."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """The number of live connections."""
        return self._count.total()

    @contextmanager
    def admitted(self, who: str) -> Iterator[None]:
        """Count one more connection while it is open; raises `Conflict` if there are too many."""
        if self._count[who] >= self._most:
            raise Conflict("error-sockets-many", most=self._most)
        self._count[who] += 1
        try:
            yield
        finally:
            self._count[who] -= 1
            if not self._count[who]:
                del self._count[who]
