"""Who asks: known by the cookie of a session, or by the token of a program.

The same dependencies serve requests and WebSockets. They are all `async`, even
where nothing is waited for: FastAPI runs any other in a thread, for every request.
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
from tricorne.server.errors import Unknown
from tricorne.server.http.addresses import rate_limit_key
from tricorne.server.server import Server
from tricorne.server.settings import Settings

COOKIE = "tricorne_session"
# Stays after a logout: it opens nothing, but a browser that has it is familiar when its person comes back.
DEVICE_COOKIE = "tricorne_device"
DEVICE_DAYS = 365
DAY_SECONDS = 24 * 60 * 60


async def server_of(connection: HTTPConnection) -> Server:
    """Return the server that is asked."""
    server: Server = connection.app.state.server
    return server


class SessionCookie(SecurityBase):
    """The secret of a session, as a browser brings it."""

    def __init__(self) -> None:
        self.scheme_name = "session"
        self.model = APIKey.model_validate(
            {"in": APIKeyIn.cookie, "name": COOKIE, "description": "What a browser gets with a name."}
        )

    async def __call__(self, connection: HTTPConnection) -> str | None:
        """Return the secret, if there is one."""
        return connection.cookies.get(COOKIE)


class BearerToken(SecurityBase):
    """The token of a program; other ways of authorization are none of ours, and may be a proxy's."""

    def __init__(self) -> None:
        self.scheme_name = "token"
        self.model = HTTPBearer(description=f"A token of one's own, which begins with `{TOKEN_PREFIX}`.")

    async def __call__(self, connection: HTTPConnection) -> str | None:
        """Return the token, if there is one."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" else None


async def device_secret(connection: HTTPConnection) -> str | None:
    """Return the device secret that a browser brings, if it is familiar to somebody."""
    return connection.cookies.get(DEVICE_COOKIE)


CurrentServer = Annotated[Server, Depends(server_of)]
SessionSecret = Annotated[str | None, Depends(SessionCookie())]
TokenSecret = Annotated[str | None, Depends(BearerToken())]
DeviceSecret = Annotated[str | None, Depends(device_secret)]


async def caller(connection: HTTPConnection, session: SessionSecret, token: TokenSecret) -> Person | None:
    """Return who asks, if it is known. A token has to be right even where anybody may ask."""
    accounts = (await server_of(connection)).accounts
    if token is not None:
        person = await accounts.by_token(token)
        if person is None:
            raise Unknown("error-token")
        check_scope(connection)
        return person
    return await accounts.by_session(session) if session else None


async def caller_of(connection: HTTPConnection) -> Person | None:
    """Return who is behind a connection now: as `caller`, where no request is being answered."""
    return await caller(connection, await SessionCookie()(connection), await BearerToken()(connection))


Caller = Annotated[Person | None, Depends(caller)]


async def known_caller(connection: HTTPConnection, session: SessionSecret, token: TokenSecret) -> Person:
    """Return who asks, or refuse."""
    person = await caller(connection, session, token)
    if person is None:
        raise Unknown("error-unknown")
    return person


KnownCaller = Annotated[Person, Depends(known_caller)]


def address_of(connection: HTTPConnection) -> str:
    """Return what the address is counted by from which somebody asks: an IPv6 one by its network."""
    return rate_limit_key(connection.client.host) if connection.client else ""


def give_cookie(response: Response, settings: Settings, secret: str) -> None:
    """Let a browser keep the secret of its session."""
    _set_cookie(response, settings, COOKIE, secret, settings.session_days)


def give_device_cookie(response: Response, settings: Settings, secret: str) -> None:
    """Let a browser be familiar when its person comes back."""
    _set_cookie(response, settings, DEVICE_COOKIE, secret, DEVICE_DAYS)


def _set_cookie(response: Response, settings: Settings, name: str, secret: str, days: int) -> None:
    response.set_cookie(
        name,
        secret,
        max_age=days * DAY_SECONDS,
        path="/",
        secure=settings.secure_cookies or (settings.url or "").startswith("https:"),
        httponly=True,
        samesite="lax",
    )


def take_cookie(response: Response) -> None:
    """Let a browser throw its session away."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
