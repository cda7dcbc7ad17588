"""Rate limits by name: how often a person or an address may do something."""

from __future__ import annotations

import math
import time
from collections import Counter

from tricorne.server.errors import RateLimited
from tricorne.server.http.gcra import RateLimit, gcra
from tricorne.server.settings import Settings

# From this size on, entries whose limit has refilled are removed.
CLEANUP_SIZE = 10_000


class RateLimits:
    """Counts with GCRA what people and addresses do; each worker counts on its own.

    A spent limit refills evenly: after using up `10/minute`, a client may do one more after six
    seconds, and ten after a minute. An expensive operation spends several units at once.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._limits = {
            name.removeprefix("limit_"): settings.limit(name.removeprefix("limit_"))
            for name in type(settings).model_fields
            if name.startswith("limit_")
        }
        self._full_at: dict[tuple[str, str], float] = {}
        """When each limit will have refilled, by its name and by who spends it."""
        self._cleanup_size = CLEANUP_SIZE
        self.refused: Counter[str] = Counter()
        """How often each limit has rejected something."""

    @property
    def names(self) -> list[str]:
        """Name all limits."""
        return list(self._limits)

    def limit(self, name: str) -> RateLimit:
        """Return a limit by its name."""
        return self._limits[name]

    def spend(self, name: str, who: str, cost: float = 1.0) -> None:
        """Spend some of a limit; raises `RateLimited` if too little is left."""
        now = time.monotonic()
        full_at, wait = gcra(self._limits[name], self._full_at.get((name, who), now), now, cost)
        if wait > 0:
            self.refused[name] += 1
            raise RateLimited(
                "error-too-often",
                wait=max(1, math.ceil(wait)),
                limit=name,
                most=getattr(self._settings, f"limit_{name}"),
            )
        self._full_at[name, who] = full_at
        if len(self._full_at) > self._cleanup_size:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}
            self._cleanup_size = max(CLEANUP_SIZE, 2 * len(self._full_at))
