"""GCRA, the generic cell rate algorithm (ITU-T Recommendation I.371), and rate limits in words."""

from __future__ import annotations

import re
from dataclasses import dataclass

_UNITS = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400, "month": 30 * 86_400, "year": 360 * 86_400}
_FORM = re.compile(
    rf"\s*(?P<amount>\d+)\s*(?:/|per)\s*(?P<multiple>\d+)?\s*(?P<unit>{'|'.join(_UNITS)})s?\s*", re.IGNORECASE
)


@dataclass(frozen=True)
class RateLimit:
    """A burst of `amount`, which refills evenly within `seconds`."""

    amount: int
    seconds: float

    @classmethod
    def parse(cls, text: str) -> RateLimit:
        """Read a limit such as `10/minute` or `10 per 5 minutes`; raises `ValueError`."""
        found = _FORM.fullmatch(text)
        if not found or not int(found["amount"]):
            raise ValueError(f"{text!r} is not a rate limit; write, for example, 10/minute")
        return cls(int(found["amount"]), _UNITS[found["unit"].lower()] * (int(found["multiple"] or 0) or 1))


def gcra(limit: RateLimit, full_at: float, now: float, cost: float = 1.0) -> tuple[float, float]:
    """Spend `cost` if the limit allows it; return the new state and the seconds to wait.

    The state is one number, the theoretical arrival time: the moment at which the whole
    burst will be available again. A wait above 0 means that nothing was spent. A client with
    one unit left may spend more than that and then waits until it has been refilled, so even
    a cost above the whole limit is possible, but never more often than the limit allows.
    """
    interval = limit.seconds / limit.amount
    start = max(now, full_at)
    wait = start + interval * min(cost, 1.0) - now - limit.seconds
    if wait > interval / 2:  # not 0: sums of fractions are not exact
        return full_at, wait
    return start + interval * cost, 0.0
