"""Shares and means with the intervals that paired games allow.

The games of one deal belong together, so the deals are what was drawn at
random: how far a share may be wrong follows from how much it differs from deal
to deal, whatever the number of games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Estimate:
    """A value and the interval that holds the true one with 95 % confidence."""

    value: float
    low: float
    high: float

    def __mul__(self, factor: float) -> Estimate:
        """Return the same in other units."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor)

    def json(self) -> dict[str, float | None]:
        """Return it as it stands in a report; where the interval has no end, there is none."""
        return {name: round(value, 6) if math.isfinite(value) else None for name, value in vars(self).items()}


@dataclass(frozen=True)
class Deal:
    """What was got in all games of one deal, and how many times it could have been got."""

    got: float
    times: int


def mean(deals: Sequence[Deal]) -> Estimate:
    """Estimate what is got on average: Student's interval around the ratio of the sums."""
    value, error = _ratio(deals)
    reach = student(len(deals) - 1) * error
    return Estimate(value, value - reach, value + reach)


def share(deals: Sequence[Deal]) -> Estimate:
    """Estimate a share between 0 and 1: Wilson's interval for as many games as the deals are worth.

    So many independent games would have the error that is found between the
    deals. Where the deals do not differ at all, each of them counts as one game.
    """
    value, error = _ratio(deals)
    if 0 < error < math.inf:
        return wilson(value, value * (1 - value) / error**2, student(len(deals) - 1))
    return wilson(value, len(deals), student(math.inf))


def wilson(value: float, games: float, reach: float) -> Estimate:
    """Return Wilson's interval for a share that was found in a number of games."""
    square = reach**2
    middle = (value + square / (2 * games)) / (1 + square / games)
    half = reach * math.sqrt(value * (1 - value) / games + square / (4 * games**2)) / (1 + square / games)
    return Estimate(value, max(middle - half, 0.0), min(middle + half, 1.0))


def student(freedom: float) -> float:
    """Return how many standard errors the interval reaches to each side (Student's t)."""
    if freedom < 1:
        return math.inf
    if freedom == 1:
        return math.tan(math.pi * CONFIDENCE / 2)
    if freedom == 2:
        return CONFIDENCE * math.sqrt(2 / (1 - CONFIDENCE**2))
    # Cornish and Fisher's expansion: off by less than 1 % from three degrees on.
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(term / freedom**power for power, term in enumerate(terms))


def _ratio(deals: Sequence[Deal]) -> tuple[float, float]:
    """Return what was got each time, and the standard error of that."""
    times = sum(deal.times for deal in deals)
    value = sum(deal.got for deal in deals) / times
    if len(deals) == 1:
        return value, math.inf
    squares = sum((deal.got - value * deal.times) ** 2 for deal in deals)
    # Sums of thirds and quarters are not exact; where all deals agree, the rest is rounding.
    if squares < 1e-18 * times:
        return value, 0.0
    return value, math.sqrt(squares * len(deals) / (len(deals) - 1)) / times
