"""An HTTP client for one server, shared by all players who use that server."""

from __future__ import annotations

from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp
from pydantic_core import from_json, to_json

ADDRESS = "127.0.0.1"

# The server closes idle connections after five seconds; a request must not meet that.
KEEP_ALIVE_SECONDS = 3.0


@dataclass(frozen=True)
class Response:
    """The response to a request."""

    status: int
    cookie: str
    body: bytes

    def json(self) -> Any:
        """Decode the body."""
        return from_json(self.body)


class HttpClient:
    """A connection pool without an upper limit: one connection for each concurrent request.

    Connections come from the loopback address `source`, if it is given.
    """

    def __init__(self, port: int, source: str | None = None) -> None:
        self.port = port
        origin = f"http://{ADDRESS}:{port}"
        self._session = aiohttp.ClientSession(
            origin,
            connector=aiohttp.TCPConnector(
                limit=0,
                keepalive_timeout=KEEP_ALIVE_SECONDS,
                local_addr=(source, 0) if source else None,
            ),
            # Each player sends a cookie of their own.
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=None),
            # The CSRF check expects it from a browser.
            headers={"Origin": origin},
        )

    async def request(
        self, method: str, path: str, content: Any = None, cookie: str = "", key: str = ""
    ) -> Response:
        """Send a request; raise an `aiohttp.ClientError` if the connection breaks before the response."""
        headers = {"Cookie": cookie} if cookie else {}
        if key:
            headers["Idempotency-Key"] = key
        body = None if content is None else to_json(content)
        if body is not None:
            headers["Content-Type"] = "application/json"
        async with self._session.request(method, path, data=body, headers=headers) as response:
            set_cookie = response.headers.get("Set-Cookie", "").partition(";")[0]
            return Response(response.status, set_cookie, await response.read())

    async def open_websocket(self, path: str, cookie: str = "") -> aiohttp.ClientWebSocketResponse:
        """Open a WebSocket."""
        return await self._session.ws_connect(path, headers={"Cookie": cookie}, max_msg_size=0)

    async def close(self) -> None:
        """Close all connections."""
        await self._session.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
