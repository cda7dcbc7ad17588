"""Compare random play of Tricorne with catanatron, OpenSpiel, PettingZoo and PGX, alternately in one run.

    make install EXTRAS="native peers"
    .venv/bin/python -m benchmarks.peers [--seconds 3] [--rounds 5] [--only NAME] [--json FILE]

Every engine plays in a process of its own, on one core unless the table says otherwise, and is timed in CPU
seconds; what plays on all cores is timed in elapsed seconds. Rounds alternate between the engines. Prints a
table in Markdown: decisions a second (the median of the rounds, the lowest and the highest). What is not
installed is named. docs/performance.md says what the figures mean.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.alternate import Program, alternate
from benchmarks.arguments import plural, positive_float, positive_int
from benchmarks.random_play.worker import PLAYERS
from tricorne.cli.commands.parallel import cores

ROOT = Path(__file__).parents[1]
# Of 16, 64, 256, 1,024 and 4,096 games at once, this many are fastest on a core.
BATCH = 1_024
CODE = """
from importlib import import_module
measure(*import_module("benchmarks.random_play." + sys.argv[1]).worker(*sys.argv[2:]))
"""


@dataclass(frozen=True)
class Package:
    """What has to be installed: its name, its distribution, its modules, and what to give to pip."""

    name: str
    distribution: str
    modules: tuple[str, ...]
    requirement: str

    def installed(self) -> bool:
        """Whether all of its modules can be imported."""
        return all(find_spec(module) for module in self.modules)


TRICORNE = Package("Tricorne", "tricorne", ("tricorne",), "tricorne")
NUMBA = Package("Numba", "numba", ("numba",), "numba")
CATANATRON = Package("catanatron", "catanatron", ("catanatron",), "catanatron")
OPENSPIEL = Package("OpenSpiel", "open_spiel", ("pyspiel",), "open_spiel")
AEC = Package("PettingZoo", "pettingzoo", ("pettingzoo",), "pettingzoo")
PETTINGZOO = Package("PettingZoo", "pettingzoo", ("pettingzoo", "chess", "rlcard"), "pettingzoo[classic]")
PGX = Package("PGX", "pgx", ("pgx", "jax"), "pgx")


@dataclass(frozen=True)
class Contender:
    """A game of an engine, and how it is played."""

    engine: Package
    game: str
    players: int
    way: str
    worker: tuple[str, ...]
    """The module in `benchmarks.random_play`, and the arguments of its `worker`."""
    needs: tuple[Package, ...] = ()
    """What it needs besides the engine."""
    observations: bool = False
    """Whether an observation is made for every decision."""
    games_at_once: int = 1
    all_cores: bool = False

    @property
    def label(self) -> str:
        """What `--only` looks at."""
        return f"{self.engine.name} {self.game}, {self.way}"

    def json(self) -> dict[str, Any]:
        """Describe what is measured."""
        return {
            "engine": self.engine.name,
            "version": version(self.engine.distribution),
            "game": self.game,
            "players": self.players,
            "way": self.way,
            "cores": cores() if self.all_cores else 1,
            "seconds": "elapsed" if self.all_cores else "cpu",
            "observations": self.observations,
            "games_at_once": self.games_at_once,
        }


def tricorne(title: str, name: str) -> Iterator[Contender]:
    """List the ways to play a game of Tricorne."""
    for way, backend, how, needs in (
        ("compiled to machine code, all cores", "native", "all", (NUMBA,)),
        ("compiled to machine code", "native", "one", (NUMBA,)),
        ("compiled to WebAssembly", "wasm", "one", ()),
        ("plain Python", "interpreted", "one", ()),
        ("machine code, called from Python for each decision", "native", "calls", (NUMBA,)),
    ):
        yield Contender(
            TRICORNE, title, PLAYERS, way, ("tricorne", name, backend, how), needs, all_cores=how == "all"
        )
    yield Contender(
        TRICORNE,
        title,
        PLAYERS,
        f"machine code, {BATCH:,} games at once",
        ("tricorne", name, "native", "batch", str(BATCH)),
        (NUMBA,),
        observations=True,
        games_at_once=BATCH,
    )
    yield Contender(
        TRICORNE,
        title,
        PLAYERS,
        "machine code, as a PettingZoo environment",
        ("pettingzoo", f"tricorne.envs.{name}_v0", "native"),
        (NUMBA, AEC),
        observations=True,
    )


def openspiel(title: str, name: str, players: int) -> Iterator[Contender]:
    """List the ways to play a game of OpenSpiel."""
    yield Contender(OPENSPIEL, title, players, "C++", ("openspiel", name, "loop"))
    calls = "C++, called from Python for each decision"
    yield Contender(OPENSPIEL, title, players, calls, ("openspiel", name, "calls"))


def pettingzoo(title: str, name: str) -> Contender:
    """Describe a game of PettingZoo."""
    module = f"pettingzoo.classic.{name}"
    return Contender(PETTINGZOO, title, 2, "Python", ("pettingzoo", module), observations=True)


def pgx(title: str, name: str, games_at_once: int) -> Contender:
    """Describe a game of PGX; the number of games at once is the fastest one on a core, give or take."""
    return Contender(
        PGX,
        title,
        2,
        f"JAX, {games_at_once:,} games at once",
        ("pgx", name, str(games_at_once)),
        observations=True,
        games_at_once=games_at_once,
    )


CONTENDERS = (
    *tricorne("Liberté", "liberte"),
    *tricorne("Libertalia", "libertalia"),
    Contender(CATANATRON, "Catan", PLAYERS, "plain Python", ("catanatron",)),
    *openspiel("hearts", "hearts", 4),
    *openspiel("connect four", "connect_four", 2),
    *openspiel("backgammon", "backgammon", 2),
    *openspiel("chess", "chess", 2),
    pettingzoo("connect four", "connect_four_v3"),
    pettingzoo("Texas hold'em", "texas_holdem_v4"),
    pettingzoo("chess", "chess_v6"),
    pgx("connect four", "connect_four", 1_024),
    pgx("backgammon", "backgammon", 64),
    pgx("chess", "chess", 64),
)


def measure(contenders: Sequence[Contender], rounds: int, seconds: float) -> dict[str, Any]:
    """Measure the contenders that are installed, and name what is missing or does not start."""
    started = {"date": datetime.now(UTC).date().isoformat(), "load_average": load_average()}
    running: dict[Contender, Program] = {}
    missing: dict[str, list[str]] = {}
    failed = []
    for contender in contenders:
        absent = [package for package in (contender.engine, *contender.needs) if not package.installed()]
        for package in absent:
            missing.setdefault(package.requirement, []).append(contender.label)
        if absent:
            continue
        try:
            running[contender] = Program(Path(sys.executable), CODE, *contender.worker, directory=ROOT)
        except SystemExit:
            failed.append(contender.label)
    speeds = alternate(list(running.values()), rounds, seconds)
    return {
        **started,
        "machine": machine(),
        "seconds": seconds,
        "rounds": rounds,
        "results": [
            {**contender.json(), "decisions_per_second": summary(found)}
            for contender, found in zip(running, speeds, strict=True)
        ],
        "missing": [{"install": name, "not_measured": labels} for name, labels in missing.items()],
        "failed": failed,
    }


def summary(speeds: Sequence[float]) -> dict[str, Any]:
    """Sum up the rounds."""
    return {
        "median": round(median(speeds)),
        "lowest": round(min(speeds)),
        "highest": round(max(speeds)),
        "rounds": [round(speed) for speed in speeds],
    }


def machine() -> dict[str, Any]:
    """Describe this machine, without its name."""
    return {
        "cores": cores(),
        "processor": processor(),
        "system": platform.system(),
        "python": platform.python_version(),
    }


def processor() -> str:
    """Return the name of the processor, or of its architecture."""
    described = Path("/proc/cpuinfo")
    lines = described.read_text("utf-8").splitlines() if described.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())


def load_average() -> float | None:
    """Return how many processes wanted to run in the last minute, before this benchmark."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def draw(found: dict[str, Any]) -> Iterator[str]:
    """Write the results as a table in Markdown."""
    yield "| engine | game | players | how | observations | decisions a second | lowest–highest |"
    yield "|---|---|--:|---|---|--:|--:|"
    for row in found["results"]:
        speed = row["decisions_per_second"]
        cells = (
            f"{row['engine']} {row['version']}",
            row["game"],
            row["players"],
            row["way"],
            "yes" if row["observations"] else "no",
            f"**{rounded(speed['median'])}**",
            f"{rounded(speed['lowest'])}–{rounded(speed['highest'])}",
        )
        yield f"| {' | '.join(map(str, cells))} |"
    yield ""
    here = found["machine"]
    yield (
        f"{found['date']}; {plural(here['cores'], 'core')}, {here['processor']}; {here['system']}, "
        f"Python {here['python']}; {plural(found['rounds'], 'round')} of {found['seconds']:g} s; "
        f"load average before: {found['load_average']}"
    )
    for package in found["missing"]:
        yield f"Not installed: pip install '{package['install']}' (for {'; '.join(package['not_measured'])})"
    for label in found["failed"]:
        yield f"Does not start: {label}"


def rounded(speed: int) -> str:
    """Write a speed with three significant digits; more mean nothing."""
    return f"{float(f'{speed:.3g}'):,.0f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print what was found; return 1 if an engine that is installed does not start."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.peers",
        description=(__doc__ or "").splitlines()[0],
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--seconds", type=positive_float, default=3.0, help="of each measurement")
    parser.add_argument("--rounds", type=positive_int, default=5)
    parser.add_argument("--only", action="append", help="engine or game, by a part of its name; repeatable")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results as JSON, too")
    given = parser.parse_args(arguments)
    chosen = [
        contender
        for contender in CONTENDERS
        if not given.only or any(text.lower() in contender.label.lower() for text in given.only)
    ]
    if not chosen:
        parser.error("no engine or game has this name")
    found = measure(chosen, given.rounds, given.seconds)
    print("\n".join(draw(found)))
    if given.json:
        given.json.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return 1 if found["failed"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
