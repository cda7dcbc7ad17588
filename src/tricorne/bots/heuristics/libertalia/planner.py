"""The planner: samples what the others may choose, plays the day to its end, and evaluates the result.

All actions are tried in the same worlds, so that they differ by their effect and
not by luck (common random numbers).
"""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.bots.heuristics.libertalia.position_value import expected_score, forecast_spread
from tricorne.bots.heuristics.libertalia.rollout import rollout_action, sample_choice
from tricorne.bots.kernels.elementary import exp, log
from tricorne.bots.kernels.policy import PolicyBuffers
from tricorne.games.libertalia.observation import determinize
from tricorne.games.libertalia.rules import apply
from tricorne.games.libertalia.state import Box, Ending, State
from tricorne.games.libertalia.vocabulary import Ask
from tricorne.games.struct import Array

# Worlds sampled before a character is chosen; more would help little.
DETERMINIZATIONS = 10
# The softmax temperature of the others' choices, in points.
TEMPERATURE = 1.0


@rule
def expected_lead(box: Box, game: State, seat: int) -> float:
    """Return how far a seat is ahead of its rivals, in points, by a soft maximum (log-sum-exp) over them."""
    spread = forecast_spread(game)
    rivals = 0.0
    own = expected_score(box, game, seat)
    for other in range(game.players):
        if other != seat:
            rivals += exp((expected_score(box, game, other) - own) / spread)
    return -spread * log(rivals)


@rule
def roll_out_day(box: Box, game: State, events: Array) -> None:
    """Play by the rollout policy until the next morning."""
    while game.ask != Ask.CHOOSE and game.over == Ending.RUNNING:
        seat = widen(game.asked)
        apply(box, game, seat, rollout_action(widen(game.ask), box, game, seat), events)


@rule
def planner_values(
    box: Box, seen: State, seat: int, actions: Array, count: int, buffers: PolicyBuffers, rng: Array
) -> None:
    """Write the value of each legal action, in points, as a mean over sampled worlds."""
    morning, day = buffers.worlds[0], buffers.worlds[1]
    worlds = DETERMINIZATIONS if seen.ask == Ask.CHOOSE else 1
    for index in range(count):
        buffers.values[index] = 0.0
    for _ in range(worlds):
        buffers.worlds[0] = seen
        determinize(box, morning, rng, buffers.scratch)
        if seen.ask == Ask.CHOOSE:
            for other in range(seen.players):
                morning.chosen[other] = sample_choice(box, morning, other, TEMPERATURE, rng)
        for index in range(count):
            buffers.worlds[1] = morning
            apply(box, day, seat, widen(actions[index]), buffers.silent)
            roll_out_day(box, day, buffers.silent)
            buffers.values[index] += expected_lead(box, day, seat) / worlds
