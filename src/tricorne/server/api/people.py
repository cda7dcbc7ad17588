"""People: guests, passwords, sessions, tokens for programs, and webhooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from tricorne.server import views
from tricorne.server.api import people_shapes as shapes
from tricorne.server.api.common import Here, problems
from tricorne.server.caller import (
    Caller,
    KnownCaller,
    SessionSecret,
    TokenSecret,
    address_of,
    give_cookie,
    take_cookie,
)
from tricorne.server.errors import Conflict
from tricorne.server.log import Draft
from tricorne.server.notices.forms import Form
from tricorne.server.notices.guard import read_url
from tricorne.server.notices.notice import Notice, What
from tricorne.server.notices.occasions import home_url
from tricorne.server.people import Person, Token, Webhook, plainest
from tricorne.server.room import Room
from tricorne.server.server import Server

router = APIRouter(prefix="/api", tags=["people"])

TokenId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$", description="the id of a token")]


@router.post("/people", status_code=201, responses=problems())
async def come_as_guest(
    wanted: shapes.NewGuest, server: Here, request: Request, response: Response
) -> shapes.Me:
    """Play as a guest: a name is enough, and a cookie lets the browser be known again."""
    server.limits.spend("guests", address_of(request))
    person, secret = await server.people.new_guest(wanted.name)
    give_cookie(response, server.settings, secret)
    return await _shown(server, person)


@router.get("/me", responses=problems(401))
async def who_am_i(
    server: Here, person: Caller, session: SessionSecret, token: TokenSecret, response: Response
) -> shapes.Me:
    """Say who asks; `person` is null if that is not known."""
    if person is not None and session is not None and token is None:
        # The session lasts longer now, and so shall its cookie.
        give_cookie(response, server.settings, session)
    return await _shown(server, person)


@router.patch("/me", responses=problems(401, 409))
async def rename(wanted: shapes.NewName, server: Here, person: KnownCaller) -> shapes.Me:
    """Take another name. At your tables you keep the one that you had."""
    return await _shown(server, await server.people.rename(person, wanted.name))


@router.put("/me/password", responses=problems(401, 409))
async def set_password(
    wanted: shapes.NewPassword, server: Here, person: KnownCaller, session: SessionSecret
) -> shapes.Me:
    """Keep your name with a password, or change it. All other sessions end."""
    server.limits.spend("logins", f"person {person.id}")
    kept = await server.people.keep(person, wanted.password, wanted.current, session)
    return await _shown(server, kept)


@router.delete("/me", status_code=204, responses=problems(401, 409))
async def forget_me(server: Here, person: KnownCaller, response: Response) -> None:
    """Delete your account. Bots take your seats; where you have played or talked, your name stays."""
    for table, seat in await server.people.seats(person):
        await server.rooms.change(table, _leaving(person, seat), person.id)
    await server.people.forget(person)
    take_cookie(response)


def _leaving(person: Person, seat: int) -> Callable[[Room], list[Draft]]:
    def drafting(room: Room) -> list[Draft]:
        return room.draft_forget(seat) if seat in room.seats_of(person.id) else []

    return drafting


@router.post("/sessions", status_code=201, responses=problems(401))
async def log_in(wanted: shapes.LogIn, server: Here, request: Request, response: Response) -> shapes.Me:
    """Be known again by name and password."""
    server.limits.spend("logins", f"address {address_of(request)}")
    server.limits.spend("logins", f"name {plainest(wanted.name)}")
    person, secret = await server.people.log_in(wanted.name, wanted.password)
    give_cookie(response, server.settings, secret)
    return await _shown(server, person)


@router.delete("/sessions/current", status_code=204, responses=problems())
async def log_out(server: Here, session: SessionSecret, response: Response) -> None:
    """Be a stranger again in this browser. A guest without a password is gone for good."""
    if session is not None:
        await server.people.log_out(session)
    take_cookie(response)


@router.get("/me/tokens", responses=problems(401))
async def tokens(server: Here, person: KnownCaller) -> list[shapes.TokenShown]:
    """List your tokens, the oldest first."""
    return [shapes.TokenShown(**_token(token)) for token in await server.people.tokens(person)]


@router.post("/me/tokens", status_code=201, responses=problems(401, 409))
async def new_token(wanted: shapes.NewToken, server: Here, person: KnownCaller) -> shapes.TokenMade:
    """Make a token, with which a program acts for you. Its secret is shown this once."""
    token, secret = await server.people.new_token(person, wanted.name)
    return shapes.TokenMade(**_token(token), secret=secret)


def _token(token: Token) -> dict[str, str]:
    return {"id": token.id, "name": token.name, "created_at": views.moment(token.created_at)}


@router.delete("/me/tokens/{token}", status_code=204, responses=problems(401, 404))
async def revoke_token(token: TokenId, server: Here, person: KnownCaller) -> None:
    """Revoke a token: it opens nothing any more."""
    await server.people.revoke(person, token)


@router.put("/me/webhook", responses=problems(401))
async def set_webhook(wanted: shapes.NewWebhook, server: Here, person: KnownCaller) -> shapes.Me:
    """Be told by webhook when it is your turn, and what else concerns you at your tables."""
    server.limits.spend("webhooks", person.id)
    await server.webhooks.check(wanted.url)
    await server.people.set_webhook(person, Webhook(wanted.form, wanted.url))
    return await _shown(server, person)


@router.delete("/me/webhook", status_code=204, responses=problems(401))
async def remove_webhook(server: Here, person: KnownCaller) -> None:
    """Be told nothing any more."""
    await server.people.set_webhook(person, None)


@router.post("/me/webhook/test", status_code=204, responses=problems(401, 409))
async def test_webhook(server: Here, person: KnownCaller) -> None:
    """Send a notice to your webhook to see whether it arrives."""
    server.limits.spend("webhooks", person.id)
    hook = await server.people.webhook(person.id)
    if hook is None:
        raise Conflict("error-webhook-none")
    await server.webhooks.send(hook, Notice(What.TRIAL, home_url(server.settings)))


async def _shown(server: Server, person: Person | None) -> shapes.Me:
    if person is None:
        return shapes.Me(person=None, webhook=None)
    hook = await server.people.webhook(person.id)
    return shapes.Me(
        person=shapes.PersonShown(id=person.id, name=person.name, registered=person.registered),
        webhook=shapes.WebhookShown(form=Form(hook.form), host=read_url(hook.url).host) if hook else None,
    )
