"""Live: one socket for a seat at a table, that tells what happens as soon as it is stored."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket
from pydantic_core import to_json
from starlette.websockets import WebSocketDisconnect

from tricorne.errors import TricorneError
from tricorne.server.api import permissions
from tricorne.server.api.authentication import Caller, address_of, caller_of
from tricorne.server.api.dependencies import SeatQuery, TableId
from tricorne.server.api.tables import channel_of, told, whole
from tricorne.server.errors import Unauthenticated
from tricorne.server.http import responses
from tricorne.server.server import Server
from tricorne.server.storage.errors import StorageError
from tricorne.server.tables.chat import Remark
from tricorne.server.tables.table import Table
from tricorne.server.tables.views import Snapshot

router = APIRouter(prefix="/api/tables/{table}", tags=["live"])

# More than so many messages behind, a socket is closed; whoever comes back is told what was missed.
LONGEST_QUEUE = 256
# A socket has nothing to say but that it is alive.
LARGEST_WORD = 64

TOO_SLOW = 4008
SEATS_CHANGED = 4009
NOT_KNOWN = 4010
POLICY = 1008

# When the database cannot say whether somebody is still known, it is asked again after so long.
RETRY_SECONDS = 1.0
# Who does not read what is sent does not read the farewell either.
FAREWELL_SECONDS = 2.0

LastLine = Annotated[int | None, Query(ge=0, le=1_000_000)]


class Follower:
    """Somebody who follows a table through a socket."""

    def __init__(self, server: Server, socket: WebSocket, person: str | None, seat: int | None) -> None:
        self._server = server
        self._socket = socket
        self.person = person
        self.seat = seat
        self.seats: list[int] = []
        self.told = 0
        self._preparing: int | None = None
        """How far the rules were when it was last told."""
        self._heard: int | None = None
        """The number of the last remark that was sent; None until it is known where to begin."""
        self._overheard: list[Remark] = []
        self._trusted = asyncio.Event()
        self._trusted.set()
        self._doubted = asyncio.Event()
        self.dismissed = False
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(LONGEST_QUEUE)

    def greet(self, table: Table, hello: dict[str, Any], since: int | None) -> None:
        """Send the whole table, and what was missed since a line that was seen last."""
        self.seat, self.seats = hello["seat"], hello["yours"]
        heartbeat = self._server.settings.heartbeat_seconds
        greeting = {"type": "hello", "number": table.number, "heartbeat": heartbeat, "table": hello}
        self.post(to_json(greeting))
        self.told = table.number if since is None else min(since, table.number)
        self._preparing = table.preparing
        if self.told < table.number:
            about = {"type": "changed", "number": table.number, "seat": self.seat}
            look = Snapshot(table, self._server.clock.now())
            self.post(self._server.view_cache.changed(look, self.told, self.seat, about))
            self.told = table.number

    def hear(self, look: Snapshot) -> None:
        """Send the lines that have not been sent yet.

        Whose seats have changed sees and hears other things from now on, and has to come in anew.
        """
        table = look.table
        if table.seats_of(self.person) != self.seats:
            self._let_go(SEATS_CHANGED)
            return
        if table.number <= self.told and table.preparing == self._preparing:
            return
        self._preparing = table.preparing
        news = look.news(self.told, self.seat)
        self.told = table.number
        self.post(news)

    def listen(self, remarks: Sequence[Remark]) -> None:
        """Send what was said and has not been sent yet."""
        if self._heard is None:
            self._overheard += remarks
            return
        for remark in remarks:
            if remark.number > self._heard:
                self._heard = remark.number
                self.post(to_json({"type": "said", **told(remark)}))

    def begin_to_listen(self, after: int, missed: Sequence[Remark]) -> None:
        """Send what was said after a number: what was missed, what was overheard meanwhile, and all else."""
        self._heard = after
        self.listen([*missed, *self._overheard])
        self._overheard.clear()

    def post(self, message: bytes) -> None:
        """Queue a message; who does not read them is let go."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._let_go(TOO_SLOW)

    def _let_go(self, code: int) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(code)

    async def send(self) -> None:
        """Send what is queued, and a sign of life when there is nothing."""
        seconds = self._server.settings.heartbeat_seconds
        while True:
            try:
                async with asyncio.timeout(seconds):
                    message: bytes | int = await self._queue.get()
            except TimeoutError:
                message = to_json({"type": "heartbeat", "number": self.told})
            await self._trusted.wait()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_text(message.decode())

    def doubt(self) -> None:
        """Send nothing more until it is known whether the session or token still stands."""
        self._trusted.clear()
        self._doubted.set()

    def look_again(self) -> None:
        """Ask once more who is behind the socket: that may have changed since it was looked up."""
        self._doubted.set()

    async def guard(self) -> None:
        """Return as soon as the session or token with which the socket came has ended.

        One that somebody ends is heard of at once; one that expires is noticed with the next heartbeat.
        """
        while self.person is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._server.settings.heartbeat_seconds):
                    await self._doubted.wait()
            # Cleared first: what changes while the database is asked is asked about again.
            self._doubted.clear()
            known = await self._still_known()
            if known is None:
                await asyncio.sleep(RETRY_SECONDS)
                # Who is merely looked after is not thrown out because the database is away.
                if not self._trusted.is_set():
                    self._doubted.set()
            elif not known:
                self.dismissed = True
                return
            elif not self._doubted.is_set():
                self._trusted.set()
        await asyncio.Event().wait()

    async def _still_known(self) -> bool | None:
        """Whether the session or token with which the socket came still stands; None: nobody can say now."""
        try:
            person = await caller_of(self._socket)
        except Unauthenticated:
            return False
        except StorageError:
            return None
        return person is not None and person.id == self.person

    async def receive(self) -> None:
        """Wait until the other side goes; it has nothing to say here."""
        while (message := await self._socket.receive())["type"] != "websocket.disconnect":
            word = message.get("text")
            if word is None or len(word) > LARGEST_WORD:
                await self._socket.close(POLICY)
                return


@router.websocket("/live")
async def live(
    socket: WebSocket,
    table_id: TableId,
    person: Caller,
    seat: SeatQuery = None,
    since: LastLine = None,
    chat: LastLine = None,
) -> None:
    """Follow a table.

    First comes `hello` with the whole table; then, if `since` says what was
    seen last, `changed` with the lines after it; then everything as it happens.
    """
    server: Server = socket.app.state.server
    follower = Follower(server, socket, person.id if person else None, seat)
    who = follower.person or address_of(socket)
    try:
        with server.connection_limit.admitted(who):
            await _follow(server, socket, table_id, follower, person, since, chat)
    except TricorneError as error:
        await socket.send_denial_response(responses.problem(socket, error))


async def _follow(
    server: Server,
    socket: WebSocket,
    table_id: str,
    follower: Follower,
    person: Caller,
    since: int | None,
    chat: int | None,
) -> None:
    async with permissions.looking(server, table_id, person) as (table, listeners):
        hello = whole(server, table, person, follower.seat)
        if since is not None:
            cost = server.view_cache.log_cost(table, since, hello["seat"])
            server.rate_limits.spend("requests", address_of(socket), cost)
        follower.greet(table, hello, since)
        channel = channel_of(table, person)
        listeners.add(follower)
    server.chat.listen(table_id, channel, follower.listen)
    if follower.person is not None:
        server.accounts.watch(follower.person, follower.doubt)
        follower.look_again()
    try:
        if chat is None:
            follower.begin_to_listen(await server.chat.last(table_id, channel), [])
        else:
            follower.begin_to_listen(chat, await server.chat.since(table_id, channel, chat))
        await socket.accept()
        await _until_one_ends(follower.send(), follower.receive(), follower.guard())
        if follower.dismissed:
            with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(FAREWELL_SECONDS):
                    await socket.close(NOT_KNOWN)
    finally:
        listeners.discard(follower)
        server.chat.leave(table_id, channel, follower.listen)
        if follower.person is not None:
            server.accounts.unwatch(follower.person, follower.doubt)


async def _until_one_ends(*works: Any) -> None:
    """Do several things at once until one of them ends."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            task.result()
