"""Tricorne: compiled loops on one core or on all cores, calls from Python, and batches of games."""

from __future__ import annotations

import random
import time
from itertools import count

import numpy as np

from benchmarks.random_play.worker import PLAYERS, Worker, choose, stay_on_one_core
from tricorne.cli.commands.bench import random_play
from tricorne.cli.commands.parallel import cores
from tricorne.envs.vector import VectorEnv
from tricorne.games import load
from tricorne.games.game import Game

# Long enough that threads that wait for the last of them cost next to nothing.
SLICE_SECONDS = 0.5


def worker(name: str, backend: str, way: str, games: str = "1") -> Worker:
    """Play a game on a backend.

    The rules' own loop plays on `one` core or on `all`; Python `calls` for every decision, or steps a `batch`
    of so many games.
    """
    if way != "all":
        stay_on_one_core()
    game = load(name, backend=backend)
    if way == "calls":
        return _calls(game)
    if way == "batch":
        return _batch(game, int(games))
    threads = cores() if way == "all" else 1
    template = game.template(PLAYERS)
    template.random[:] = game.stream("every game that follows has a key of its own")
    # CPU seconds of threads add up, so all cores together are timed by elapsed seconds.
    return Worker(
        lambda: random_play(game, template, SLICE_SECONDS, threads).decisions,
        time.perf_counter if way == "all" else time.process_time,
    )


def _calls(game: Game) -> Worker:
    rng, seeds = random.Random(1), count(1)

    def work() -> int:
        state = game.new(str(next(seeds)), PLAYERS)
        decisions = 0
        while waiting := game.waiting(state):
            seat = choose(rng, waiting)
            game.apply_quietly(state, seat, choose(rng, game.legal(state, seat)))
            decisions += 1
        return decisions

    return Worker(work)


def _batch(game: Game, games: int) -> Worker:
    env, rng = VectorEnv(game, games, PLAYERS), np.random.default_rng(1)
    observed = env.reset(1)

    def work() -> int:
        rows, actions = np.nonzero(observed.masks)
        legal = np.bincount(rows, minlength=games)
        env.step(actions[np.cumsum(legal) - legal + (rng.random(games) * legal).astype(int)])
        return games

    return Worker(work)
