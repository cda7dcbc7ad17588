"""Ratings with uncertainty: Weng and Lin's for several players (Plackett and Luce), by openskill."""

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
MODEL = PlackettLuce(tau=0.0)


@dataclass(frozen=True)
class Rating:
    """How strong a bot is: 25 when nothing is known, with a standard deviation of 25/3."""

    strength: float
    deviation: float


NEW = Rating(MODEL.mu, MODEL.sigma)


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
    teams = [[MODEL.create_rating([current[name].strength, current[name].deviation])] for name in seats]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places(result)])
    moved: dict[str, list[Rating]] = {}
    for name, (rating,) in zip(seats, rated, strict=True):
        moved.setdefault(name, []).append(Rating(rating.mu, rating.sigma))
    return {name: _mean(ratings) for name, ratings in moved.items()}


def places(result: Result) -> list[int]:
    """Return each seat's place: the winners before all others, those by their points."""
    keys = [(0, 0) if seat in result.winners else (1, -points) for seat, points in enumerate(result.points)]
    return [sorted(keys).index(key) + 1 for key in keys]


def _mean(ratings: Sequence[Rating]) -> Rating:
    count = len(ratings)
    strength = sum(rating.strength for rating in ratings) / count
    return Rating(strength, sum(rating.deviation for rating in ratings) / count)
