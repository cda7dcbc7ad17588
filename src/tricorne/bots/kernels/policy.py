"""Policies: players that give each legal action a value and take the best one.

A policy sees an observation, never the state, in machine code as everywhere else.
"""

from __future__ import annotations

from enum import IntEnum
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from tricorne.backends.kernel import Access, Parts, array
from tricorne.backends.rule import rule, widen
from tricorne.games.fast_rng import below
from tricorne.games.game import Game
from tricorne.games.kernels import ACTION, EVENTS, SCRATCH_BUFFER
from tricorne.games.playout import Rule, first_seat
from tricorne.games.struct import Array


class Policy(IntEnum):
    """The policies; `NONE` marks a seat that no policy plays."""

    NONE = -1
    RANDOM = 0
    GREEDY = 1
    PLANNER = 2


class PolicyBuffers(NamedTuple):
    """The working memory of a policy: compiled rules allocate no arrays."""

    values: Array
    """The value of each legal action."""
    worlds: Array
    """Records of the game to look ahead in."""
    options: Array
    """Two rows for legal actions further down the line."""
    points: Array
    """The points that each seat can expect."""
    scratch: Array
    """For `determinize`."""
    silent: Array
    """An event buffer that discards everything."""


WORLDS = 4


def policy_buffers(game: type[Game]) -> Parts:
    """Declare the buffers for a game."""
    scratch = Access.SCRATCH
    return Parts(
        PolicyBuffers,
        (
            array(np.float64, game.legal_at_most, access=Access.UPDATE),
            array(game.layout, WORLDS, access=scratch),
            array(ACTION, 2, game.legal_at_most, access=scratch),
            array(np.float64, game.players[-1], access=scratch),
            SCRATCH_BUFFER,
            EVENTS,
        ),
    )


@rule
def argmax(values: Array, count: int, rng: Array) -> int:
    """Return the index of the greatest value; ties are broken uniformly at random (reservoir sampling)."""
    best, ties = 0, 1
    for other in range(1, count):
        if values[other] > values[best]:
            best, ties = other, 1
        elif values[other] == values[best]:
            ties += 1
            if below(rng, ties) == 0:
                best = other
    return best


def make_score_actions(heuristic: ModuleType) -> Rule:
    """Make the rule by which a policy evaluates all legal actions."""
    action_value, planner_values = heuristic.action_value, heuristic.planner_values

    @rule
    def score_actions(
        policy: int,
        box: Any,
        seen: Any,
        seat: int,
        actions: Array,
        count: int,
        buffers: PolicyBuffers,
        rng: Array,
    ) -> int:
        """Write the value of each legal action, in points; return the index of the best."""
        if policy == Policy.PLANNER:
            planner_values(box, seen, seat, actions, count, buffers, rng)
        else:
            for index in range(count):
                action = widen(actions[index])
                greedy = policy == Policy.GREEDY
                buffers.values[index] = action_value(box, seen, seat, action) if greedy else 0.0
        return argmax(buffers.values, count, rng)

    return score_actions


def make_policy_game(rules: ModuleType, observation: ModuleType, score_actions: Rule) -> Rule:
    """Make the rule by which policies play a game on their own."""
    waiting, legal, apply, observe = rules.waiting, rules.legal, rules.apply, observation.observe

    @rule
    def play_policies(
        box: Any,
        game: Any,
        policies: Array,
        rngs: Array,
        actions: Array,
        observations: Array,
        buffers: PolicyBuffers,
        moves: Array,
        events: Array,
    ) -> int:
        """Play until a seat without a policy has to decide, the game is over, or `moves` is full.

        Returns the number of moves. `observations` has two records: one for what
        the seat sees, and an empty one to reset it. Each seat has its own
        random stream.
        """
        seen, empty = observations[0], observations[1]
        played = 0
        while waiting(game) != 0 and played < moves.shape[0]:
            seat = first_seat(waiting(game))
            policy = widen(policies[seat])
            if policy == Policy.NONE:
                break
            observations[0] = empty
            observe(game, seat, seen)
            count = legal(box, seen, seat, actions)
            chosen = 0
            if count > 1:
                chosen = score_actions(policy, box, seen, seat, actions, count, buffers, rngs[seat])
            action = widen(actions[chosen])
            apply(box, game, seat, action, events)
            moves[played, 0], moves[played, 1] = seat, action
            played += 1
        return played

    return play_policies
