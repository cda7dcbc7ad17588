"""The shapes of what is said of people, their sessions, tokens and webhooks."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from tricorne.server.api.schemas import Incoming, Name, Outgoing
from tricorne.server.notifications.formats import Format

LONGEST_URL = 500

Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
# Whatever is no password is as wrong as any other that does not fit.
Attempt = Annotated[str, StringConstraints(max_length=200)]


class NewGuest(Incoming):
    """Somebody who wants to play at once."""

    name: Name


class NewName(Incoming):
    """What somebody wants to be called from now on."""

    name: Name


class NewPassword(Incoming):
    """A password to be known by; whoever has one already says the current one, too."""

    password: Password
    current: Attempt | None = None


class LogIn(Incoming):
    """Somebody who is known here."""

    name: Name
    password: Attempt


class NewToken(Incoming):
    """A token to be made: what it is for, in a few words."""

    name: Name


class NewWebhook(Incoming):
    """Where somebody wants to be told."""

    form: Annotated[Format, Field(strict=False)]
    url: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_URL)]


class PersonShown(Outgoing):
    """Somebody who plays."""

    id: str
    name: str
    registered: bool = Field(description="whether the name is kept with a password")


class WebhookShown(Outgoing):
    """Where notices go: the rest of the address is nobody's business."""

    form: Format
    host: str


class Me(Outgoing):
    """Who asks, as far as it is known."""

    person: PersonShown | None
    webhook: WebhookShown | None


class TokenShown(Outgoing):
    """A token that still opens; its secret was shown when it was made."""

    id: str
    name: str
    created_at: str


class TokenMade(TokenShown):
    """A new token: this is the only time that its secret is shown."""

    secret: str
