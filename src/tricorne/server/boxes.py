"""The built-in boxes of the games, each opened once in a process."""

from __future__ import annotations

from functools import cache

from tricorne.games import load
from tricorne.games.game import Game


@cache
def game_named(name: str) -> Game:
    """Return a game with its built-in box."""
    return load(name)
