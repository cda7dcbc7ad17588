"""Ratings with uncertainty, by openskill.

The model is the one for Plackett and Luce's ranking of several players in Weng and Lin, "A
Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12
(2011), algorithm 4.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist

from openskill.models import PlackettLuce

from tricorne.arena.outcome import Outcome
from tricorne.games.game import Result

# How many standard deviations an interval of 95 % reaches to each side.
NORMAL_95 = NormalDist().inv_cdf(0.975)
# Bots do not change while they play, so nothing makes a rating less certain again.
BOTS = PlackettLuce(tau=0.0)


@dataclass(frozen=True)
class Rating:
    """How strong somebody is: 25 when nothing is known, with a standard deviation of 25/3."""

    strength: float
    deviation: float


NEW = Rating(BOTS.mu, BOTS.sigma)


def rate(outcomes: Iterable[Outcome], names: Sequence[str]) -> list[dict[str, Rating]]:
    """Rate bots game by game, in the order of the games; return all ratings after each.

    A bot that sits several times at a table has one rating, which moves by the
    mean of what its seats would move it.
    """
    current = dict.fromkeys(names, NEW)
    history = []
    for outcome in outcomes:
        current = current | rate_game(current, outcome.seats, outcome.result)
        history.append(current)
    return history


def rate_game(current: Mapping[str, Rating], seats: Sequence[str], result: Result) -> dict[str, Rating]:
    """Return the ratings after one game of those who sat there; against oneself nobody gains or loses."""
    if len(set(seats)) == 1:
        return {}
    rated = rate_places(BOTS, [current[name] for name in seats], places(result))
    moved: dict[str, list[Rating]] = {}
    for name, rating in zip(seats, rated, strict=True):
        moved.setdefault(name, []).append(rating)
    return {name: _mean(ratings) for name, ratings in moved.items()}


def rate_places(model: PlackettLuce, before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after one game, for those who came to these places."""
    teams = [[model.create_rating([rating.strength, rating.deviation])] for rating in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(rating.mu, rating.sigma) for (rating,) in rated]


def places(result: Result) -> list[int]:
    """Return each seat's place: the winners before all others, those by their points."""
    keys = [(0, 0) if seat in result.winners else (1, -points) for seat, points in enumerate(result.points)]
    return [sorted(keys).index(key) + 1 for key in keys]


def _mean(ratings: Sequence[Rating]) -> Rating:
    count = len(ratings)
    strength = sum(rating.strength for rating in ratings) / count
    return Rating(strength, sum(rating.deviation for rating in ratings) / count)
