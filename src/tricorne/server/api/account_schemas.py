"""Schemas of accounts, sessions, tokens and webhooks."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from tricorne.server.api.schemas import Incoming, Name, Outgoing
from tricorne.server.notifications.formats import Format

LONGEST_URL = 500

Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
# Without a minimum: a password that is too short is simply wrong.
Attempt = Annotated[str, StringConstraints(max_length=200)]


class NewGuest(Incoming):
    """A guest account to create."""

    name: Name


class NewName(Incoming):
    """A new name for the account."""

    name: Name


class NewPassword(Incoming):
    """A new password; `current` is required if there is one already."""

    password: Password
    current: Attempt | None = None


class LogIn(Incoming):
    """A login."""

    name: Name
    password: Attempt


class NewToken(Incoming):
    """A token to create; its name says what it is for."""

    name: Name


class NewWebhook(Incoming):
    """A webhook to set."""

    form: Annotated[Format, Field(strict=False)]
    url: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_URL)]


class PersonShown(Outgoing):
    """A person."""

    id: str
    name: str
    registered: bool = Field(description="whether the account has a password")


class WebhookShown(Outgoing):
    """The webhook of an account; the rest of its URL is secret."""

    form: Format
    host: str


class Me(Outgoing):
    """The authenticated person, if any."""

    person: PersonShown | None
    webhook: WebhookShown | None


class TokenShown(Outgoing):
    """A valid token; its secret was shown when it was created."""

    id: str
    name: str
    created_at: str


class TokenMade(TokenShown):
    """A new token; its secret is shown only here."""

    secret: str
