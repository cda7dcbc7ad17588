"""A histogram of latencies, for means and percentiles in little space."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

# The ratio of neighbouring buckets, and so the precision of a percentile.
BUCKET_RATIO = 1.05
MIN_SECONDS = 1e-7


@dataclass
class Latencies:
    """Latencies, counted in logarithmic buckets that are 5 % wide."""

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Add a latency."""
        self.count += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.buckets[round(math.log(max(seconds, MIN_SECONDS) / MIN_SECONDS, BUCKET_RATIO))] += 1

    def merge(self, other: Latencies) -> None:
        """Add all latencies of another histogram."""
        self.count += other.count
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.buckets += other.buckets

    @property
    def mean(self) -> float:
        """The mean in seconds."""
        return self.seconds / self.count

    def percentile(self, percent: float) -> float:
        """Return a percentile in seconds."""
        target, passed = self.count * percent / 100, 0
        for bucket in sorted(self.buckets):
            passed += self.buckets[bucket]
            if passed >= target:
                return min(MIN_SECONDS * BUCKET_RATIO**bucket, self.longest)
        return self.longest

    def json(self) -> dict[str, Any]:
        """Return it as JSON for the results file."""
        return {
            "count": self.count,
            "seconds": round(self.seconds, 7),
            "longest": round(self.longest, 7),
            "buckets": [[bucket, self.buckets[bucket]] for bucket in sorted(self.buckets)],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Latencies:
        """Read it from the results file."""
        return cls(
            data["count"],
            data["seconds"],
            data["longest"],
            Counter(dict(data["buckets"])),
        )
