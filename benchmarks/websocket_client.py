"""A WebSocket client that follows a table and decodes the latest update only when it is needed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import aiohttp
from pydantic_core import from_json

from benchmarks.http_client import HttpClient

UPDATES = ('{"type":"hello"', '{"type":"changed"')
NUMBER = '"number":'

OnUpdate = Callable[["LiveSocket"], None]


class LiveSocket:
    """The live socket of one seat."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, on_update: OnUpdate | None = None) -> None:
        self.number = 0
        """The number of the last log entry that the server has sent."""
        self._on_update = on_update
        self._socket = socket
        self._latest = ""
        self._greeted = asyncio.get_running_loop().create_future()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def open(
        cls, client: HttpClient, path: str, cookie: str, on_update: OnUpdate | None = None
    ) -> LiveSocket:
        """Open a socket and wait for the first update."""
        live = cls(await client.open_websocket(path, cookie), on_update)
        await asyncio.wait({live._greeted, live._reader}, return_when=asyncio.FIRST_COMPLETED)
        if not live._greeted.done():
            await live.close()
            raise ConnectionResetError("the server closed the socket before its first message")
        return live

    def standing(self) -> dict[str, Any]:
        """Decode the state of the table from the latest update."""
        message = from_json(self._latest)
        standing: dict[str, Any] = (message.get("table") or message)["standing"]
        return standing

    async def wait_closed(self) -> None:
        """Wait until the server closes the socket."""
        await self._reader

    async def close(self) -> None:
        """Close the socket."""
        self._reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader
        await self._socket.close()

    async def _read(self) -> None:
        async for message in self._socket:
            if message.type is aiohttp.WSMsgType.TEXT and message.data.startswith(UPDATES):
                self._update(message.data)

    def _update(self, message: str) -> None:
        self._latest = message
        start = message.index(NUMBER) + len(NUMBER)
        self.number = int(message[start : message.index(",", start)])
        if not self._greeted.done():
            self._greeted.set_result(None)
        if self._on_update:
            self._on_update(self)
