"""The security middleware, which every request passes first.

It applies the rate limit per address, checks the Host header (DNS rebinding), rejects requests
from pages of other sites (CSRF), limits the body while it is read, and adds security headers
(CSP, HSTS and others) to every response.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tricorne.games.components import LARGEST_FILE
from tricorne.server.errors import (
    ApiError,
    Forbidden,
    Invalid,
    MisdirectedRequest,
    PayloadTooLarge,
    RateLimited,
)
from tricorne.server.http.addresses import rate_limit_key
from tricorne.server.http.allowed_hosts import AllowedHosts, read_origin
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.settings import Settings

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
IMPORTS = ("/api/replays", "/api/continuations")
CARD_SETS = "/api/card-sets"
# Path prefixes with a rate limit of their own, and the cost of a request: monitoring and the assets of a
# page must not use up the limit of everything else.
SEPARATE_LIMITS = {"/assets/": 0.2, "/health": 1.0, "/metrics": 1.0}

# Expensive requests count as several, about one for each millisecond. Where the cost depends on the length
# of a game, the route itself adds to it.
COSTS = {"/api/openapi.json": 15.0, CARD_SETS: 3.0, "/api/tables": 2.0, "/api/me/tables": 2.0}

CSP_DIRECTIVES = {
    "default-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
    "img-src": "'self' data:",
    "style-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "connect-src": "'self'",
}
# Browsers do not accept these in a meta tag, which is all that a static site has.
HEADER_ONLY = {"frame-ancestors"}
CSP = "; ".join(f"{name} {value}" for name, value in CSP_DIRECTIVES.items())
META_CSP = "; ".join(f"{name} {value}" for name, value in CSP_DIRECTIVES.items() if name not in HEADER_ONLY)
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
# HTTP Strict Transport Security for one year; only the browsers' preload lists ask for two.
HSTS_HEADER = (b"strict-transport-security", b"max-age=31536000")
# The headers that a response gets unless it has them already, as ASGI writes them.
PLAIN_HEADERS = [
    *((name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()),
    (b"cache-control", b"no-store"),
]

Reject = Callable[[Scope, ApiError], ASGIApp]


class SecurityMiddleware:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits, reject: Reject) -> None:
        self._app = app
        self._settings = settings
        self._limits = limits
        self._reject = reject
        self._hosts = AllowedHosts(settings)
        origins = [*settings.origins, *([settings.url] if settings.url else [])]
        self._origins = {read_origin(origin.rstrip("/")) for origin in origins} - {None}
        self._secure_headers = [*PLAIN_HEADERS, *([HSTS_HEADER] if settings.hsts else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or reject it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        secure = _is_secure(scope)
        send_secured = _with_headers(send, self._secure_headers if secure else PLAIN_HEADERS, secure=secure)
        try:
            self._check_rate_limit(scope)
            _check_null(scope)
            self._check_host(headers)
            self._check_csrf(scope, headers)
            limit = self._largest_body(scope)
            _check_length(headers, limit)
        except RateLimited as error:
            # A client that goes on needs a new connection each time, and those are limited too.
            await self._reject(scope, error)(scope, receive, _and_close(send_secured))
            return
        except ApiError as error:
            await self._reject(scope, error)(scope, receive, send_secured)
            return
        limited = _LimitedBody(receive, limit) if scope["type"] == "http" else receive
        try:
            await self._app(scope, limited, send_secured)
        except ClientDisconnect:
            # The client left before it had sent the whole request, so nobody reads a response.
            return

    def _check_rate_limit(self, scope: Scope) -> None:
        client = scope.get("client")
        who = rate_limit_key(client[0]) if client else ""
        for path, cost in SEPARATE_LIMITS.items():
            if scope["path"].startswith(path):
                self._limits.spend("requests", f"{path} {who}", cost)
                return
        self._limits.spend("requests", who, COSTS.get(scope["path"], 1.0))

    def _check_host(self, headers: Headers) -> None:
        """Reject a Host header that is not ours: the defence against DNS rebinding.

        Programs may omit the header; browsers never do.
        """
        hosts = headers.getlist("host")
        if hosts and hosts != [""] and (len(hosts) > 1 or hosts[0] not in self._hosts):
            raise MisdirectedRequest("error-host", host=hosts[0][:100])

    def _check_csrf(self, scope: Scope, headers: Headers) -> None:
        """Reject cross-site request forgery (CSRF): requests that another site's page sends for its visitor.

        WebSockets are checked as well: a page of any site could open one (cross-site WebSocket hijacking).
        """
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "same-origin") != "same-origin" and _has_cookie(headers):
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
        if scope["path"] == CARD_SETS:
            return LARGEST_FILE
        is_import = scope["path"] in IMPORTS
        return self._settings.largest_record if is_import else self._settings.largest_body


class _LimitedBody:
    """Passes the body of a request on until it is too large."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self._receive = receive
        self._limit = limit
        self._length = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._length += len(message.get("body", b""))
            if self._length > self._limit:
                raise PayloadTooLarge("error-too-large", most=self._limit)
        return message


def _check_null(scope: Scope) -> None:
    """Reject U+0000 in the URL: PostgreSQL cannot store it, so it cannot be looked up either."""
    if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
        raise Invalid("error-null")


def _is_secure(scope: Scope) -> bool:
    """Whether a request came over HTTPS, to this server or to a trusted proxy."""
    return scope.get("scheme") in SECURE_SCHEMES


def _check_length(headers: Headers, limit: int) -> None:
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:20]) > limit:
        raise PayloadTooLarge("error-too-large", most=limit)


def _has_cookie(headers: Headers) -> bool:
    try:
        return bool(SimpleCookie(headers.get("cookie", "")))
    except CookieError:
        return True


def _with_headers(send: Send, defaults: Sequence[tuple[bytes, bytes]], *, secure: bool) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = list(message.get("headers", ()))
            present = {name.lower() for name, _ in headers}
            headers += [header for header in defaults if header[0] not in present]
            message["headers"] = [_secure_cookie(*header) for header in headers] if secure else headers
        await send(message)

    return send_with_headers


def _and_close(send: Send) -> Send:
    async def send_and_close(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message)["Connection"] = "close"
        await send(message)

    return send_and_close


def _secure_cookie(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """Mark a cookie that is set over HTTPS as Secure."""
    if name.lower() != b"set-cookie" or b"secure" in value.lower().replace(b" ", b"").split(b";"):
        return name, value
    return name, value + b"; Secure"
