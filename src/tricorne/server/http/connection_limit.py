"""Who follows tables live, so that nobody holds too many connections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tricorne.server.errors import Conflict


class ConnectionLimit:
    """Counts live connections by person, or by address where nobody is known."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many there are."""
        return self._count.total()

    @contextmanager
    def admitted(self, who: str) -> Iterator[None]:
        """Let somebody follow one more table, or refuse it."""
        if self._count[who] >= self._most:
            raise Conflict("error-sockets-many", most=self._most)
        self._count[who] += 1
        try:
            yield
        finally:
            self._count[who] -= 1
            if not self._count[who]:
                del self._count[who]
