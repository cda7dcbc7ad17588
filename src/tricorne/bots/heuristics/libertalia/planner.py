"""The careful player: it imagines what the others may choose, plays the day to its end, and judges.

All its choices are tried on the same mornings, so that they differ by what they
do and not by luck.
"""

from __future__ import annotations

from math import exp, log

from tricorne.bots.heuristics.libertalia.position_value import doubt, outlook
from tricorne.bots.heuristics.libertalia.rollout import favourite_answer, likely_choice
from tricorne.bots.kernels.policy import PolicyBuffers
from tricorne.games.compiled import rule, whole
from tricorne.games.libertalia.observation import determinize
from tricorne.games.libertalia.rules import apply
from tricorne.games.libertalia.state import Box, Ending, State
from tricorne.games.libertalia.vocabulary import Ask
from tricorne.games.struct import Array

# So many mornings are imagined before a character is chosen; more would help little.
MORNINGS = 10
# How far others stray from what looks best, in points.
CAPRICE = 1.0


@rule
def lead(box: Box, game: State, seat: int) -> float:
    """Tell by how many points a seat can expect to lead its rivals, the strongest above all."""
    spread = doubt(game)
    rivals = 0.0
    own = outlook(box, game, seat)
    for other in range(game.players):
        if other != seat:
            rivals += exp((outlook(box, game, other) - own) / spread)
    return -spread * log(rivals)


@rule
def play_the_day(box: Box, game: State, events: Array) -> None:
    """Let everybody follow their taste until the next morning."""
    while game.ask != Ask.CHOOSE and game.over == Ending.RUNNING:
        seat = whole(game.asked)
        apply(box, game, seat, favourite_answer(whole(game.ask), box, game, seat), events)


@rule
def plan(box: Box, seen: State, seat: int, found: Array, count: int, desk: PolicyBuffers, rng: Array) -> None:
    """Write what each legal action is worth, in points."""
    morning, day = desk.worlds[0], desk.worlds[1]
    worlds = MORNINGS if seen.ask == Ask.CHOOSE else 1
    for place in range(count):
        desk.values[place] = 0.0
    for _ in range(worlds):
        desk.worlds[0] = seen
        determinize(box, morning, rng, desk.scratch)
        if seen.ask == Ask.CHOOSE:
            for other in range(seen.players):
                morning.chosen[other] = likely_choice(box, morning, other, CAPRICE, rng)
        for place in range(count):
            desk.worlds[1] = morning
            apply(box, day, seat, whole(found[place]), desk.silent)
            play_the_day(box, day, desk.silent)
            desk.values[place] += lead(box, day, seat) / worlds
