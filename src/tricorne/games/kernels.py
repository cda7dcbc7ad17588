"""The entry points of a game's rules, compiled once and cached on disk."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from tricorne.games import playout
from tricorne.games.compiled import entry
from tricorne.games.struct import Array

SCRATCH = (2, 256)


class Kernels:
    """The entry points of one game, made from its rules.

    Rules allocate nothing; the `scratch` rows that two of them need are made here. The entry points
    that are called several times for each move take their records in arrays (see `in_array`).
    """

    def __init__(
        self,
        game: str,
        rules: ModuleType,
        facts: ModuleType,
        observation: ModuleType,
        referee: ModuleType,
    ) -> None:
        """Make the entry points; each is compiled when it is first called."""
        self.rules, self.observation = rules, observation
        set_up, waiting, legal = rules.set_up, rules.waiting, rules.legal
        why_not, apply = rules.why_not, rules.apply
        find_facts, check = facts.facts, referee.check
        observe, determinize = observation.observe, observation.determinize
        decide = playout.random_decision(legal, apply)
        play_on = playout.random_play(set_up, waiting, decide)
        play_out = playout.random_game(waiting, decide)
        play_checked = playout.checked_game(waiting, legal, decide, check)

        @entry(game)
        def call_set_up(box: Any, state: Any, events: Array) -> None:
            set_up(box, state, events)

        @entry(game)
        def call_waiting(state: Array) -> int:
            return waiting(state[()])

        @entry(game)
        def call_legal(box: Array, state: Array, seat: int, found: Array) -> int:
            return legal(box[()], state[()], seat, found)

        @entry(game)
        def call_why_not(box: Array, state: Array, seat: int, action: int) -> int:
            return why_not(box[()], state[()], seat, action)

        @entry(game)
        def call_apply(box: Any, state: Any, seat: int, action: int, events: Array) -> None:
            apply(box, state, seat, action, events)

        @entry(game)
        def call_facts(box: Array, state: Array, found: Array) -> None:
            find_facts(box[()], state[()], found)

        @entry(game)
        def call_observe(state: Array, seat: int, seen: Array) -> None:
            observe(state[()], seat, seen[()])

        @entry(game)
        def call_determinize(box: Any, seen: Any, rng: Array) -> None:
            determinize(box, seen, rng, np.zeros(SCRATCH, np.int16))

        @entry(game)
        def call_check(box: Any, state: Any) -> int:
            return check(box, state, np.zeros(SCRATCH, np.int16))

        @entry(game)
        def random_play(
            box: Any, games: Array, template: Any, decisions: int, rng: Array, found: Array, events: Array
        ) -> int:
            return play_on(box, games, template, decisions, rng, found, events)

        @entry(game)
        def random_game(box: Any, state: Any, rng: Array, found: Array, moves: Array, events: Array) -> int:
            return play_out(box, state, rng, found, moves, events)

        @entry(game)
        def checked_game(box: Any, state: Any, rng: Array, found: Array, events: Array) -> tuple[int, int]:
            return play_checked(box, state, rng, found, events, np.zeros(SCRATCH, np.int16))

        self.set_up = call_set_up
        self.waiting = call_waiting
        self.legal = call_legal
        self.why_not = call_why_not
        self.apply = call_apply
        self.facts = call_facts
        self.observe = call_observe
        self.determinize = call_determinize
        self.check = call_check
        self.random_play = random_play
        self.random_game = random_game
        self.checked_game = checked_game
