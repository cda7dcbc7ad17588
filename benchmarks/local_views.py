"""Compare every view and event of whole games in the pages' code with those of Python.

    python -m benchmarks.local_views [--games 200]

Plays random games of every kind (both games, all player counts and options in turn), and replays each
of them twice: here, and in Node.js with the code of the pages. After every move, the views of all seats
and of the spectators, the true state and all events must be equal; they are compared by digests. Prints
JSON: the numbers of games, positions and views, and the games that differ.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from tests.local.replay_digest import digest_replay
from tricorne.games import GAMES, fast_rng, load
from tricorne.games.game import Game
from tricorne.match import Match, Record

WEB = Path(__file__).parents[1] / "web"
BUNDLE = "tests/local-replays.ts"


def kinds(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield every number of players with every combination of options."""
    names = [option.name for option in game.options]
    for players, *values in product(game.players, *(option.values for option in game.options)):
        yield int(str(players)), dict(zip(names, values, strict=True))


def random_records(game: Game, count: int) -> Iterator[Record]:
    """Play random games of all kinds in turn."""
    every = list(kinds(game))
    for number in range(count):
        players, options = every[number * len(every) // count % len(every)]
        match = Match(game, players, f"local views {number}", options)
        moves = game.random_game(game.copy(match.state), fast_rng.stream(f"local views {number}"))
        for seat, action in moves:
            match.play(seat, action)
        yield match.record()


def replay_in_node(folder: Path) -> dict[str, dict[str, str]]:
    """Return the digests of the records in a folder as the pages' code computes them."""
    script = folder / "replays.mjs"
    build = ["node_modules/.bin/rolldown", BUNDLE, "--file", str(script), "--platform", "node"]
    subprocess.run(build, cwd=WEB, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 (our own command)
    command = ["node", str(script), str(WEB.parent), str(folder)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603
    found: dict[str, dict[str, str]] = json.loads(done.stdout)
    return found


def compare(games: int) -> dict[str, Any]:
    """Play and compare; return what was compared."""
    expected: dict[str, dict[str, str]] = {}
    positions = views = 0
    seconds = time.perf_counter()
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        for name in GAMES:
            for number, record in enumerate(random_records(load(name), games // len(GAMES))):
                file = f"{name}-{number:04}.tricorne"
                (folder / file).write_text(record.text(), "utf-8")
                expected[file] = digest_replay(record)
                positions += len(record.moves) + 1
                views += (len(record.moves) + 1) * (record.players + 1)
        found = replay_in_node(folder)
    return {
        "games": len(expected),
        "positions": positions,
        "views": views,
        "seconds": round(time.perf_counter() - seconds, 1),
        "different": sorted(file for file in expected if found.get(file) != expected[file]),
    }


def main() -> None:
    """Run the comparison; the exit status is 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=200, help="how many games in all")
    result = compare(parser.parse_args().games)
    print(json.dumps(result, indent=1))
    sys.exit(bool(result["different"]))


if __name__ == "__main__":
    main()
