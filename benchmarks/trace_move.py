"""Trace the way of a move through the server, and of a simulated decision through a search.

    python -m benchmarks.trace_move [--game libertalia]

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

import uvicorn

import tricorne
from benchmarks.http_client import ADDRESS, HttpClient
from benchmarks.load import MoveTimes, make_move
from benchmarks.players import create_players, start_game
from tricorne import bots, games
from tricorne.server.app import create_app
from tricorne.server.http.config import ServerConfig
from tricorne.server.settings import Settings

SOURCE = str(Path(tricorne.__file__).parent) + os.sep
PLAYERS = 4
# The shortest trace of several moves: a periodic job may run during one of them.
MOVES = 8
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


async def trace_move(tracer: Tracer, game: str, directory: Path) -> list[str]:
    """Run a server, and return the calls of one move."""
    settings = Settings(database=f"sqlite:///{directory / 'tables.sqlite'}", limit_guests="1000/second")
    config = ServerConfig(create_app(settings), settings)
    server = uvicorn.Server(config)
    with socket.socket() as listening:
        listening.bind((ADDRESS, 0))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.05)
        async with HttpClient(listening.getsockname()[1]) as client:
            found = await play(tracer, game, client)
        server.should_exit = True
        await serving
    return found


async def play(tracer: Tracer, game: str, client: HttpClient) -> list[str]:
    """Play a few moves; return the shortest trace of one."""
    table = await start_game(game, await create_players([client], PLAYERS))
    await table.connect()
    rng, times, traces = random.Random(game), MoveTimes(), []
    for _ in range(MOVES):
        move = table.choose(table.waiting()[0], rng)
        await asyncio.sleep(0.1)
        tracer.start()
        await make_move(table, move, 0.0, times)
        traces.append(tracer.stop())
    await table.disconnect()
    assert not times.refused
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
    command = [sys.executable, "-m", "benchmarks.trace_move", "--game", given.game, "--simulation"]
    environment = {**os.environ, "TRICORNE_BACKEND": "interpreted"}
    simulation = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603
    found = {"game": given.game, "move": summary(move), "simulation": json.loads(simulation.stdout)}
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
