"""Proportions and means with confidence intervals for paired games.

The games of one deal share its luck and are not independent. So the deals are
the sample (clusters, in the terms of survey sampling), and the standard error
follows from how much the deals differ, whatever the number of games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def __mul__(self, factor: float) -> Estimate:
        """Scale the value and its interval."""
        return Estimate(self.value * factor, self.low * factor, self.high * factor)

    def json(self) -> dict[str, float | None]:
        """Return it as JSON for a report; an infinite bound becomes None."""
        return {name: round(value, 6) if math.isfinite(value) else None for name, value in vars(self).items()}


@dataclass(frozen=True)
class Deal:
    """The sum of an outcome over the observations of one deal."""

    total: float
    count: int


def estimate_mean(deals: Sequence[Deal]) -> Estimate:
    """Estimate a mean: Student's t interval around the ratio of the sums."""
    value, error = _ratio_estimate(deals)
    margin = t_quantile(len(deals) - 1) * error
    return Estimate(value, value - margin, value + margin)


def estimate_proportion(deals: Sequence[Deal]) -> Estimate:
    """Estimate a proportion: the Wilson interval for the effective number of independent games.

    That is the number of independent games with the same standard error as
    found between the deals (Kish, "Survey Sampling", 1965). If the deals do not
    differ at all, each counts as one game.
    """
    p, error = _ratio_estimate(deals)
    if 0 < error < math.inf:
        return wilson_interval(p, p * (1 - p) / error**2, t_quantile(len(deals) - 1))
    return wilson_interval(p, len(deals), t_quantile(math.inf))


def wilson_interval(p: float, n: float, z: float) -> Estimate:
    """Return the score interval for a proportion p among n observations, z standard errors wide.

    Wilson, "Probable inference, the law of succession, and statistical inference",
    Journal of the American Statistical Association 22 (1927).
    """
    centre = (p + z**2 / (2 * n)) / (1 + z**2 / n)
    margin = z * math.sqrt(p * (1 - p) / n + z**2 / (4 * n**2)) / (1 + z**2 / n)
    return Estimate(p, max(centre - margin, 0.0), min(centre + margin, 1.0))


def t_quantile(df: float) -> float:
    """Return the two-sided 95 % quantile of Student's t distribution with df degrees of freedom.

    Exact for one and two degrees; above, the expansion of Cornish and Fisher (1937)
    around the normal quantile z, with an error of less than 1 %.
    """
    if df < 1:
        return math.inf
    if df == 1:
        return math.tan(math.pi * CONFIDENCE / 2)
    if df == 2:
        return CONFIDENCE * math.sqrt(2 / (1 - CONFIDENCE**2))
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(term / df**power for power, term in enumerate(terms))


def _ratio_estimate(deals: Sequence[Deal]) -> tuple[float, float]:
    """Return the ratio of the sums, and its standard error (ratio estimator; Cochran, 1977, chapter 6)."""
    count = sum(deal.count for deal in deals)
    value = sum(deal.total for deal in deals) / count
    if len(deals) == 1:
        return value, math.inf
    squares = sum((deal.total - value * deal.count) ** 2 for deal in deals)
    # Sums of thirds and quarters are not exact: if all deals agree, only rounding errors are left.
    if squares < 1e-18 * count:
        return value, 0.0
    return value, math.sqrt(squares * len(deals) / (len(deals) - 1)) / count
