"""Facts derived from a position that views show."""

from __future__ import annotations

from enum import IntEnum

from tricorne.backends.rule import rule, widen
from tricorne.games.libertalia.crew import count
from tricorne.games.libertalia.observation import doubtful, now_dead
from tricorne.games.libertalia.state import OPERATIONS, SEATS, TIMES, Box, State
from tricorne.games.struct import Array


class Fact(IntEnum):
    """The facts of each seat, in their order."""

    HAND_SIZE = 0
    CEMETERY_SIZE = 1
    DOUBTFUL = 2


SHAPE = (SEATS, len(Fact))


@rule
def facts(box: Box, game: State, found: Array) -> None:
    """Write the facts of every seat into a row of `found`.

    A state and an observation of it give the same facts, except that a hand that
    is seen leaves no doubt.
    """
    begin = widen(game.campaign) * OPERATIONS
    for seat in range(game.players):
        hand, cemetery = count(widen(game.hand[seat])), count(widen(game.cemetery[seat]))
        secret = doubtful(game, seat)
        if secret & widen(game.hand[seat]) != 0:
            secret = 0
        if secret != 0:
            cemetery += count(secret & now_dead(game, seat))
            for time in range(TIMES):
                hand += widen(game.operated[seat, time])
                if time >= begin:
                    cemetery -= widen(game.operated[seat, time])
        found[seat, 0] = hand
        found[seat, 1] = cemetery
        found[seat, 2] = secret
