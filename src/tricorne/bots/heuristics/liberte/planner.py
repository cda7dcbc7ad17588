"""A careful player: it looks each action through to its end and asks what the position then promises."""

from __future__ import annotations

from math import exp, log

from tricorne.bots.heuristics.liberte.action_value import appeal
from tricorne.bots.heuristics.liberte.position_value import expect
from tricorne.bots.kernels.policy import PolicyBuffers
from tricorne.games.compiled import rule, whole
from tricorne.games.liberte.observation import determinize
from tricorne.games.liberte.rules import apply, legal
from tricorne.games.liberte.state import Box, Ending, State
from tricorne.games.liberte.vocabulary import Ask
from tricorne.games.struct import Array

# What a won or lost game is worth, in points.
VICTORY = 40.0
WORST = -1e9
# The worlds on its desk: the one that is imagined, the one that is played on, and one to try answers in.
WORLD, PLAYED, TRIED = 0, 1, 2
# So many worlds are imagined for each decision: in one alone, chance would speak louder than the action.
IMAGINED = 4


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
def most_promising(box: Box, game: State, seat: int, desk: PolicyBuffers) -> int:
    """Return the action after which a seat stands best, if it then plays on at a glance."""
    options, after = desk.options[0], desk.worlds[TRIED]
    ways = legal(box, game, seat, options)
    chosen, best = whole(options[0]), WORST
    for way in range(ways):
        desk.worlds[TRIED] = game
        apply(box, after, seat, whole(options[way]), desk.silent)
        if game.ask == Ask.MORE:
            while in_own_action(after, seat) and after.ask != Ask.MORE:
                apply(box, after, seat, most_appealing(box, after, seat, desk.options[1]), desk.silent)
        worth = standing(box, after, seat, desk.points)
        if worth > best:
            chosen, best = whole(options[way]), worth
    return chosen


@rule
def finish_action(box: Box, game: State, seat: int, desk: PolicyBuffers) -> None:
    """Complete the action that a seat has begun, as well as it can."""
    while in_own_action(game, seat):
        if game.ask == Ask.PLACE or game.ask == Ask.CLEAN or game.ask == Ask.MORE:
            answer = most_promising(box, game, seat, desk)
        else:
            answer = most_appealing(box, game, seat, desk.options[0])
        apply(box, game, seat, answer, desk.silent)


@rule
def answer_in_turn(box: Box, game: State, seat: int, desk: PolicyBuffers) -> None:
    """Let the rivals answer at a glance, until the seat is to act again or the phase is over."""
    turn, phase = whole(game.turn), whole(game.phase)
    while game.over == Ending.RUNNING and game.turn == turn and game.phase == phase:
        asked = whole(game.asked)
        if asked == seat and game.ask == Ask.ACTION:
            return
        apply(box, game, asked, most_appealing(box, game, asked, desk.options[0]), desk.silent)


@rule
def plan(box: Box, seen: State, seat: int, found: Array, count: int, desk: PolicyBuffers, rng: Array) -> None:
    """Write what each legal action is worth, in points: the same worlds are imagined for all of them."""
    world, game = desk.worlds[WORLD], desk.worlds[PLAYED]
    for place in range(count):
        desk.values[place] = 0.0
    for _ in range(IMAGINED):
        desk.worlds[WORLD] = seen
        determinize(box, world, rng, desk.scratch)
        for place in range(count):
            desk.worlds[PLAYED] = world
            apply(box, game, seat, whole(found[place]), desk.silent)
            finish_action(box, game, seat, desk)
            answer_in_turn(box, game, seat, desk)
            desk.values[place] += standing(box, game, seat, desk.points) / IMAGINED
