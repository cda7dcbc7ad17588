"""`tricorne bench`: how fast the rules are, measured on this machine."""

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

from tricorne.cli.commands.components import open_box, usual_players
from tricorne.cli.commands.parallel import cores
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.games import compiled, fast_rng
from tricorne.games.events import SILENT
from tricorne.games.game import Game

DECISIONS_AT_A_TIME = 100_000
DECISIONS_AT_A_TIME_INTERPRETED = 100
COPIES = 2_000
CHILD = "from tricorne.games import load; load({game!r}).warm_up()"


@dataclass(frozen=True)
class Speed:
    """What was reached in a time."""

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
class Compiling:
    """Seconds from the start of a process to the first decision: with nothing compiled, and with all."""

    cold_seconds: float
    warm_seconds: float


def bench(
    terminal: Terminal,
    name: str,
    players: int | None,
    seconds: float,
    *,
    as_json: bool,
    interpreted: bool,
) -> None:
    """Measure random legal play on one core and on all of them, copying, and compiling."""
    if seconds <= 0:
        raise BadOption("error-number", what="--seconds", low=1, value=int(seconds))
    if interpreted and compiled.compiles():
        found = _interpreted(name, players, seconds)
    else:
        game = open_box(terminal, name)
        with terminal.busy(terminal.translations.say("cli-measuring")):
            found = measure(game, players or usual_players(game), seconds)
    if as_json:
        terminal.write(json.dumps(found, indent=2))
    else:
        terminal.show(_drawn(terminal, found))


def measure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Measure everything."""
    template = game.template(players)
    template.random[:] = game.stream("every game that follows has a key of its own")
    _play(game, template, 0.0)
    one = random_play(game, template, seconds, 1)
    every = random_play(game, template, seconds, cores())
    found: dict[str, Any] = {
        "game": game.name,
        "players": players,
        "compiled": compiled.compiles(),
        "cores": cores(),
        "one_core": one.json(),
        "all_cores": every.json(),
        "ratio": round((every.decisions / every.seconds) / (one.decisions / one.seconds), 2),
        "copy_nanoseconds": round(_copying(game)),
        "python_copy_nanoseconds": round(_copying_in_python(game, players)),
        "state_bytes": game.layout.itemsize,
    }
    if compiled.compiles():
        found["first_decision"] = {
            name: round(value, 2) for name, value in asdict(compiling(game.name)).items()
        }
    return found


def random_play(game: Game, template: Any, seconds: float, threads: int) -> Speed:
    """Play at random for a time, in a number of threads; the rules leave Python's lock alone."""
    started = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        done = list(pool.map(lambda number: _play(game, template, seconds, number), range(threads)))
    elapsed = time.perf_counter() - started
    return Speed(sum(one.decisions for one in done), sum(one.games for one in done), elapsed)


def _play(game: Game, template: Any, seconds: float, number: int = 0) -> Speed:
    """Play for a time with buffers of one's own."""
    rng = fast_rng.stream(f"bench {number}")
    games = np.zeros(1, game.layout)
    games[0] = template
    games[0].random[:] = game.stream(f"bench game {number}")
    game.kernels.set_up(game.box, games[0], SILENT)
    found = game.legal_buffer()
    at_a_time = DECISIONS_AT_A_TIME if compiled.compiles() else DECISIONS_AT_A_TIME_INTERPRETED
    decisions, ended, started = 0, 0, time.perf_counter()
    while decisions == 0 or time.perf_counter() - started < seconds:
        ended += game.kernels.random_play(game.box, games, template, at_a_time, rng, found, SILENT)
        decisions += at_a_time
    return Speed(decisions, ended, time.perf_counter() - started)


def _copying(game: Game) -> float:
    """Return the nanoseconds that it takes to copy a state where states are kept: in an array of them."""
    states = np.zeros((2, COPIES, game.layout.itemsize), np.uint8)
    best = float("inf")
    for _ in range(5):
        started = time.perf_counter_ns()
        np.copyto(states[1], states[0])
        best = min(best, (time.perf_counter_ns() - started) / COPIES)
    return best


def _copying_in_python(game: Game, players: int) -> float:
    """Return the nanoseconds of a single `Game.copy`."""
    state = game.new("bench", players)
    best = float("inf")
    for _ in range(5):
        started = time.perf_counter_ns()
        for _ in range(COPIES):
            game.copy(state)
        best = min(best, (time.perf_counter_ns() - started) / COPIES)
    return best


def compiling(name: str) -> Compiling:
    """Measure a fresh process with an empty cache, and another one after it."""
    with tempfile.TemporaryDirectory() as directory:
        return Compiling(_fresh_process(name, directory), _fresh_process(name, directory))


def _fresh_process(name: str, cache: str) -> float:
    environment = {**os.environ, "TRICORNE_CACHE": cache}
    started = time.perf_counter()
    command = [sys.executable, "-c", CHILD.format(game=name)]
    subprocess.run(command, env=environment, check=True)  # noqa: S603 (our own command)
    return time.perf_counter() - started


def _interpreted(name: str, players: int | None, seconds: float) -> dict[str, Any]:
    """Measure in a process that compiles nothing."""
    command = [sys.executable, "-m", "tricorne", "bench", name, "--seconds", str(seconds), "--json"]
    command += ["--players", str(players)] if players else []
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)  # noqa: S603 (our own command)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _drawn(terminal: Terminal, found: dict[str, Any]) -> Grid:
    translations = terminal.translations
    grid = Grid("", translations.say("bench-value"))
    grid.columns[1].justify = "right"
    grid.title = translations.say(
        "bench-title",
        game=translations.say(f"{found['game']}-title"),
        players=found["players"],
        way="compiled" if found["compiled"] else "interpreted",
    )
    for where in ("one_core", "all_cores"):
        key = where.replace("_", "-")
        grid.add_row(
            translations.say(f"bench-{key}-decisions", cores=found["cores"]),
            f"{found[where]['decisions_per_second']:,}",
        )
        grid.add_row(
            translations.say(f"bench-{key}-games", cores=found["cores"]),
            f"{found[where]['games_per_second']:,}",
        )
    grid.add_row(translations.say("bench-ratio"), f"{found['ratio']}")
    grid.add_row(translations.say("bench-copy"), f"{found['copy_nanoseconds']:,} ns")
    grid.add_row(translations.say("bench-python-copy"), f"{found['python_copy_nanoseconds']:,} ns")
    grid.add_row(translations.say("bench-size"), f"{found['state_bytes']:,} B")
    for name, value in found.get("first_decision", {}).items():
        grid.add_row(translations.say(f"bench-{name.split('_')[0]}"), f"{value} s")
    return grid
