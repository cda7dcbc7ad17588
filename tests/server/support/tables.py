"""What stories of tables share: a whole server in this process, people at it, and their sockets."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from concurrent.futures import Executor, Future
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from sqlalchemy import Connection, update
from websockets.asyncio.client import ClientConnection, connect

from tricorne.games import GAMES
from tricorne.server.api.authentication import COOKIE
from tricorne.server.app import create_app
from tricorne.server.compute import readiness
from tricorne.server.compute.bot_pool import BotPool
from tricorne.server.compute.compile_guard import GUARD
from tricorne.server.http.config import ServerConfig
from tricorne.server.server import Server
from tricorne.server.settings import Settings
from tricorne.server.storage import models
from tricorne.server.tables.table import Table

Json = Any
HOST = "tables.example"
HOME = f"http://{HOST}"
PATIENCE = 60.0


class AtOnce(Executor):
    """Lets bots think here and now: a test need not wait until a process has started."""

    _processes: Mapping[int, Any] = {}

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """Do some work before this returns."""
        future: Future[Any] = Future()
        try:
            # Where bots think in processes of their own, they may compile.
            with GUARD.allowed():
                future.set_result(work(*arguments, **named))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def quick_bots() -> Iterator[None]:
    """Let bots think without processes of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tricorne.server.compute.bot_pool._new_pool", lambda _: AtOnce())
        patch.setattr(BotPool, "warm_up", lambda _, game: None)
        yield


def settings_for(database: str, **changes: Any) -> Settings:
    """Make settings with which nobody is too quick."""
    limits = [name for name in Settings.model_fields if name.startswith("limit_")]
    generous = dict.fromkeys(limits, "10000/second")
    return Settings(
        database=database, **{**generous, "thinkers": 1, "thinking_seconds": 0.2, "hosts": [HOST], **changes}
    )


class Somebody:
    """A person or a stranger who speaks to a server."""

    def __init__(self, http: httpx.AsyncClient, name: str = "", person: str = "", session: str = "") -> None:
        self.http = http
        self.name = name
        self.id = person
        self.session = session

    async def ask(self, method: str, path: str, body: Json = None, status: int = 200, **more: Any) -> Json:
        """Send a request, which must be answered with a status; return what came back."""
        if body is not None:
            # Written in ASCII, JSON can bring along things that are no text.
            more["content"] = json.dumps(body)
            more["headers"] = {"Content-Type": "application/json", **more.get("headers", {})}
        answer = await self.http.request(method, f"/api{path}", **more)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        as_json = answer.content and answer.headers["content-type"] == "application/json"
        return answer.json() if as_json else answer.text

    async def get(self, path: str, expected: int = 200, /, **parameters: Any) -> Json:
        """Ask for something."""
        return await self.ask("GET", path, None, expected, params=parameters or None)

    async def post(self, path: str, body: Json = None, status: int = 200) -> Json:
        """Do something."""
        return await self.ask("POST", path, body, status)

    async def put(self, path: str, body: Json = None, status: int = 200) -> Json:
        """Put something there."""
        return await self.ask("PUT", path, body, status)

    async def delete(self, path: str, status: int = 200) -> Json:
        """Take something away."""
        return await self.ask("DELETE", path, None, status)

    async def make(self, game: str, *seats: str, status: int = 201, **more: Any) -> Json:
        """Make a table; a seat is `me`, `open` or the name of a bot. Return its id, or what was answered."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        body = {"game": game, "players": len(seats), "seats": wanted, **more}
        made = await self.post("/tables", body, status)
        return made["about"]["id"] if status == 201 else made

    async def look(self, table_id: str, **parameters: Any) -> Json:
        """Return how things stand at a table."""
        return (await self.get(f"/tables/{table_id}", **parameters))["standing"]

    async def sit(self, table_id: str, seat: int, status: int = 200) -> Json:
        """Take a seat."""
        return await self.post(f"/tables/{table_id}/seats/{seat}", {}, status)

    async def move(self, table_id: str, seat: int, action: str, version: int, status: int = 200) -> Json:
        """Make a move."""
        body = {"seat": seat, "action": action, "version": version}
        return await self.post(f"/tables/{table_id}/moves", body, status)

    async def play(self, table_id: str, seat: int, action: str | None = None) -> Json:
        """Make a move after a look at the table: a certain one, or the first that is legal."""
        standing = await self.look(table_id, seat=seat)
        chosen = action or standing["view"]["legal"][0]
        return await self.move(table_id, seat, chosen, standing["number"])


class House:
    """A server in this process."""

    def __init__(self, app: FastAPI, stack: AsyncExitStack) -> None:
        self.app = app
        self._stack = stack
        self._port = 0
        self.config: ServerConfig | None = None
        """How it listens, once it does."""

    @property
    def server(self) -> Server:
        """The server itself."""
        server: Server = self.app.state.server
        return server

    async def browser(self, **options: Any) -> httpx.AsyncClient:
        """Open a browser that nobody has used yet."""
        transport = httpx.ASGITransport(self.app)
        return await self._stack.enter_async_context(
            httpx.AsyncClient(transport=transport, base_url=HOME, **options)
        )

    async def nobody(self) -> Somebody:
        """Let a stranger come."""
        return Somebody(await self.browser())

    async def guest(self, name: str) -> Somebody:
        """Let a guest come."""
        person, secret = await self.server.accounts.new_guest(name)
        return await self.known(person.id, name, secret)

    async def guests(self, *names: str) -> list[Somebody]:
        """Let some guests come."""
        return [await self.guest(name) for name in names]

    async def registered(self, *names: str) -> list[Somebody]:
        """Let some people come who keep their names with passwords."""
        people = await self.guests(*names)
        ids = [somebody.id for somebody in people]
        kept = update(models.Person).where(models.Person.id.in_(ids)).values(login=models.Person.id)
        await self.write(lambda connection: connection.execute(kept))
        return people

    async def program(self, owner: Somebody) -> Somebody:
        """Let a program come that acts for somebody with a token."""
        made = await owner.post("/me/tokens", {"name": "program"}, 201)
        headers = {"Authorization": f"Bearer {made['secret']}"}
        return Somebody(await self.browser(headers=headers), owner.name, owner.id)

    async def known(self, person: str, name: str, session: str) -> Somebody:
        """Let somebody come who has a session."""
        return Somebody(await self.browser(cookies={COOKIE: session}), name, person, session)

    async def table(self, table_id: str) -> Table:
        """Return a room as it is in memory."""
        async with self.server.tables.locked(table_id) as (table, _):
            return table

    async def write(self, work: Callable[[Connection], Any]) -> Any:
        """Change something in the database behind the server's back."""
        return await self.server.database.write(work)

    async def address(self) -> str:
        """Listen at a port, and return the address."""
        if not self._port:
            settings = self.server.settings
            self.config = ServerConfig(
                self.app, settings, lifespan="off", log_config=None, timeout_graceful_shutdown=1
            )
            self._port = await self._stack.enter_async_context(_listening(self.config))
        return f"127.0.0.1:{self._port}"

    @asynccontextmanager
    async def socket(
        self, who: Somebody, table_id: str, query: str = "", **options: Any
    ) -> AsyncIterator[ClientConnection]:
        """Follow a table live."""
        headers = {"Cookie": f"{COOKIE}={who.session}"} if who.session else {}
        headers |= options.pop("headers", {})
        url = f"ws://{await self.address()}/api/tables/{table_id}/live{query}"
        async with connect(url, additional_headers=headers, proxy=None, **options) as opened:
            yield opened


@asynccontextmanager
async def _listening(config: ServerConfig) -> AsyncIterator[int]:
    """Serve an application that runs already at some free port."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(config)
        task = asyncio.ensure_future(server._serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            await task


def load_rules() -> None:
    """Load the rules of all games, so that a server in this process has them ready from its start."""
    for game in GAMES:
        readiness.load_or_compile(game)


@asynccontextmanager
async def house(database: str, **changes: Any) -> AsyncIterator[House]:
    """Open a house at a database, in which all games are ready."""
    load_rules()
    app = create_app(settings_for(database, **changes))
    async with app.router.lifespan_context(app), AsyncExitStack() as stack:
        yield House(app, stack)


def tell(database: str, story: Callable[[House], Coroutine[Any, Any, None]], **changes: Any) -> None:
    """Tell a story of a house."""

    async def whole() -> None:
        async with house(database, **changes) as opened:
            await story(opened)

    with quick_bots():
        asyncio.run(whole())


def timeless(told: Json) -> Json:
    """Leave out what passing time changes, so that two answers can be compared."""
    if isinstance(told, list):
        return [timeless(each) for each in told]
    if isinstance(told, dict):
        passing = ("seconds_left", "deputy_in")
        return {name: timeless(value) for name, value in told.items() if name not in passing}
    return told


async def heard(opened: ClientConnection, kind: str | None = None) -> Json:
    """Wait for the next message of a socket, or the next of some kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = json.loads(await opened.recv())
            if kind in (None, message["type"]):
                return message


async def until(what: Callable[[], Coroutine[Any, Any, Json]]) -> Json:
    """Look again and again until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not (found := await what()):
            await asyncio.sleep(0.01)
    return found


async def play_on(table_id: str, people: Mapping[int, Somebody], moves: int = 100_000) -> Json:
    """Let people play the first legal action each time, until the game is over or they have moved enough.

    Bots move by themselves meanwhile. Return how things stand then.
    """
    anybody = next(iter(people.values()))
    async with asyncio.timeout(PATIENCE):
        while True:
            standing = await anybody.look(table_id)
            if standing["status"] != "running" or moves <= 0:
                return standing
            waiting = [seat for seat in people if standing["seats"][seat]["waiting"]]
            for seat in waiting[:1]:
                await people[seat].play(table_id, seat)
                moves -= 1
            if not waiting:
                await asyncio.sleep(0.001)


async def over(person: Somebody, table_id: str) -> Json:
    """Wait until bots have played a game to its end; return how things stand then."""

    async def finished() -> Json:
        standing = await person.look(table_id)
        return standing if standing["status"] == "finished" else None

    return await until(finished)
