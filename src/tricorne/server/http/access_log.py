"""The access log: every request is counted, timed, and logged without anything that could be a secret.

A request is logged by the template of its route, never by its path or query. The client is logged
as a short hash of its address, keyed per process: entries of one client can be correlated, nothing more.
"""

from __future__ import annotations

import logging
import secrets
import time
from functools import lru_cache
from hashlib import blake2b

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tricorne.server.http import static_site
from tricorne.server.metrics import Metrics

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
SOCKET = "WEBSOCKET"
OTHER = "other"
ASSETS = "/assets"
# Requested by monitoring, or with every page: logged at DEBUG only.
FREQUENT = ("/health", "/metrics", ASSETS)

FAILED = 500
# The close code of a socket that disconnected without a close frame.
ABNORMAL_CLOSURE = 1006

log = logging.getLogger(__name__)
_key = secrets.token_bytes(16)


class AccessLogMiddleware:
    """Middleware that logs and measures requests and WebSocket connections."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and log how it ended."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        outcome = _Outcome(receive, send, FAILED if scope["type"] == "http" else ABNORMAL_CLOSURE)
        started = time.perf_counter()
        try:
            await self._app(scope, outcome.receive, outcome.send)
        finally:
            self._log(scope, outcome.status, time.perf_counter() - started)

    def _log(self, scope: Scope, status: int, seconds: float) -> None:
        method = SOCKET if scope["type"] == "websocket" else scope["method"]
        if method not in METHODS and method != SOCKET:
            method = OTHER
        route = route_of(scope)
        if method != SOCKET:
            self._metrics.answered(method, route, status, seconds)
        level = logging.DEBUG if route in FREQUENT else logging.INFO
        if log.isEnabledFor(level):
            facts = {
                "method": method,
                "route": route,
                "status": status,
                "ms": round(seconds * 1000, 1),
                "visitor": visitor(scope["client"][0] if scope.get("client") else ""),
            }
            log.log(
                level,
                "%(method)s %(route)s %(status)s %(ms)s ms, visitor %(visitor)s",
                facts,
                extra={"facts": facts},
            )


class _Outcome:
    """Forwards messages, and remembers the response status or the close code."""

    def __init__(self, receive: Receive, send: Send, status: int) -> None:
        self._receive = receive
        self._send = send
        self.status = status

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.status = message.get("code") or ABNORMAL_CLOSURE
        return message

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind in {"http.response.start", "websocket.http.response.start"}:
            self.status = message["status"]
        elif kind == "websocket.close":
            self.status = message.get("code", 1000)
        await self._send(message)


def route_of(scope: Scope) -> str:
    """Return the template of the route that matched a request, if one did."""
    if scope["path"].startswith(f"{ASSETS}/"):
        return ASSETS
    route: str = getattr(scope.get("route"), "path", OTHER)
    return OTHER if route == static_site.FALLBACK else route


@lru_cache(1024)
def visitor(address: str) -> str:
    """Return the pseudonym of an address in the log."""
    return blake2b(address.encode(), key=_key, digest_size=4).hexdigest()
