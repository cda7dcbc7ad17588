"""Raw HTTP and WebSocket clients, which can send what no honest client would."""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from tests.server.support.tables import TIMEOUT

TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 1, 2, 8, 9, 10, 0


@dataclass
class Raw:
    """A connection that can send anything."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        """Send something, even if the other side no longer listens."""
        with contextlib.suppress(ConnectionError):
            self.writer.write(data)
            async with asyncio.timeout(TIMEOUT):
                await self.writer.drain()

    async def rest(self) -> bytes:
        """Return everything received until the connection is closed."""
        found = b""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(TIMEOUT):
                while piece := await self.reader.read(65536):
                    found += piece
        return found

    async def answer(self) -> tuple[int, bytes]:
        """Return the status and the body of a response with a content length."""
        async with asyncio.timeout(TIMEOUT):
            head = await self.reader.readuntil(b"\r\n\r\n")
            lines = head.lower().split(b"\r\n")
            length = next(int(line[15:]) for line in lines if line.startswith(b"content-length:"))
            return int(head.split()[1]), await self.reader.readexactly(length)

    async def frame(self) -> tuple[int, bytes]:
        """Return the opcode and the payload of the next frame."""
        async with asyncio.timeout(TIMEOUT):
            first, length = await self.reader.readexactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
            return first & 15, await self.reader.readexactly(length)

    async def closing_frame(self) -> tuple[int, dict[int, int]]:
        """Read until the socket is closed; return the close code, and the number of frames by opcode."""
        before: dict[int, int] = {}
        while True:
            kind, content = await self.frame()
            if kind == CLOSE:
                return struct.unpack("!H", content[:2])[0], before
            before[kind] = before.get(kind, 0) + 1

    def close(self) -> None:
        """Close the connection."""
        self.writer.close()


async def connect(address: str, source: str = "127.0.0.1", **options: Any) -> Raw:
    """Open a connection from one of this machine's loopback addresses."""
    host, _, port = address.rpartition(":")
    async with asyncio.timeout(TIMEOUT):
        return Raw(*await asyncio.open_connection(host, int(port), local_addr=(source, 0), **options))


def frame(kind: int, content: bytes = b"", *, last: bool = True) -> bytes:
    """Build a client frame, masked with zeros."""
    assert len(content) < 126
    return bytes([(0x80 if last else 0) | kind, 0x80 | len(content)]) + bytes(4) + content


def handshake(address: str, path: str) -> bytes:
    """Build a WebSocket handshake."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


@contextlib.asynccontextmanager
async def live(address: str, table: str, source: str = "127.0.0.1") -> AsyncIterator[Raw]:
    """Follow a table live as an anonymous client."""
    opened = await connect(address, source)
    try:
        await opened.send(handshake(address, f"/api/tables/{table}/live"))
        async with asyncio.timeout(TIMEOUT):
            head = await opened.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head.split(b"\r\n")[0], head
        kind, hello = await opened.frame()
        assert kind == TEXT
        assert b'"hello"' in hello[:30]
        yield opened
    finally:
        opened.close()
