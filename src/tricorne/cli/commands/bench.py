"""`tricorne bench GAME`: measures the speed of the rules on this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from rich.table import Table as Grid

from tricorne.backends import choose_fastest
from tricorne.cli.commands.game_loader import default_players, load_game
from tricorne.cli.commands.parallel import cores
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.games import fast_rng
from tricorne.games.events import SILENT
from tricorne.games.game import Game

DECISIONS_AT_A_TIME = 100_000
DECISIONS_AT_A_TIME_INTERPRETED = 100
INTERPRETED = "interpreted"
COPIES = 2_000
CHILD = """
from tricorne.games import load
game = load({game!r})
state = game.new("first decision", game.players[-1])
game.legal(state, game.waiting(state)[0])
"""


@dataclass(frozen=True)
class Speed:
    """Decisions and games in a time."""

    decisions: int
    games: int
    seconds: float

    def json(self) -> dict[str, Any]:
        """Return decisions and games a second."""
        return {
            "decisions_per_second": round(self.decisions / self.seconds),
            "games_per_second": round(self.games / self.seconds, 1),
        }


@dataclass(frozen=True)
class StartTimes:
    """Seconds from process start to the first decision: with an empty cache, and with a full one."""

    cold_seconds: float
    warm_seconds: float


def bench(
    terminal: Terminal,
    name: str,
    players: int | None,
    seconds: float,
    backend: str | None,
    *,
    as_json: bool,
) -> None:
    """Measure random play on one core and on all cores, copying, and compiling."""
    if seconds <= 0:
        raise BadOption("error-number", what="--seconds", low=1, value=int(seconds))
    game = load_game(terminal, name, backend=choose_fastest(backend))
    with terminal.status(terminal.translations.say("cli-measuring")):
        results = measure(game, players or default_players(game), seconds)
    if as_json:
        terminal.write(json.dumps(results, indent=2))
    else:
        terminal.print(_draw(terminal, results))


def measure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Measure everything."""
    template = game.template(players)
    template.random[:] = game.stream("every game that follows has a key of its own")
    _play(game, template, 0.0)
    one = random_play(game, template, seconds, 1)
    every = random_play(game, template, seconds, cores())
    results: dict[str, Any] = {
        "game": game.name,
        "players": players,
        "backend": game.backend.name,
        "cores": cores(),
        "one_core": one.json(),
        "all_cores": every.json(),
        "ratio": round((every.decisions / every.seconds) / (one.decisions / one.seconds), 2),
        "copy_nanoseconds": round(_time_copy(game)),
        "python_copy_nanoseconds": round(_time_python_copy(game, players)),
        "state_bytes": game.layout.itemsize,
    }
    if game.backend.name != INTERPRETED:
        start = start_times(game.name, game.backend.name)
        results["first_decision"] = {name: round(value, 2) for name, value in asdict(start).items()}
    return results


def random_play(game: Game, template: Any, seconds: float, threads: int) -> Speed:
    """Play at random in several threads; compiled rules run without the GIL."""
    started = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        done = list(pool.map(lambda number: _play(game, template, seconds, number), range(threads)))
    elapsed = time.perf_counter() - started
    return Speed(sum(one.decisions for one in done), sum(one.games for one in done), elapsed)


def _play(game: Game, template: Any, seconds: float, number: int = 0) -> Speed:
    """Play at random in this thread."""
    rng = fast_rng.stream(f"bench {number}")
    games = np.zeros(1, game.layout)
    games[0] = template
    games[0].random[:] = game.stream(f"bench game {number}")
    game.kernels.set_up(game.box, games[0], SILENT)
    legal = game.legal_buffer()
    at_a_time = DECISIONS_AT_A_TIME_INTERPRETED if game.backend.name == INTERPRETED else DECISIONS_AT_A_TIME
    decisions, ended, started = 0, 0, time.perf_counter()
    while decisions == 0 or time.perf_counter() - started < seconds:
        ended += game.kernels.random_play(game.box, games, template, at_a_time, rng, legal, SILENT)
        decisions += at_a_time
    return Speed(decisions, ended, time.perf_counter() - started)


def _time_copy(game: Game) -> float:
    """Return the nanoseconds to copy a state within an array of states."""
    states = np.zeros((2, COPIES, game.layout.itemsize), np.uint8)
    best = float("inf")
    for _ in range(5):
        started = time.perf_counter_ns()
        np.copyto(states[1], states[0])
        best = min(best, (time.perf_counter_ns() - started) / COPIES)
    return best


def _time_python_copy(game: Game, players: int) -> float:
    """Return the nanoseconds of one `Game.copy`."""
    state = game.new("bench", players)
    best = float("inf")
    for _ in range(5):
        started = time.perf_counter_ns()
        for _ in range(COPIES):
            game.copy(state)
        best = min(best, (time.perf_counter_ns() - started) / COPIES)
    return best


def start_times(name: str, backend: str) -> StartTimes:
    """Measure one process with an empty cache, and another with the cache that the first has filled."""
    with tempfile.TemporaryDirectory() as directory:
        return StartTimes(*(_time_process(name, backend, directory) for _ in range(2)))


def _time_process(name: str, backend: str, cache: str) -> float:
    environment = {**os.environ, "TRICORNE_CACHE": cache, "TRICORNE_BACKEND": backend}
    started = time.perf_counter()
    command = [sys.executable, "-c", CHILD.format(game=name)]
    subprocess.run(command, env=environment, check=True)  # noqa: S603 (our own command)
    return time.perf_counter() - started


def _draw(terminal: Terminal, results: dict[str, Any]) -> Grid:
    translations = terminal.translations
    grid = Grid("", translations.say("bench-value"))
    grid.columns[1].justify = "right"
    grid.title = translations.say(
        "bench-title",
        game=translations.say(f"{results['game']}-title"),
        players=results["players"],
        backend=results["backend"],
    )
    for where in ("one_core", "all_cores"):
        key = where.replace("_", "-")
        grid.add_row(
            translations.say(f"bench-{key}-decisions", cores=results["cores"]),
            f"{results[where]['decisions_per_second']:,}",
        )
        grid.add_row(
            translations.say(f"bench-{key}-games", cores=results["cores"]),
            f"{results[where]['games_per_second']:,}",
        )
    grid.add_row(translations.say("bench-ratio"), f"{results['ratio']}")
    grid.add_row(translations.say("bench-copy"), f"{results['copy_nanoseconds']:,} ns")
    grid.add_row(translations.say("bench-python-copy"), f"{results['python_copy_nanoseconds']:,} ns")
    grid.add_row(translations.say("bench-size"), f"{results['state_bytes']:,} B")
    for name, value in results.get("first_decision", {}).items():
        grid.add_row(translations.say(f"bench-{name.split('_')[0]}"), f"{value} s")
    return grid
