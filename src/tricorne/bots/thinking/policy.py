"""Policies: players that judge each legal action by itself and take the best.

They are made from a game's judgement (see `bots.judgement`). A policy sees an
observation, in machine code as everywhere else.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from tricorne.games.chance import below
from tricorne.games.compiled import made_from, rule, whole
from tricorne.games.playout import Rule, first_seat
from tricorne.games.record import Array


class Policy(IntEnum):
    """The policies; a seat that somebody else plays has `NOBODY`."""

    NOBODY = -1
    RANDOM = 0
    GREEDY = 1
    PLANNER = 2


@rule
def best(values: Array, count: int, words: Array) -> int:
    """Return the place of the greatest value; chance decides between equals."""
    place, equals = 0, 1
    for other in range(1, count):
        if values[other] > values[place]:
            place, equals = other, 1
        elif values[other] == values[place]:
            equals += 1
            if below(words, equals) == 0:
                place = other
    return place


def judging(appeal: Rule, plan: Rule) -> Rule:
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
        values: Array,
        room: Array,
        words: Array,
    ) -> None:
        """Write what each legal action is worth, in points; room is for worlds to look ahead in."""
        if policy == Policy.PLANNER:
            plan(box, seen, seat, found, count, values, room, words)
            return
        for place in range(count):
            values[place] = appeal(box, seen, seat, whole(found[place])) if policy == Policy.GREEDY else 0.0

    return judge


def playing(waiting: Rule, observe: Rule, legal: Rule, apply: Rule, judge: Rule) -> Rule:
    """Make the rule by which policies play on by themselves."""

    @rule
    @made_from(waiting, observe, legal, apply, judge)
    def play_on(
        box: Any,
        game: Any,
        policies: Array,
        streams: Array,
        found: Array,
        values: Array,
        room: Array,
        moves: Array,
        events: Array,
    ) -> int:
        """Play until somebody is asked who is no policy, or the game is over; return the number of moves.

        The last record of `room` is for what the seat sees, the one before it is
        empty; the others are for looking ahead. Each seat has its own stream.
        """
        last = room.shape[0] - 1
        seen, empty = room[last], room[last - 1]
        made = 0
        while waiting(game) != 0 and made < moves.shape[0]:
            seat = first_seat(waiting(game))
            policy = whole(policies[seat])
            if policy == Policy.NOBODY:
                break
            room[last] = empty
            observe(game, seat, seen)
            count = legal(box, seen, seat, found)
            chosen = 0
            if count > 1:
                judge(policy, box, seen, seat, found, count, values, room[: last - 1], streams[seat])
                chosen = best(values, count, streams[seat])
            action = whole(found[chosen])
            apply(box, game, seat, action, events)
            moves[made, 0], moves[made, 1] = seat, action
            made += 1
        return made

    return play_on
