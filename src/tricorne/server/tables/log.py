"""The log of a table: an append-only list of entries, and what everybody may see of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """The kind of an entry."""

    SIT = "sit"
    """A person or a bot takes a seat: `person`, `name`, `account`, `bot`, `number_hash`."""
    COMMIT = "commit"
    """The page of a person commits to a number for the deal: `number_hash`."""
    REVEAL = "reveal"
    """The page of a person reveals that number: `number`."""
    LEAVE = "leave"
    """A seat becomes free."""
    CONTINUE = "continue"
    """A game from a browser is to be continued here: its `entries`, the taker's seats `own`, and the `seed`
    of the redeal."""
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
    """A seat proposes something that needs the consent of all: `what`, and `to` or `about`."""
    AGREE = "agree"
    """A seat agrees to the proposal."""
    REFUSE = "refuse"
    """A seat does not agree, which ends the proposal."""
    REWIND = "rewind"
    """All have agreed to go back: `to` so many moves; in a game from a record, on random stream `stream`."""
    REDEAL = "redeal"
    """Everything hidden from the seats in `kept` is dealt anew from `seed`."""
    CLOSE = "close"
    """The host has closed the table before the end of the game; or with `why` rules, they could not go on
    with cards of somebody's own."""
    REMATCH = "rematch"
    """A seat invites the others to another game: `table`."""


# The fields of an entry's data that everybody may see; all others stay on the server.
PUBLIC = (
    "name",
    "bot",
    "number_hash",
    "number",
    "why",
    "what",
    "to",
    "about",
    "kept",
    "key",
    "arguments",
    "table",
)


@dataclass(slots=True)
class Entry:
    """An entry in the log of a table."""

    number: int
    """Its position in the log, from 1."""
    kind: Kind
    at: datetime
    ran: float
    """The same moment on the server's running clock."""
    seat: int | None = None
    action: str | None = None
    base_number: int | None = None
    """The number of the entry that it responds to: a move, to the last one that its player had seen; a vote,
    to the proposal. Stored as `answers`."""
    data: dict[str, Any] | None = None
    person: str | None = None
    key: str | None = None
    """The idempotency key of the request that added this entry; unique for the table and the seat."""
    rows: bytes = b""
    """Its events in the game, packed; computed again when the log is loaded."""


@dataclass(frozen=True)
class Draft:
    """An entry that is about to be appended."""

    kind: Kind
    seat: int | None = None
    action: str | None = None
    base_number: int | None = None
    data: dict[str, Any] | None = None
    key: str | None = None
    imported: bool = False
    """Whether it happened elsewhere: then it has no author here."""
