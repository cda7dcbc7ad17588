"""Many games at once: one step in each, for environments and learning.

A step plays the caller's action in every game, lets policies play for the seats that they have, begins a
new game where one is over, and writes what the seat that has to decide knows and may do.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from tricorne.backends.kernel import Access, Parts, array
from tricorne.backends.rule import rule, widen
from tricorne.bots.kernels.policy import Policy
from tricorne.games import fast_rng
from tricorne.games.game import Game
from tricorne.games.game_rng import renew
from tricorne.games.playout import Rule, first_seat
from tricorne.games.struct import Array

# Instead of an action: nothing is played, the game only goes on to the next decision.
NO_ACTION = -1


class Batch(NamedTuple):
    """The games, each with a row in every array."""

    games: Array
    rngs: Array
    """The random stream that new games and policies draw from."""
    policies: Array
    """By seat: the policy that plays it, or `Policy.NONE` where the caller decides."""
    actions: Array
    """What the caller plays; actions count seats from the one that acts."""
    seats: Array
    """The seat that has to decide."""
    vectors: Array
    """What it knows, see `games.encoding`."""
    masks: Array
    """1 for each action that it may choose."""
    rewards: Array
    """By seat: its share in the win of a game that ended with this step, else 0."""
    ended: Array
    """1 where a game ended with this step, and a new one began."""


def batch_parts(game: type[Game]) -> Parts:
    """Declare the arrays; the number of games is open."""
    update = Access.UPDATE
    seats = game.players[-1]
    return Parts(
        Batch,
        (
            array(game.layout, None, access=update),
            array(np.uint32, None, fast_rng.WORDS, access=update),
            array(np.int32, None, seats),
            array(np.int32, None),
            array(np.int32, None, access=update),
            array(np.float32, None, game.encoding.size, access=update),
            array(np.int8, None, len(game.actions), access=update),
            array(np.float32, None, seats, access=update),
            array(np.int8, None, access=update),
        ),
    )


def make_batch_step(
    rules: ModuleType, observation: ModuleType, encoding: ModuleType, score_actions: Rule
) -> Rule:
    """Make the rule that takes a step in every game of a batch."""
    waiting, legal, apply, set_up = rules.waiting, rules.legal, rules.apply, rules.set_up
    observe, encode = observation.observe, encoding.encode
    to_relative, to_absolute = encoding.to_relative, encoding.to_absolute

    @rule
    def play_policies(
        box: Any, game: Any, number: int, actions: Array, observations: Array, buffers: Any, batch: Batch
    ) -> None:
        """Play for the seats that policies have, until the caller has to decide or the game is over."""
        seen, rng = observations[0], batch.rngs[number]
        while waiting(game) != 0:
            seat = first_seat(waiting(game))
            policy = widen(batch.policies[number, seat])
            if policy == Policy.NONE:
                return
            observations[0] = observations[1]
            observe(game, seat, seen)
            count = legal(box, seen, seat, actions)
            chosen = 0
            if count > 1:
                chosen = score_actions(policy, box, seen, seat, actions, count, buffers, rng)
            apply(box, game, seat, widen(actions[chosen]), buffers.silent)

    @rule
    def describe(
        box: Any, game: Any, number: int, legal_actions: Array, observations: Array, batch: Batch
    ) -> None:
        """Write who has to decide, and what that seat knows and may do."""
        seat, seen, mask = first_seat(waiting(game)), observations[0], batch.masks[number]
        batch.seats[number] = seat
        observations[0] = observations[1]
        observe(game, seat, seen)
        encode(box, seen, seat, batch.vectors[number])
        for action in range(mask.shape[0]):
            mask[action] = 0
        count = legal(box, seen, seat, legal_actions)
        for index in range(count):
            mask[to_relative(widen(legal_actions[index]), seat, widen(game.players))] = 1

    @rule
    def step_batch(
        box: Any, template: Any, legal_actions: Array, observations: Array, buffers: Any, batch: Batch
    ) -> int:
        """Take a step in every game; return how many games ended.

        The template has nothing but the number of players, the options and the kind of random stream;
        new games are made from it. `observations` has two records, the second empty. Actions must be legal.
        """
        endings = 0
        for number in range(batch.games.shape[0]):
            game, players = batch.games[number], widen(template.players)
            for seat in range(players):
                batch.rewards[number, seat] = 0.0
            batch.ended[number] = 0
            action = widen(batch.actions[number])
            if action != NO_ACTION:
                seat = widen(batch.seats[number])
                apply(box, game, seat, to_absolute(action, seat, players), buffers.silent)
            play_policies(box, game, number, legal_actions, observations, buffers, batch)
            # Policies may play a whole game before the caller has to decide anything.
            while waiting(game) == 0:
                if game.over != 0:
                    winners = 0
                    for seat in range(players):
                        winners += widen(game.winners[seat])
                    for seat in range(players):
                        batch.rewards[number, seat] = game.winners[seat] / winners
                    batch.ended[number] = 1
                    endings += 1
                batch.games[number] = template
                renew(game.random, batch.rngs[number])
                set_up(box, game, buffers.silent)
                play_policies(box, game, number, legal_actions, observations, buffers, batch)
            describe(box, game, number, legal_actions, observations, batch)
        return endings

    return step_batch
