"""PettingZoo: its loop over the agents of an AEC environment, for its own games and for Tricorne's."""

from __future__ import annotations

import os
import random
from importlib import import_module

import numpy as np

from benchmarks.random_play.worker import Worker, choose, stay_on_one_core
from tricorne.backends import VARIABLE


def worker(module: str, backend: str = "") -> Worker:
    """Play the environment of a module; agents that only learn that the game is over do not count.

    The backend is that of Tricorne's environments.
    """
    stay_on_one_core()
    os.environ[VARIABLE] = backend
    env = import_module(module).env()
    rng = random.Random(1)
    env.reset(seed=1)

    def work() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(choose(rng, np.flatnonzero(observation["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return Worker(work)
