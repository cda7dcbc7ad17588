"""The gate: what every request passes before anything else is done with it.

It counts requests by address (rate limit), answers only to the server's own names
(DNS rebinding), turns away pages of other sites (CSRF), stops bodies that are too large
while they come in, and says with every answer what a browser may do with it.
"""

from __future__ import annotations

from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tricorne.server.errors import Forbidden, Invalid, Misdirected, Refused, TooLarge, TooMany
from tricorne.server.http.addresses import rate_limit_key
from tricorne.server.http.allowed_hosts import AllowedHosts, read_origin
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.settings import Settings

SAFE = {"GET", "HEAD", "OPTIONS"}
IMPORTS = "/api/replays"
# What machines ask for and what comes with every page is counted for itself, so that neither holds up the
# other: the beginning of the path, and what one request costs.
COUNTED_APART = {"/assets/": 0.2, "/health": 1.0, "/metrics": 1.0}

# What takes longer than others counts as several requests, about one for each millisecond. What depends on
# how long a game is, the routes themselves add.
COSTS = {"/api/openapi.json": 15.0, "/docs": 3.0, "/api/tables": 2.0, "/api/me/tables": 2.0, "/": 2.0}

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

SECURE_SCHEMES = {"https", "wss"}
# Two years are asked for by lists that browsers carry along; one is enough to be remembered between visits.
HSTS = "max-age=31536000"

Refusing = Callable[[Scope, Refused], ASGIApp]


class SecurityMiddleware:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits, refusing: Refusing) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._refusing = refusing
        self._hosts = AllowedHosts(settings)
        named = [*settings.origins, *([settings.url] if settings.url else [])]
        self._origins = {read_origin(origin.rstrip("/")) for origin in named} - {None}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        sending = _with_headers(send, self._own_headers(scope), secure=_is_secure(scope))
        try:
            self._check_often(scope)
            _check_address(scope)
            self._check_host(headers)
            self._check_csrf(scope, headers)
            limit = self._largest_body(scope)
            _check_length(headers, limit)
        except TooMany as error:
            # Whoever goes on has to come anew for each refusal, and the edge counts that.
            await self._refusing(scope, error)(scope, receive, _and_close(sending))
            return
        except Refused as error:
            await self._refusing(scope, error)(scope, receive, sending)
            return
        body = _Body(receive, limit) if scope["type"] == "http" else receive
        try:
            await self._app(scope, body, sending)
        except ClientDisconnect:
            # Gone before all of it was sent. That is no failure of ours, and nobody is left to hear of it.
            return

    def _own_headers(self, scope: Scope) -> dict[str, str]:
        if self._settings.hsts and _is_secure(scope):
            return {**SECURITY_HEADERS, "Strict-Transport-Security": HSTS}
        return SECURITY_HEADERS

    def _check_often(self, scope: Scope) -> None:
        client = scope.get("client")
        who = rate_limit_key(client[0]) if client else ""
        for path, cost in COUNTED_APART.items():
            if scope["path"].startswith(path):
                self._limits.spend("requests", f"{path} {who}", cost)
                return
        self._limits.spend("requests", who, COSTS.get(scope["path"], 1.0))

    def _check_host(self, headers: Headers) -> None:
        """Refuse what is meant for a server of another name: the defence against DNS rebinding.

        Programs may leave the name away; browsers never do.
        """
        named = headers.getlist("host")
        if named and named != [""] and (len(named) > 1 or named[0] not in self._hosts):
            raise Misdirected("error-host", host=named[0][:100])

    def _check_csrf(self, scope: Scope, headers: Headers) -> None:
        """Refuse what another site's page wants to do in the name of who sits at the browser (CSRF).

        The same goes for sockets, which pages of any site could open (cross-site WebSocket hijacking).
        """
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        origin = headers.get("origin")
        if origin is None:
            if _has_cookie(headers) and headers.get("sec-fetch-site", "same-origin") != "same-origin":
                raise Forbidden("error-origin", origin="?")
            return
        found = read_origin(origin)
        scheme = "https" if _is_secure(scope) else "http"
        if found is not None and (
            found in self._origins or found == read_origin(f"{scheme}://{headers.get('host', '')}")
        ):
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


def _is_secure(scope: Scope) -> bool:
    """Whether a request came over HTTPS: to us, or to a proxy whose word is believed."""
    return scope.get("scheme") in SECURE_SCHEMES


def _check_length(headers: Headers, limit: int) -> None:
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:20]) > limit:
        raise TooLarge("error-too-large", most=limit)


def _has_cookie(headers: Headers) -> bool:
    try:
        return bool(SimpleCookie(headers.get("cookie", "")))
    except CookieError:
        return True


def _with_headers(send: Send, own: dict[str, str], *, secure: bool) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in own.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
            if secure:
                message["headers"] = [_secured(*header) for header in message["headers"]]
        await send(message)

    return sending


def _and_close(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message)["Connection"] = "close"
        await send(message)

    return sending


def _secured(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """Let a cookie that is given over HTTPS never go out over anything else."""
    if name.lower() != b"set-cookie" or b"secure" in value.lower().replace(b" ", b"").split(b";"):
        return name, value
    return name, value + b"; Secure"
