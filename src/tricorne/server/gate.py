"""The gate: what every request passes before anything else is done with it.

It counts requests by address, turns away pages of other sites, stops bodies
that are too large while they come in, and says with every answer what a
browser may do with it.
"""

from __future__ import annotations

from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tricorne.server.errors import Forbidden, Invalid, Refused, TooLarge
from tricorne.server.limits import Limits
from tricorne.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}
IMPORTS = "/api/replays"
NOT_COUNTED = ("/assets/", "/health", "/metrics")

CSP = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; "
    "img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'"
)
SECURITY_HEADERS = {
    "Content-Security-Policy": CSP,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

Refusing = Callable[[Scope, Refused], ASGIApp]


class Gate:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, refusing: Refusing) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._refusing = refusing
        self._origins = {*settings.origins, *([settings.url.rstrip("/")] if settings.url else [])}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        sending = _with_headers(send)
        try:
            self._check_often(scope)
            _check_address(scope)
            self._check_origin(scope, headers)
            limit = self._largest_body(scope)
            _check_length(headers, limit)
        except Refused as error:
            await self._refusing(scope, error)(scope, receive, sending)
            return
        body = _Body(receive, limit) if scope["type"] == "http" else receive
        await self._app(scope, body, sending)

    def _check_often(self, scope: Scope) -> None:
        if not scope["path"].startswith(NOT_COUNTED):
            client = scope.get("client")
            self._limits.spend("requests", client[0] if client else "")

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """Refuse what another site's page wants to do in the name of who sits at the browser."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        origin = headers.get("origin")
        if origin is None:
            if _has_cookie(headers) and headers.get("sec-fetch-site", "same-origin") != "same-origin":
                raise Forbidden("error-origin", origin="?")
            return
        if origin in self._origins or _host_of(origin) == headers.get("host"):
            return
        raise Forbidden("error-origin", origin=origin[:100])

    def _largest_body(self, scope: Scope) -> int:
        imported = scope["path"] == IMPORTS
        return self._settings.largest_record if imported else self._settings.largest_body


class _Body:
    """Hands on the body of a request as long as it is not too large."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._limit = limit
        self._length = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._length += len(message.get("body", b""))
            if self._length > self._limit:
                raise TooLarge("error-too-large", most=self._limit)
        return message


def _check_address(scope: Scope) -> None:
    """Refuse what no database can look for."""
    if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
        raise Invalid("error-null")


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def _check_length(headers: Headers, limit: int) -> None:
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:20]) > limit:
        raise TooLarge("error-too-large", most=limit)


def _has_cookie(headers: Headers) -> bool:
    try:
        return bool(SimpleCookie(headers.get("cookie", "")))
    except CookieError:
        return True


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending
