"""How long moves took: enough of it for means and percentiles, in little room."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

# Each bucket reaches this much further than the one before; so exact is a percentile.
STEP = 1.05
SHORTEST = 1e-7


@dataclass
class Latencies:
    """Durations, counted in buckets that are 5 % wide."""

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Count one."""
        self.count += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.buckets[round(math.log(max(seconds, SHORTEST) / SHORTEST, STEP))] += 1

    def merge(self, other: Latencies) -> None:
        """Count all of another's."""
        self.count += other.count
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.buckets += other.buckets

    @property
    def mean(self) -> float:
        """The mean, in seconds."""
        return self.seconds / self.count

    def percentile(self, percent: float) -> float:
        """Return the duration that so many do not exceed, in seconds."""
        wanted, passed = self.count * percent / 100, 0
        for bucket in sorted(self.buckets):
            passed += self.buckets[bucket]
            if passed >= wanted:
                return min(SHORTEST * STEP**bucket, self.longest)
        return self.longest

    def json(self) -> dict[str, Any]:
        """Return it as it stands in a results file."""
        return {
            "count": self.count,
            "seconds": round(self.seconds, 7),
            "longest": round(self.longest, 7),
            "buckets": [[bucket, self.buckets[bucket]] for bucket in sorted(self.buckets)],
        }

    @classmethod
    def from_json(cls, written: dict[str, Any]) -> Latencies:
        """Read it."""
        return cls(
            written["count"],
            written["seconds"],
            written["longest"],
            Counter(dict(written["buckets"])),
        )
