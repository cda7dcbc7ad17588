"""The planner: plays each action to its end in sampled worlds, and evaluates the positions it leads to."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.bots.heuristics.liberte.action_value import action_value
from tricorne.bots.heuristics.liberte.position_value import expected_points
from tricorne.bots.kernels.elementary import exp, log
from tricorne.bots.kernels.policy import PolicyBuffers
from tricorne.games.liberte.observation import determinize
from tricorne.games.liberte.rules import apply, legal
from tricorne.games.liberte.state import Box, Ending, State
from tricorne.games.liberte.vocabulary import Ask
from tricorne.games.struct import Array

# The value of winning rather than losing, in points.
VICTORY = 40.0
WORST = -1e9
# The worlds in the buffers: the determinization, the one to play in, and one for looking further ahead.
WORLD, PLAYED, LOOKAHEAD = 0, 1, 2
# Worlds sampled for each decision: in a single one, luck would matter more than the action.
DETERMINIZATIONS = 4


@rule
def expected_lead(box: Box, game: State, seat: int, points: Array) -> float:
    """Return how far a seat is ahead of its rivals, in points, by a soft maximum (log-sum-exp) over them."""
    if game.over != Ending.RUNNING:
        won = 0.0
        for other in range(game.players):
            won += game.winners[other]
        return VICTORY * (game.winners[seat] / won - 0.5)
    spread = expected_points(box, game, points)
    rivals = 0.0
    for other in range(game.players):
        if other != seat:
            rivals += exp((points[other] - points[seat]) / spread)
    return -spread * log(rivals / (game.players - 1))


@rule
def in_own_action(game: State, seat: int) -> bool:
    """Whether a seat is still being asked about the action that it has begun."""
    return (
        game.over == Ending.RUNNING
        and game.asked == seat
        and game.ask != Ask.ACTION
        and game.ask != Ask.REFRESH
        and game.ask != Ask.ADVANCE
    )


@rule
def greedy_action(box: Box, game: State, seat: int, options: Array) -> int:
    """Return the action with the greatest heuristic value."""
    count = legal(box, game, seat, options)
    chosen, best = widen(options[0]), WORST
    for index in range(count):
        value = action_value(box, game, seat, widen(options[index]))
        if value > best:
            chosen, best = widen(options[index]), value
    return chosen


@rule
def lookahead_action(box: Box, game: State, seat: int, buffers: PolicyBuffers) -> int:
    """Return the action after which a seat has the greatest lead, if it then plays on greedily."""
    options, after = buffers.options[0], buffers.worlds[LOOKAHEAD]
    count = legal(box, game, seat, options)
    chosen, best = widen(options[0]), WORST
    for index in range(count):
        buffers.worlds[LOOKAHEAD] = game
        apply(box, after, seat, widen(options[index]), buffers.silent)
        if game.ask == Ask.MORE:
            while in_own_action(after, seat) and after.ask != Ask.MORE:
                apply(box, after, seat, greedy_action(box, after, seat, buffers.options[1]), buffers.silent)
        value = expected_lead(box, after, seat, buffers.points)
        if value > best:
            chosen, best = widen(options[index]), value
    return chosen


@rule
def finish_action(box: Box, game: State, seat: int, buffers: PolicyBuffers) -> None:
    """Complete the action that a seat has begun."""
    while in_own_action(game, seat):
        if game.ask == Ask.PLACE or game.ask == Ask.CLEAN or game.ask == Ask.MORE:
            answer = lookahead_action(box, game, seat, buffers)
        else:
            answer = greedy_action(box, game, seat, buffers.options[0])
        apply(box, game, seat, answer, buffers.silent)


@rule
def play_rivals(box: Box, game: State, seat: int, buffers: PolicyBuffers) -> None:
    """Play the rivals' turns greedily, until the seat acts again or the phase is over."""
    turn, phase = widen(game.turn), widen(game.phase)
    while game.over == Ending.RUNNING and game.turn == turn and game.phase == phase:
        asked = widen(game.asked)
        if asked == seat and game.ask == Ask.ACTION:
            return
        apply(box, game, asked, greedy_action(box, game, asked, buffers.options[0]), buffers.silent)


@rule
def planner_values(
    box: Box, seen: State, seat: int, actions: Array, count: int, buffers: PolicyBuffers, rng: Array
) -> None:
    """Write the value of each legal action, in points, as a mean over worlds that are the same for all."""
    world, game = buffers.worlds[WORLD], buffers.worlds[PLAYED]
    for index in range(count):
        buffers.values[index] = 0.0
    for _ in range(DETERMINIZATIONS):
        buffers.worlds[WORLD] = seen
        determinize(box, world, rng, buffers.scratch)
        for index in range(count):
            buffers.worlds[PLAYED] = world
            apply(box, game, seat, widen(actions[index]), buffers.silent)
            finish_action(box, game, seat, buffers)
            play_rivals(box, game, seat, buffers)
            buffers.values[index] += expected_lead(box, game, seat, buffers.points) / DETERMINIZATIONS
