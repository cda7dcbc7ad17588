"""`tricorne bench crash`: servers are killed again and again while people play, and nothing may be lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.progress import Progress
from rich.table import Table as Grid

from tricorne import bots
from tricorne.cli.benches.company import Party, welcome
from tricorne.cli.benches.databases import NAME, Databases
from tricorne.cli.benches.diehards import Diehards
from tricorne.cli.benches.host import Host
from tricorne.cli.benches.lines import Lines
from tricorne.cli.commands.parallel import cores
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.games import GAMES, load
from tricorne.server.compute.bot_pool import WARMED_UP
from tricorne.server.storage.engine import SQLITE
from tricorne.server.storage.errors import BadDatabase
from tricorne.server.storage.one_off import reading
from tricorne.server.tables import repository
from tricorne.server.tables.setup import Status

PLAYERS = 3
# It sits at every other table, and has to be picked up where it was left.
BOT = "random"

# How long a server lives before it is killed; some are killed again while they start.
LONGEST_LIFE = 0.8
LONGEST_START = 2.0
KILLED_AT_START = 0.1
# What is killed how often on PostgreSQL: a server, a process of the database, the database.
SERVER, BACKEND, DATABASE = "server", "backend", "database"
VICTIMS = {SERVER: 6, BACKEND: 2, DATABASE: 2}

# How long the database may take to recover, and how long a game that nobody disturbs may stand still.
RECOVERY_SECONDS = 30.0
STILL_SECONDS = 120.0
POLL_SECONDS = 0.1
MOST_COMPLAINTS = 20


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    kills: int = 200
    games: int = 8
    """Tables at which people play at a time."""
    database: str | None = None
    seed: str = field(default_factory=lambda: secrets.token_hex(4))

    def __post_init__(self) -> None:
        if self.kills < 1:
            raise BadOption("error-number", what="--kills", low=1, value=self.kills)
        if self.games < 1:
            raise BadOption("error-number", what="--games", low=1, value=self.games)


def bench(terminal: Terminal, wishes: Wishes, *, as_json: bool) -> bool:
    """Kill servers under load; return whether all is well."""
    # A server that is killed over and over again never gets to compile what its bots think with.
    for name in GAMES:
        bots.warm_up(load(name), WARMED_UP)
    said = terminal.translations.say("bench-crash-killing", seed=wishes.seed)
    with (
        terminal.progress(said, wishes.kills) as progress,
        tempfile.TemporaryDirectory(prefix="tricorne-") as directory,
        Databases(Path(directory), wishes.database) as databases,
    ):
        crash = Crash(databases, Path(directory), random.Random(wishes.seed), progress)
        found = {"seed": wishes.seed, **asyncio.run(crash.run(wishes.kills, wishes.games))}
    if as_json:
        terminal.write(json.dumps(found, indent=2))
    else:
        terminal.show(_drawn(terminal, found))
        for problem in found["wrong"]:
            terminal.complain(problem)
    return not found["wrong"]


class Crash:
    """Servers that are killed, and people who play on."""

    def __init__(
        self, databases: Databases, directory: Path, chance: random.Random, progress: Progress
    ) -> None:
        self._databases = databases
        self._hosts = [Host(databases.url, directory) for _ in range(databases.servers)]
        self._chance = chance
        self._progress = progress
        self._people = Diehards(random.Random(chance.random()))
        self._kills = dict.fromkeys(VICTIMS, 0)
        self._starts: list[float] = []
        self._settled: set[Party] = set()
        """Tables whose game is over, and whose log was found right since."""

    async def run(self, kills: int, tables: int) -> dict[str, Any]:
        """Play and kill, then let all games come to their end, and hold the logs against what was sent."""
        began = time.perf_counter()
        try:
            await self._start(self._hosts)
            seats = await welcome([Lines(host.port) for host in self._hosts], tables * PLAYERS)
            playing = [
                asyncio.ensure_future(
                    self._people.play(number, seats[number * PLAYERS :][:PLAYERS], [BOT][: number % 2])
                )
                for number in range(tables)
            ]
            wrong = await self._kill_often(kills, playing) or await self._end(playing)
        finally:
            for host in self._hosts:
                host.stop()
        return self._found(wrong, time.perf_counter() - began)

    async def _start(self, hosts: Sequence[Host]) -> None:
        for host in hosts:
            host.start()
        for host in hosts:
            self._starts.append(await host.ready())

    async def _kill_often(self, kills: int, playing: Sequence[asyncio.Future[None]]) -> list[str]:
        for _ in range(kills):
            await asyncio.sleep(self._chance.uniform(0.0, LONGEST_LIFE))
            await self._kill()
            for stopped in (task for task in playing if task.done()):
                stopped.result()
            if wrong := await self._check():
                return wrong
            self._progress.advance(self._progress.task_ids[0])
        return []

    async def _end(self, playing: Sequence[asyncio.Future[None]]) -> list[str]:
        """Let everybody finish their game, and look at all logs once more."""
        self._people.leaving = True
        rest, before = set(playing), -1
        while rest and before < (now := self._people.acknowledged):
            before = now
            ended, rest = await asyncio.wait(rest, timeout=STILL_SECONDS)
            for task in ended:
                task.result()
        self._settled.clear()
        return [*(f"a game has stood still for {STILL_SECONDS:.0f} s" for _ in rest), *await self._check()]

    async def _kill(self) -> None:
        victim = SERVER
        if self._databases.own:
            victim = self._chance.choices(list(VICTIMS), list(VICTIMS.values()))[0]
        self._kills[victim] += 1
        if victim == SERVER:
            await self._kill_server(self._chance.choice(self._hosts))
        elif victim == BACKEND:
            await asyncio.to_thread(self._kill_backend)
        else:
            await asyncio.to_thread(self._crash_database)

    async def _kill_server(self, host: Host) -> None:
        host.kill()
        if self._chance.random() < KILLED_AT_START:
            host.start()
            await asyncio.sleep(self._chance.uniform(0.0, LONGEST_START))
            host.kill()
        await self._start([host])

    def _kill_backend(self) -> None:
        """Kill a process of PostgreSQL that serves a client; it then ends all others and recovers."""
        assert self._databases.own is not None
        if backends := self._databases.own.backends(NAME):
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._chance.choice(backends), signal.SIGKILL)

    def _crash_database(self) -> None:
        assert self._databases.own is not None
        self._databases.own.crash()
        self._databases.own.start()

    async def _check(self) -> list[str]:
        """Hold the logs against what was sent and acknowledged, as soon as the database can be read."""
        deadline = time.monotonic() + RECOVERY_SECONDS
        while True:
            try:
                return [*self._people.refused, *self._look_at_logs()]
            except BadDatabase:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(POLL_SECONDS)

    def _look_at_logs(self) -> list[str]:
        """Look at all logs while nobody plays: what was acknowledged until now has to be there."""
        wrong = []
        with reading(self._databases.url) as connection:
            for party in [party for party in self._people.parties if party not in self._settled]:
                found = party.ledger.check(
                    repository.load_entries(connection, party.id, 0), range(len(party.players))
                )
                if party.finished and not found:
                    room = repository.load_table(connection, party.id)
                    if room.status != Status.FINISHED or room.broken:
                        found = [f"it was finished, and is {room.status} when it is read anew: {room.broken}"]
                    self._settled.add(party)
                wrong += [f"table {party.id}: {problem}" for problem in found]
        return wrong

    def _found(self, wrong: Sequence[str], seconds: float) -> dict[str, Any]:
        people = self._people
        return {
            "database": self._databases.kind,
            "servers": len(self._hosts),
            "cores": cores(),
            "kills": self._kills,
            "seconds": round(seconds, 1),
            "start_seconds": round(statistics.median(self._starts), 2),
            "games_finished": people.finished,
            "moves_acknowledged": people.acknowledged,
            "sent_again": people.tries,
            "stored_without_answer": people.again,
            "stale": people.stale,
            "load_average": round(os.getloadavg()[0], 1),
            "wrong": wrong[:MOST_COMPLAINTS],
        }


def _drawn(terminal: Terminal, found: dict[str, Any]) -> Grid:
    translations = terminal.translations
    grid = Grid("", translations.say("bench-value"))
    grid.columns[1].justify = "right"
    grid.title = translations.say(
        "bench-crash-title", database=found["database"], servers=found["servers"], seed=found["seed"]
    )
    kills = found["kills"]
    grid.add_row(translations.say("bench-crash-servers"), f"{kills[SERVER]:,}")
    if found["database"] != SQLITE:
        grid.add_row(translations.say("bench-crash-backends"), f"{kills[BACKEND]:,}")
        grid.add_row(translations.say("bench-crash-databases"), f"{kills[DATABASE]:,}")
    grid.add_row(translations.say("bench-crash-start"), f"{found['start_seconds']} s")
    grid.add_row(translations.say("bench-crash-games"), f"{found['games_finished']:,}")
    grid.add_row(translations.say("bench-crash-moves"), f"{found['moves_acknowledged']:,}")
    grid.add_row(translations.say("bench-crash-tries"), f"{found['sent_again']:,}")
    grid.add_row(translations.say("bench-crash-again"), f"{found['stored_without_answer']:,}")
    grid.add_row(translations.say("bench-crash-wrong"), f"{len(found['wrong']):,}")
    return grid
