"""OpenSpiel: whole games in its C++ loop, and a call from Python for every decision."""

from __future__ import annotations

import random
from importlib import import_module
from itertools import count
from typing import Any

from benchmarks.random_play.worker import Stopwatch, Worker, choose, stay_on_one_core


def worker(name: str, way: str) -> Worker:
    """Play a game: each in one call of `evaluate_bots` (`loop`), or with `calls` from Python."""
    stay_on_one_core()
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    return _calls(game) if way == "calls" else _loop(pyspiel, game)


def _loop(pyspiel: Any, game: Any) -> Worker:
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    clock, seeds = Stopwatch(), count(1)

    def work() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        with clock.paused():
            # The moves of chance are in the history, too, but their player is below 0.
            return sum(move.player >= 0 for move in state.full_history())

    return Worker(work, clock)


def _calls(game: Any) -> Worker:
    rng = random.Random(1)

    def work() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(choose(rng, state.legal_actions()))
                decisions += 1
        return decisions

    return Worker(work)
