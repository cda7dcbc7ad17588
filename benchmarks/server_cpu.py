"""Compare the CPU time that the servers of two checkouts spend on an acknowledged move.

    python -m benchmarks.server_cpu OLD NEW [--rounds 6] [--moves 2000] [--tables 40]

Each checkout needs its own `.venv` (run `make install` there). Both servers run
as `tricorne serve` on SQLite, and people play the same kind of games on each:
moves over HTTP, and one WebSocket for each seat. Rounds alternate between the
two, so that a busy machine slows both down alike. Only the CPU time (user and
system) of the server process counts, without its children and without what it
spends when nobody moves. Prints JSON: CPU
milliseconds per move by checkout (the median of the rounds), the ratio of new to
old (the median of the ratios of neighbouring rounds), and the ratio of the least
of both, which other programs on the machine have disturbed least.

Players send no numbers for the deal, which is optional: so the same requests
work with servers from before and after fair deals.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import statistics
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.http_client import HttpClient
from benchmarks.load import MoveTimes, make_move
from benchmarks.players import GameTable, Player, create_players, start_game
from benchmarks.server_process import UNLIMITED, ServerProcess
from tricorne.games import GAMES

PLAYERS = 4
IDLE_SECONDS = 10.0
SETTINGS = {**UNLIMITED, "heartbeat_seconds": "300"}


class Side:
    """One checkout: its server, and the tables there."""

    def __init__(self, server: ServerProcess, client: HttpClient, given: argparse.Namespace) -> None:
        self._server = server
        self._client = client
        self._count: int = given.tables
        self._at_once: int = given.at_once
        self._rng = random.Random(given.seed)
        self._players: list[Player] = []
        self._tables: list[GameTable] = []
        self._games = itertools.cycle(GAMES)

    async def start(self) -> None:
        """Wait for the server, and create players."""
        await self._server.ready()
        self._players = await create_players([self._client], PLAYERS * self._count)
        # What is loaded or cached with the first moves is not measured.
        await self.play(self._count)

    async def round(self, moves: int) -> dict[str, float]:
        """Make so many moves; return CPU milliseconds per move, idle CPU time, and moves a second.

        What the server spends on periodic jobs, whether people move or not, is measured after the
        moves and subtracted: on a busy machine it would weigh more the slower the moves are.
        """
        await self._fill()
        cpu, began = self._cpu_seconds(), time.perf_counter()
        await self.play(moves)
        cpu, seconds = self._cpu_seconds() - cpu, time.perf_counter() - began
        idle = self._cpu_seconds()
        await asyncio.sleep(IDLE_SECONDS)
        idle = (self._cpu_seconds() - idle) / IDLE_SECONDS
        return {
            "cpu_ms": max(0.0, cpu - idle * seconds) / moves * 1e3,
            "idle_ms_per_second": idle * 1e3,
            "moves_per_second": moves / seconds,
        }

    async def play(self, moves: int) -> None:
        """Make so many moves, one at a time at each table."""
        await self._fill()
        free: asyncio.Queue[GameTable] = asyncio.Queue()
        for table in self._tables:
            free.put_nowait(table)
        left, times = iter(range(moves)), MoveTimes()

        async def work() -> None:
            for _ in left:
                while not (waiting := (table := await free.get()).waiting()):
                    continue
                move = table.choose(self._rng.choice(waiting), self._rng)
                await make_move(table, move, time.perf_counter(), times)
                free.put_nowait(table)

        await asyncio.gather(*(work() for _ in range(self._at_once)))
        if times.refused:
            raise SystemExit(f"{times.refused} moves were refused")

    async def _fill(self) -> None:
        """Replace the tables whose games are over, before anything is measured."""
        for table in self._tables:
            if not table.waiting():
                await table.disconnect()
        self._tables = [table for table in self._tables if table.sockets]
        while len(self._tables) < self._count:
            first = PLAYERS * len(self._tables)
            table = await start_game(next(self._games), self._players[first : first + PLAYERS])
            await table.connect()
            self._tables.append(table)

    def _cpu_seconds(self) -> float:
        seconds = self._server.cpu_seconds()
        if seconds is None:
            raise SystemExit("the CPU time of a process cannot be read without /proc")
        return seconds

    async def stop(self) -> None:
        """Close the sockets."""
        for table in self._tables:
            await table.disconnect()


async def compare(given: argparse.Namespace, directory: Path) -> dict[str, Any]:
    """Measure both checkouts alternately."""
    async with AsyncExitStack() as stack:
        sides = []
        for name, checkout in (("old", given.old), ("new", given.new)):
            (directory / name).mkdir()
            database = f"sqlite:///{directory / name / 'tables.sqlite'}"
            server = ServerProcess(database, directory / name, SETTINGS, checkout.resolve())
            stack.callback(server.stop)
            server.start()
            side = Side(server, await stack.enter_async_context(HttpClient(server.port)), given)
            stack.push_async_callback(side.stop)
            sides.append(side)
        for side in sides:
            await side.start()
        found: tuple[list[dict[str, float]], list[dict[str, float]]] = [], []
        for number in range(given.rounds):
            # Which side goes first alternates, too.
            for which in (0, 1) if number % 2 == 0 else (1, 0):
                found[which].append(await sides[which].round(given.moves))
    old, new = ([one["cpu_ms"] for one in each] for each in found)
    ratios = [after / before for before, after in zip(old, new, strict=True)]
    return {
        "old_cpu_ms_per_move": round(statistics.median(old), 3),
        "new_cpu_ms_per_move": round(statistics.median(new), 3),
        "ratio": round(statistics.median(ratios), 3),
        "ratios": [round(ratio, 3) for ratio in ratios],
        "ratio_of_least": round(min(new) / min(old), 3),
        "old_moves_per_second": round(statistics.median(one["moves_per_second"] for one in found[0]), 1),
        "new_moves_per_second": round(statistics.median(one["moves_per_second"] for one in found[1]), 1),
        "old_idle_ms_per_second": round(statistics.median(one["idle_ms_per_second"] for one in found[0]), 1),
        "new_idle_ms_per_second": round(statistics.median(one["idle_ms_per_second"] for one in found[1]), 1),
        "moves": given.rounds * given.moves,
        "load_average": round(os.getloadavg()[0], 1),
    }


def checkouts_parser(doc: str | None) -> argparse.ArgumentParser:
    """Return a parser for two checkouts, and a seed."""
    parser = argparse.ArgumentParser(description=(doc or "").splitlines()[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--seed", default="bench")
    return parser


def main() -> None:
    """Read the command line, and print what was found."""
    parser = checkouts_parser(__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--moves", type=int, default=2000, help="moves of each round")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--at-once", type=int, default=32, help="moves under way at once")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="tricorne-") as directory,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        print(json.dumps(runner.run(compare(given, Path(directory))), indent=2))


if __name__ == "__main__":
    main()
