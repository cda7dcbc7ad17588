"""Rate limits by name: how often somebody may do something."""

from __future__ import annotations

import math
import time
from collections import Counter
from dataclasses import dataclass

from tricorne.server.errors import TooMany
from tricorne.server.settings import Settings

# From so many on, whoever has long been quiet is forgotten.
CROWDED = 10_000


@dataclass(frozen=True)
class RateLimit:
    """So many at once, and from then on as many in each so many seconds."""

    most: int
    seconds: float


def gcra(limit: RateLimit, whole_at: float, now: float, cost: float = 1.0) -> tuple[float, float]:
    """Apply the generic cell rate algorithm (ITU-T I.371): one number is all that is kept.

    `whole_at`, the theoretical arrival time, is when all that was spent will have
    come back. Return it as it is after spending `cost`, and the seconds to wait: if
    there are any, it is too often, and nothing was spent. Whoever has one left may spend
    more than that at once, and waits until it has come back: so even what costs more
    than the whole limit is possible, and never more often than the limit allows.
    """
    one = limit.seconds / limit.most
    begun = max(now, whole_at)
    over = begun + one * min(cost, 1.0) - now - limit.seconds
    if over > one / 2:  # not 0: sums of fractions are not exact
        return whole_at, over
    return begun + one * cost, 0.0


class RateLimits:
    """Counts what people and addresses do, by GCRA; each worker counts for itself.

    What somebody spends comes back evenly: who has spent all of `10/minute`
    may do it again after six seconds, and ten times after a minute. What is
    costly is spent as several at once.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._limits = {
            name.removeprefix("limit_"): _limit(settings, name.removeprefix("limit_"))
            for name in type(settings).model_fields
            if name.startswith("limit_")
        }
        self._whole_at: dict[tuple[str, str], float] = {}
        """When all that was spent will have come back."""
        self._crowded = CROWDED
        self.refused: Counter[str] = Counter()
        """How often each limit has refused something."""

    @property
    def names(self) -> list[str]:
        """Name all limits."""
        return list(self._limits)

    def limit(self, name: str) -> RateLimit:
        """Return a limit."""
        return self._limits[name]

    def spend(self, name: str, who: str, cost: float = 1.0) -> None:
        """Count one more of something, or as many as it costs; or refuse it."""
        now = time.monotonic()
        whole_at, wait = gcra(self._limits[name], self._whole_at.get((name, who), now), now, cost)
        if wait > 0:
            self.refused[name] += 1
            raise TooMany(
                "error-too-often",
                wait=max(1, math.ceil(wait)),
                limit=name,
                most=getattr(self._settings, f"limit_{name}"),
            )
        self._whole_at[name, who] = whole_at
        if len(self._whole_at) > self._crowded:
            self._whole_at = {key: at for key, at in self._whole_at.items() if at > now}
            self._crowded = max(CROWDED, 2 * len(self._whole_at))


def _limit(settings: Settings, name: str) -> RateLimit:
    item = settings.limit(name)
    return RateLimit(item.amount, item.get_expiry())
