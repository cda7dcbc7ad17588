"""WebSockets with limits on incoming frames, on the handshake's duration, and on slow readers.

Every frame counts: messages, their fragments, and pings and pongs, which the application
never sees.

An ASGI extension, `tricorne.write`, lets the application write a message without waiting: every
layer between it and the connection is a coroutine, and a task would have to wake for each of them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.transports import BaseTransport
from http import HTTPStatus
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from tricorne.server.http.config import ServerConfig
from tricorne.server.http.gcra import RateLimit, gcra
from tricorne.server.http.limited_protocol import CHUNK_BYTES, LINGER_SECONDS, LimitedProtocol

WRITE = "tricorne.write"

# Clients have only short messages to send; more fragments than this are abuse.
MOST_FRAGMENTS = 8


class FrameLimit(ServerProtocol):
    """The frames of one connection, under a rate limit."""

    def __init__(self, limit: RateLimit, max_size: int, logger: logging.Logger) -> None:
        super().__init__(max_size=max_size, logger=logger)
        self._limit = limit
        self._full_at = 0.0
        self._fragments = 0
        self.flooded = False

    def recv_frame(self, frame: Frame) -> None:
        """Receive a frame; fail the connection if it exceeds the limit."""
        now = time.monotonic()
        self._full_at, wait = gcra(self._limit, self._full_at, now)
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._fragments = 0
        elif frame.opcode is Opcode.CONT:
            self._fragments += 1
        if wait > 0 or self._fragments > MOST_FRAGMENTS:
            self.flooded = True
            # What arrived along with it is not even parsed.
            self.reader.discard()
            self.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            return
        super().recv_frame(frame)


class WebSocketProtocol(LimitedProtocol, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol for hostile clients."""

    conn: FrameLimit

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._init_limits(config)
        self._limits = cast(ServerConfig, config).limits
        self.conn = FrameLimit(self._limits.limit("frames"), config.ws_max_size, self.logger)

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over a connection from the HTTP protocol."""
        super().connection_made(transport)
        self._normalize_client()
        self._connection = self._connections.handed_over(cast(asyncio.Transport, transport), self)
        if self._connection is not None:
            self._connections.busy(self._connection)
            self._set_deadline(self._settings.header_seconds)

    def data_received(self, data: bytes) -> None:
        """Parse input chunk by chunk."""
        for start in range(0, len(data), CHUNK_BYTES):
            if self.conn.flooded:
                self._discard(len(data) - start)
                return
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + CHUNK_BYTES])
            self._check_input()

    def handle_connect(self, event: Request) -> None:
        """Start the application, and let it write without waiting."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][WRITE] = {"write": self.write_text}

    def write_text(self, text: bytes) -> bool:
        """Write a text message; return False if the client does not keep up, or nothing may be sent."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            return False
        if self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def _check_input(self) -> None:
        """Close the connection if the last chunk was too much, or no valid handshake."""
        if self.conn.flooded:
            self._close_flood()
        elif self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._write_status(HTTPStatus.BAD_REQUEST)
            self.transport.close()

    def expire(self) -> None:
        """Abort a handshake that takes too long."""
        if not self.handshake_complete:
            self.transport.abort()

    def _close_flood(self) -> None:
        """Send the close code, notify the application, and linger so that the client can read the code."""
        self._limits.refused["frames"] += 1
        self.stop_keepalive()
        if not self.close_sent:
            code = CloseCode.POLICY_VIOLATION
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
