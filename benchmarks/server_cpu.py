"""Compare the CPU time that the servers of two checkouts spend on an acknowledged move.

    python benchmarks/server_cpu.py OLD NEW [--rounds 6] [--moves 2000] [--tables 40]

Each checkout needs its own `.venv` (run `make install` there). Both servers run
as `tricorne serve` on SQLite, and people play the same kind of games on each:
moves over HTTP, and one WebSocket for each seat. Rounds alternate between the
two, so that a busy machine slows both down alike. Only the CPU time (user and
system) of the server process counts, without its children and without what it
spends when nobody moves. Prints JSON: CPU
milliseconds per move by checkout (the median of the rounds), and the ratio of
new to old (the median of the ratios of neighbouring rounds).

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
import signal
import socket
import statistics
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("liberte", "libertalia")
PLAYERS = 4
ADDRESS = "127.0.0.1"
START_SECONDS = 900.0
STOP_SECONDS = 20.0
MESSAGE_SECONDS = 60.0
IDLE_SECONDS = 10.0
COOKIE = "tricorne_session"
OK, CREATED = 200, 201

# All players come from one address, and faster than people do.
OFTEN = "1000000/second"
SETTINGS = {
    "LIMIT_REQUESTS": OFTEN,
    "LIMIT_GUESTS": OFTEN,
    "LIMIT_TABLES": OFTEN,
    "LIMIT_MOVES": OFTEN,
    "LIMIT_CONNECTIONS": OFTEN,
    "LIMIT_SEATS": OFTEN,
    "CONNECTIONS_AN_ADDRESS": "1000000",
    "KEEP_ALIVE_SECONDS": "3600",
    "HEARTBEAT_SECONDS": "300",
    "TABLES_A_PERSON": "1000000",
    "LOG_LEVEL": "error",
}


class Server:
    """The server of one checkout, in a process of its own."""

    def __init__(self, checkout: Path, directory: Path, cache: str | None) -> None:
        with socket.socket() as probe:
            probe.bind((ADDRESS, 0))
            self.port: int = probe.getsockname()[1]
        self._log = directory / "server.log"
        environment = {**os.environ, **{f"TRICORNE_{name}": value for name, value in SETTINGS.items()}}
        if cache:
            environment["TRICORNE_CACHE"] = cache
        command = [str(checkout / ".venv/bin/python"), "-m", "tricorne", "serve", "--host", ADDRESS]
        command += ["--port", str(self.port), "--database", f"sqlite:///{directory / 'tables.sqlite'}"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 (our own command)
                command,
                cwd=checkout,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self.http = httpx.AsyncClient(
            base_url=f"http://{ADDRESS}:{self.port}",
            timeout=MESSAGE_SECONDS,
            trust_env=False,
            limits=httpx.Limits(max_connections=64, max_keepalive_connections=64, keepalive_expiry=4.0),
        )

    @property
    def pid(self) -> int:
        """The process, and the session of all that it starts."""
        return self._process.pid

    async def ready(self) -> None:
        """Wait until games can begin."""
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self._process.poll() is None:
            try:
                answer = await self.http.get("/health")
                if answer.status_code == OK and not answer.json().get("preparing"):
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.2)
        raise SystemExit(f"the server did not start:\n{self._log.read_text(errors='replace')[-2000:]}")

    def cpu_seconds(self) -> float:
        """Return the CPU time of the process so far, user and system."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text()
        # The name of the program stands in brackets, and can hold anything.
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    async def stop(self) -> None:
        """Stop the server."""
        await self.http.aclose()
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    async def request(self, path: str, content: Any, cookie: str = "") -> httpx.Response:
        """Post something, and return the response if it is a success."""
        headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
        self.http.cookies.clear()
        try:
            response = await self.http.post(path, json=content, headers=headers)
        except httpx.TransportError:
            # An old server closes a connection that has been idle for 5 seconds. A repeated move counts once.
            response = await self.http.post(path, json=content, headers=headers)
        if response.status_code not in (OK, CREATED):
            raise SystemExit(f"{path}: {response.status_code} {response.text[:500]}")
        return response

    async def guests(self, count: int) -> list[str]:
        """Make guests; return the secrets of their sessions."""
        found = []
        for number in range(count):
            response = await self.request("/api/people", {"name": f"Guest {number}"})
            found.append(response.cookies[COOKIE])
        return found


class Table:
    """A table of people, with a WebSocket for each seat."""

    def __init__(self, server: Server, guests: Sequence[str]) -> None:
        self._server = server
        self._guests = guests
        self._path = ""
        self._sockets: list[ClientConnection] = []
        self._standings: list[dict[str, Any]] = [{} for _ in guests]

    @property
    def running(self) -> bool:
        """Whether the game goes on."""
        return bool(self._standings[0]["status"] == "running")

    async def open(self, game: str) -> None:
        """Make the table, seat everybody, and open the sockets."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in self._guests[1:])]
        wanted = {"game": game, "players": len(seats), "public": True, "rated": False, "seats": seats}
        made = await self._server.request("/api/tables", wanted, self._guests[0])
        table_id = made.json()["about"]["id"]
        self._path = f"/api/tables/{table_id}"
        for seat, guest in enumerate(self._guests[1:], 1):
            await self._server.request(f"{self._path}/seats/{seat}", {}, guest)
        for seat, guest in enumerate(self._guests):
            address = f"ws://{ADDRESS}:{self._server.port}{self._path}/live?seat={seat}"
            headers = {"Cookie": f"{COOKIE}={guest}"}
            live = await connect(address, additional_headers=headers, compression=None, proxy=None)
            self._sockets.append(live)
            hello = json.loads(await live.recv())
            self._standings[seat] = hello["table"]["standing"]

    async def move(self, rng: random.Random) -> None:
        """Make one random legal move, and wait until every seat has received it."""
        waiting = [chair["seat"] for chair in self._standings[0]["seats"] if chair["waiting"]]
        seat = rng.choice(waiting)
        standing = self._standings[seat]
        action = rng.choice(standing["view"]["legal"])
        content = {"seat": seat, "action": action, "version": standing["number"]}
        answer = await self._server.request(f"{self._path}/moves", content, self._guests[seat])
        number = answer.json()["number"]
        for listener, live in enumerate(self._sockets):
            self._standings[listener] = await self._standing(live, number)

    @staticmethod
    async def _standing(live: ClientConnection, number: int) -> dict[str, Any]:
        """Read messages up to the one with a log entry; return the standing in it."""
        while True:
            async with asyncio.timeout(MESSAGE_SECONDS):
                message = json.loads(await live.recv())
            if message["type"] == "changed" and message["number"] >= number:
                standing: dict[str, Any] = message["standing"]
                return standing

    async def close(self) -> None:
        """Close the sockets."""
        for live in self._sockets:
            await live.close()


class Side:
    """One checkout: its server, and the tables there."""

    def __init__(self, server: Server, tables: int, at_once: int, seed: str) -> None:
        self._server = server
        self._count = tables
        self._at_once = at_once
        self._rng = random.Random(seed)
        self._guests: list[Sequence[str]] = []
        self._tables: list[Table] = []
        self._games = itertools.cycle(GAMES)

    async def start(self) -> None:
        """Wait for the server, and make guests."""
        await self._server.ready()
        guests = await self._server.guests(PLAYERS * self._count)
        self._guests = [guests[first : first + PLAYERS] for first in range(0, len(guests), PLAYERS)]

    async def round(self, moves: int) -> dict[str, float]:
        """Make so many moves; return CPU milliseconds per move, idle CPU time, and moves a second.

        What the server spends on periodic jobs, whether people move or not, is measured after the
        moves and subtracted: on a busy machine it would weigh more the slower the moves are.
        """
        await self._fill()
        free: asyncio.Queue[Table] = asyncio.Queue()
        for table in self._tables:
            free.put_nowait(table)
        left = iter(range(moves))

        async def play() -> None:
            for _ in left:
                table = await free.get()
                while not table.running:
                    table = await free.get()
                await table.move(self._rng)
                free.put_nowait(table)

        cpu, began = self._server.cpu_seconds(), time.perf_counter()
        await asyncio.gather(*(play() for _ in range(self._at_once)))
        cpu, seconds = self._server.cpu_seconds() - cpu, time.perf_counter() - began
        idle = self._server.cpu_seconds()
        await asyncio.sleep(IDLE_SECONDS)
        idle = (self._server.cpu_seconds() - idle) / IDLE_SECONDS
        return {
            "cpu_ms": max(0.0, cpu - idle * seconds) / moves * 1e3,
            "idle_ms_per_second": idle * 1e3,
            "moves_per_second": moves / seconds,
        }

    async def _fill(self) -> None:
        """Replace the tables whose games are over, before anything is measured."""
        for table in self._tables:
            if not table.running:
                await table.close()
        self._tables = [table for table in self._tables if table.running]
        while len(self._tables) < self._count:
            table = Table(self._server, self._guests[len(self._tables)])
            await table.open(next(self._games))
            self._tables.append(table)

    async def stop(self) -> None:
        """Close the tables, and stop the server."""
        for table in self._tables:
            await table.close()
        await self._server.stop()


async def compare(given: argparse.Namespace, directory: Path) -> dict[str, Any]:
    """Measure both checkouts alternately."""
    sides = []
    try:
        for name, checkout, cache in (
            ("old", given.old, given.old_cache),
            ("new", given.new, given.new_cache),
        ):
            (directory / name).mkdir()
            server = Server(checkout.resolve(), directory / name, cache)
            sides.append(Side(server, given.tables, given.at_once, given.seed))
        for side in sides:
            await side.start()
            # What is loaded or cached with the first moves is not measured.
            await side.round(given.tables)
        found: tuple[list[dict[str, float]], list[dict[str, float]]] = [], []
        for number in range(given.rounds):
            # Which side goes first alternates, too.
            for which in (0, 1) if number % 2 == 0 else (1, 0):
                found[which].append(await sides[which].round(given.moves))
    finally:
        for side in sides:
            await side.stop()
    old, new = ([one["cpu_ms"] for one in each] for each in found)
    ratios = [after / before for before, after in zip(old, new, strict=True)]
    return {
        "old_cpu_ms_per_move": round(statistics.median(old), 3),
        "new_cpu_ms_per_move": round(statistics.median(new), 3),
        "ratio": round(statistics.median(ratios), 3),
        "ratios": [round(ratio, 3) for ratio in ratios],
        "old_moves_per_second": round(statistics.median(one["moves_per_second"] for one in found[0]), 1),
        "new_moves_per_second": round(statistics.median(one["moves_per_second"] for one in found[1]), 1),
        "old_idle_ms_per_second": round(statistics.median(one["idle_ms_per_second"] for one in found[0]), 1),
        "new_idle_ms_per_second": round(statistics.median(one["idle_ms_per_second"] for one in found[1]), 1),
        "moves": given.rounds * given.moves,
        "load_average": round(os.getloadavg()[0], 1),
    }


def checkouts_parser(doc: str | None) -> argparse.ArgumentParser:
    """Return a parser for two checkouts, their caches, and a seed."""
    parser = argparse.ArgumentParser(description=(doc or "").splitlines()[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--old-cache", help="TRICORNE_CACHE of the old server")
    parser.add_argument("--new-cache", help="TRICORNE_CACHE of the new server")
    return parser


def main() -> None:
    """Read the command line, and print what was found."""
    parser = checkouts_parser(__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--moves", type=int, default=2000, help="moves of each round")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--at-once", type=int, default=32, help="moves under way at once")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tricorne-") as directory:
        print(json.dumps(asyncio.run(compare(given, Path(directory))), indent=2))


if __name__ == "__main__":
    main()
