"""HTTP with limits: on the bytes of URL and headers, on time, on pipelining, and on tricks with chunks."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from math import inf
from typing import Any, cast

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from tricorne.server.http.addresses import plain_address
from tricorne.server.http.config import EdgeConfig
from tricorne.server.http.connections import Connection

# What comes in is read in pieces of this size, so that one piece can hold only so much harm.
PIECE_BYTES = 4096
MOST_HEADERS = 100
# Requests that may follow another before it is answered. Browsers send none.
MOST_PIPELINED = 8
# Who is refused while sending is listened to for a moment, or would never read the refusal.
LINGER_SECONDS = 2.0
LINGER_BYTES = 256 * 1024


class _Refused(Exception):
    """What was sent is refused: with which status, the protocol knows."""


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol for HTTP/1.1, which trusts nobody."""

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
        self._forwarded = config.forwarded
        self._connection: Connection | None = None
        self._in_head = True
        self._head_bytes = 0
        """Bytes since the last request, as long as the next one's headers are not complete."""
        self._header_bytes = 0
        self._body_bytes = 0
        """Bytes of the body as it came, with all that only frames it."""
        self._payload_bytes = 0
        self._refusal: HTTPStatus | None = None
        self._lingered = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, or refuse it."""
        super().connection_made(transport)
        if self.client is not None:
            self.client = plain_address(self.client[0]), self.client[1]
        self._connection = self._all.opened(transport, self, self.client[0] if self.client else "")
        if self._connection is None:
            transport.abort()
        else:
            self._wait(self._settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a connection go."""
        self._all.closed(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has come, piece by piece."""
        if self._connection is None or self._refusal:
            self._linger(len(data))
            return
        for start in range(0, len(data), PIECE_BYTES):
            if self.transport.is_closing() or not self._read(data[start : start + PIECE_BYTES]):
                return

    def _read(self, piece: bytes) -> bool:
        """Read a piece; return whether to go on."""
        self._unset_keepalive_if_required()
        if not self._in_head:
            self._body_bytes += len(piece)
        else:
            if not self._head_bytes and self._connection and self._connection.deadline == inf:
                self._wait(self._settings.header_seconds)
            self._head_bytes += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            self._upgrade()
            return False
        except httptools.HttpParserError:
            self._refuse(self._refusal or HTTPStatus.BAD_REQUEST)
            return False
        if self._in_head and self._head_bytes > self._settings.largest_headers + self._settings.largest_url:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif not self._in_head and (
            self._body_bytes > 2 * self._payload_bytes + self._settings.largest_headers
        ):
            # Chunks of a byte each, endless extensions of chunks, or trailers.
            self._refuse(HTTPStatus.BAD_REQUEST)
        return self._refusal is None

    def _upgrade(self) -> None:
        if not self._should_upgrade():
            # The request is answered as if it had not asked; what follows could be anything.
            self.cycle.keep_alive = False
            return
        if self.pipeline or self._answering:
            self._refuse(HTTPStatus.BAD_REQUEST)
            return
        self._unset_keepalive_if_required()
        self.handle_websocket_upgrade()

    @property
    def _answering(self) -> bool:
        """Whether the application is at work for a request that came last."""
        # uvicorn says that there always is one.
        cycle = cast(RequestResponseCycle | None, self.cycle)
        return cycle is not None and not cycle.response_complete

    # What the parser finds

    def on_message_begin(self) -> None:
        """Begin a request."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(HTTPStatus.TOO_MANY_REQUESTS)
        super().on_message_begin()
        self._header_bytes = 0

    def on_url(self, url: bytes) -> None:
        """Take a part of the URL."""
        super().on_url(url)
        if len(self.url) > self._settings.largest_url:
            self._stop(HTTPStatus.REQUEST_URI_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header. Trailers are dropped: they would come after all that headers are checked for."""
        if not self._in_head:
            return
        self._header_bytes += len(name) + len(value) + 4
        if self._header_bytes > self._settings.largest_headers or len(self.headers) >= MOST_HEADERS:
            self._stop(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to answer; the body has its own time."""
        if self._connection and self._connection.trusted:
            visitor = self._forwarded(self.headers)
            if visitor is not None and not self._all.forwarded(self._connection, visitor):
                self._stop(HTTPStatus.TOO_MANY_REQUESTS)
        self._in_head = False
        self._head_bytes = self._body_bytes = self._payload_bytes = 0
        self._wait(self._settings.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body."""
        self._payload_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Know all of a request."""
        self._in_head = True
        if self._connection:
            self._connection.deadline = inf
            if self._answering:
                self._all.works(self._connection)
            elif not self.parser.should_upgrade():
                self._all.rests(self._connection)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if self._connection is None or self.pipeline:
            return
        if not self._in_head:
            # Refused before all of it was sent: the rest is not worth the wait.
            self._wait(LINGER_SECONDS)
        else:
            self._all.rests(self._connection)
        self._all.waits(self._connection)

    # What takes too long, or too much

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

    def expire(self) -> None:
        """Close: the request has not come in time."""
        asked = self._head_bytes or not self._in_head
        if not asked or self._refusal or (self._answering and self.cycle.response_started):
            self.transport.close()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _wait(self, seconds: float) -> None:
        assert self._connection is not None
        self._connection.deadline = self._all.clock() + seconds

    def _stop(self, status: HTTPStatus) -> None:
        """Stop reading in the middle of a piece."""
        self._refusal = status
        raise _Refused

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer without the application, which may not even have heard of the request, and close."""
        self._refusal = status
        self._unset_keepalive_if_required()
        answering = self._answering
        if answering:
            # The application is about to answer an earlier request, or this one: it need not.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not (answering and self.cycle.response_started):
            self.transport.write(
                b"HTTP/1.1 %d %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
                % (status, status.phrase.encode())
            )
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._wait(LINGER_SECONDS)

    def _linger(self, count: int) -> None:
        self._lingered += count
        if self._lingered > LINGER_BYTES:
            self.transport.abort()

    def _unsupported_upgrade_warning(self) -> None:
        """Say nothing: anybody could fill the log with it."""
