"""Measures what hostile clients cost everybody else, on this machine and nowhere else.

    python benchmarks/hostile_clients.py > hostile.json

A server is started on a database of its own, and people play a few games of Libertalia there,
each pair from a loopback address of its own. The times of `/health`, of moves until they are
acknowledged, and of moves until the opponent's socket tells them are measured: calm, and while a
process at 127.0.0.1 holds silent connections and half-sent bodies and sends headers that are too
large, and at 127.0.1.1 floods sockets with tiny frames and pings. Calm and attacked times take turns, so that
a machine that is busy with other things is busy with both alike.

The attacker has the lowest priority: it stands for a machine elsewhere, and should not win
by taking the server's processor away. What it does is bounded in number and time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ATTACKER = "127.0.0.1"
# From elsewhere, so that it is not the other connections that keep it out.
FLOODER = "127.0.1.1"
WATCHER = "127.0.0.2"
FIRST_PLAYER = 3
HEALTH_SECONDS = 0.05
# So long a player thinks: the games shall last, and the machine have something left.
THINK_SECONDS = 0.05
START_SECONDS = 180.0
PATIENCE_SECONDS = 60.0
# So long an attacker waits that was cut off, before it comes again.
PAUSE_SECONDS = 0.1
FLOOD_BYTES = 64 * 1024
MASK = bytes(4)
TINY = bytes([0x81, 0x81]) + MASK + b"x"
PING = bytes([0x89, 0x80]) + MASK


@dataclass
class Times:
    """Seconds that something took, each time."""

    health: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, dict[str, float]]:
        """Tell the middle, the 99th of 100, and the worst, in milliseconds."""
        return {name: _spread(taken) for name, taken in vars(self).items()}


def _spread(taken: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(taken, n=100, method="inclusive")
    return {
        "count": len(taken),
        "p50": round(cuts[49] * 1000, 2),
        "p99": round(cuts[98] * 1000, 2),
        "worst": round(max(taken) * 1000, 2),
    }


class Game:
    """Two people who play one game after another."""

    def __init__(self, url: str, source: str) -> None:
        self._url = url
        self._source = source
        self._people = [browser(url, source) for _ in range(2)]
        self._sockets: list[ClientConnection] = []
        self.table = ""

    async def sit_down(self) -> None:
        """Make a table, and follow it."""
        for number, person in enumerate(self._people):
            (await person.post("/api/people", json={"name": f"Player {number}"})).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = {"game": "libertalia", "players": 2, "seats": seats, "public": True, "rated": False}
        made = await self._people[0].post("/api/tables", json=wanted)
        self.table = made.raise_for_status().json()["about"]["id"]
        (await self._people[1].post(f"/api/tables/{self.table}/seats/1", json={})).raise_for_status()

    async def _follow(self) -> None:
        for person in self._people:
            cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
            address = self._url.replace("http:", "ws:") + f"/api/tables/{self.table}/live"
            self._sockets.append(
                await connect(
                    address,
                    additional_headers={"Cookie": cookie},
                    local_addr=(self._source, 0),
                    proxy=None,
                    open_timeout=PATIENCE_SECONDS,
                )
            )

    async def play(self, times: Times, until: float) -> None:
        """Play on, and note how long each move takes until it is acknowledged, and seen by the other."""
        await self._follow()
        try:
            while time.perf_counter() < until:
                await self._move(times)
                await asyncio.sleep(THINK_SECONDS)
        finally:
            while self._sockets:
                await self._sockets.pop().close()

    async def _move(self, times: Times) -> None:
        path = f"/api/tables/{self.table}"
        standing = (await self._people[0].get(path)).raise_for_status().json()["standing"]
        if standing["status"] != "running":
            await self._again()
            return
        seat = next(chair["seat"] for chair in standing["seats"] if chair["waiting"])
        mine = (await self._people[seat].get(path)).raise_for_status().json()["standing"]
        wanted = {"seat": seat, "action": mine["view"]["legal"][0], "version": mine["number"]}
        began = time.perf_counter()
        seen = asyncio.ensure_future(self._seen(self._sockets[1 - seat], mine["number"] + 1))
        moved = await self._people[seat].post(f"{path}/moves", json=wanted)
        times.moves.append(time.perf_counter() - began)
        moved.raise_for_status()
        times.seen.append(await seen - began)

    async def _seen(self, socket: ClientConnection, number: int) -> float:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                told = json.loads(await socket.recv())
                if told["type"] == "changed" and told["number"] >= number:
                    return time.perf_counter()

    async def _again(self) -> None:
        """Begin another game."""
        while self._sockets:
            await self._sockets.pop().close()
        await self.sit_down()
        await self._follow()

    async def leave(self) -> None:
        """Close everything."""
        for person in self._people:
            await person.aclose()


def browser(url: str, source: str) -> httpx.AsyncClient:
    """Return a client that comes from one of this machine's addresses."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE_SECONDS)


async def watch_health(url: str, times: Times, until: float) -> None:
    """Ask again and again whether the server is well."""
    async with browser(url, WATCHER) as client:
        while time.perf_counter() < until:
            began = time.perf_counter()
            answer = await client.get("/health")
            times.health.append(time.perf_counter() - began)
            answer.raise_for_status()
            await asyncio.sleep(HEALTH_SECONDS)


class Attack:
    """What a hostile machine does, each thing as often as it is let."""

    def __init__(self, port: int, table: str, options: argparse.Namespace) -> None:
        self._port = port
        self._table = table
        self._options = options
        self._begun = 0
        self.done: Counter[str] = Counter()

    async def go_on(self, begun: Event, stop: Event) -> None:
        """Attack in every way at once until told to stop, or the time is up; say when all have begun."""
        works: list[Coroutine[Any, Any, None]] = []
        works += [self._again("silent", self._silent) for _ in range(self._options.silent)]
        works += [self._again("half-sent bodies", self._half_a_body) for _ in range(self._options.bodies)]
        works += [self._again("large headers", self._large_headers) for _ in range(self._options.headers)]
        works += [self._again("floods", self._flood) for _ in range(self._options.floods)]
        tasks = [asyncio.ensure_future(work) for work in works]
        longest = time.perf_counter() + START_SECONDS + self._options.seconds + PATIENCE_SECONDS
        while not stop.is_set() and time.perf_counter() < longest:
            if self._begun >= len(tasks):
                begun.set()
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _again(self, name: str, attempt: Any) -> None:
        source = FLOODER if name == "floods" else ATTACKER
        first = 1
        while True:
            writer: asyncio.StreamWriter | None = None
            try:
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self._port, local_addr=(source, 0)
                )
                self.done[name] += 1
                self._begun, first = self._begun + first, 0
                await attempt(reader, writer)
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                self.done[f"{name} cut off"] += 1
            finally:
                if writer is not None:
                    writer.close()
            await asyncio.sleep(PAUSE_SECONDS)

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
        async with asyncio.timeout(PATIENCE_SECONDS):
            if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
                self.done["floods refused"] += 1
                return
        many = (TINY if self.done["floods"] % 2 else PING) * (FLOOD_BYTES // len(TINY))
        taking = asyncio.ensure_future(self._take(reader))
        try:
            while not taking.done():
                writer.write(many)
                self.done["flood frames"] += FLOOD_BYTES // len(TINY)
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            taking.cancel()
            await asyncio.gather(taking, return_exceptions=True)

    async def _take(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while await reader.read(FLOOD_BYTES):
                pass


def attack(
    port: int, table: str, options: argparse.Namespace, begun: Event, stop: Event, results: Any
) -> None:
    """Attack, as a process of its own."""
    os.nice(19)
    ways = Attack(port, table, options)
    asyncio.run(ways.go_on(begun, stop))
    results.put(dict(ways.done))


async def measure(url: str, games: list[Game], seconds: float, times: Times) -> None:
    """Measure for a while."""
    until = time.perf_counter() + seconds
    await asyncio.gather(watch_health(url, times, until), *(game.play(times, until) for game in games))


async def story(url: str, options: argparse.Namespace) -> dict[str, Any]:
    """Measure in turns: calm, attacked, calm, attacked."""
    games = [Game(url, f"127.0.0.{FIRST_PLAYER + number}") for number in range(options.games)]
    for game in games:
        await game.sit_down()
    calm, attacked = Times(), Times()
    await measure(url, games, min(2.0, options.seconds), Times())
    done: Counter[str] = Counter()
    spawn = multiprocessing.get_context("spawn")
    share = options.seconds / options.rounds
    for _ in range(options.rounds):
        await measure(url, games, share, calm)
        begun, stop, results = spawn.Event(), spawn.Event(), spawn.Queue()
        port = int(url.rpartition(":")[2])
        arguments = (port, games[0].table, options, begun, stop, results)
        hostile = spawn.Process(target=attack, args=arguments)
        hostile.start()
        if not await asyncio.to_thread(begun.wait, START_SECONDS):
            raise SystemExit("The attack has not begun.")
        await measure(url, games, share, attacked)
        stop.set()
        done += Counter(await asyncio.to_thread(results.get, timeout=PATIENCE_SECONDS))
        await asyncio.to_thread(hostile.join, PATIENCE_SECONDS)
    for game in games:
        await game.leave()
    told = {"calm": calm.summary(), "attacked": attacked.summary()}
    return {
        **told,
        "ratio": {
            name: {
                which: round(told["attacked"][name][which] / told["calm"][name][which], 2)
                for which in ("p50", "p99", "worst")
            }
            for name in told["calm"]
        },
        "attack": dict(sorted(done.items())),
    }


@contextlib.contextmanager
def serving(directory: Path) -> Any:
    """Run a server. It believes no proxy, so that the attacker's address is one like any other."""
    command = [sys.executable, "-m", "tricorne", "serve", "--port", "0", "--set", "proxies=none"]
    command += ["--database", f"sqlite:///{directory / 'tables.sqlite'}", "--set", "log-level=error"]
    log = directory / "server.log"
    with log.open("w") as errors:
        server = subprocess.Popen(  # noqa: S603 - our own command
            command, cwd=directory, stdout=subprocess.PIPE, stderr=errors, text=True
        )
    assert server.stdout is not None
    with server, server.stdout:
        try:
            found = re.search(r"http://\S+", server.stdout.readline())
            if found is None:
                raise SystemExit(log.read_text())
            httpx.get(f"{found[0]}/health", timeout=START_SECONDS).raise_for_status()
            yield found[0]
        finally:
            server.terminate()


def main() -> None:
    """Measure, and print what was found as JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure each of the two")
    parser.add_argument("--rounds", type=int, default=3, help="how often the two take turns")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--silent", type=int, default=500, help="connections that say nothing")
    parser.add_argument("--bodies", type=int, default=50, help="connections with half-sent bodies")
    parser.add_argument("--headers", type=int, default=10, help="connections with headers that are too large")
    parser.add_argument("--floods", type=int, default=2, help="sockets that flood")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory, serving(Path(directory)) as url:
        found = asyncio.run(story(url, options))
    machine = {"cores": os.cpu_count(), "load": [round(load, 2) for load in os.getloadavg()]}
    print(json.dumps({"options": vars(options), **found, "machine": machine}, indent=2))


if __name__ == "__main__":
    main()
