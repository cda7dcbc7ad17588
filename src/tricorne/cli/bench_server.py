"""`tricorne bench server`: how much a server holds, and how fast it answers, measured on this machine."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import uvloop
from rich.table import Table as Grid

from tricorne.cli.benches import rounds
from tricorne.cli.benches.company import Player, expect, make_table, sit_down, together, welcome
from tricorne.cli.benches.databases import Databases
from tricorne.cli.benches.host import Host, allow_many_files
from tricorne.cli.benches.lines import Lines
from tricorne.cli.benches.load import Load
from tricorne.cli.commands.parallel import cores
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.games import GAMES, load

STEADY_MOVES_A_SECOND = 100
# Moves under way at once when as many are made as the server takes.
AT_ONCE = 32
THINKING_TABLES = 8
SEARCHER = "search-4"


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    games: int = 1_000
    players: int = 4
    seconds: float = 20.0
    rounds: int = 1_000
    """In which all choose at once."""
    database: str | None = None
    seed: str = "bench"

    def __post_init__(self) -> None:
        if self.seconds <= 0:
            raise BadOption("error-number", what="--seconds", low=1, value=int(self.seconds))
        if self.games < 1:
            raise BadOption("error-number", what="--games", low=1, value=self.games)
        if self.rounds < 0:
            raise BadOption("error-number", what="--rounds", low=0, value=self.rounds)
        for name in GAMES:
            load(name).template(self.players)


def bench(terminal: Terminal, wishes: Wishes, *, as_json: bool) -> bool:
    """Measure a server; return whether no move was refused, lost or doubled."""
    allow_many_files()
    with (
        terminal.busy(terminal.translations.say("cli-measuring")),
        tempfile.TemporaryDirectory(prefix="tricorne-") as directory,
        Databases(Path(directory), wishes.database) as databases,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        found = runner.run(measure(wishes, databases, Path(directory)))
    if as_json:
        terminal.write(json.dumps(found, indent=2))
    else:
        terminal.show(_drawn(terminal, found))
    return is_flawless(found)


def is_flawless(found: dict[str, Any]) -> bool:
    """Whether every move came through, and stands in the log once."""
    refused = [found[phase]["refused"] for phase in ("steady", "flat_out", "beside_bots")]
    together = found["together"]
    return not any(refused) and not together["rejected"] and not together["wrong"]


async def measure(wishes: Wishes, databases: Databases, directory: Path) -> dict[str, Any]:
    """Start servers, measure everything, and stop them."""
    hosts = [Host(databases.url, directory) for _ in range(databases.servers)]
    try:
        # What is made once, such as the database, is made before anything is measured.
        for _ in range(2):
            for host in hosts:
                host.stop()
                host.start()
                first_page = await host.ready()
        return {
            "games": wishes.games,
            "players": wishes.players,
            "sockets": wishes.games * wishes.players,
            "database": databases.kind,
            "servers": len(hosts),
            "cores": cores(),
            "first_page_seconds": round(first_page, 2),
            **await _measure(wishes, hosts, databases.url),
        }
    finally:
        for host in hosts:
            host.stop()


async def _measure(wishes: Wishes, hosts: Sequence[Host], database: str) -> dict[str, Any]:
    chance = random.Random(wishes.seed)
    servers = [Lines(host.port) for host in hosts]
    people = await welcome(servers, max(wishes.games * wishes.players, rounds.PEOPLE))
    # The first table of each game loads its rules, which is not the memory of a table.
    await together(sit_down(name, people[: wishes.players]) for name in GAMES)
    bare = _memory(hosts)
    seats = [people[first : first + wishes.players] for first in range(0, len(people), wishes.players)]
    parties = await together(
        sit_down(name, seated) for name, seated in zip(cycle(GAMES), seats[: wishes.games], strict=False)
    )
    held = _memory(hosts)
    await together(party.listen() for party in parties)
    heard = _memory(hosts)
    tables = Load(hosts, parties, chance)
    found = {
        "memory": {
            "server_megabytes": round(bare / 1e6, 1),
            "kilobytes_a_game": round((held - bare) / wishes.games / 1e3, 1),
            "kilobytes_a_socket": round((heard - held) / (wishes.games * wishes.players) / 1e3, 1),
        },
        "steady": await tables.steady(wishes.seconds, STEADY_MOVES_A_SECOND),
        "flat_out": await tables.flat_out(wishes.seconds, AT_ONCE),
        "beside_bots": await _beside_bots(tables, people[0], wishes),
        "together": await rounds.play(people[: rounds.PEOPLE], wishes.rounds, chance, database),
    }
    for party in parties:
        party.hang_up()
    return found


def _memory(hosts: Sequence[Host]) -> int:
    return sum(host.memory() or 0 for host in hosts)


async def _beside_bots(tables: Load, host: Player, wishes: Wishes) -> dict[str, Any]:
    """Measure steady moves once more while bots search at other tables."""
    bots = [{"kind": "bot", "bot": SEARCHER} for _ in range(wishes.players)]
    made = [await make_table(host, name, bots) for name in islice(cycle(GAMES), THINKING_TABLES)]
    found = await tables.steady(wishes.seconds, STEADY_MOVES_A_SECOND)
    moves = 0
    for table in made:
        standing = expect(await host.ask("GET", f"/api/tables/{table}")).json()["standing"]
        moves += standing["moves"]
        await host.ask("POST", f"/api/tables/{table}/close")
    return {**found, "thinking_tables": THINKING_TABLES, "bot_moves": moves}


def _drawn(terminal: Terminal, found: dict[str, Any]) -> Grid:
    translations = terminal.translations
    grid = Grid("", translations.say("bench-value"))
    grid.columns[1].justify = "right"
    grid.title = translations.say(
        "bench-server-title",
        games=found["games"],
        sockets=found["sockets"],
        database=found["database"],
        servers=found["servers"],
    )
    memory = found["memory"]
    grid.add_row(translations.say("bench-server-first-page"), f"{found['first_page_seconds']} s")
    grid.add_row(translations.say("bench-server-memory"), f"{memory['server_megabytes']:,} MB")
    grid.add_row(translations.say("bench-server-memory-game"), f"{memory['kilobytes_a_game']:,} kB")
    grid.add_row(translations.say("bench-server-memory-socket"), f"{memory['kilobytes_a_socket']:,} kB")
    for phase, title in (
        ("steady", translations.say("bench-server-steady")),
        ("flat_out", translations.say("bench-server-flat-out", at_once=AT_ONCE)),
        ("beside_bots", translations.say("bench-server-beside-bots", tables=THINKING_TABLES, bot=SEARCHER)),
    ):
        part = found[phase]
        grid.add_section()
        grid.add_row(title, translations.say("bench-server-load", load=part["load_average"]))
        grid.add_row(translations.say("bench-server-moves"), f"{part['moves_per_second']:,}")
        grid.add_row(translations.say("bench-server-acknowledged"), _times(part["acknowledged_ms"]))
        grid.add_row(translations.say("bench-server-seen"), _times(part["seen_ms"]))
        grid.add_row(translations.say("bench-server-work"), f"{part['work_ms_a_move']} ms")
        grid.add_row(translations.say("bench-server-refused"), f"{part['refused']:,}")
    part = found["together"]
    grid.add_section()
    grid.add_row(translations.say("bench-server-together", people=part["people"]), f"{part['rounds']:,}")
    grid.add_row(translations.say("bench-server-choices"), f"{part['choices']:,}")
    grid.add_row(translations.say("bench-server-rejected"), f"{part['rejected']:,}")
    grid.add_row(translations.say("bench-server-wrong"), f"{len(part['wrong']):,}")
    return grid


def _times(part: dict[str, float | None]) -> str:
    return " / ".join(f"{part[name]:,} ms" for name in ("p50", "p99", "max"))
