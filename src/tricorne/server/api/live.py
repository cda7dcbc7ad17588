"""Live updates: one WebSocket for a seat at a table, which gets every change as soon as it is stored."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from tricorne.errors import TricorneError
from tricorne.server.api import permissions
from tricorne.server.api.authentication import Caller, address_of, caller_of
from tricorne.server.api.dependencies import SeatQuery, TableId
from tricorne.server.api.tables import channel_of, remark_view, table_view
from tricorne.server.errors import Unauthenticated
from tricorne.server.http import responses
from tricorne.server.http.websocket_protocol import WRITE
from tricorne.server.server import Server
from tricorne.server.storage.errors import StorageError
from tricorne.server.tables.chat import Remark
from tricorne.server.tables.table import Table
from tricorne.server.tables.views import Snapshot, encode

router = APIRouter(prefix="/api/tables/{table}", tags=["live"])

# A socket with more messages in its queue is closed; when it reconnects, it gets what it missed.
LONGEST_QUEUE = 256
# Clients send nothing but signs of life.
LARGEST_TEXT = 64

TOO_SLOW = 4008
SEATS_CHANGED = 4009
NOT_AUTHENTICATED = 4010
POLICY = 1008

# How long to wait before asking the database again whether a session is still valid.
RETRY_SECONDS = 1.0
# A client that does not read does not read the close frame either.
CLOSE_SECONDS = 2.0

Write = Callable[[bytes], bool]
LastNumber = Annotated[int | None, Query(ge=0, le=1_000_000)]


class LiveConnection:
    """A WebSocket that follows a table."""

    def __init__(self, server: Server, socket: WebSocket, person: str | None, seat: int | None) -> None:
        self._server = server
        self._socket = socket
        self.person = person
        self.seat = seat
        self.seats: list[int] = []
        self._sent_number = 0
        """The number of the last log entry that was queued."""
        self._chat_number: int | None = None
        """The number of the last chat message that was queued; None until it is known where to begin."""
        self._early_chat: list[Remark] = []
        self._authenticated = asyncio.Event()
        """Cleared while it is not certain that the session or token is still valid."""
        self._authenticated.set()
        self._recheck = asyncio.Event()
        self.rejected = False
        self._queue: deque[bytes | int] = deque()
        """Messages to send; a number closes the socket with that code."""
        self._queued = asyncio.Event()
        self._write: Write | None = None
        """Writes a message at once, while the queue is empty and all of it was sent."""
        self._last_sent = 0.0

    def greet(self, table: Table, hello: dict[str, Any], since: int | None) -> None:
        """Send the whole table, and the log entries since a number."""
        self.seat, self.seats = hello["seat"], hello["yours"]
        heartbeat = self._server.settings.heartbeat_seconds
        greeting = {"type": "hello", "number": table.number, "heartbeat": heartbeat, "table": hello}
        self._enqueue(encode(greeting))
        missed_after = table.number if since is None else min(since, table.number)
        if missed_after < table.number:
            head = {"type": "changed", "number": table.number, "seat": self.seat}
            snapshot = Snapshot(table, self._server.clock.now())
            self._enqueue(self._server.view_cache.changed(snapshot, missed_after, self.seat, head))
        self._sent_number = table.number

    def publish(self, snapshot: Snapshot) -> None:
        """Send the log entries that have not been sent yet.

        A person whose seats have changed may see other things from now on, and has to reconnect.
        """
        table = snapshot.table
        if table.seats_of(self.person) != self.seats:
            self._close(SEATS_CHANGED)
            return
        if table.number <= self._sent_number:
            return
        message = snapshot.message(self._sent_number, self.seat)
        self._sent_number = table.number
        self._enqueue(message)

    def publish_chat(self, remarks: Sequence[Remark]) -> None:
        """Send the chat messages that have not been sent yet."""
        if self._chat_number is None:
            self._early_chat += remarks
            return
        for remark in remarks:
            if remark.number > self._chat_number:
                self._chat_number = remark.number
                self._enqueue(encode({"type": "said", **remark_view(remark)}))

    def start_chat(self, after: int, missed: Sequence[Remark]) -> None:
        """Send the chat after a number: what was missed, and what arrived meanwhile."""
        self._chat_number = after
        self.publish_chat([*missed, *self._early_chat])
        self._early_chat.clear()

    def _enqueue(self, message: bytes) -> None:
        """Send a message at once, or queue it; a client that does not read is disconnected."""
        if self._write and not self._queue and self._authenticated.is_set() and self._write(message):
            self._last_sent = asyncio.get_running_loop().time()
        elif len(self._queue) >= LONGEST_QUEUE:
            self._close(TOO_SLOW)
        else:
            self._queue.append(message)
            self._queued.set()

    def _close(self, code: int) -> None:
        self._queue.clear()
        self._queue.append(code)
        self._queued.set()

    async def send(self) -> None:
        """Send the queue, and a heartbeat when nothing was sent for a while."""
        loop = asyncio.get_running_loop()
        self._last_sent = loop.time()
        heartbeat = loop.create_task(self._send_heartbeats())
        write: Write | None = self._socket.scope.get("extensions", {}).get(WRITE, {}).get("write")
        try:
            while True:
                self._write = write
                await self._queued.wait()
                self._write = None
                await self._authenticated.wait()
                message = self._queue.popleft()
                if not self._queue:
                    self._queued.clear()
                if isinstance(message, int):
                    await self._socket.close(message)
                    return
                self._last_sent = loop.time()
                await self._socket.send_text(message.decode())
        finally:
            self._write = None
            heartbeat.cancel()

    async def _send_heartbeats(self) -> None:
        loop, seconds = asyncio.get_running_loop(), self._server.settings.heartbeat_seconds
        while True:
            left = self._last_sent + seconds - loop.time()
            if left <= 0 and not self._queue:
                self._enqueue(encode({"type": "heartbeat", "number": self._sent_number}))
            await asyncio.sleep(left if left > 0 else seconds)

    def suspend(self) -> None:
        """Send nothing more until it is certain whether the session or token is still valid."""
        self._authenticated.clear()
        self._recheck.set()

    def recheck(self) -> None:
        """Check the session or token again: it may have changed since it was looked up."""
        self._recheck.set()

    async def guard(self) -> None:
        """Return as soon as the session or token of the socket has ended.

        A logout takes effect at once; an expiry, with the next heartbeat.
        """
        while self.person is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._server.settings.heartbeat_seconds):
                    await self._recheck.wait()
            # Cleared first, so that a change during the query leads to another one.
            self._recheck.clear()
            valid = await self._is_authenticated()
            if valid is None:
                await asyncio.sleep(RETRY_SECONDS)
                # A routine check disconnects nobody because the database is down.
                if not self._authenticated.is_set():
                    self._recheck.set()
            elif not valid:
                self.rejected = True
                return
            elif not self._recheck.is_set():
                self._authenticated.set()
        await asyncio.Event().wait()

    async def _is_authenticated(self) -> bool | None:
        """Whether the session or token of the socket is still valid; None if the database is down."""
        try:
            person = await caller_of(self._socket)
        except Unauthenticated:
            return False
        except StorageError:
            return None
        return person is not None and person.id == self.person

    async def receive(self) -> None:
        """Wait until the client disconnects; it has nothing to send."""
        while (message := await self._socket.receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            if text is None or len(text) > LARGEST_TEXT:
                await self._socket.close(POLICY)
                return


@router.websocket("/live")
async def live(
    socket: WebSocket,
    table_id: TableId,
    person: Caller,
    seat: SeatQuery = None,
    since: LastNumber = None,
    chat: LastNumber = None,
) -> None:
    """Follow a table.

    The first message is `hello` with the whole table. If `since` is the number of
    the last log entry that you have seen, `changed` with the entries after it comes
    next; then every change as it happens.
    """
    server: Server = socket.app.state.server
    connection = LiveConnection(server, socket, person.id if person else None, seat)
    who = connection.person or address_of(socket)
    try:
        with server.connection_limit.admitted(who):
            await _follow(server, socket, table_id, connection, person, since, chat)
    except TricorneError as error:
        await socket.send_denial_response(responses.problem(socket, error))


async def _follow(
    server: Server,
    socket: WebSocket,
    table_id: str,
    connection: LiveConnection,
    person: Caller,
    since: int | None,
    chat: int | None,
) -> None:
    async with permissions.visible_table(server, table_id, person) as (table, subscribers):
        hello = table_view(server, table, person, connection.seat)
        if since is not None:
            cost = server.view_cache.log_cost(table, since, hello["seat"])
            server.rate_limits.spend("requests", address_of(socket), cost)
        connection.greet(table, hello, since)
        channel = channel_of(table, person)
        subscribers.add(connection)
    server.chat.subscribe(table_id, channel, connection.publish_chat)
    if connection.person is not None:
        server.accounts.watch(connection.person, connection.suspend)
        connection.recheck()
    try:
        if chat is None:
            connection.start_chat(await server.chat.last(table_id, channel), [])
        else:
            connection.start_chat(chat, await server.chat.since(table_id, channel, chat))
        await socket.accept()
        await _until_one_ends(connection.send(), connection.receive(), connection.guard())
        if connection.rejected:
            with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await socket.close(NOT_AUTHENTICATED)
    finally:
        subscribers.discard(connection)
        server.chat.unsubscribe(table_id, channel, connection.publish_chat)
        if connection.person is not None:
            server.accounts.unwatch(connection.person, connection.suspend)


async def _until_one_ends(*coroutines: Any) -> None:
    """Run coroutines concurrently until one of them ends."""
    tasks = [asyncio.ensure_future(coroutine) for coroutine in coroutines]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            task.result()
