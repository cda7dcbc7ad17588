"""PGX: many games at once in one compiled loop of JAX."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

from benchmarks.random_play.worker import Worker, stay_on_one_core

STEPS = 100


def worker(name: str, games: str) -> Worker:
    """Play so many games at once; a game that has ended is replaced by a new one.

    The first call compiles the loop, and is not measured.
    """
    stay_on_one_core()
    os.environ["JAX_PLATFORMS"] = "cpu"
    jax, pgx = import_module("jax"), import_module("pgx")
    auto_reset = import_module("pgx.experimental").auto_reset
    env, batch = pgx.make(name), int(games)
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(carried: Any, _: None) -> tuple[Any, None]:
        states, key = carried
        key, choosing, stepping = jax.random.split(key, 3)
        logits = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, logits, axis=-1)
        return (step(states, actions, jax.random.split(stepping, batch)), key), None

    # The states that are returned hold observations, so the compiler cannot leave them out.
    play = jax.jit(lambda carried: jax.lax.scan(decide, carried, None, length=STEPS)[0])
    key, dealing = jax.random.split(jax.random.PRNGKey(1))
    carried = jax.jit(jax.vmap(env.init))(jax.random.split(dealing, batch)), key

    def work() -> int:
        nonlocal carried
        carried = jax.block_until_ready(play(carried))
        return batch * STEPS

    return Worker(work)
