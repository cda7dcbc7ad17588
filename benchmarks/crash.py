"""Kills servers again and again while people play, and checks that no acknowledged move is lost.

    python -m benchmarks.crash [--kills 200] [--games 8] [--database postgresql] [--json]

With a PostgreSQL cluster of its own, it also kills backend processes and crashes the whole
database. After each kill, every acknowledged move must be in the log exactly once. At the end all
games are played to their end. Exits with 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import secrets
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from benchmarks import arguments, database
from benchmarks.crash_clients import CrashClients
from benchmarks.database import NAME, BenchmarkDatabase
from benchmarks.http_client import HttpClient
from benchmarks.players import GameTable, create_players
from benchmarks.server_process import ServerProcess
from tricorne.arena.process_pool import cores
from tricorne.server.storage.engine import SQLITE
from tricorne.server.storage.errors import BadDatabase
from tricorne.server.storage.one_off import reading
from tricorne.server.tables import repository
from tricorne.server.tables.setup import Status

PLAYERS = 3
# Sits at every other table: the server has to resume it after a crash.
BOT = "random"

# How long a server lives before it is killed; some are killed again while they start.
LONGEST_LIFE = 0.8
LONGEST_START = 2.0
KILLED_AT_START = 0.1
# Relative frequencies of what is killed when the benchmark has a PostgreSQL cluster of its own.
SERVER, BACKEND, DATABASE = "server", "backend", "database"
TARGETS = {SERVER: 6, BACKEND: 2, DATABASE: 2}

# How long the database may take to recover, and undisturbed games may make no progress.
RECOVERY_SECONDS = 30.0
STALLED_SECONDS = 120.0
POLL_SECONDS = 0.1
MAX_PROBLEMS = 20


def main(given: Sequence[str] | None = None) -> int:
    """Run the benchmark; return the exit code."""
    options = parse(given)
    with (
        Progress(console=Console(stderr=True), transient=True) as progress,
        tempfile.TemporaryDirectory(prefix="tricorne-") as directory,
        BenchmarkDatabase(Path(directory), options.database) as storage,
    ):
        progress.add_task(f"Killing (seed {options.seed})", total=options.kills)
        test = CrashTest(storage, Path(directory), random.Random(options.seed), progress)
        results = {"seed": options.seed, **asyncio.run(test.run(options.kills, options.games))}
    arguments.print_results(results, draw(results), as_json=options.json)
    for problem in results["problems"]:
        print(problem, file=sys.stderr)
    return 1 if results["problems"] else 0


def parse(given: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line."""
    parser = arguments.parser("crash", __doc__)
    parser.add_argument("--kills", type=arguments.positive_int, default=200, help="how often to kill")
    parser.add_argument("--games", "-n", type=arguments.positive_int, default=8, help="games at a time")
    parser.add_argument("--database", metavar="URL", help=database.HELP)
    parser.add_argument("--seed", default=secrets.token_hex(4), help="seed of moves and kills")
    return parser.parse_args(given)


class CrashTest:
    """Servers that are killed, and clients that play on."""

    def __init__(
        self, storage: BenchmarkDatabase, directory: Path, rng: random.Random, progress: Progress
    ) -> None:
        self._storage = storage
        self._servers = [ServerProcess(storage.url, directory) for _ in range(storage.servers)]
        self._rng = rng
        self._progress = progress
        self._clients = CrashClients(random.Random(rng.random()))
        self._kills = dict.fromkeys(TARGETS, 0)
        self._start_times: list[float] = []
        self._settled: set[GameTable] = set()
        """Finished tables whose log has been checked since."""

    async def run(self, kills: int, tables: int) -> dict[str, Any]:
        """Play and kill, then let all games end, and check the logs."""
        started = time.perf_counter()
        try:
            await self._start(self._servers)
            async with AsyncExitStack() as stack:
                http_clients = [
                    await stack.enter_async_context(HttpClient(server.port)) for server in self._servers
                ]
                players = await create_players(http_clients, tables * PLAYERS)
                games = [
                    asyncio.create_task(
                        self._clients.play(number, players[number * PLAYERS :][:PLAYERS], [BOT][: number % 2])
                    )
                    for number in range(tables)
                ]
                problems = await self._kill_repeatedly(kills, games) or await self._finish(games)
                for game in games:
                    game.cancel()
                await asyncio.gather(*games, return_exceptions=True)
        finally:
            for server in self._servers:
                server.stop()
        return self._results(problems, time.perf_counter() - started)

    async def _start(self, servers: Sequence[ServerProcess]) -> None:
        for server in servers:
            server.start()
        for server in servers:
            self._start_times.append(await server.ready())

    async def _kill_repeatedly(self, kills: int, games: Sequence[asyncio.Task[None]]) -> list[str]:
        for _ in range(kills):
            await asyncio.sleep(self._rng.uniform(0.0, LONGEST_LIFE))
            await self._kill()
            for stopped in (game for game in games if game.done()):
                stopped.result()
            if problems := await self._check():
                return problems
            self._progress.advance(self._progress.task_ids[0])
        return []

    async def _finish(self, games: Sequence[asyncio.Task[None]]) -> list[str]:
        """Let all games end, and check all logs once more."""
        self._clients.stopping = True
        pending, before = set(games), -1
        while pending and before < (now := self._clients.acknowledged):
            before = now
            ended, pending = await asyncio.wait(pending, timeout=STALLED_SECONDS)
            for game in ended:
                game.result()
        self._settled.clear()
        stalled = [f"a game made no progress for {STALLED_SECONDS:.0f} s" for _ in pending]
        return [*stalled, *await self._check()]

    async def _kill(self) -> None:
        target = SERVER
        if self._storage.cluster:
            target = self._rng.choices(list(TARGETS), list(TARGETS.values()))[0]
        self._kills[target] += 1
        if target == SERVER:
            await self._kill_server(self._rng.choice(self._servers))
        elif target == BACKEND:
            await asyncio.to_thread(self._kill_backend)
        else:
            await asyncio.to_thread(self._crash_database)

    async def _kill_server(self, server: ServerProcess) -> None:
        server.kill()
        if self._rng.random() < KILLED_AT_START:
            server.start()
            await asyncio.sleep(self._rng.uniform(0.0, LONGEST_START))
            server.kill()
        await self._start([server])

    def _kill_backend(self) -> None:
        """Kill a backend of PostgreSQL, which then ends all other backends and recovers."""
        assert self._storage.cluster is not None
        if backends := self._storage.cluster.backends(NAME):
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._rng.choice(backends), signal.SIGKILL)

    def _crash_database(self) -> None:
        assert self._storage.cluster is not None
        self._storage.cluster.crash()
        self._storage.cluster.start()

    async def _check(self) -> list[str]:
        """Check the logs as soon as the database can be read."""
        deadline = time.monotonic() + RECOVERY_SECONDS
        while True:
            try:
                return [*self._clients.refused, *self._check_logs()]
            except BadDatabase:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(POLL_SECONDS)

    def _check_logs(self) -> list[str]:
        """Check all logs; this blocks the event loop, so that no move is acknowledged meanwhile."""
        problems = []
        with reading(self._storage.url) as connection:
            for table in [table for table in self._clients.tables if table not in self._settled]:
                found = table.checker.check(
                    repository.load_entries(connection, table.id, 0), range(len(table.players))
                )
                if table.finished and not found:
                    loaded = repository.load_table(connection, table.id)
                    if loaded.status != Status.FINISHED or loaded.broken:
                        found = [f"finished for its players, but stored as {loaded.status}: {loaded.broken}"]
                    self._settled.add(table)
                problems += [f"table {table.id}: {problem}" for problem in found]
        return problems

    def _results(self, problems: Sequence[str], seconds: float) -> dict[str, Any]:
        clients = self._clients
        return {
            "database": self._storage.kind,
            "servers": len(self._servers),
            "cores": cores(),
            "kills": self._kills,
            "seconds": round(seconds, 1),
            "start_seconds": round(statistics.median(self._start_times), 2),
            "games_finished": clients.finished,
            "moves_acknowledged": clients.acknowledged,
            "retries": clients.retries,
            "deduplicated": clients.deduplicated,
            "stale": clients.stale,
            "load_average": round(os.getloadavg()[0], 1),
            "problems": problems[:MAX_PROBLEMS],
        }


def draw(results: dict[str, Any]) -> Grid:
    """Draw the results as a table."""
    servers = arguments.plural(results["servers"], "server")
    grid = arguments.grid(f"Crash test: {results['database']}, {servers}, seed {results['seed']}")
    kills = results["kills"]
    grid.add_row("Servers killed", f"{kills[SERVER]:,}")
    if results["database"] != SQLITE:
        grid.add_row("Database backends killed", f"{kills[BACKEND]:,}")
        grid.add_row("Database crashes", f"{kills[DATABASE]:,}")
    grid.add_row("Start to first page, median", f"{results['start_seconds']} s")
    grid.add_row("Games played to their end", f"{results['games_finished']:,}")
    grid.add_row("Moves acknowledged", f"{results['moves_acknowledged']:,}")
    grid.add_row("Requests retried", f"{results['retries']:,}")
    grid.add_row("Moves stored before their response was lost", f"{results['deduplicated']:,}")
    grid.add_row("Moves lost, stored twice or refused", f"{len(results['problems']):,}")
    return grid


if __name__ == "__main__":
    sys.exit(main())
