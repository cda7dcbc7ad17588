"""The live connection to a table: lost and found again, it misses nothing."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlencode

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tricorne.client.connection import PASSING, TOO_OFTEN, ServerConnection

# A message may bring the whole log of a long game.
LARGEST_MESSAGE = 32 * 1024 * 1024
# After so many heartbeats that did not come, nobody is there any more.
MISSED_HEARTBEATS = 3
OPENING_SECONDS = 20.0


class Live:
    """Messages about a table, one after another; what was seen last says where to go on."""

    def __init__(self, server: ServerConnection, table: str, seat: int | None) -> None:
        self._server = server
        self._table = table
        self._seat = seat
        self._socket: ClientConnection | None = None
        self._closing = ExitStack()
        self._silence = OPENING_SECONDS

    def next(self, since: int, chat: int, seconds: float | None = None) -> dict[str, Any] | None:
        """Return the next message; None if there is none in so many seconds."""
        until = None if seconds is None else time.monotonic() + seconds
        while True:
            try:
                socket = self._socket or self._open(since, chat)
                left = self._silence if until is None else max(0.0, until - time.monotonic())
                message: dict[str, Any] = self._server.read_json(socket.recv(min(left, self._silence)))
            except TimeoutError:
                if until is not None and time.monotonic() >= until:
                    return None
                self._lose()
            except InvalidStatus as error:
                if error.response.status_code not in (*PASSING, TOO_OFTEN):
                    raise self._server.refusal(
                        error.response.status_code, bytes(error.response.body)
                    ) from error
                self._lose()
            except (OSError, WebSocketException):
                self._lose()
            else:
                self._server.patience.found()
                if message.get("type") == "hello":
                    self._silence = MISSED_HEARTBEATS * float(message["heartbeat"])
                return message

    def close(self) -> None:
        """Hang up."""
        self._closing.close()
        self._socket = None

    def _open(self, since: int, chat: int) -> ClientConnection:
        query = {"since": since, "chat": chat, **({} if self._seat is None else {"seat": self._seat})}
        address = self._server.url.replace("http", "ws", 1)
        opening = connect(
            f"{address}/api/tables/{self._table}/live?{urlencode(query)}",
            additional_headers=self._server.headers,
            open_timeout=OPENING_SECONDS,
            max_size=LARGEST_MESSAGE,
            # Who thinks about a move reads nothing meanwhile; that must not look like being away.
            max_queue=None,
        )
        self._socket = self._closing.enter_context(opening)
        return self._socket

    def _lose(self) -> None:
        self.close()
        self._server.patience.lost()
