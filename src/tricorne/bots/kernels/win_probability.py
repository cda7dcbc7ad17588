"""The rule that estimates the probability of each seat to win from a position, with all cards known.

The estimate is the mean over several playouts: planners play on a little, each time with other luck,
and the position they reach is evaluated by the heuristic.
"""

from __future__ import annotations

from typing import Any

from tricorne.backends.rule import rule
from tricorne.bots.ismcts.tree import MAX_PLAYERS
from tricorne.bots.kernels.policy import PolicyBuffers
from tricorne.games import fast_rng
from tricorne.games.game_rng import imagine
from tricorne.games.playout import Rule
from tricorne.games.struct import Array

PLAYOUTS = 8
# The number of decisions in a playout.
HORIZON = 48
# The world that is played in; planners think in those before it.
JUDGED = 3
# For each playout, the random streams of the game and of each seat.
STREAMS = (PLAYOUTS, 1 + MAX_PLAYERS, fast_rng.WORDS)


def make_win_probability(play_policies: Rule, evaluate_leaf: Rule) -> Rule:
    """Make the rule from the one by which policies play, and the evaluation of what they reach."""

    @rule
    def win_probability(
        box: Any,
        state: Any,
        policies: Array,
        streams: Array,
        actions: Array,
        observations: Array,
        buffers: PolicyBuffers,
        moves: Array,
        events: Array,
        chances: Array,
    ) -> None:
        """Write the win probability of each seat; when the game is over, the shares in the win."""
        world = buffers.worlds[JUDGED]
        for seat in range(state.players):
            chances[seat] = 0.0
        for playout in range(PLAYOUTS):
            buffers.worlds[JUDGED] = state
            imagine(world.random, streams[playout, 0])
            play_policies(
                box, world, policies, streams[playout, 1:], actions, observations, buffers, moves, events
            )
            evaluate_leaf(box, world, buffers.points)
            for seat in range(state.players):
                chances[seat] += buffers.points[seat] / PLAYOUTS

    return win_probability
