"""The probability of each seat to win from a position, with all cards known."""

from __future__ import annotations

from functools import cache

import numpy as np

from tricorne.backends.kernel import allocate
from tricorne.bots.kernels.bot_kernels import bot_kernels
from tricorne.bots.kernels.policy import Policy, PolicyBuffers
from tricorne.bots.kernels.win_probability import HORIZON, STREAMS
from tricorne.games import fast_rng
from tricorne.games.events import SILENT
from tricorne.games.game import Game, State
from tricorne.games.struct import Array


def win_probabilities(game: Game, state: State) -> list[float]:
    """Estimate the win probability of each seat; when the game is over, the shares in the win."""
    kernels = bot_kernels(game)
    players = int(state.players)
    chances = np.zeros(game.players[-1])
    game.backend.bind(kernels.win_probability)(
        game.box,
        state,
        np.full(players, Policy.PLANNER, np.int32),
        _streams().copy(),
        game.legal_buffer(),
        np.zeros(2, game.layout),
        PolicyBuffers(*allocate(kernels.buffers)),
        np.zeros((HORIZON, 2), np.int16),
        SILENT,
        chances,
    )
    found: list[float] = chances[:players].tolist()
    return found


@cache
def _streams() -> Array:
    """Make the streams of all playouts: the same for every position, so that luck does not move the curve."""
    playouts, streams, _ = STREAMS
    seeds = [f"chances {playout} {number}" for playout in range(playouts) for number in range(streams)]
    return np.array([fast_rng.stream(seed) for seed in seeds], np.uint32).reshape(STREAMS)
