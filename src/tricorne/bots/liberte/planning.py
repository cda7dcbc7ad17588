"""A careful player: it looks each action through to its end and asks what the position then promises."""

from __future__ import annotations

from math import exp, log

import numpy as np

from tricorne.bots.liberte.forecast import expect
from tricorne.bots.liberte.glance import appeal
from tricorne.games.chance import reseed
from tricorne.games.compiled import rule, whole
from tricorne.games.liberte.actions import Ask
from tricorne.games.liberte.records import Box, Ending, State
from tricorne.games.liberte.rules import apply, legal
from tricorne.games.record import Array

# What a won or lost game is worth, in points.
VICTORY = 40.0
WORST = -1e9


@rule
def standing(box: Box, game: State, seat: int, points: Array) -> float:
    """Return how far a seat is ahead of its rivals, in points; the strongest rivals weigh most."""
    if game.over != Ending.RUNNING:
        won = 0.0
        for other in range(game.players):
            won += game.winners[other]
        return VICTORY * (game.winners[seat] / won - 0.5)
    spread = expect(box, game, points)
    rivals = 0.0
    for other in range(game.players):
        if other != seat:
            rivals += exp((points[other] - points[seat]) / spread)
    return -spread * log(rivals / (game.players - 1))


@rule
def in_own_action(game: State, seat: int) -> bool:
    """Whether a seat is still asked about the action that it has begun."""
    return (
        game.over == Ending.RUNNING
        and game.asked == seat
        and game.ask != Ask.ACTION
        and game.ask != Ask.REFRESH
        and game.ask != Ask.ADVANCE
    )


@rule
def most_appealing(box: Box, game: State, seat: int, options: Array) -> int:
    """Return the action that looks best at a glance."""
    ways = legal(box, game, seat, options)
    chosen, best = whole(options[0]), WORST
    for way in range(ways):
        worth = appeal(box, game, seat, whole(options[way]))
        if worth > best:
            chosen, best = whole(options[way]), worth
    return chosen


@rule
def most_promising(
    box: Box, game: State, seat: int, room: Array, options: Array, points: Array, silent: Array
) -> int:
    """Return the action after which a seat stands best, if it then plays on at a glance."""
    ways = legal(box, game, seat, options)
    chosen, best = whole(options[0]), WORST
    for way in range(ways):
        room[1] = game
        after = room[1]
        apply(box, after, seat, whole(options[way]), silent)
        if game.ask == Ask.MORE:
            while in_own_action(after, seat) and after.ask != Ask.MORE:
                apply(box, after, seat, most_appealing(box, after, seat, room[3].deck), silent)
        worth = standing(box, after, seat, points)
        if worth > best:
            chosen, best = whole(options[way]), worth
    return chosen


@rule
def plan(
    box: Box, seen: State, seat: int, found: Array, count: int, values: Array, room: Array, words: Array
) -> None:
    """Write what each legal action is worth, in points."""
    silent = room[0].random.view(np.int32).reshape((1, 4))[:0]
    points = room[5].height.reshape(-1)[:64].view(np.float64)
    for place in range(count):
        action = whole(found[place])
        room[0] = seen
        game = room[0]
        reseed(game.random, words)
        apply(box, game, seat, action, silent)
        while in_own_action(game, seat):
            if game.ask == Ask.PLACE or game.ask == Ask.CLEAN or game.ask == Ask.MORE:
                answer = most_promising(box, game, seat, room, room[4].deck, points, silent)
            else:
                answer = most_appealing(box, game, seat, room[4].deck)
            apply(box, game, seat, answer, silent)
        values[place] = standing(box, game, seat, points)
