"""Limits by name: how often somebody may do something."""

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
class Limit:
    """So many at once, and from then on as many in each so many seconds."""

    most: int
    seconds: float


class Limits:
    """Counts what people and addresses do; each worker counts for itself.

    What somebody spends comes back evenly: who has spent all of `10/minute`
    may do it again after six seconds, and ten times after a minute.
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

    def spend(self, name: str, who: str) -> None:
        """Count one more of something, or refuse it."""
        limit, now = self._limits[name], time.monotonic()
        one = limit.seconds / limit.most
        whole_at = max(now, self._whole_at.get((name, who), now)) + one
        over = whole_at - now - limit.seconds
        if over > one / 2:  # not 0: sums of fractions are not exact
            self.refused[name] += 1
            raise TooMany(
                "error-too-often",
                wait=max(1, math.ceil(over)),
                limit=name,
                most=getattr(self._settings, f"limit_{name}"),
            )
        self._whole_at[name, who] = whole_at
        if len(self._whole_at) > self._crowded:
            self._whole_at = {key: at for key, at in self._whole_at.items() if at > now}
            self._crowded = max(CROWDED, 2 * len(self._whole_at))


def _limit(settings: Settings, name: str) -> Limit:
    item = settings.limit(name)
    return Limit(item.amount, item.get_expiry())
