"""Compare the speed of two checkouts: random play of both games, alternately in one run.

    python benchmarks/compare_checkouts.py OLD NEW [--rounds 10] [--seconds 2]

Each checkout needs its own `.venv` (run `make install` there). Rounds alternate
between the two, and each side is timed in CPU seconds of its own process, so
that a busy machine slows both down alike. Prints JSON: decisions a second by
game and checkout (the median of the rounds), and the ratio of new to old (the
median of the ratios of neighbouring rounds).
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
from pathlib import Path
from typing import Any

GAMES = ("liberte", "libertalia")
PLAYERS = 4

# Runs in a checkout, old or new: it may only use what both have.
CHILD = """
import sys, time
import numpy as np
from tricorne.games import load
from tricorne.games.events import SILENT
try:
    from tricorne.games import fast_rng
except ImportError:  # before its renaming
    from tricorne.games import chance as fast_rng

game, players, decisions = load(sys.argv[1]), int(sys.argv[2]), 200_000
template = game.template(players)
games = np.zeros(1, game.layout)
if hasattr(game, "stream"):  # dealt from the cryptographic stream, and every game after it too
    template.random[:] = game.stream("compare")
games[0] = template
if not hasattr(game, "stream"):
    games[0].random[:] = fast_rng.stream("compare")
game.kernels.set_up(game.box, games[0], SILENT)
words, found = fast_rng.stream("players"), game.legal_buffer()
play = lambda: game.kernels.random_play(game.box, games, template, decisions, words, found, SILENT)
play()
print("ready", flush=True)
for line in sys.stdin:
    began, done = time.process_time(), 0
    while time.process_time() - began < float(line):
        play()
        done += decisions
    print(done / (time.process_time() - began), flush=True)
"""


class Side:
    """A process that plays at random in one checkout."""

    def __init__(self, checkout: Path, game: str) -> None:
        command = [str(checkout / ".venv/bin/python"), "-c", CHILD, game, str(PLAYERS)]
        self._process = subprocess.Popen(  # noqa: S603 (our own command)
            command, cwd=checkout, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout
        if self._process.stdout.readline().strip() != "ready":
            raise SystemExit(f"{checkout} cannot play {game}")

    def measure(self, seconds: float) -> float:
        """Play for so many CPU seconds; return the decisions a second."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def compare(old: Path, new: Path, game: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Measure both checkouts alternately."""
    sides = Side(old, game), Side(new, game)
    speeds: tuple[list[float], list[float]] = [], []
    for number in range(rounds):
        # Whoever goes first alternates, too.
        for which in (0, 1) if number % 2 == 0 else (1, 0):
            speeds[which].append(sides[which].measure(seconds))
    for side in sides:
        side.close()
    ratios = [after / before for before, after in zip(*speeds, strict=True)]
    return {
        "old_decisions_per_second": round(statistics.median(speeds[0])),
        "new_decisions_per_second": round(statistics.median(speeds[1])),
        "ratio": round(statistics.median(ratios), 3),
        "ratios": [round(ratio, 3) for ratio in ratios],
    }


def main() -> None:
    """Read the command line, and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of each measurement")
    given = parser.parse_args()
    old, new = given.old.resolve(), given.new.resolve()
    found = {game: compare(old, new, game, given.rounds, given.seconds) for game in GAMES}
    print(json.dumps({"players": PLAYERS, "unit": "decisions a CPU second", **found}, indent=2))


if __name__ == "__main__":
    main()
