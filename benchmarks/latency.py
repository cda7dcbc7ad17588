"""Percentiles of measured times."""

from __future__ import annotations

import math
from collections.abc import Sequence

SHARES = {"p50": 0.5, "p99": 0.99, "max": 1.0}


def percentiles(seconds: Sequence[float]) -> dict[str, float | None]:
    """Return median, 99th percentile and maximum in milliseconds, by the nearest-rank method."""
    ordered = sorted(seconds)
    return {
        name: round(ordered[max(0, math.ceil(share * len(ordered)) - 1)] * 1e3, 1) if ordered else None
        for name, share in SHARES.items()
    }
