"""Compile the rules of every game and what bots think with, so that many test processes find them ready.

`python -m tests.warm`, before pytest runs on all cores.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

import numpy as np

from tricorne import bots
from tricorne.arena.runner import GameRunner
from tricorne.arena.settings import Settings
from tricorne.games import GAMES, load
from tricorne.games.events import SILENT
from tricorne.games.fast_rng import stream


def warm(name: str) -> None:
    """Call everything once that Python calls."""
    game = load(name)
    rng = stream("warm")
    state = game.new("warm", game.players[-1])
    seat = game.waiting(state)[0]
    seen = game.observe(state, seat)
    game.view(seen, seat)
    game.check(state)
    game.apply(state, seat, game.legal(state, seat)[0])
    game.random_game(game.determinize(seen, rng), rng)
    game.checked_game(state, rng)
    states = np.array([game.new("warm", game.players[-1])], game.layout)
    arguments = (game.template(game.players[-1]), 1, rng, game.legal_buffer(), SILENT)
    game.kernels.random_play(game.box, states, *arguments)
    settings = Settings.create(game, 4, game.complete_options({}), tuple(bots.BOTS), "warm", 4, None)
    GameRunner(settings).warm_up()


if __name__ == "__main__":
    with ProcessPoolExecutor() as pool:
        list(pool.map(warm, GAMES))
