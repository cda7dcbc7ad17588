"""Helpers for tests of tables: a server in this process, its users, and their sockets."""

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

from tricorne.server.api.authentication import COOKIE
from tricorne.server.app import create_app
from tricorne.server.compute.bot_pool import BotPool
from tricorne.server.http.config import ServerConfig
from tricorne.server.server import Server
from tricorne.server.settings import Settings
from tricorne.server.storage import models
from tricorne.server.tables.table import Table

Json = Any
HOST = "tables.example"
HOME = f"http://{HOST}"
TIMEOUT = 60.0


class InlineExecutor(Executor):
    """Runs bots in this thread, so that a test does not wait for a process to start."""

    _processes: Mapping[int, Any] = {}

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """Run some work at once."""
        future: Future[Any] = Future()
        try:
            future.set_result(work(*arguments, **named))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def inline_bots() -> Iterator[None]:
    """Run bots in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tricorne.server.compute.bot_pool._new_pool", lambda _: InlineExecutor())
        patch.setattr(BotPool, "warm_up", lambda _, game: None)
        yield


def settings_for(database: str, **changes: Any) -> Settings:
    """Return settings with rate limits that no test reaches."""
    limits = [name for name in Settings.model_fields if name.startswith("limit_")]
    generous = dict.fromkeys(limits, "10000/second")
    return Settings(
        database=database, **{**generous, "thinkers": 1, "thinking_seconds": 0.2, "hosts": [HOST], **changes}
    )


class User:
    """A client of the server: a person, or somebody who is not logged in."""

    def __init__(self, http: httpx.AsyncClient, name: str = "", person: str = "", session: str = "") -> None:
        self.http = http
        self.name = name
        self.id = person
        self.session = session

    async def ask(self, method: str, path: str, body: Json = None, status: int = 200, **more: Any) -> Json:
        """Send a request, assert the status of the response, and return its content."""
        if body is not None:
            # JSON in ASCII can contain lone surrogates, which are not valid text.
            more["content"] = json.dumps(body)
            more["headers"] = {"Content-Type": "application/json", **more.get("headers", {})}
        answer = await self.http.request(method, f"/api{path}", **more)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        as_json = answer.content and answer.headers["content-type"] == "application/json"
        return answer.json() if as_json else answer.text

    async def get(self, path: str, expected: int = 200, /, **parameters: Any) -> Json:
        """Send a GET request."""
        return await self.ask("GET", path, None, expected, params=parameters or None)

    async def post(self, path: str, body: Json = None, status: int = 200) -> Json:
        """Send a POST request."""
        return await self.ask("POST", path, body, status)

    async def put(self, path: str, body: Json = None, status: int = 200) -> Json:
        """Send a PUT request."""
        return await self.ask("PUT", path, body, status)

    async def delete(self, path: str, status: int = 200) -> Json:
        """Send a DELETE request."""
        return await self.ask("DELETE", path, None, status)

    async def make(self, game: str, *seats: str, status: int = 201, **more: Any) -> Json:
        """Create a table; a seat is `me`, `open` or the name of a bot. Return its id, or the error."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        body = {"game": game, "players": len(seats), "seats": wanted, **more}
        made = await self.post("/tables", body, status)
        return made["about"]["id"] if status == 201 else made

    async def standing(self, table_id: str, **parameters: Any) -> Json:
        """Return the state of a table (`standing`)."""
        return (await self.get(f"/tables/{table_id}", **parameters))["standing"]

    async def sit(self, table_id: str, seat: int, status: int = 200) -> Json:
        """Take a seat."""
        return await self.post(f"/tables/{table_id}/seats/{seat}", {}, status)

    async def move(self, table_id: str, seat: int, action: str, version: int, status: int = 200) -> Json:
        """Make a move."""
        body = {"seat": seat, "action": action, "version": version}
        return await self.post(f"/tables/{table_id}/moves", body, status)

    async def play(self, table_id: str, seat: int, action: str | None = None) -> Json:
        """Make a move in the current state: the given one, or the first legal one."""
        standing = await self.standing(table_id, seat=seat)
        chosen = action or standing["view"]["legal"][0]
        return await self.move(table_id, seat, chosen, standing["number"])


class ServerHarness:
    """A server in this process."""

    def __init__(self, app: FastAPI, stack: AsyncExitStack) -> None:
        self.app = app
        self._stack = stack
        self._port = 0
        self.config: ServerConfig | None = None
        """Set when the server listens on a port."""

    @property
    def server(self) -> Server:
        """The server."""
        server: Server = self.app.state.server
        return server

    async def browser(self, **options: Any) -> httpx.AsyncClient:
        """Return a new HTTP client without cookies."""
        transport = httpx.ASGITransport(self.app)
        return await self._stack.enter_async_context(
            httpx.AsyncClient(transport=transport, base_url=HOME, **options)
        )

    async def anonymous(self) -> User:
        """Return a user who is not logged in."""
        return User(await self.browser())

    async def guest(self, name: str) -> User:
        """Create a guest."""
        person, secret = await self.server.accounts.new_guest(name)
        return await self.with_session(person.id, name, secret)

    async def guests(self, *names: str) -> list[User]:
        """Create some guests."""
        return [await self.guest(name) for name in names]

    async def registered(self, *names: str) -> list[User]:
        """Create some registered people."""
        people = await self.guests(*names)
        ids = [user.id for user in people]
        kept = update(models.Person).where(models.Person.id.in_(ids)).values(login=models.Person.id)
        await self.write(lambda connection: connection.execute(kept))
        return people

    async def program(self, owner: User) -> User:
        """Return a program that acts for a user with a token."""
        made = await owner.post("/me/tokens", {"name": "program"}, 201)
        headers = {"Authorization": f"Bearer {made['secret']}"}
        return User(await self.browser(headers=headers), owner.name, owner.id)

    async def with_session(self, person: str, name: str, session: str) -> User:
        """Return a user with a session."""
        return User(await self.browser(cookies={COOKIE: session}), name, person, session)

    async def table(self, table_id: str) -> Table:
        """Return a table as it is in memory."""
        async with self.server.tables.locked(table_id) as (table, _):
            return table

    async def write(self, work: Callable[[Connection], Any]) -> Any:
        """Change the database directly."""
        return await self.server.database.write(work)

    async def address(self) -> str:
        """Listen on a port, and return the address."""
        if not self._port:
            settings = self.server.settings
            self.config = ServerConfig(
                self.app, settings, lifespan="off", log_config=None, timeout_graceful_shutdown=1
            )
            self._port = await self._stack.enter_async_context(_listening(self.config))
        return f"127.0.0.1:{self._port}"

    @asynccontextmanager
    async def socket(
        self, who: User, table_id: str, query: str = "", **options: Any
    ) -> AsyncIterator[ClientConnection]:
        """Open the live WebSocket of a table."""
        headers = {"Cookie": f"{COOKIE}={who.session}"} if who.session else {}
        headers |= options.pop("headers", {})
        url = f"ws://{await self.address()}/api/tables/{table_id}/live{query}"
        async with connect(url, additional_headers=headers, proxy=None, **options) as opened:
            yield opened


@asynccontextmanager
async def _listening(config: ServerConfig) -> AsyncIterator[int]:
    """Serve a running application on a free port."""
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


@asynccontextmanager
async def server_harness(database: str, **changes: Any) -> AsyncIterator[ServerHarness]:
    """Run a server."""
    app = create_app(settings_for(database, **changes))
    async with app.router.lifespan_context(app), AsyncExitStack() as stack:
        yield ServerHarness(app, stack)


def run_scenario(
    database: str, scenario: Callable[[ServerHarness], Coroutine[Any, Any, None]], **changes: Any
) -> None:
    """Run a scenario with a server."""

    async def main() -> None:
        async with server_harness(database, **changes) as opened:
            await scenario(opened)

    with inline_bots():
        asyncio.run(main())


def without_times(told: Json) -> Json:
    """Remove remaining times, so that two responses can be compared."""
    if isinstance(told, list):
        return [without_times(each) for each in told]
    if isinstance(told, dict):
        passing = ("seconds_left", "deputy_in")
        return {name: without_times(value) for name, value in told.items() if name not in passing}
    return told


async def receive(opened: ClientConnection, kind: str | None = None) -> Json:
    """Wait for the next message of a socket, or the next of some kind."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            message = json.loads(await opened.recv())
            if kind in (None, message["type"]):
                return message


async def until(what: Callable[[], Coroutine[Any, Any, Json]]) -> Json:
    """Poll until a condition holds; return its value."""
    async with asyncio.timeout(TIMEOUT):
        while not (found := await what()):
            await asyncio.sleep(0.01)
    return found


async def play_on(table_id: str, people: Mapping[int, User], moves: int = 100_000) -> Json:
    """Let people play until the game is over or they have moved enough; return how things stand then.

    They choose among their legal actions by the number of the position: always the first would make
    Liberté ten times as long. Bots move by themselves meanwhile.
    """
    anybody = next(iter(people.values()))
    async with asyncio.timeout(TIMEOUT):
        standing = await anybody.standing(table_id)
        while standing["status"] == "running" and moves > 0:
            waiting = [seat for seat in people if standing["seats"][seat]["waiting"]]
            if waiting:
                seat = waiting[0]
                seen = await people[seat].standing(table_id, seat=seat)
                number, legal = seen["number"], seen["view"]["legal"]
                await people[seat].move(table_id, seat, legal[number % len(legal)], number)
                moves -= 1
            else:
                await asyncio.sleep(0.001)
            standing = await anybody.standing(table_id)
    return standing


async def over(person: User, table_id: str) -> Json:
    """Wait until bots have finished a game; return the state of the table."""

    async def finished() -> Json:
        standing = await person.standing(table_id)
        return standing if standing["status"] == "finished" else None

    return await until(finished)
