"""Decides which games are rated, and who is rated in them.

A game is rated if all seats had registered people when it began, each at one seat; if its table
was created as rated; and if it was not rewound. A rated game has no hints. People who leave are
placed last, and the others are rated among themselves.

Once a game has begun, nobody can make it unrated alone: otherwise losers would. So leaving, and
being replaced by a bot or another person, only changes the places, and moves by programs are
rejected; the game stays rated. Only a rewind, to which all players agree, makes it unrated.

The verdict is a function of the log. Migrations use this module to recompute ratings, so it must
accept every entry that was ever written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from tricorne.errors import Message
from tricorne.games.game import Result
from tricorne.server.tables.log import Kind
from tricorne.server.tables.setup import Account, Status, TableKind

# The reason of a deputy that the person asked for.
WISH = "wish"


class Reason(StrEnum):
    """Why a game is not rated; its message is `unrated-…`."""

    BRANCH = "branch"
    REPLAY = "replay"
    LESSON = "lesson"
    CONTINUED = "continued"
    """It was begun in a browser, whose page knew the deal."""
    UNWANTED = "unwanted"
    """The table was created as unrated."""
    OWN_CARDS = "own-cards"
    """It is played with cards of somebody's own."""
    DEALT_OLD = "dealt-old"
    """It was dealt before deals were verifiable."""
    BOT = "bot"
    SEVERAL_SEATS = "several-seats"
    PROGRAM = "program"
    GUEST = "guest"
    REWIND = "rewind"
    CLOSED = "closed"
    TOO_FEW = "too-few"
    """Fewer than two people took part, or all of them left."""


@dataclass(frozen=True)
class Verdict:
    """Whether a game is rated, and if not, why."""

    reason: Reason | None = None
    name: str = ""
    """The person who is the reason, if any."""

    @property
    def rated(self) -> bool:
        """Whether the game is rated."""
        return self.reason is None

    @property
    def message(self) -> Message | None:
        """The message of the reason."""
        return Message(f"unrated-{self.reason}", {"name": self.name}) if self.reason else None


@dataclass
class Sitter:
    """Who sits at a seat: a person, or a bot."""

    person: str | None
    name: str
    account: Account
    accepted: bool
    """Whether they sat down themselves; in a rematch, others may have seated them."""
    away: bool = False
    """Whether a bot plays for them now."""
    by_wish: bool = False
    """Whether they asked for it."""
    given_up: bool = False
    """Whether they gave up their seat to somebody else, or to a bot for good."""
    assisted: bool = False
    """Whether a bot that they asked for has moved for them."""
    own: list[bool] = field(default_factory=list)
    """For each move of the seat that stands: whether the person made it, not a bot."""

    @property
    def took_part(self) -> bool:
        """Whether they agreed to play: they sat down themselves, or made a move."""
        return self.accepted or any(self.own)

    @property
    def is_last(self) -> bool:
        """Whether they are placed last; a bot that they asked for counts like a hint."""
        replaced = 2 * sum(self.own) < len(self.own)
        return self.given_up or self.assisted or self.away or replaced


class Attendance:
    """Who sat where, who stayed and who left, according to the log."""

    def __init__(self) -> None:
        self.begun = False
        self.rewound = False
        self.sitters: dict[int, Sitter] = {}
        """By seat: who sits there; in a running game, who sat there when it began."""

    def take(self, kind: str, seat: int | None, data: Mapping[str, Any] | None, person: str | None) -> None:
        """Apply a log entry; `person` is its author."""
        known = data or {}
        if kind == Kind.START:
            self.begun = True
        elif kind == Kind.REWIND:
            self.rewound = True
        elif seat is not None and not self.begun:
            self._take_before_start(kind, seat, known, person)
        elif seat is not None:
            self._take_in_game(kind, self.sitters[seat], known)

    def _take_before_start(self, kind: str, seat: int, data: Mapping[str, Any], person: str | None) -> None:
        if kind == Kind.LEAVE:
            self.sitters.pop(seat, None)
        elif kind == Kind.SIT:
            who = data.get("person")
            account = Account(data.get("account", Account.GUEST))
            accepted = who is not None and who == person
            self.sitters[seat] = Sitter(who, data["name"], account, accepted)

    def _take_in_game(self, kind: str, sitter: Sitter, data: Mapping[str, Any]) -> None:
        if kind == Kind.SIT:
            # Also counts if they take their seat back later.
            sitter.given_up = True
        elif kind == Kind.DEPUTY:
            sitter.away, sitter.by_wish = True, data.get("why") == WISH
        elif kind == Kind.RETURN:
            sitter.away = sitter.by_wish = False
        elif kind == Kind.MOVE:
            sitter.own.append(not sitter.away and not sitter.given_up)
            sitter.assisted |= sitter.by_wish
        elif kind == Kind.UNDO and sitter.own:
            sitter.own.pop()

    def players(self) -> dict[int, Sitter]:
        """Return the people to be rated, by seat: those who took part."""
        return {seat: it for seat, it in self.sitters.items() if it.person and it.took_part}

    @property
    def enough(self) -> bool:
        """Whether at least two people took part, and one of them stayed."""
        players = self.players().values()
        return len(players) > 1 and not all(it.is_last for it in players)

    def places(self, result: Result) -> dict[int, int]:
        """Return the place of each rated person, by seat: by the result; people who left are last."""
        keys = {
            seat: (2, 0) if it.is_last else (0, 0) if seat in result.winners else (1, -result.points[seat])
            for seat, it in self.players().items()
        }
        order = sorted(keys.values())
        return {seat: order.index(key) + 1 for seat, key in keys.items()}


def verdict(
    attendance: Attendance,
    kind: TableKind,
    status: Status,
    *,
    wanted: bool,
    dealt_old: bool = False,
    own_cards: bool = False,
) -> Verdict:
    """Return whether a game is rated, or would be if it began now."""
    if own_cards:
        return Verdict(Reason.OWN_CARDS)
    if kind != TableKind.PLAY:
        return Verdict(Reason(kind.value))
    if not wanted:
        return Verdict(Reason.UNWANTED)
    if dealt_old:
        return Verdict(Reason.DEALT_OLD)
    sitters = [it for _, it in sorted(attendance.sitters.items())]
    seats = Counter(it.person for it in sitters if it.person)
    for it in sitters:
        if it.person is None:
            return Verdict(Reason.BOT, it.name)
        if seats[it.person] > 1:
            return Verdict(Reason.SEVERAL_SEATS, it.name)
        if it.account == Account.PROGRAM:
            return Verdict(Reason.PROGRAM, it.name)
        if it.account != Account.REGISTERED:
            return Verdict(Reason.GUEST, it.name)
    if attendance.rewound:
        return Verdict(Reason.REWIND)
    if status == Status.CLOSED:
        return Verdict(Reason.CLOSED)
    if status == Status.FINISHED and not attendance.enough:
        return Verdict(Reason.TOO_FEW)
    return Verdict()
