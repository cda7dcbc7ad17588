"""Random playouts: the loops, made from the rules of any game (see `kernels`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tricorne.backends.rule import rule, widen
from tricorne.games.fast_rng import below
from tricorne.games.game_rng import renew
from tricorne.games.struct import Array

Rule = Callable[..., Any]

LONGEST_GAME = 20_000
DEAD_END = -1


@rule
def first_seat(asked: int) -> int:
    """Return the first of the seats that are asked, given as bits."""
    seat = 0
    while asked >> seat & 1 == 0:
        seat += 1
    return seat


@rule
def any_seat(asked: int, rng: Array) -> int:
    """Pick one of the seats that are asked, given as bits, at random."""
    seat = first_seat(asked)
    if asked == 1 << seat:
        return seat
    seats, rest = 0, asked
    while rest > 0:
        seats += rest & 1
        rest >>= 1
    for _ in range(below(rng, seats)):
        asked &= asked - 1
    return first_seat(asked)


def random_decision(legal: Rule, apply: Rule) -> Rule:
    """Make the rule that takes one decision at random."""

    @rule
    def decide(box: Any, game: Any, asked: int, rng: Array, found: Array, events: Array) -> tuple[int, int]:
        """Choose any legal action for one of the seats that are asked; return both."""
        seat = any_seat(asked, rng)
        action = widen(found[below(rng, legal(box, game, seat, found))])
        apply(box, game, seat, action, events)
        return seat, action

    return decide


def random_play(set_up: Rule, waiting: Rule, decide: Rule) -> Rule:
    """Make the rule that plays one game after another."""

    @rule
    def play_on(
        box: Any, games: Array, template: Any, decisions: int, rng: Array, found: Array, events: Array
    ) -> int:
        """Take a number of decisions; return how many games ended.

        A game that has ended is replaced by a new one, made from a template with
        nothing but the number of players, the options and the kind of stream.
        """
        ended, which = 0, 0
        asked = waiting(games[which])
        for _ in range(decisions):
            game = games[which]
            decide(box, game, asked, rng, found, events)
            asked = waiting(game)
            if asked == 0:
                ended += 1
                games[which] = template
                renew(game.random, rng)
                set_up(box, game, events)
                which = (which + 1) % games.shape[0]
                asked = waiting(games[which])
        return ended

    return play_on


def random_game(waiting: Rule, decide: Rule) -> Rule:
    """Make the rule that plays one game to its end and records its moves."""

    @rule
    def play_out(box: Any, game: Any, rng: Array, found: Array, moves: Array, events: Array) -> int:
        """Play until the game is over or `moves` is full; return the number of moves."""
        count = 0
        asked = waiting(game)
        while asked != 0 and count < moves.shape[0]:
            moves[count, 0], moves[count, 1] = decide(box, game, asked, rng, found, events)
            asked = waiting(game)
            count += 1
        return count

    return play_out


def checked_game(waiting: Rule, legal: Rule, decide: Rule, check: Rule) -> Rule:
    """Make the rule that plays one game and checks all invariants after every action."""

    @rule
    def play_checked(
        box: Any, game: Any, rng: Array, found: Array, events: Array, scratch: Array, violated: Array
    ) -> int:
        """Play to the end or to the first violation; return the number of moves.

        Writes the invariant that is violated, or 0, as the only item of `violated`.
        """
        count = 0
        violated[0] = check(box, game, scratch)
        asked = waiting(game)
        while asked != 0 and violated[0] == 0:
            if count >= LONGEST_GAME or legal(box, game, first_seat(asked), found) == 0:
                violated[0] = DEAD_END
                break
            decide(box, game, asked, rng, found, events)
            asked = waiting(game)
            count += 1
            violated[0] = check(box, game, scratch)
        return count

    return play_checked


def moves_buffer() -> Array:
    """Make a buffer for the moves of one game: seat and action."""
    return np.zeros((LONGEST_GAME, 2), np.int16)
