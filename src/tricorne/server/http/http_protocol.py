"""HTTP/1.1 with limits on URL and header bytes, time, pipelining, and chunked-encoding tricks."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from math import inf
from typing import Any, cast

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from tricorne.server.http.config import ServerConfig
from tricorne.server.http.limited_protocol import CHUNK_BYTES, LINGER_SECONDS, LimitedProtocol

MOST_HEADERS = 100
# Requests that may be sent before an earlier one is answered. Browsers send none.
MOST_PIPELINED = 8


class _ParsingStopped(Exception):
    """Stops the parser; the protocol has noted the status of the rejection."""


class HttpProtocol(LimitedProtocol, HttpToolsProtocol):
    """uvicorn's HTTP/1.1 protocol for hostile clients."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._init_limits(config)
        self._forwarded_client = cast(ServerConfig, config).forwarded_client
        self._in_head = True
        self._head_bytes = 0
        """Bytes since the last request, until the headers of the next one are complete."""
        self._header_bytes = 0
        self._body_bytes = 0
        """Bytes of the body as sent, chunk framing included."""
        self._payload_bytes = 0
        self._rejection: HTTPStatus | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, or abort it if there are too many."""
        super().connection_made(transport)
        self._normalize_client()
        self._connection = self._connections.opened(transport, self, self.client[0] if self.client else "")
        if self._connection is None:
            transport.abort()
        else:
            self._set_deadline(self._settings.header_seconds)

    def data_received(self, data: bytes) -> None:
        """Parse input chunk by chunk."""
        if self._connection is None or self._rejection:
            self._discard(len(data))
            return
        for start in range(0, len(data), CHUNK_BYTES):
            if self.transport.is_closing() or not self._parse(data[start : start + CHUNK_BYTES]):
                return

    def _parse(self, chunk: bytes) -> bool:
        """Parse a chunk; return whether to go on."""
        self._unset_keepalive_if_required()
        if not self._in_head:
            self._body_bytes += len(chunk)
        else:
            if not self._head_bytes and self._connection and self._connection.deadline == inf:
                self._set_deadline(self._settings.header_seconds)
            self._head_bytes += len(chunk)
        try:
            self.parser.feed_data(chunk)
        except httptools.HttpParserUpgrade:
            self._upgrade()
            return False
        except httptools.HttpParserError:
            self._reject(self._rejection or HTTPStatus.BAD_REQUEST)
            return False
        if self._in_head and self._head_bytes > self._settings.largest_headers + self._settings.largest_url:
            self._reject(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif not self._in_head and (
            self._body_bytes > 2 * self._payload_bytes + self._settings.largest_headers
        ):
            # One-byte chunks, endless chunk extensions, or trailers.
            self._reject(HTTPStatus.BAD_REQUEST)
        return self._rejection is None

    def _upgrade(self) -> None:
        if not self._should_upgrade():
            # The request is answered as if it had not asked for it; what follows could be anything.
            self.cycle.keep_alive = False
            return
        if self.pipeline or self._responding:
            self._reject(HTTPStatus.BAD_REQUEST)
            return
        self._unset_keepalive_if_required()
        self.handle_websocket_upgrade()

    @property
    def _responding(self) -> bool:
        """Whether the application is still working on the last request."""
        # uvicorn's types say that there is always a cycle; before the first request there is none.
        cycle = cast(RequestResponseCycle | None, self.cycle)
        return cycle is not None and not cycle.response_complete

    # Callbacks of the parser

    def on_message_begin(self) -> None:
        """Begin a request."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop_parsing(HTTPStatus.TOO_MANY_REQUESTS)
        super().on_message_begin()
        self._header_bytes = 0

    def on_url(self, url: bytes) -> None:
        """Add a part of the URL."""
        super().on_url(url)
        if len(self.url) > self._settings.largest_url:
            self._stop_parsing(HTTPStatus.REQUEST_URI_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Add a header. Trailers are dropped: they arrive after the header checks."""
        if not self._in_head:
            return
        self._header_bytes += len(name) + len(value) + 4
        if self._header_bytes > self._settings.largest_headers or len(self.headers) >= MOST_HEADERS:
            self._stop_parsing(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Start the application; the body has its own deadline."""
        if self._connection and self._connection.trusted:
            client = self._forwarded_client(self.headers)
            if client is not None and not self._connections.forwarded(self._connection, client):
                self._stop_parsing(HTTPStatus.TOO_MANY_REQUESTS)
        self._in_head = False
        self._head_bytes = self._body_bytes = self._payload_bytes = 0
        self._set_deadline(self._settings.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Add a part of the body."""
        self._payload_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request: the client has sent all of it."""
        self._in_head = True
        if self._connection:
            self._connection.deadline = inf
            if self._responding:
                self._connections.busy(self._connection)
            elif not self.parser.should_upgrade():
                self._connections.release_client(self._connection)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if self._connection is None or self.pipeline:
            return
        if not self._in_head:
            # Answered before the whole body arrived: the rest is not worth the wait.
            self._set_deadline(LINGER_SECONDS)
        else:
            self._connections.release_client(self._connection)
        self._connections.idle(self._connection)

    # Rejections

    def expire(self) -> None:
        """Close the connection: the request did not arrive in time."""
        started = self._head_bytes or not self._in_head
        if not started or self._rejection or (self._responding and self.cycle.response_started):
            self.transport.close()
        else:
            self._reject(HTTPStatus.REQUEST_TIMEOUT)

    def _stop_parsing(self, status: HTTPStatus) -> None:
        """Stop parsing in the middle of a chunk."""
        self._rejection = status
        raise _ParsingStopped

    def _reject(self, status: HTTPStatus) -> None:
        """Respond without the application, which may not even know of the request, and close."""
        self._rejection = status
        self._unset_keepalive_if_required()
        responding = self._responding
        if responding:
            # The application is working on this or an earlier request, and can stop.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not (responding and self.cycle.response_started):
            self._write_status(status)
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._set_deadline(LINGER_SECONDS)

    def _unsupported_upgrade_warning(self) -> None:
        """Log nothing: any client could fill the log with it."""
