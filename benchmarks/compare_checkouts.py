"""Compare the speed of two checkouts: random play and search of both games, alternately in one run.

    python -m benchmarks.compare_checkouts OLD NEW [--rounds 10] [--seconds 2]

Each checkout needs its own `.venv` (run `make install` there). Rounds alternate between the two, and
each side is timed in CPU seconds of its own process. Prints JSON: decisions of random games and
simulations of searches in a CPU second (the medians of the rounds), and the ratio of new to old (the
median of the ratios of neighbouring rounds). `server_cpu.py` compares servers.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from benchmarks.alternate import Program, compare

GAMES = ("liberte", "libertalia")
PLAYERS = 4

# Both run in a checkout, old or new: they may only use what both have.
DECISIONS = """
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
rng, found = fast_rng.stream("players"), game.legal_buffer()
def work():
    game.kernels.random_play(game.box, games, template, decisions, rng, found, SILENT)
    return decisions
measure(work)
"""
SIMULATIONS = """
from itertools import cycle
import numpy as np
from tricorne import bots
from tricorne.games import load

game, players, simulations = load(sys.argv[1]), int(sys.argv[2]), 1_000
positions, state, choice = [], game.new("compare", players), np.random.default_rng(1)
while waiting := game.waiting(state):
    seat = waiting[0]
    legal = game.legal(state, seat)
    if len(legal) > 2:
        positions.append((seat, legal, game.observe(state, seat)))
    game.apply_quietly(state, seat, legal[choice.integers(len(legal))])
# The same few positions from all of the game.
chosen = cycle(positions[:: max(1, len(positions) // 16)])
def work():
    seat, legal, seen = next(chosen)
    bots.make(f"search@{simulations}", game, seat, "compare").consider(seen, legal)
    return simulations
measure(work)
"""
MEASURED = {"decisions": DECISIONS, "simulations": SIMULATIONS}


def compare_checkouts(
    code: str, game: str, sides: dict[str, Path], rounds: int, seconds: float
) -> dict[str, Any]:
    """Measure one game in both checkouts."""
    programs = {
        name: Program(checkout / ".venv/bin/python", code, game, str(PLAYERS), directory=checkout)
        for name, checkout in sides.items()
    }
    return compare(programs, rounds, seconds)


def main() -> None:
    """Read the command line, and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of each measurement")
    given = parser.parse_args()
    sides = {"old": given.old.resolve(), "new": given.new.resolve()}
    found = {
        measured: {game: compare_checkouts(code, game, sides, given.rounds, given.seconds) for game in GAMES}
        for measured, code in MEASURED.items()
    }
    print(json.dumps({"players": PLAYERS, **found}, indent=2))


if __name__ == "__main__":
    main()
