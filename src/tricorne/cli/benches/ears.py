"""Ears at a table: a live socket that keeps the last thing it was told and reads it only when asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from pydantic_core import from_json
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from tricorne.cli.benches.lines import ADDRESS

NEWS = (b'{"type":"hello"', b'{"type":"changed"')
NUMBER = b'"number":'
ACCEPTED = 101

Heard = Callable[["Ears"], None]


class Ears(asyncio.Protocol):
    """The live socket of one seat."""

    def __init__(self, port: int, path: str, cookie: str, heard: Heard | None = None) -> None:
        self.told = b""
        """What was told last of how things stand."""
        self.number = 0
        """The number of the last line of the log that was told."""
        self.heard = heard
        self._protocol = ClientProtocol(parse_uri(f"ws://{ADDRESS}:{port}{path}"), max_size=None)
        self._cookie = cookie
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, port: int, path: str, cookie: str, heard: Heard | None = None) -> Ears:
        """Open a socket, and wait until it was told how things stand."""
        loop = asyncio.get_running_loop()
        _, ears = await loop.create_connection(lambda: cls(port, path, cookie, heard), ADDRESS, port)
        await ears.opened
        return ears

    def standing(self) -> dict[str, Any]:
        """Read how things stood when this was last told."""
        said = from_json(self.told)
        standing: dict[str, Any] = (said.get("table") or said)["standing"]
        return standing

    def close(self) -> None:
        """Hang up."""
        self.heard = None
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.Transport", transport)
        request = self._protocol.connect()
        request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """End; who still waits for the first word is told."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError("the server hung up"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Listen."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
            elif isinstance(event, Response) and event.status_code != ACCEPTED:
                self.opened.set_exception(ConnectionRefusedError(f"no socket: {event.status_code}"))
        self._flush()

    def _hear(self, message: bytes) -> None:
        if not message.startswith(NEWS):
            return
        self.told = message
        at = message.index(NUMBER) + len(NUMBER)
        self.number = int(message[at : message.index(b",", at)])
        if not self.opened.done():
            self.opened.set_result(None)
        if self.heard:
            self.heard(self)

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
            elif self._transport.can_write_eof():
                self._transport.write_eof()
