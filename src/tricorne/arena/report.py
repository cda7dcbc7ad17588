"""The report of a tournament, as plain data."""

from __future__ import annotations

import platform
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from tricorne.arena.latencies import Latencies
from tricorne.arena.outcome import Outcome
from tricorne.arena.ratings import Rating, places, rate
from tricorne.arena.settings import Settings
from tricorne.arena.statistics import Deal, Estimate, estimate_mean, estimate_proportion

HISTORY_POINTS = 120
MAX_FAILURES = 100

Report = dict[str, Any]


def make_report(settings: Settings, outcomes: Iterable[Outcome]) -> Report:
    """Make the report of all games, in the order of their numbers."""
    played = sorted(outcomes, key=lambda outcome: outcome.number)
    names = list(dict.fromkeys(name for outcome in played for name in outcome.seats))
    history = rate(played, names)
    bots = [_bot(name, played, history[-1][name]) for name in names]
    moves = sum(outcome.moves for outcome in played)
    seconds = sum(outcome.seconds for outcome in played)
    return {
        "arena": {**vars(settings), "bots": list(settings.bots)},
        "machine": {"python": platform.python_version(), "system": platform.system().lower()},
        "games": len(played),
        "deals": len({outcome.deal for outcome in played}),
        "decisions": moves,
        "computing_seconds": round(seconds, 3),
        "decisions_per_second": round(moves / seconds),
        "parity": round(1 / settings.players, 6),
        "endings": dict(Counter(outcome.result.reason for outcome in played).most_common()),
        "bots": sorted(bots, key=lambda bot: -bot["rating"]["strength"]),
        "seats": [_seat(seat, played) for seat in range(settings.players)],
        "head_to_head": _head_to_head(played, names),
        "history": _history(played, history, names),
    }


def _bot(name: str, played: Sequence[Outcome], rating: Rating) -> Report:
    own = [outcome for outcome in played if name in outcome.seats]
    latencies, points = Latencies(), Counter[int]()
    won: dict[int, list[float]] = defaultdict(list)
    scored: dict[int, list[int]] = defaultdict(list)
    for outcome in own:
        seats = [seat for seat, who in enumerate(outcome.seats) if who == name]
        won[outcome.deal].append(sum(outcome.win_share(seat) for seat in seats))
        scored[outcome.deal] += [outcome.result.points[seat] for seat in seats]
        for seat in seats:
            points[outcome.result.points[seat]] += 1
            latencies.merge(outcome.latencies.get(seat, Latencies()))
    of_games = estimate_proportion([Deal(sum(parts), len(parts)) for parts in won.values()])
    if points.total() == len(own) * len(own[0].seats):  # nobody else could win
        of_games = Estimate(1.0, 1.0, 1.0)
    failures = [
        {"game": outcome.number, **failure.json()}
        for outcome in own
        for failure in outcome.failures
        if outcome.seats[failure.seat] == name
    ]
    return {
        "bot": name,
        "rating": {"strength": round(rating.mu, 3), "deviation": round(rating.sigma, 3)},
        "games": len(own),
        "seats": points.total(),
        "win_share": (of_games * (len(own) / points.total())).json(),
        "win_share_of_games": of_games.json(),
        "points": estimate_mean([Deal(sum(deal), len(deal)) for deal in scored.values()]).json(),
        "points_counts": {str(value): points[value] for value in sorted(points)},
        "by_seat": [_bot_in_seat(name, seat, own) for seat in range(len(own[0].seats))],
        "time": _latency(latencies),
        "failures": len(failures),
        "first_failures": failures[:MAX_FAILURES],
    }


def _bot_in_seat(name: str, seat: int, played: Sequence[Outcome]) -> Report:
    sat = [outcome for outcome in played if outcome.seats[seat] == name]
    return {
        "seat": seat,
        "games": len(sat),
        "win_share": round(sum(outcome.win_share(seat) for outcome in sat) / len(sat), 6) if sat else None,
    }


def _seat(seat: int, played: Sequence[Outcome]) -> Report:
    """Report on a seat over all bots."""
    shares: dict[int, list[float]] = defaultdict(list)
    for outcome in played:
        shares[outcome.deal].append(outcome.win_share(seat))
    points = sum(outcome.result.points[seat] for outcome in played) / len(played)
    return {
        "seat": seat,
        "win_share": estimate_proportion([Deal(sum(won), len(won)) for won in shares.values()]).json(),
        "points": round(points, 3),
    }


def _latency(latencies: Latencies) -> Report | None:
    """Summarize the latencies of a bot; None if it never had a choice."""
    if latencies.count == 0:
        return None
    return {
        "measured": latencies.count,
        "mean": round(latencies.mean, 9),
        "p50": round(latencies.percentile(50), 9),
        "p99": round(latencies.percentile(99), 9),
        "longest": round(latencies.longest, 9),
        "decisions_per_second": round(1 / latencies.mean, 1),
    }


def _head_to_head(played: Sequence[Outcome], names: Sequence[str]) -> Report:
    """Return how often each bot finished before each other one in the same game; a tie counts half."""
    ahead: dict[tuple[str, str], float] = defaultdict(float)
    met: Counter[tuple[str, str]] = Counter()
    for outcome in played:
        ranked = list(zip(outcome.seats, places(outcome.result), strict=True))
        for name, place in ranked:
            for other, behind in ranked:
                if name != other:
                    met[name, other] += 1
                    ahead[name, other] += 1 if place < behind else 0.5 if place == behind else 0
    return {
        name: {other: round(ahead[name, other] / met[name, other], 6) for other in names if met[name, other]}
        for name in names
    }


def _history(
    played: Sequence[Outcome], history: Sequence[dict[str, Rating]], names: Sequence[str]
) -> list[Report]:
    """Return the ratings over time, in as many steps as a plot can show."""
    step = max(len(history) // HISTORY_POINTS, 1)
    chosen = sorted({*range(step - 1, len(history), step), len(history) - 1})
    return [
        {
            "games": index + 1,
            "ratings": {
                name: [round(history[index][name].mu, 3), round(history[index][name].sigma, 3)]
                for name in names
            },
        }
        for index in chosen
    ]
