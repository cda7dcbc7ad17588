"""Measures what hostile clients cost everybody else, on this machine.

    python -m benchmarks.hostile_clients > hostile.json

People play a few games of Libertalia on a server, each pair from a loopback address of its own.
Measured are the response times of `/health`, the times until moves are acknowledged, and the times
until they reach the opponent's socket: calm, and under attack. The attacker at 127.0.0.1 holds silent
connections and half-sent bodies and sends oversized headers; at 127.0.1.1 it floods sockets with tiny
frames and pings. Calm and attacked phases alternate, so that other load on the machine affects both
alike.

The attacker runs at the lowest priority: it stands for another machine, and must not win by taking
the server's processor away. It is bounded in number and time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

from benchmarks.http_client import ADDRESS, HttpClient
from benchmarks.latency import percentiles
from benchmarks.load import MoveTimes, make_move
from benchmarks.players import GameTable, create_players, expect, start_game
from benchmarks.server_process import ServerProcess

ATTACKER = "127.0.0.1"
# Another address, so that the limit on the attacker's connections does not stop the flood.
FLOODER = "127.0.1.1"
MONITOR = "127.0.0.2"
FIRST_PLAYER = 3
# Trusts no proxy, so that the attacker's address is treated like any other.
SETTINGS = {"proxies": "none", "log_level": "error"}
HEALTH_SECONDS = 0.05
# Pause between moves: games should last, and leave the machine something for the attack.
THINK_SECONDS = 0.05
START_SECONDS = 180.0
TIMEOUT_SECONDS = 60.0
# Pause before an attacker that was cut off comes back.
RECONNECT_SECONDS = 0.1
FLOOD_BYTES = 64 * 1024
MASK = bytes(4)
TINY_FRAME = bytes([0x81, 0x81]) + MASK + b"x"
PING_FRAME = bytes([0x89, 0x80]) + MASK

Attempt = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@dataclass
class Times:
    """Measured times in seconds."""

    health: list[float] = field(default_factory=list)
    moves: MoveTimes = field(default_factory=MoveTimes)

    def summary(self) -> dict[str, dict[str, Any]]:
        """Return counts and percentiles in milliseconds."""
        measured = {
            "health": self.health,
            "moves": self.moves.acknowledged,
            "seen": self.moves.delivered,
        }
        return {name: {"count": len(times), **percentiles(times)} for name, times in measured.items()}


class GamePair:
    """Two players at one address, who play one game after another."""

    def __init__(self, port: int, source: str) -> None:
        self._client = HttpClient(port, source)
        self._rng = random.Random(source)
        self.table: GameTable

    async def start_game(self) -> None:
        """Start a game at a new table."""
        players = await create_players([self._client], 2)
        self.table = await start_game("libertalia", players)

    async def play(self, times: Times, until: float) -> None:
        """Play and measure each move."""
        await self.table.connect()
        try:
            while time.perf_counter() < until:
                await self._move(times)
                await asyncio.sleep(THINK_SECONDS)
        finally:
            await self.table.disconnect()

    async def _move(self, times: Times) -> None:
        seats = self.table.waiting()
        if not seats:
            await self.table.disconnect()
            await self.start_game()
            await self.table.connect()
            return
        move = self.table.choose(seats[0], self._rng)
        await make_move(self.table, move, time.perf_counter(), times.moves)
        if times.moves.refused:
            raise RuntimeError("a move was refused")

    async def close(self) -> None:
        """Close all connections."""
        await self._client.close()


async def monitor_health(port: int, times: Times, until: float) -> None:
    """Request `/health` at short intervals."""
    async with HttpClient(port, MONITOR) as client:
        while time.perf_counter() < until:
            started = time.perf_counter()
            response = await client.request("GET", "/health")
            times.health.append(time.perf_counter() - started)
            expect(response)
            await asyncio.sleep(HEALTH_SECONDS)


class Attack:
    """The attacks of one hostile machine, each repeated as often as the server admits it."""

    def __init__(self, port: int, table: str, options: argparse.Namespace) -> None:
        self._port = port
        self._table = table
        self._options = options
        self._connected = 0
        self.counts: Counter[str] = Counter()

    async def run(self, started: Event, stop: Event) -> None:
        """Attack until told to stop, or until the time limit; set `started` when all have connected."""
        attacks = (
            ("silent", self._silent, self._options.silent),
            ("half-sent bodies", self._half_a_body, self._options.bodies),
            ("large headers", self._large_headers, self._options.headers),
            ("floods", self._flood, self._options.floods),
        )
        tasks = [
            asyncio.create_task(self._repeat(name, attempt))
            for name, attempt, count in attacks
            for _ in range(count)
        ]
        deadline = time.perf_counter() + START_SECONDS + self._options.seconds + TIMEOUT_SECONDS
        while not stop.is_set() and time.perf_counter() < deadline:
            if self._connected >= len(tasks):
                started.set()
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _repeat(self, name: str, attempt: Attempt) -> None:
        source = FLOODER if name == "floods" else ATTACKER
        first = 1
        while True:
            writer: asyncio.StreamWriter | None = None
            try:
                reader, writer = await asyncio.open_connection(ADDRESS, self._port, local_addr=(source, 0))
                self.counts[name] += 1
                self._connected, first = self._connected + first, 0
                await attempt(reader, writer)
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                self.counts[f"{name} cut off"] += 1
            finally:
                if writer is not None:
                    writer.close()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _silent(self, reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        await reader.read(1)

    async def _half_a_body(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{")
        await writer.drain()
        await reader.read(1)

    async def _large_headers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ")
        for _ in range(16):
            writer.write(b"x" * FLOOD_BYTES)
            await writer.drain()
        await reader.read(1)

    async def _flood(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(
            f"GET /api/tables/{self._table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        async with asyncio.timeout(TIMEOUT_SECONDS):
            if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
                self.counts["floods refused"] += 1
                return
        frames = (TINY_FRAME if self.counts["floods"] % 2 else PING_FRAME) * (FLOOD_BYTES // len(TINY_FRAME))
        reading = asyncio.ensure_future(self._discard(reader))
        try:
            while not reading.done():
                writer.write(frames)
                self.counts["flood frames"] += FLOOD_BYTES // len(TINY_FRAME)
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _discard(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while await reader.read(FLOOD_BYTES):
                pass


def attack(
    port: int, table: str, options: argparse.Namespace, started: Event, stop: Event, results: Any
) -> None:
    """Run an attack in a process of its own."""
    os.nice(19)
    running = Attack(port, table, options)
    asyncio.run(running.run(started, stop))
    results.put(dict(running.counts))


async def measure(port: int, games: Sequence[GamePair], seconds: float, times: Times) -> None:
    """Measure for a while."""
    until = time.perf_counter() + seconds
    await asyncio.gather(monitor_health(port, times, until), *(game.play(times, until) for game in games))


async def compare(port: int, options: argparse.Namespace) -> dict[str, Any]:
    """Measure alternately: calm, attacked, calm, attacked."""
    games = [GamePair(port, f"127.0.0.{FIRST_PLAYER + number}") for number in range(options.games)]
    try:
        return await _alternate(port, games, options)
    finally:
        for game in games:
            await game.close()


async def _alternate(port: int, games: Sequence[GamePair], options: argparse.Namespace) -> dict[str, Any]:
    for game in games:
        await game.start_game()
    calm, attacked = Times(), Times()
    await measure(port, games, min(2.0, options.seconds), Times())
    counts: Counter[str] = Counter()
    phase_seconds = options.seconds / options.rounds
    for _ in range(options.rounds):
        await measure(port, games, phase_seconds, calm)
        async with attacking(port, games[0].table.id, options, counts):
            await measure(port, games, phase_seconds, attacked)
    before, after = calm.summary(), attacked.summary()
    return {
        "calm": before,
        "attacked": after,
        "ratio": {
            name: {share: round(after[name][share] / before[name][share], 2) for share in percentiles(())}
            for name in before
        },
        "attack": dict(sorted(counts.items())),
    }


@contextlib.asynccontextmanager
async def attacking(
    port: int, table: str, options: argparse.Namespace, counts: Counter[str]
) -> AsyncIterator[None]:
    """Attack the server from another process; add to the counts what it did."""
    spawn = multiprocessing.get_context("spawn")
    started, stop, results = spawn.Event(), spawn.Event(), spawn.Queue()
    process = spawn.Process(target=attack, args=(port, table, options, started, stop, results))
    process.start()
    if not await asyncio.to_thread(started.wait, START_SECONDS):
        raise RuntimeError("the attack has not started")
    yield
    stop.set()
    counts.update(await asyncio.to_thread(results.get, timeout=TIMEOUT_SECONDS))
    await asyncio.to_thread(process.join, TIMEOUT_SECONDS)


async def run(options: argparse.Namespace, directory: Path) -> dict[str, Any]:
    """Start a server, and measure it calm and attacked."""
    server = ServerProcess(f"sqlite:///{directory / 'tables.sqlite'}", directory, SETTINGS)
    server.start()
    try:
        await server.ready()
        return await compare(server.port, options)
    finally:
        server.stop()


def main() -> None:
    """Measure, and print the results as JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.hostile_clients", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("--seconds", type=float, default=30.0, help="duration of calm, and of attack")
    parser.add_argument("--rounds", type=int, default=3, help="phases of each")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--silent", type=int, default=500, help="silent connections")
    parser.add_argument("--bodies", type=int, default=50, help="connections with half-sent bodies")
    parser.add_argument("--headers", type=int, default=10, help="connections with oversized headers")
    parser.add_argument("--floods", type=int, default=2, help="flooding sockets")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        results = asyncio.run(run(options, Path(directory)))
    machine = {"cores": os.cpu_count(), "load": [round(load, 2) for load in os.getloadavg()]}
    print(json.dumps({"options": vars(options), **results, "machine": machine}, indent=2))


if __name__ == "__main__":
    main()
