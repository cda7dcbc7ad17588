"""Small arenas for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from tests.support.records import box
from tricorne.arena.outcome import Outcome
from tricorne.arena.schedule import Seats
from tricorne.arena.settings import Settings
from tricorne.games.game import Result


def settings(
    bots: Sequence[str],
    games: int = 4,
    *,
    game: str = "libertalia",
    players: int = 4,
    seed: str = "test",
    clock: float | None = None,
) -> Settings:
    """Return settings with the usual options."""
    opened = box(game)
    return Settings.of(opened, players, opened.settle_options({}), bots, seed, games, clock)


def outcome(number: int, seats: Seats, winners: tuple[int, ...], points: tuple[int, ...]) -> Outcome:
    """Return the outcome of a game that nobody played."""
    return Outcome(number, number - 1, seats, Result("campaigns", winners, points), 10, 0.1, {})
