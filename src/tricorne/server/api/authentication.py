"""Authentication, by session cookie or by API token.

The same dependencies serve requests and WebSockets. They are all `async`, even
where they await nothing: FastAPI runs any other dependency in a thread, for every request.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends
from fastapi.openapi.models import APIKey, APIKeyIn, HTTPBearer
from fastapi.security.base import SecurityBase
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tricorne.server.accounts.accounts import Person
from tricorne.server.accounts.secrets import TOKEN_PREFIX
from tricorne.server.api.token_scope import check_scope
from tricorne.server.errors import Unauthenticated
from tricorne.server.http.addresses import rate_limit_key
from tricorne.server.server import Server
from tricorne.server.settings import Settings

COOKIE = "tricorne_session"
# Kept after logout. It grants no access, but marks the browser as familiar for the next login.
DEVICE_COOKIE = "tricorne_device"
DEVICE_DAYS = 365
DAY_SECONDS = 24 * 60 * 60


async def server_of(connection: HTTPConnection) -> Server:
    """Return the server that handles a connection."""
    server: Server = connection.app.state.server
    return server


class SessionCookie(SecurityBase):
    """The session cookie of a browser."""

    def __init__(self) -> None:
        self.scheme_name = "session"
        self.model = APIKey.model_validate(
            {"in": APIKeyIn.cookie, "name": COOKIE, "description": "The session cookie of a browser."}
        )

    async def __call__(self, connection: HTTPConnection) -> str | None:
        """Return the session secret, if there is one."""
        return connection.cookies.get(COOKIE)


class BearerToken(SecurityBase):
    """The bearer token of a program; other authorization schemes may belong to a proxy and are ignored."""

    def __init__(self) -> None:
        self.scheme_name = "token"
        self.model = HTTPBearer(description=f"An API token, which begins with `{TOKEN_PREFIX}`.")

    async def __call__(self, connection: HTTPConnection) -> str | None:
        """Return the token, if there is one."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" else None


async def device_secret(connection: HTTPConnection) -> str | None:
    """Return the device secret of a browser, if it has one."""
    return connection.cookies.get(DEVICE_COOKIE)


session_cookie, bearer_token = SessionCookie(), BearerToken()

CurrentServer = Annotated[Server, Depends(server_of)]
SessionSecret = Annotated[str | None, Depends(session_cookie)]
TokenSecret = Annotated[str | None, Depends(bearer_token)]
DeviceSecret = Annotated[str | None, Depends(device_secret)]


async def caller(connection: HTTPConnection, session: SessionSecret, token: TokenSecret) -> Person | None:
    """Return the authenticated person, if any. An invalid token is an error even where none is needed."""
    accounts = (await server_of(connection)).accounts
    if token is not None:
        person = await accounts.by_token(token)
        if person is None:
            raise Unauthenticated("error-token")
        check_scope(connection)
        return person
    return await accounts.by_session(session) if session else None


async def caller_of(connection: HTTPConnection) -> Person | None:
    """Authenticate a connection as `caller` does, outside of a request."""
    return await caller(connection, await session_cookie(connection), await bearer_token(connection))


Caller = Annotated[Person | None, Depends(caller)]


async def known_caller(connection: HTTPConnection, session: SessionSecret, token: TokenSecret) -> Person:
    """Return the authenticated person; raises `Unauthenticated` if there is none."""
    person = await caller(connection, session, token)
    if person is None:
        raise Unauthenticated("error-unknown")
    return person


KnownCaller = Annotated[Person, Depends(known_caller)]


def client_host(connection: HTTPConnection) -> str:
    """Return the client's IP address."""
    return connection.client.host if connection.client else ""


def address_of(connection: HTTPConnection) -> str:
    """Return the client's rate limit key: its address, or the /64 network of an IPv6 address."""
    return rate_limit_key(client_host(connection))


def set_session_cookie(response: Response, settings: Settings, secret: str) -> None:
    """Set the session cookie."""
    _set_cookie(response, settings, COOKIE, secret, settings.session_days)


def set_device_cookie(response: Response, settings: Settings, secret: str) -> None:
    """Set the device cookie, which marks the browser as familiar."""
    _set_cookie(response, settings, DEVICE_COOKIE, secret, DEVICE_DAYS)


def _set_cookie(response: Response, settings: Settings, name: str, secret: str, days: int) -> None:
    # SameSite=Lax keeps the cookie out of cross-site requests, beside the CSRF check by origin.
    response.set_cookie(
        name,
        secret,
        max_age=days * DAY_SECONDS,
        path="/",
        secure=settings.secure_cookies or (settings.url or "").startswith("https:"),
        httponly=True,
        samesite="lax",
    )


def delete_session_cookie(response: Response) -> None:
    """Delete the session cookie."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
