"""What the HTTP and the WebSocket protocol share: deadlines, slow readers, and closing politely."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from math import inf

from uvicorn.config import Config

from tricorne.server.http.addresses import plain_address
from tricorne.server.http.config import ServerConfig
from tricorne.server.http.connections import Connection

# Input is parsed in chunks of this size, which bounds the work between two checks.
CHUNK_BYTES = 4096
# A client that is rejected while it sends would never read the response if we closed at once.
LINGER_SECONDS = 2.0
LINGER_BYTES = 256 * 1024


class LimitedProtocol(asyncio.Protocol):
    """A mixin for uvicorn's protocols that keeps the limits of one connection."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def _init_limits(self, config: Config) -> None:
        assert isinstance(config, ServerConfig)
        self._settings = config.settings
        self._connections = config.connections
        self._connection: Connection | None = None
        self._discarded_bytes = 0

    def _normalize_client(self) -> None:
        if self.client is not None:
            self.client = plain_address(self.client[0]), self.client[1]

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._connections.closed(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Note when the client stopped reading."""
        super().pause_writing()
        if self._connection:
            self._connection.blocked_since = self._connections.clock()

    def resume_writing(self) -> None:
        """Note that the client reads again."""
        super().resume_writing()
        if self._connection:
            self._connection.blocked_since = inf

    def _set_deadline(self, seconds: float) -> None:
        assert self._connection is not None
        self._connection.deadline = self._connections.clock() + seconds

    def _discard(self, count: int) -> None:
        """Drop input after a rejection; abort if there is too much of it."""
        self._discarded_bytes += count
        if self._discarded_bytes > LINGER_BYTES:
            self.transport.abort()

    def _write_status(self, status: HTTPStatus) -> None:
        """Write an empty response without the application."""
        self.transport.write(
            b"HTTP/1.1 %d %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            % (status, status.phrase.encode())
        )
