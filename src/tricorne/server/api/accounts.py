"""Endpoints for accounts: guests, passwords, sessions, API tokens and webhooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from tricorne.server.accounts.accounts import Person, Token, Webhook
from tricorne.server.accounts.names import normalize
from tricorne.server.accounts.secrets import Domain, hash_secret, new_secret
from tricorne.server.api import account_schemas as shapes
from tricorne.server.api.authentication import (
    Caller,
    DeviceSecret,
    KnownCaller,
    SessionSecret,
    TokenSecret,
    address_of,
    client_host,
    delete_session_cookie,
    set_device_cookie,
    set_session_cookie,
)
from tricorne.server.api.dependencies import CurrentServer, problems
from tricorne.server.errors import Conflict
from tricorne.server.notifications.formats import Format
from tricorne.server.notifications.notification import Notification, NotificationKind
from tricorne.server.notifications.ssrf_guard import read_url
from tricorne.server.notifications.triggers import home_url
from tricorne.server.server import Server
from tricorne.server.tables import views
from tricorne.server.tables.log import Draft
from tricorne.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["people"])

TokenId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$", description="the id of a token")]


@router.post("/people", status_code=201, responses=problems())
async def come_as_guest(
    wanted: shapes.NewGuest, server: CurrentServer, request: Request, response: Response
) -> shapes.Me:
    """Create a guest account: a name is enough. The session cookie identifies the browser from then on."""
    server.rate_limits.spend("guests", address_of(request))
    person, secret = await server.accounts.new_guest(wanted.name)
    set_session_cookie(response, server.settings, secret)
    return await _shown(server, person)


@router.get("/me", responses=problems(401))
async def who_am_i(
    server: CurrentServer, person: Caller, session: SessionSecret, token: TokenSecret, response: Response
) -> shapes.Me:
    """Return who is logged in; `person` is null if nobody is."""
    if person is not None and session is not None and token is None:
        # The session has been extended, so extend its cookie too.
        set_session_cookie(response, server.settings, session)
    return await _shown(server, person)


@router.patch("/me", responses=problems(401, 409))
async def rename(wanted: shapes.NewName, server: CurrentServer, person: KnownCaller) -> shapes.Me:
    """Change your name. At your tables you keep the old one."""
    return await _shown(server, await server.accounts.rename(person, wanted.name))


@router.put("/me/password", responses=problems(401, 409))
async def set_password(
    wanted: shapes.NewPassword,
    server: CurrentServer,
    person: KnownCaller,
    session: SessionSecret,
    device: DeviceSecret,
    response: Response,
) -> shapes.Me:
    """Set or change your password. All other sessions end, and all tokens are revoked."""
    session_hash = hash_secret(Domain.SESSION, session or "")
    # Per session, not per person: guessing in one browser must not lock the owner out of another.
    server.rate_limits.spend("logins", f"session {session_hash}")
    known = await _device(server, device)
    with server.logins.by_familiar(session_hash) as attempt:
        registered = await server.accounts.set_password(
            person, wanted.password, wanted.current, session, known
        )
        attempt.succeeded = True
    set_device_cookie(response, server.settings, known)
    return await _shown(server, registered)


@router.delete("/me", status_code=204, responses=problems(401, 409))
async def forget_me(server: CurrentServer, person: KnownCaller, response: Response) -> None:
    """Delete your account. Bots take over your seats; your name stays in old games and chats."""
    for table_id, seat in await server.accounts.seats(person):
        await server.tables.change(table_id, _leaving(person, seat), person.id)
    await server.accounts.delete(person)
    delete_session_cookie(response)


def _leaving(person: Person, seat: int) -> Callable[[Table], list[Draft]]:
    def drafting(table: Table) -> list[Draft]:
        return table.draft_forget(seat) if seat in table.seats_of(person.id) else []

    return drafting


@router.post("/sessions", status_code=201, responses=problems(401))
async def log_in(
    wanted: shapes.LogIn, server: CurrentServer, request: Request, device: DeviceSecret, response: Response
) -> shapes.Me:
    """Log in with name and password."""
    familiar = (await server.accounts.device(device, wanted.name)).familiar
    known = await _device(server, device)
    if familiar:
        device_hash = hash_secret(Domain.DEVICE, known)
        throttled = server.logins.by_familiar(f"{device_hash} {normalize(wanted.name)}")
    else:
        server.rate_limits.spend("logins", f"address {address_of(request)}")
        throttled = server.logins.by_stranger(wanted.name, client_host(request))
    with throttled as attempt:
        person, secret = await server.accounts.log_in(wanted.name, wanted.password, known, familiar=familiar)
        attempt.succeeded = True
    set_session_cookie(response, server.settings, secret)
    set_device_cookie(response, server.settings, known)
    return await _shown(server, person)


async def _device(server: Server, device: str | None) -> str:
    """Return the device secret of a browser, or a new one if it did not come from us."""
    known = (await server.accounts.device(device)).known
    return device if device is not None and known else new_secret()


@router.delete("/sessions/current", status_code=204, responses=problems())
async def log_out(server: CurrentServer, session: SessionSecret, response: Response) -> None:
    """Log out in this browser. A guest, who has no password, cannot log in again."""
    if session is not None:
        await server.accounts.log_out(session)
    delete_session_cookie(response)


@router.get("/me/tokens", responses=problems(401))
async def tokens(server: CurrentServer, person: KnownCaller) -> list[shapes.TokenShown]:
    """List your tokens, oldest first."""
    return [shapes.TokenShown(**_token(token)) for token in await server.accounts.tokens(person)]


@router.post("/me/tokens", status_code=201, responses=problems(401, 409))
async def new_token(wanted: shapes.NewToken, server: CurrentServer, person: KnownCaller) -> shapes.TokenMade:
    """Create a token, with which a program acts for you. Its secret is shown only here."""
    token, secret = await server.accounts.new_token(person, wanted.name)
    return shapes.TokenMade(**_token(token), secret=secret)


def _token(token: Token) -> dict[str, str]:
    return {"id": token.id, "name": token.name, "created_at": views.moment(token.created_at)}


@router.delete("/me/tokens/{token}", status_code=204, responses=problems(401, 404))
async def revoke_token(token: TokenId, server: CurrentServer, person: KnownCaller) -> None:
    """Revoke a token."""
    await server.accounts.revoke(person, token)


@router.put("/me/webhook", responses=problems(401))
async def set_webhook(wanted: shapes.NewWebhook, server: CurrentServer, person: KnownCaller) -> shapes.Me:
    """Set a webhook that notifies you when it is your turn, and of other events at your tables."""
    server.rate_limits.spend("webhooks", person.id)
    await server.webhooks.check(wanted.url)
    await server.accounts.set_webhook(person, Webhook(wanted.form, wanted.url))
    return await _shown(server, person)


@router.delete("/me/webhook", status_code=204, responses=problems(401))
async def remove_webhook(server: CurrentServer, person: KnownCaller) -> None:
    """Remove your webhook."""
    await server.accounts.set_webhook(person, None)


@router.post("/me/webhook/test", status_code=204, responses=problems(401, 409))
async def test_webhook(server: CurrentServer, person: KnownCaller) -> None:
    """Send a test notification to your webhook."""
    server.rate_limits.spend("webhooks", person.id)
    hook = await server.accounts.webhook(person.id)
    if hook is None:
        raise Conflict("error-webhook-none")
    await server.webhooks.send(hook, Notification(NotificationKind.TRIAL, home_url(server.settings)))


async def _shown(server: Server, person: Person | None) -> shapes.Me:
    if person is None:
        return shapes.Me(person=None, webhook=None)
    hook = await server.accounts.webhook(person.id)
    return shapes.Me(
        person=shapes.PersonShown(id=person.id, name=person.name, registered=person.registered),
        webhook=shapes.WebhookShown(form=Format(hook.form), host=read_url(hook.url).host) if hook else None,
    )
