"""WebSockets with limits: on incoming frames, on the time for the handshake, and on clients that do not read.

Every frame counts: messages, their fragments, and the pings and pongs of which
the application never hears.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio.transports import BaseTransport
from http import HTTPStatus
from math import inf
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.server import ServerProtocol

from tricorne.server.http.addresses import plain_address
from tricorne.server.http.config import EdgeConfig
from tricorne.server.http.connections import Connection
from tricorne.server.http.http_protocol import LINGER_BYTES, LINGER_SECONDS, PIECE_BYTES
from tricorne.server.http.rate_limits import RateLimit, RateLimits, gcra

# A message is one word; whoever cuts it into more pieces has something else in mind.
MOST_FRAGMENTS = 8


class FrameLimit(ServerProtocol):
    """The frames of one connection, as far as there are not too many."""

    def __init__(self, limit: RateLimit, max_size: int, logger: logging.Logger) -> None:
        super().__init__(max_size=max_size, logger=logger)
        self._limit = limit
        self._whole_at = 0.0
        self._fragments = 0
        self.flooded = False

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame; fail the connection if it is one too many."""
        now = time.monotonic()
        self._whole_at, wait = gcra(self._limit, self._whole_at, now)
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._fragments = 0
        elif frame.opcode is Opcode.CONT:
            self._fragments += 1
        if wait > 0 or self._fragments > MOST_FRAGMENTS:
            self.flooded = True
            # Whatever has come with it is not even looked at.
            self.reader.discard()
            self.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            return
        super().recv_frame(frame)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol for WebSockets, which trusts nobody."""

    conn: FrameLimit

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, EdgeConfig)
        self._settings = config.settings
        self._all = config.connections
        self._limits: RateLimits = config.limits
        self._connection: Connection | None = None
        self._lingered = 0
        self.conn = FrameLimit(self._limits.limit("frames"), config.ws_max_size, self.logger)

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over a connection that asked for this protocol."""
        super().connection_made(transport)
        if self.client is not None:
            self.client = plain_address(self.client[0]), self.client[1]
        self._connection = self._all.handed_over(cast(asyncio.Transport, transport), self)
        if self._connection is not None:
            self._all.works(self._connection)
            self._connection.deadline = self._all.clock() + self._settings.header_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a connection go."""
        self._all.closed(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come, piece by piece."""
        for start in range(0, len(data), PIECE_BYTES):
            if self.conn.flooded:
                self._linger(len(data) - start)
                return
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE_BYTES])
            self._look_back()

    def _look_back(self) -> None:
        """Close where what was just read is too much, or makes no sense."""
        if self.conn.flooded:
            self._close_flood()
        elif self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse()

    def expire(self) -> None:
        """Close: the handshake takes too long."""
        if not self.handshake_complete:
            self.transport.abort()

    def pause_writing(self) -> None:
        """Note that the client takes nothing."""
        super().pause_writing()
        if self._connection:
            self._connection.blocked_since = self._all.clock()

    def resume_writing(self) -> None:
        """Note that the client takes what was sent."""
        super().resume_writing()
        if self._connection:
            self._connection.blocked_since = inf

    def _close_flood(self) -> None:
        """Send the code, tell the application, and listen for a moment, or the code would never be read."""
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

    def _linger(self, count: int) -> None:
        self._lingered += count
        if self._lingered > LINGER_BYTES:
            self.transport.abort()

    def _refuse(self) -> None:
        """Answer a handshake that makes no sense."""
        status = HTTPStatus.BAD_REQUEST
        self.transport.write(
            b"HTTP/1.1 %d %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            % (status, status.phrase.encode())
        )
        self.transport.close()
