"""Policies: players that judge each legal action by itself and take the best.

They are made from a game's judgement (see `bots.judgement`). A policy sees an
observation, in machine code as everywhere else.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np

from tricorne.games.compiled import made_from, rule, whole
from tricorne.games.events import SILENT
from tricorne.games.fast_rng import below
from tricorne.games.game import Game
from tricorne.games.kernels import SCRATCH
from tricorne.games.playout import Rule, first_seat
from tricorne.games.struct import Array


class Policy(IntEnum):
    """The policies; a seat that somebody else plays has `NOBODY`."""

    NOBODY = -1
    RANDOM = 0
    GREEDY = 1
    PLANNER = 2


class PolicyBuffers(NamedTuple):
    """What a policy works with, since rules make no arrays of their own."""

    values: Array
    """For what each legal action is worth."""
    worlds: Array
    """Records of the game, to look ahead in."""
    options: Array
    """Two rows for the legal actions of somebody else, later."""
    points: Array
    """For the points that each seat can expect."""
    scratch: Array
    """For `determinize`."""
    silent: Array
    """A buffer for events that keeps none."""


WORLDS = 4


def new_policy_buffers(game: Game) -> PolicyBuffers:
    """Make a desk for a game."""
    return PolicyBuffers(
        np.zeros(game.legal_at_most),
        np.zeros(WORLDS, game.layout),
        np.zeros((2, game.legal_at_most), np.int16),
        np.zeros(game.players[-1]),
        np.zeros(SCRATCH, np.int16),
        SILENT,
    )


@rule
def best(values: Array, count: int, rng: Array) -> int:
    """Return the place of the greatest value; chance decides between equals."""
    place, equals = 0, 1
    for other in range(1, count):
        if values[other] > values[place]:
            place, equals = other, 1
        elif values[other] == values[place]:
            equals += 1
            if below(rng, equals) == 0:
                place = other
    return place


def make_action_scoring(appeal: Rule, plan: Rule) -> Rule:
    """Make the rule by which a policy judges all legal actions."""

    @rule
    @made_from(appeal, plan)
    def judge(
        policy: int,
        box: Any,
        seen: Any,
        seat: int,
        found: Array,
        count: int,
        desk: PolicyBuffers,
        rng: Array,
    ) -> int:
        """Write what each legal action is worth, in points; return the place of the best."""
        if policy == Policy.PLANNER:
            plan(box, seen, seat, found, count, desk, rng)
        else:
            for place in range(count):
                action = whole(found[place])
                desk.values[place] = appeal(box, seen, seat, action) if policy == Policy.GREEDY else 0.0
        return best(desk.values, count, rng)

    return judge


def make_policy_play(waiting: Rule, observe: Rule, legal: Rule, apply: Rule, judge: Rule) -> Rule:
    """Make the rule by which policies play on by themselves."""

    @rule
    @made_from(waiting, observe, legal, apply, judge)
    def play_on(
        box: Any,
        game: Any,
        policies: Array,
        streams: Array,
        found: Array,
        sight: Array,
        desk: PolicyBuffers,
        moves: Array,
        events: Array,
    ) -> int:
        """Play until somebody is asked who is no policy, or the game is over; return the number of moves.

        `sight` are two records: one for what the seat sees, and an empty one.
        Each seat has its own stream.
        """
        seen, empty = sight[0], sight[1]
        made = 0
        while waiting(game) != 0 and made < moves.shape[0]:
            seat = first_seat(waiting(game))
            policy = whole(policies[seat])
            if policy == Policy.NOBODY:
                break
            sight[0] = empty
            observe(game, seat, seen)
            count = legal(box, seen, seat, found)
            chosen = 0
            if count > 1:
                chosen = judge(policy, box, seen, seat, found, count, desk, streams[seat])
            action = whole(found[chosen])
            apply(box, game, seat, action, events)
            moves[made, 0], moves[made, 1] = seat, action
            made += 1
        return made

    return play_on
