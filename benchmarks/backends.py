"""Measure the backends against machine code, alternately in one run.

    python -m benchmarks.backends [--rounds 5]

For each game: decisions a CPU second of random play and simulations a CPU second of the search, as ratios to
machine code; how long a module takes to load without a cache; and its size. Prints JSON.
"""

from __future__ import annotations

import argparse
import gzip
import json
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

import numpy as np
import wasmtime

from tricorne import bots
from tricorne.backends.module_file import module_path
from tricorne.games import GAMES, fast_rng, load
from tricorne.games.events import SILENT
from tricorne.games.game import Game

NATIVE, WASM = "native", "wasm"
PLAYERS = 4
DECISIONS = 400_000
SIMULATIONS = 2_000


def per_second(work: Callable[[], int]) -> float:
    """Return the amount of work done in a CPU second."""
    started = time.process_time()
    amount = work()
    return amount / (time.process_time() - started)


def random_play_arguments(game: Game) -> tuple[Any, ...]:
    """Return the arguments of the kernel that plays at random, again and again from the first position."""
    template = game.template(PLAYERS)
    template.random[:] = game.stream("template")
    games = np.array([game.new("backends", PLAYERS)], game.layout)
    return game.box, games, template, DECISIONS, fast_rng.stream("backends"), game.legal_buffer(), SILENT


def random_play(game: Game) -> int:
    """Play at random; return the number of decisions."""
    game.kernels.random_play(*random_play_arguments(game))
    return DECISIONS


def search(game: Game) -> int:
    """Search the first decision; return the number of simulations."""
    state = game.new("backends", PLAYERS)
    seat = game.waiting(state)[0]
    bots.search_digest(game, seat, game.observe(state, seat), "backends", SIMULATIONS)
    return SIMULATIONS


def measure(name: str, rounds: int) -> dict[str, Any]:
    """Measure one game."""
    backends = {backend: load(name, backend=backend) for backend in (NATIVE, WASM)}
    found: dict[str, Any] = {}
    for work in (random_play, search):
        speeds = [
            {kind: per_second(partial(work, game)) for kind, game in backends.items()} for _ in range(rounds)
        ]
        found[work.__name__] = {
            **{f"{kind}_per_second": round(median(each[kind] for each in speeds)) for kind in backends},
            "ratio": round(median(each[WASM] / each[NATIVE] for each in speeds), 2),
            "ratios": [round(each[WASM] / each[NATIVE], 2) for each in speeds],
        }
    module = module_path(name).read_bytes()
    started = time.perf_counter()
    wasmtime.Module(wasmtime.Engine(), module)
    found["load_seconds"] = round(time.perf_counter() - started, 2)
    found["bytes"], found["gzipped_bytes"] = len(module), len(gzip.compress(module, 9))
    return found


def main() -> None:
    """Measure all games, and print the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    print(json.dumps({name: measure(name, rounds) for name in GAMES}, indent=2))


if __name__ == "__main__":
    main()
