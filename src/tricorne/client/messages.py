"""What a server tells of a table, as far as it is needed here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tricorne.games.events import Event
from tricorne.games.game import Result


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat."""

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
    """Something to which all must agree."""

    number: int
    what: str
    to: int | None
    about: int | None
    agreed: tuple[int, ...]
    asked: tuple[int, ...]
    """The seats of the people who have not answered yet."""


@dataclass(frozen=True)
class Standing:
    """How things stand at a table."""

    number: int
    status: str
    chairs: tuple[Chair, ...]
    proposal: Proposal | None
    preparing: int | None
    """How far the rules are compiled that the table waits for, in percent."""
    rematch: str | None
    problem: dict[str, Any] | None
    view: dict[str, Any] | None

    @property
    def over(self) -> bool:
        """Whether nothing more will be played."""
        return self.status in ("finished", "closed")

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        told = self.view["result"] if self.view else None
        return Result(told["reason"], tuple(told["winners"]), tuple(told["points"])) if told else None


@dataclass(frozen=True)
class Line:
    """A line of the log, as a seat sees it."""

    number: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    events: tuple[Event, ...]
    action: str | None


@dataclass(frozen=True)
class Remark:
    """Something that was said."""

    number: int
    name: str
    text: str


def read_standing(told: dict[str, Any]) -> Standing:
    """Read how things stand."""
    proposal = told["proposal"]
    return Standing(
        told["number"],
        told["status"],
        tuple(
            Chair(chair["name"], chair["person"], chair["bot"], chair["waiting"]) for chair in told["seats"]
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
        told["preparing"]["percent"] if told.get("preparing") else None,
        told["rematch"],
        told["problem"],
        told["view"],
    )


def read_line(told: dict[str, Any]) -> Line:
    """Read a line of the log."""
    events = tuple(read_event(event) for event in told["events"])
    return Line(told["number"], told["kind"], told["seat"], told["data"] or {}, events, told.get("action"))


def read_event(told: dict[str, Any]) -> Event:
    """Read an event; the sentence that comes with it is for those who have no words of their own."""
    values = {name: value for name, value in told.items() if name not in ("event", "say")}
    # What the server tells a seat is all for it to see.
    return Event(told["event"], values, frozenset(values))


def read_remark(told: dict[str, Any]) -> Remark:
    """Read something that was said."""
    return Remark(told["number"], told["name"], told["text"] or told["reaction"])
