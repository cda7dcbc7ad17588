"""The messages of a table server, as far as this client needs them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tricorne.games.events import Event
from tricorne.games.game import Result


@dataclass(frozen=True)
class SeatState:
    """Who sits at a seat, and whether it is their turn."""

    name: str
    person: str | None
    bot: str | None
    waiting: bool

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None


@dataclass(frozen=True)
class Proposal:
    """A proposal on which all players vote."""

    number: int
    what: str
    to: int | None
    about: int | None
    agreed: tuple[int, ...]
    asked: tuple[int, ...]
    """The seats that have not voted yet."""


@dataclass(frozen=True)
class TableState:
    """The state of a table (`standing` in the API)."""

    number: int
    """The last entry of the log."""
    status: str
    seats: tuple[SeatState, ...]
    proposal: Proposal | None
    rematch: str | None
    problem: dict[str, Any] | None
    view: dict[str, Any] | None

    @property
    def over(self) -> bool:
        """Whether the game is finished or the table closed."""
        return self.status in ("finished", "closed")

    @property
    def result(self) -> Result | None:
        """The result of the game."""
        result = self.view["result"] if self.view else None
        return Result(result["reason"], tuple(result["winners"]), tuple(result["points"])) if result else None


@dataclass(frozen=True)
class LogEntry:
    """An entry of the log, as a seat sees it."""

    number: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    events: tuple[Event, ...]
    action: str | None


@dataclass(frozen=True)
class ChatMessage:
    """A chat message or a reaction."""

    number: int
    name: str
    text: str


def parse_state(payload: dict[str, Any]) -> TableState:
    """Parse the state of a table."""
    proposal = payload["proposal"]
    return TableState(
        payload["number"],
        payload["status"],
        tuple(
            SeatState(seat["name"], seat["person"], seat["bot"], seat["waiting"]) for seat in payload["seats"]
        ),
        Proposal(
            proposal["number"],
            proposal["what"],
            proposal["to"],
            proposal["about"],
            tuple(proposal["agreed"]),
            tuple(proposal["asked"]),
        )
        if proposal
        else None,
        payload["rematch"],
        payload["problem"],
        payload["view"],
    )


def parse_entry(payload: dict[str, Any]) -> LogEntry:
    """Parse an entry of the log."""
    return LogEntry(
        payload["number"],
        payload["kind"],
        payload["seat"],
        payload["data"] or {},
        tuple(parse_event(event) for event in payload["events"]),
        payload.get("action"),
    )


def parse_event(payload: dict[str, Any]) -> Event:
    """Parse an event; its sentence is left out, because this client has its own translations."""
    values = {name: value for name, value in payload.items() if name not in ("event", "say")}
    # The server sends a seat only what it may see.
    return Event(payload["event"], values, frozenset(values))


def parse_chat(payload: dict[str, Any]) -> ChatMessage:
    """Parse a chat message or a reaction."""
    return ChatMessage(payload["number"], payload["name"], payload["text"] or payload["reaction"])
