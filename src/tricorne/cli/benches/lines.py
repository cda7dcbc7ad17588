"""Requests to a server over connections that are kept, as cheap for the asking side as can be."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Any, cast

import httptools
from pydantic_core import from_json, to_json

ADDRESS = "127.0.0.1"

# The server lets go of connections that are idle for longer than five seconds.
IDLE_SECONDS = 3.0


@dataclass(frozen=True)
class Answer:
    """What the server answered."""

    status: int
    cookie: str
    body: bytes

    def json(self) -> Any:
        """Read the answer."""
        return from_json(self.body)


class Lines:
    """As many connections to one server as there are requests at once."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._idle: list[_Line] = []

    async def ask(
        self, method: str, path: str, content: Any = None, cookie: str = "", key: str = ""
    ) -> Answer:
        """Send a request and wait for its answer; an `OSError` if the connection breaks before it."""
        line = await self._take()
        answer = await line.ask(self._request(method, path, content, cookie, key))
        if line.open:
            self._idle.append(line)
        return answer

    async def _take(self) -> _Line:
        while self._idle:
            line = self._idle.pop()
            if line.open and time.monotonic() - line.used < IDLE_SECONDS:
                return line
            line.close()
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(_Line, ADDRESS, self.port)
        return made

    def _request(self, method: str, path: str, content: Any, cookie: str, key: str) -> bytes:
        """Write a request as a browser would send it from a page of the server's own."""
        host = f"{ADDRESS}:{self.port}"
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        if cookie:
            head += f"Cookie: {cookie}\r\n"
        if key:
            head += f"Idempotency-Key: {key}\r\n"
        if content is None:
            return f"{head}\r\n".encode()
        body = to_json(content)
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        return f"{head}\r\n".encode() + body

    def close(self) -> None:
        """Let go of all connections."""
        while self._idle:
            self._idle.pop().close()


class _Line(asyncio.Protocol):
    """One connection, with one request at a time."""

    def __init__(self) -> None:
        self.open = True
        self.used = 0.0
        self._answered: asyncio.Future[Answer] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin."""
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """End; who still waits is told."""
        self.open = False
        if self._answered and not self._answered.done():
            self._answered.set_exception(ConnectionResetError("the server hung up"))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    async def ask(self, request: bytes) -> Answer:
        """Send a request and wait for its answer."""
        self._parser = httptools.HttpResponseParser(self)
        self._cookie, self._body = "", b""
        self._answered = asyncio.get_running_loop().create_future()
        if not self.open:
            raise ConnectionResetError("the server hung up")
        self._transport.write(request)
        try:
            return await self._answered
        except asyncio.CancelledError:
            self._transport.abort()
            raise

    def data_received(self, data: bytes) -> None:
        """Read a part of the answer."""
        self._parser.feed_data(data)

    # What the parser calls.

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a cookie."""
        if name == b"set-cookie":
            self._cookie = value.split(b";")[0].decode()

    def on_body(self, body: bytes) -> None:
        """Keep a part of the body."""
        self._body += body

    def on_message_complete(self) -> None:
        """Tell who waits."""
        self.used = time.monotonic()
        assert self._answered is not None
        if not self._answered.done():
            self._answered.set_result(Answer(self._parser.get_status_code(), self._cookie, self._body))
