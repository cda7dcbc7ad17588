"""OpenSkill ratings: strength with uncertainty.

The model is Plackett–Luce with full pairings: Weng and Lin, "A Bayesian
Approximation Method for Online Ranking", Journal of Machine Learning Research 12
(2011), algorithm 4. A rating is a normal distribution with mean μ and standard
deviation σ; τ is added to σ before each game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from openskill.models import PlackettLuce

from tricorne.arena.outcome import Outcome
from tricorne.games.game import Result

# The standard deviations to each side of a 95 % interval.
Z_95 = NormalDist().inv_cdf(0.975)
# Bots do not change, so their ratings never become less certain: τ = 0.
BOTS = PlackettLuce(tau=0.0)


@dataclass(frozen=True)
class Rating:
    """A player's strength; without any game μ is 25 and σ is 25/3."""

    mu: float
    sigma: float


NEW = Rating(BOTS.mu, BOTS.sigma)


def rate(outcomes: Iterable[Outcome], names: Sequence[str]) -> list[dict[str, Rating]]:
    """Rate bots game by game, in the order of the games; return all ratings after each.

    A bot that has several seats in a game has one rating, which moves by the
    mean of the updates of its seats.
    """
    current = dict.fromkeys(names, NEW)
    history = []
    for outcome in outcomes:
        current = current | rate_game(current, outcome.seats, outcome.result)
        history.append(current)
    return history


def rate_game(current: Mapping[str, Rating], seats: Sequence[str], result: Result) -> dict[str, Rating]:
    """Return the ratings of the players after one game; a game of a bot against itself changes none."""
    if len(set(seats)) == 1:
        return {}
    rated = rate_places(BOTS, [current[name] for name in seats], places(result))
    by_name: dict[str, list[Rating]] = {}
    for name, rating in zip(seats, rated, strict=True):
        by_name.setdefault(name, []).append(rating)
    return {name: _mean(ratings) for name, ratings in by_name.items()}


def rate_places(model: PlackettLuce, before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after one game, given everybody's place."""
    teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(rating.mu, rating.sigma) for (rating,) in rated]


def places(result: Result) -> list[int]:
    """Return the place of each seat: the winners first, then the others by points."""
    keys = [(0, 0) if seat in result.winners else (1, -points) for seat, points in enumerate(result.points)]
    return [sorted(keys).index(key) + 1 for key in keys]


def _mean(ratings: Sequence[Rating]) -> Rating:
    count = len(ratings)
    mu = sum(rating.mu for rating in ratings) / count
    return Rating(mu, sum(rating.sigma for rating in ratings) / count)
