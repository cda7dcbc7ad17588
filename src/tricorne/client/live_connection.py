"""The live connection to a table: a WebSocket that reconnects and resumes where it broke off."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlencode

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tricorne.client.connection import RATE_LIMITED, TRANSIENT, ServerConnection

# A message may contain the whole log of a long game.
MAX_MESSAGE_BYTES = 32 * 1024 * 1024
# The connection counts as broken after this many missed heartbeats.
MISSED_HEARTBEATS = 3
OPEN_SECONDS = 20.0


class LiveConnection:
    """Receives the messages of a table; reconnects with backoff."""

    def __init__(self, server: ServerConnection, table: str, seat: int | None) -> None:
        self._server = server
        self._table = table
        self._seat = seat
        self._socket: ClientConnection | None = None
        self._stack = ExitStack()
        self._max_silence = OPEN_SECONDS

    def receive(self, since: int, chat: int, seconds: float | None = None) -> dict[str, Any] | None:
        """Return the next message, or None after a timeout.

        `since` and `chat` are the last log entry and the last chat message that the caller has.
        """
        deadline = None if seconds is None else time.monotonic() + seconds
        while True:
            try:
                socket = self._socket or self._open(since, chat)
                left = self._max_silence if deadline is None else max(0.0, deadline - time.monotonic())
                message: dict[str, Any] = self._server.parse_json(socket.recv(min(left, self._max_silence)))
            except TimeoutError:
                if deadline is not None and time.monotonic() >= deadline:
                    return None
                self._reconnect()
            except InvalidStatus as error:
                if error.response.status_code not in (*TRANSIENT, RATE_LIMITED):
                    raise self._server.parse_error(
                        error.response.status_code, bytes(error.response.body)
                    ) from error
                self._reconnect()
            except (OSError, WebSocketException):
                self._reconnect()
            else:
                self._server.backoff.reset()
                if message.get("type") == "hello":
                    self._max_silence = MISSED_HEARTBEATS * float(message["heartbeat"])
                return message

    def close(self) -> None:
        """Close the socket."""
        self._stack.close()
        self._socket = None

    def _open(self, since: int, chat: int) -> ClientConnection:
        query = {"since": since, "chat": chat, **({} if self._seat is None else {"seat": self._seat})}
        address = self._server.url.replace("http", "ws", 1)
        opening = connect(
            f"{address}/api/tables/{self._table}/live?{urlencode(query)}",
            additional_headers=self._server.headers,
            open_timeout=OPEN_SECONDS,
            max_size=MAX_MESSAGE_BYTES,
            # A person who thinks about a move reads nothing; the server must not see a slow client.
            max_queue=None,
        )
        self._socket = self._stack.enter_context(opening)
        return self._socket

    def _reconnect(self) -> None:
        self.close()
        self._server.backoff.wait()
