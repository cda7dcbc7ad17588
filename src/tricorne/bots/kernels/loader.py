"""What bots know of a game: three rules that each game has in a package of its own here.

`appeal(box, seen, seat, action)` tells at a glance how good an action looks, in points;
`plan(box, seen, seat, found, count, desk, words)` judges all legal actions with care;
`expect(box, game, points)` writes the points with which each seat can expect to end the game,
and returns how far that may be wrong.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from threading import Lock

from tricorne.bots.kernels.bot_kernels import BotKernels
from tricorne.games import GAMES
from tricorne.games.game import Game

_making = Lock()


def bot_kernels(game: Game) -> BotKernels:
    """Return how bots think about a game."""
    # Two threads that make the same at once would make rules of the same name.
    with _making:
        return _bot_kernels(game.name)


@cache
def _bot_kernels(name: str) -> BotKernels:
    judgement, manner = (
        import_module(f"tricorne.bots.heuristics.{name}.{part}") for part in ("heuristic", "tuning")
    )
    return BotKernels(GAMES[name], judgement, manner)
