"""Measures throughput, latency and memory of a table server under load, on this machine.

    python -m benchmarks.server [--games 1000] [--seconds 20] [--database postgresql] [--json]

Players with a live socket each play random moves: 100 a second, then as many as the server takes,
then 100 a second while bots search at other tables. At the end six players choose at the same
instant, round after round. Exits with 1 if a move was refused, lost or stored twice.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import uvloop
from rich.table import Table as Grid

from benchmarks import arguments, database, simultaneous_choices
from benchmarks.arguments import plural
from benchmarks.database import BenchmarkDatabase
from benchmarks.http_client import HttpClient
from benchmarks.load import LoadGenerator
from benchmarks.players import Player, create_players, create_table, expect, run_concurrently, start_game
from benchmarks.server_process import ServerProcess, raise_file_limit
from tricorne.arena.process_pool import cores
from tricorne.errors import GameError
from tricorne.games import GAMES, load

STEADY_MOVES_PER_SECOND = 100
# Moves in flight when as many are made as the server takes.
CONCURRENCY = 32
BOT_TABLES = 8
BOT = "search-4"


def main(given: Sequence[str] | None = None) -> int:
    """Run the benchmark; return the exit code."""
    options = parse(given)
    raise_file_limit()
    with (
        tempfile.TemporaryDirectory(prefix="tricorne-") as directory,
        BenchmarkDatabase(Path(directory), options.database) as storage,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        results = runner.run(measure(options, storage, Path(directory)))
    arguments.print_results(results, draw(results), as_json=options.json)
    return 0 if is_flawless(results) else 1


def parse(given: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line."""
    parser = arguments.parser("server", __doc__)
    parser.add_argument("--games", "-n", type=arguments.positive_int, default=1_000, help="games at a time")
    parser.add_argument("--players", "-p", type=arguments.positive_int, default=4, help="players per game")
    parser.add_argument(
        "--seconds", type=arguments.positive_float, default=20.0, help="duration of each phase"
    )
    parser.add_argument(
        "--rounds", type=arguments.natural_int, default=1_000, help="rounds of simultaneous choices"
    )
    parser.add_argument("--database", metavar="URL", help=database.HELP)
    parser.add_argument("--seed", default="bench", help="seed of the random moves")
    options = parser.parse_args(given)
    try:
        for name in GAMES:
            load(name).template(options.players)
    except GameError:
        parser.error(f"{options.players} cannot play {name}")
    return options


def is_flawless(results: dict[str, Any]) -> bool:
    """Whether every move was accepted and is stored exactly once."""
    refused = [results[phase]["refused"] for phase in ("steady", "flat_out", "beside_bots")]
    simultaneous = results["simultaneous"]
    return not any(refused) and not simultaneous["rejected"] and not simultaneous["problems"]


async def measure(options: argparse.Namespace, storage: BenchmarkDatabase, directory: Path) -> dict[str, Any]:
    """Start the servers, measure everything, and stop them."""
    servers = [ServerProcess(storage.url, directory) for _ in range(storage.servers)]
    try:
        # The first start creates the database and other one-time things; the second is measured.
        for _ in range(2):
            for server in servers:
                server.stop()
                server.start()
                first_page = await server.ready()
        return {
            "games": options.games,
            "players": options.players,
            "sockets": options.games * options.players,
            "database": storage.kind,
            "servers": len(servers),
            "cores": cores(),
            "first_page_seconds": round(first_page, 2),
            **await _measure(options, servers, storage.url),
        }
    finally:
        for server in servers:
            server.stop()


async def _measure(
    options: argparse.Namespace, servers: Sequence[ServerProcess], database_url: str
) -> dict[str, Any]:
    rng = random.Random(options.seed)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(HttpClient(server.port)) for server in servers]
        needed = max(options.games * options.players, simultaneous_choices.PLAYERS)
        players = await create_players(clients, needed)
        # The first table of each game loads its rules, which is not the memory of a table.
        await run_concurrently(start_game(name, players[: options.players]) for name in GAMES)
        without_games = _memory(servers)
        groups = [players[first : first + options.players] for first in range(0, needed, options.players)]
        tables = await run_concurrently(
            start_game(name, group)
            for name, group in zip(cycle(GAMES), groups[: options.games], strict=False)
        )
        with_games = _memory(servers)
        await run_concurrently(table.connect() for table in tables)
        with_sockets = _memory(servers)
        load_generator = LoadGenerator(servers, tables, rng)
        sockets = options.games * options.players
        results = {
            "memory": {
                "server_megabytes": round(without_games / 1e6, 1),
                "kilobytes_per_game": round((with_games - without_games) / options.games / 1e3, 1),
                "kilobytes_per_socket": round((with_sockets - with_games) / sockets / 1e3, 1),
            },
            "steady": await load_generator.steady(options.seconds, STEADY_MOVES_PER_SECOND),
            "flat_out": await load_generator.flat_out(options.seconds, CONCURRENCY),
            "beside_bots": await _beside_bots(load_generator, players[0], options),
            "simultaneous": await simultaneous_choices.play_rounds(
                players[: simultaneous_choices.PLAYERS], options.rounds, rng, database_url
            ),
        }
        await run_concurrently(table.disconnect() for table in tables)
    return results


def _memory(servers: Sequence[ServerProcess]) -> int:
    return sum(server.memory() or 0 for server in servers)


async def _beside_bots(
    load_generator: LoadGenerator, host: Player, options: argparse.Namespace
) -> dict[str, Any]:
    """Measure steady load again while bots search at other tables."""
    seats = [{"kind": "bot", "bot": BOT} for _ in range(options.players)]
    table_ids = [await create_table(host, name, seats) for name in islice(cycle(GAMES), BOT_TABLES)]
    results = await load_generator.steady(options.seconds, STEADY_MOVES_PER_SECOND)
    moves = 0
    for table_id in table_ids:
        response = expect(await host.request("GET", f"/api/tables/{table_id}"))
        moves += response.json()["standing"]["moves"]
        await host.request("POST", f"/api/tables/{table_id}/close")
    return {**results, "bot_tables": BOT_TABLES, "bot_moves": moves}


def draw(results: dict[str, Any]) -> Grid:
    """Draw the results as a table."""
    sizes = [plural(results[f"{noun}s"], noun) for noun in ("game", "socket", "server")]
    grid = arguments.grid(f"{results['database']}: {', '.join(sizes)}")
    memory = results["memory"]
    grid.add_row("Start to first page", f"{results['first_page_seconds']} s")
    grid.add_row("Memory of the server, without games", f"{memory['server_megabytes']:,} MB")
    grid.add_row("Memory per game", f"{memory['kilobytes_per_game']:,} kB")
    grid.add_row("Memory per live socket", f"{memory['kilobytes_per_socket']:,} kB")
    for phase, title in (
        ("steady", f"{STEADY_MOVES_PER_SECOND} moves a second"),
        ("flat_out", f"Flat out, {CONCURRENCY} moves in flight"),
        ("beside_bots", f"{STEADY_MOVES_PER_SECOND} moves a second, {BOT} at {BOT_TABLES} other tables"),
    ):
        part = results[phase]
        grid.add_section()
        grid.add_row(title, f"load average {part['load_average']}")
        grid.add_row("Moves a second", f"{part['moves_per_second']:,}")
        grid.add_row("Move acknowledged: p50 / p99 / max", _times(part["acknowledged_ms"]))
        grid.add_row("Move delivered to others: p50 / p99 / max", _times(part["delivered_ms"]))
        grid.add_row("CPU time of the server per move", f"{part['cpu_ms_per_move']} ms")
        grid.add_row("Moves refused", f"{part['refused']:,}")
    part = results["simultaneous"]
    grid.add_section()
    grid.add_row(f"Rounds of {part['players']} simultaneous choices", f"{part['rounds']:,}")
    grid.add_row("Choices", f"{part['choices']:,}")
    grid.add_row("Choices rejected", f"{part['rejected']:,}")
    grid.add_row("Choices lost or stored twice", f"{len(part['problems']):,}")
    return grid


def _times(part: dict[str, float | None]) -> str:
    return " / ".join(f"{part[name]:,} ms" for name in ("p50", "p99", "max"))


if __name__ == "__main__":
    sys.exit(main())
