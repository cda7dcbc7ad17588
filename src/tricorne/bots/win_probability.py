"""The probability of each seat to win from a position, with all cards known.

An estimate is the mean over several playouts: planners play on a little, each
time with other luck, and the position they reach is evaluated by the heuristic.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tricorne.bots.kernels.bot_kernels import bot_kernels
from tricorne.bots.self_play import SelfPlay
from tricorne.games import fast_rng, game_rng
from tricorne.games.game import Game, State

PLAYOUTS = 8
# The number of decisions in a playout.
HORIZON = 48


def win_probabilities(game: Game, state: State) -> list[float]:
    """Estimate the win probability of each seat; when the game is over, the shares in the win."""
    if state.over:
        return _win_shares(state)
    self_play = SelfPlay(game, HORIZON)
    estimates = [_evaluate(game, _play_out(self_play, state, number)) for number in range(PLAYOUTS)]
    return [sum(seat) / PLAYOUTS for seat in zip(*estimates, strict=True)]


def expected_points(game: Game, state: State) -> tuple[list[float], float]:
    """Return the points with which each seat can expect to end the game, and how uncertain that is."""
    points = np.zeros(game.players[-1])
    kernel: Any = bot_kernels(game).expected_points
    spread = float(kernel(game.box, state, points))
    return points[: int(state.players)].tolist(), spread


def _play_out(self_play: SelfPlay, state: State, number: int) -> State:
    """Let planners play on from a position, with a random stream of its own for each playout."""
    players = int(state.players)
    world = self_play.game.copy(state)
    world.random[:] = game_rng.imagined(fast_rng.stream(f"chances {number}"))
    self_play.begin(["planner"] * players, [f"chances {number} {seat}" for seat in range(players)])
    self_play.advance(world)
    return world


def _evaluate(game: Game, state: State) -> list[float]:
    """Return the softmax of the expected points, or the shares in the win if the game is over."""
    if state.over:
        return _win_shares(state)
    points, temperature = expected_points(game, state)
    most = max(points)
    weights = [math.exp((value - most) / temperature) for value in points]
    return [weight / sum(weights) for weight in weights]


def _win_shares(state: State) -> list[float]:
    winners = [float(state.winners[seat]) for seat in range(int(state.players))]
    return [share / sum(winners) for share in winners]
