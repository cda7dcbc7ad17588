"""Helpers for tests of accounts and notifications."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import httpx

from tricorne.server.accounts.accounts import Accounts
from tricorne.server.app import create_app
from tricorne.server.notifications.notification import Notification
from tricorne.server.settings import Settings
from tricorne.server.storage.database import Database, open_database
from tricorne.server.tables.clock import RunningClock
from tricorne.server.tables.components import game_named
from tricorne.server.tables.manager import TableManager
from tricorne.server.tables.setup import Chair, Setup, TableKind
from tricorne.server.tables.table import Table

PASSWORD = "liberté, égalité"  # noqa: S105 - nobody's

# Names that imitate others, or break whatever displays them.
HOSTILE_NAMES = {
    "empty": "",
    "blank": "   ",
    "space at the end": "Anne ",
    "right-to-left override": "Anne\u202ennA",
    "zero width space": "An\u200bne",
    "zero width joiner": "An\u200dne",
    "no-break space": "Anne\u00a0B",
    "null byte": "An\x00ne",
    "line break": "Anne\nBertrand",
    "tabulator": "Anne\tB",
    "escape sequence": "\x1b[31mAnne",
    "comma": "Anne, Bertrand",
    "ten kilobytes": "A" * 10_000,
    "half a character": "An\ud800ne",
}

# Odd but valid names, which have to be displayed with care.
ODD_NAMES = [
    "<script>alert(1)</script>",
    "🏴",
    "Zoë",
    "Ἀθηνᾶ",
    "ラム",
    "'; DROP TABLE people; --",
    "../../etc",
    "%00",
]


def settings_for(url: str, /, **changes: Any) -> Settings:
    """Return settings for a database, with generous limits."""
    generous = {f"limit_{name}": "1000/second" for name in ("guests", "logins", "webhooks", "requests")}
    return Settings(database=url, **{**generous, "thinkers": 1, "hosts": ["tables.example"], **changes})


def with_people(url: str, scenario: Callable[[Accounts, Database], Coroutine[Any, Any, None]]) -> None:
    """Run a scenario with the accounts of a database."""

    async def main() -> None:
        database = open_database(url)
        try:
            await scenario(Accounts(database, settings_for(url)), database)
        finally:
            await database.close()

    asyncio.run(main())


@asynccontextmanager
async def serving(url: str, /, **changes: Any) -> AsyncIterator[Callable[[], httpx.AsyncClient]]:
    """Run the application with all games ready; every call of the result opens another browser."""
    app = create_app(settings_for(url, **changes))
    browsers: list[httpx.AsyncClient] = []

    def browser() -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        browsers.append(httpx.AsyncClient(transport=transport, base_url="http://tables.example"))
        return browsers[-1]

    async with app.router.lifespan_context(app):
        yield browser
        for opened in browsers:
            await opened.aclose()


@dataclass
class Listener:
    """A small HTTP server that records its requests."""

    statuses: list[int] = field(default_factory=list)
    """The statuses of the next responses; 200 when there are none left."""
    headers: str = ""
    silent: bool = False
    heard: list[tuple[str, dict[str, str], Any]] = field(default_factory=list)
    port: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?key=1"

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Listener]:
        server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        content = await reader.readexactly(int(headers["content-length"]))
        self.heard.append((lines[0], headers, json.loads(content)))
        if self.silent:
            await reader.read()
        else:
            status = self.statuses.pop(0) if self.statuses else 200
            writer.write(f"HTTP/1.1 {status} X\r\n{self.headers}Content-Length: 0\r\n\r\n".encode())
        writer.close()


@dataclass
class RecordingChannel:
    """A channel that records what it delivered; it can be held up, or fail."""

    delivered: list[tuple[str, Notification]] = field(default_factory=list)
    released: asyncio.Event | None = None
    failure: Exception | None = None

    async def deliver(self, person: str, notification: Notification) -> None:
        if self.released:
            await self.released.wait()
        if self.failure:
            raise self.failure
        self.delivered.append((person, notification))


def setup_for(game: str, players: int, title: str = "Friday") -> Setup:
    """Return the setup of a table."""
    chosen = game_named(game)
    return Setup(
        id="table",
        game=chosen,
        rules=chosen.rules_version,
        components=chosen.file.fingerprint,
        players=players,
        options=chosen.complete_options({}),
        title=title,
        kind=TableKind.PLAY,
        public=True,
        rated=False,
        pace=None,
        host=None,
        seed="1789",
        commitment=None,
        bot_seed="bots",
    )


@asynccontextmanager
async def at_a_table(
    url: str, game: str, names: Sequence[str], title: str = "Friday"
) -> AsyncIterator[tuple[TableManager, list[str]]]:
    """Seat people at a table, which is called "table" and has not begun; its last seat is open."""
    database = open_database(url)
    try:
        clock = RunningClock(database)
        await clock.beat()
        tables = TableManager(database, clock)
        people = Accounts(database, settings_for(url))
        ids = [(await people.new_guest(name))[0].id for name in names]
        chairs = [Chair(person, name) for person, name in zip(ids, names, strict=True)]
        setup = replace(setup_for(game, len(names), title), host=ids[0])
        await tables.create(setup, lambda table: table.draft_seating([*chairs[:-1], Chair()]), ids[0])
        yield tables, ids
    finally:
        await database.close()


async def sit_last(tables: TableManager, ids: Sequence[str]) -> None:
    """Seat the last person, which starts the game."""
    await tables.change("table", lambda table: table.draft_sit(len(ids) - 1, ids[-1], "Last"), ids[-1])


async def move(tables: TableManager, seat: int, person: str | None) -> None:
    """Play the first legal action of a seat."""

    def drafting(table: Table) -> Any:
        assert table.match is not None
        action = table.game.legal(table.match.state, seat)[0]
        return table.draft_move(seat, table.game.actions.text(action), table.number)

    await tables.change("table", drafting, person)
