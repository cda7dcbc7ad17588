"""What is remembered for a short while, so that the same thing is not looked up again and again."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class TtlCache(Generic[K, V]):
    """At most so many values, each for so many seconds; the oldest goes first."""

    def __init__(self, seconds: float, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._most = most
        self._now = now
        self._values: dict[K, tuple[float, V]] = {}

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        """Return a value that is still remembered."""
        since, value = self._values.get(key, (float("-inf"), None))
        return value if self._now() - since < self._seconds else None

    def put(self, key: K, value: V) -> None:
        """Remember a value from now on."""
        self._values.pop(key, None)
        if len(self._values) >= self._most:
            del self._values[next(iter(self._values))]
        self._values[key] = self._now(), value

    def forget_where(self, forgotten: Callable[[K, V], bool]) -> None:
        """Forget all values of which, with their keys, something is true."""
        self._values = {key: kept for key, kept in self._values.items() if not forgotten(key, kept[1])}
