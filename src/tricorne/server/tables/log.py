"""The log of a table: every line that was ever added to it, and who may see what of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """What a line tells."""

    SIT = "sit"
    """A person or a bot takes a seat: `person`, `name`, `account`, `bot`, `number_hash`."""
    COMMIT = "commit"
    """The page of a person commits to a number for the deal: `number_hash`."""
    REVEAL = "reveal"
    """The page of a person reveals that number: `number`."""
    LEAVE = "leave"
    """A seat becomes free."""
    START = "start"
    """The game begins."""
    MOVE = "move"
    """A seat has chosen an action."""
    UNDO = "undo"
    """A seat takes back its last move."""
    DEPUTY = "deputy"
    """A bot plays for the person at a seat: `bot`, and `why`: wish, vote or time."""
    RETURN = "return"
    """The person at a seat is back."""
    FAILURE = "failure"
    """A bot has failed and was replaced for a move: the message."""
    PROPOSE = "propose"
    """A seat proposes something to which all must agree: `what`, and `to` or `about`."""
    AGREE = "agree"
    """A seat agrees to what is proposed."""
    REFUSE = "refuse"
    """A seat does not agree: the proposal is off."""
    REWIND = "rewind"
    """All have agreed to go back: `to` so many moves; in a game from a record, on with `stream`."""
    CLOSE = "close"
    """The host has closed the table before its game was over."""
    REMATCH = "rematch"
    """A seat asks the others to meet again: `table`."""


# What everybody may see of the data of a line; all else stays inside.
PUBLIC = ("name", "bot", "number_hash", "number", "why", "what", "to", "about", "key", "arguments", "table")


@dataclass(slots=True)
class Entry:
    """A line in the log of a table."""

    number: int
    kind: Kind
    at: datetime
    ran: float
    """The same moment on the server's running clock."""
    seat: int | None = None
    action: str | None = None
    answers: int | None = None
    """For a move: the number of the line that its player had seen. For a vote: the line that proposes."""
    data: dict[str, Any] | None = None
    person: str | None = None
    key: str | None = None
    """The idempotency key of the request that added this line; unique for the table and the seat."""
    rows: bytes = b""
    """What came of it in the game, packed; made anew when the log is read."""


@dataclass(frozen=True)
class Draft:
    """A line that is about to be written."""

    kind: Kind
    seat: int | None = None
    action: str | None = None
    answers: int | None = None
    data: dict[str, Any] | None = None
    key: str | None = None
