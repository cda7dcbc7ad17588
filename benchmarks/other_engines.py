"""Compare random play with OpenSpiel's hearts (C++) and with catanatron (Python), alternately in one run.

    python3 -m venv others && others/bin/pip install open_spiel catanatron
    .venv/bin/python -m benchmarks.other_engines --others others/bin/python

Each engine plays whole games of four random players on one core, and is timed in CPU seconds of its
own process. Prints JSON: decisions in a CPU second (the medians of the rounds), and how many times as
many this engine makes. The games differ, so the ratios say something of orders of magnitude only.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from benchmarks.alternate import Program, compare
from benchmarks.compare_checkouts import DECISIONS, GAMES, PLAYERS

HEARTS = """
import pyspiel
game = pyspiel.load_game("hearts")
bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
def work():
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, work.games)
    work.games += 1
    return state.move_number() - CHANCE
work.games, CHANCE = 1, 53  # the direction of passing, and every card that is dealt
measure(work)
"""
CATAN = """
from catanatron import Color, Game, RandomPlayer
def work():
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    return len(game.state.actions)
measure(work)
"""


def main() -> None:
    """Read the command line, and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--others", type=Path, required=True, help="a Python with open_spiel and catanatron")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of each measurement")
    given = parser.parse_args()
    found = {}
    for game in GAMES:
        programs = {
            "openspiel_hearts": Program(given.others, HEARTS),
            "catanatron": Program(given.others, CATAN),
            game: Program(Path(sys.executable), DECISIONS, game, str(PLAYERS)),
        }
        found[game] = compare(programs, given.rounds, given.seconds)
    print(json.dumps({"players": PLAYERS, **found}, indent=2))


if __name__ == "__main__":
    main()
