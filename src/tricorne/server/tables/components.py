"""The games with their built-in components, each loaded once in a process."""

from __future__ import annotations

from functools import cache

from tricorne.games import GAMES, load
from tricorne.games.game import Game


@cache
def game_named(name: str) -> Game:
    """Return a game with its built-in components."""
    return load(name)


def load_games() -> None:
    """Load all games."""
    for name in GAMES:
        game_named(name)
