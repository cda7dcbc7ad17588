"""Small tournaments for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from tests.support.records import box
from tricorne.arena.outcome import Outcome
from tricorne.arena.schedule import Lineup
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
    """Return settings with default options."""
    opened = box(game)
    return Settings.create(opened, players, opened.complete_options({}), bots, seed, games, clock)


def outcome(number: int, seats: Lineup, winners: tuple[int, ...], points: tuple[int, ...]) -> Outcome:
    """Return an outcome without playing a game."""
    return Outcome(number, number - 1, seats, Result("campaigns", winners, points), 10, 0.1, {})
