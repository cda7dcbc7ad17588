"""Trace the way of a move through the server, and of a simulated decision through a search.

    python benchmarks/trace_move.py [--game libertalia]

Runs a real server in this process, and plays a few moves at a table of four
people, each with a WebSocket. For one move it notes every call of a function of
Tricorne, from the request until all sockets have the change, in all threads;
compiled rules count as one call. The simulated decision is what happens in a search
between two moves that it tries, with the rules as plain Python. Prints JSON: the
numbers of modules, functions and calls, and the calls in their order.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import tricorne
from tricorne import bots, games
from tricorne.server.app import create_app
from tricorne.server.http.config import ServerConfig
from tricorne.server.settings import Settings

SOURCE = str(Path(tricorne.__file__).parent) + os.sep
PLAYERS = 4
# The shortest trace of several moves: a periodic job may run during one of them.
MOVES = 8
COOKIE = "tricorne_session"
# Parts of the function around them, though Python calls them.
COMPREHENSIONS = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<lambda>"}


class Tracer:
    """Notes calls of functions of Tricorne, in all threads that begin after it is installed."""

    def __init__(self) -> None:
        self._recording = False
        self._calls: list[str] = []
        self._frames: list[FrameType] = []
        self._seen: set[int] = set()

    def install(self) -> None:
        """Watch this thread, and all that begin later."""
        threading.setprofile(self._profile)
        sys.setprofile(self._profile)

    def start(self) -> None:
        """Begin to note calls."""
        self._calls, self._frames, self._seen = [], [], set()
        self._recording = True

    def stop(self) -> list[str]:
        """Return the calls since the start."""
        self._recording = False
        return self._calls

    def _profile(self, frame: FrameType, event: str, _: Any) -> None:
        if not self._recording or event != "call" or not frame.f_code.co_filename.startswith(SOURCE):
            return
        if frame.f_code.co_name in COMPREHENSIONS:
            return
        # A coroutine is called once, however often it is resumed. Frames are kept so that ids stay unique.
        if id(frame) not in self._seen:
            self._seen.add(id(frame))
            self._frames.append(frame)
            module = frame.f_code.co_filename.removeprefix(SOURCE).removesuffix(".py")
            self._calls.append(f"{module}:{frame.f_code.co_qualname}")


def summary(calls: list[str]) -> dict[str, Any]:
    """Count modules and calls, and how often control enters each module from another."""
    modules = [call.partition(":")[0] for call in calls]
    entered: dict[str, int] = {}
    for before, module in zip([None, *modules], modules, strict=False):
        if module != before:
            entered[module] = entered.get(module, 0) + 1
    return {
        "modules": len(entered),
        "functions": len(set(calls)),
        "calls": len(calls),
        "entered": entered,
        "sequence": calls,
    }


class Person:
    """A guest at the table, with a WebSocket for the seat."""

    def __init__(self, base: str) -> None:
        self.http = httpx.AsyncClient(base_url=base, trust_env=False, timeout=60.0)
        self.live: ClientConnection | None = None
        self.standing: dict[str, Any] = {}

    async def post(self, path: str, content: Any) -> Any:
        """Post something, and return the response."""
        response = await self.http.post(path, json=content)
        response.raise_for_status()
        return response.json()

    async def follow(self, address: str) -> None:
        """Open the WebSocket."""
        headers = {"Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}"}
        self.live = await connect(address, additional_headers=headers, proxy=None)
        self.standing = json.loads(await self.live.recv())["table"]["standing"]

    async def receive(self) -> None:
        """Wait for the next change."""
        assert self.live is not None
        while (message := json.loads(await self.live.recv()))["type"] != "changed":
            pass
        self.standing = message["standing"]


async def trace_move(tracer: Tracer, game: str, directory: Path) -> list[str]:
    """Run a server, and return the calls of one move."""
    settings = Settings(database=f"sqlite:///{directory / 'tables.sqlite'}", limit_guests="1000/second")
    config = ServerConfig(create_app(settings), settings)
    server = uvicorn.Server(config)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.05)
        base = f"http://127.0.0.1:{port}"
        people = [Person(base) for _ in range(PLAYERS)]
        while (await people[0].http.get("/health")).json().get("preparing", True):
            await asyncio.sleep(0.2)
        found = await play(tracer, game, people, f"ws://127.0.0.1:{port}")
        for person in people:
            assert person.live is not None
            await person.live.close()
            await person.http.aclose()
        server.should_exit = True
        await serving
    return found


async def play(tracer: Tracer, game: str, people: list[Person], live: str) -> list[str]:
    """Play a few moves; return the shortest trace of one."""
    for number, person in enumerate(people):
        await person.post("/api/people", {"name": f"Guest {number}"})
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    wanted = {"game": game, "players": PLAYERS, "public": True, "rated": False, "seats": seats}
    table = f"/api/tables/{(await people[0].post('/api/tables', wanted))['about']['id']}"
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"{table}/seats/{seat}", {})
    for seat, person in enumerate(people):
        await person.follow(f"{live}{table}/live?seat={seat}")
    rng, traces = random.Random(game), []
    for _ in range(MOVES):
        seat = next(chair["seat"] for chair in people[0].standing["seats"] if chair["waiting"])
        standing = people[seat].standing
        move = {"action": rng.choice(standing["view"]["legal"]), "version": standing["number"]}
        await asyncio.sleep(0.1)
        tracer.start()
        await people[seat].post(f"{table}/moves", {"seat": seat, **move})
        await asyncio.gather(*(person.receive() for person in people))
        traces.append(tracer.stop())
    return min(traces, key=len)


def trace_simulation(tracer: Tracer, name: str) -> list[str]:
    """Return the calls of one simulated decision; the rules must be plain Python."""
    game = games.load(name)
    state = game.new("trace", PLAYERS)
    while len(legal := game.legal(state, seat := game.waiting(state)[0])) == 1:
        game.apply_quietly(state, seat, legal[0])
    bot = bots.make("search@2", game, seat, "trace")
    observation = game.observe(state, seat)
    tracer.start()
    bot.choose(observation, legal)
    calls = tracer.stop()
    apply = next(kernel for kernel in game.rule_kernels if kernel.name == "apply").function
    mark = f"{apply.__module__.removeprefix('tricorne.').replace('.', os.sep)}:{apply.__qualname__}"
    moves = [number for number, call in enumerate(calls) if call == mark]
    # From after the first move that the search tries until after the second.
    return calls[moves[0] + 1 : moves[1] + 1]


def main() -> None:
    """Read the command line, and print both traces."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="libertalia", choices=list(games.GAMES))
    parser.add_argument("--simulation", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    tracer = Tracer()
    tracer.install()
    if given.simulation:
        print(json.dumps(summary(trace_simulation(tracer, given.game))))
        return
    with tempfile.TemporaryDirectory(prefix="tricorne-") as directory:
        move = asyncio.run(trace_move(tracer, given.game, Path(directory)))
    sys.setprofile(None)
    command = [sys.executable, __file__, "--game", given.game, "--simulation"]
    environment = {**os.environ, "TRICORNE_BACKEND": "interpreted"}
    simulation = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603
    found = {"game": given.game, "move": summary(move), "simulation": json.loads(simulation.stdout)}
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
