"""The built-in boxes of the games, each opened once in a process, and which of them are ready to play.

Whether the rules of a game are compiled and loaded is a fact about the whole
process, as the machine code is. `readiness` prepares them in a server; where
nothing is being prepared, every game is ready.
"""

from __future__ import annotations

from functools import cache

from tricorne.games import load
from tricorne.games.game import Game

_preparing: dict[str, int] = {}
"""The games that are not ready, and how far they are, in percent."""


@cache
def game_named(name: str) -> Game:
    """Return a game with its built-in box."""
    return load(name)


def preparing(name: str) -> int | None:
    """Return how far the rules of a game are compiled, in percent; None if they are ready."""
    return _preparing.get(name)


def note_preparing(name: str, percent: int | None) -> None:
    """Note how far the rules of a game are compiled, in percent; None when they are ready."""
    if percent is None:
        _preparing.pop(name, None)
    else:
        _preparing[name] = percent
