"""Which games are rated, and who is rated in them: the one place that says so.

A game is rated if registered people, and only they, sat at all seats when it began, each at
one seat; if its table was made for it; and if nobody had it rewound. Hints are refused as long
as a game is rated. Whoever leaves it is placed last, and the others are rated among themselves.

Once a game is under way, nobody can make it unrated alone: otherwise that is what a loser
would do. So leaving, being replaced by a bot or by another person, and a program that wants to
move change who is placed where, or are refused, but the game stays rated. Only a rewind, to
which all agree, ends that.

The verdict is a function of the log. Migrations use this module to rate stored games anew, so
it must be able to read every line that was ever written.
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

# Why a bot plays for somebody, if they wanted it so themselves.
WISH = "wish"


class Reason(StrEnum):
    """Why a game is not rated; `unrated-…` in the catalogues has the words."""

    BRANCH = "branch"
    REPLAY = "replay"
    LESSON = "lesson"
    UNWANTED = "unwanted"
    """The host made the table so."""
    DEALT_OLD = "dealt-old"
    """It was dealt in a way that others could foresee."""
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
    """Whether a game is rated as things stand, and if not, why."""

    reason: Reason | None = None
    name: str = ""
    """Who is the reason, if somebody is."""

    @property
    def rated(self) -> bool:
        """Whether the game is rated."""
        return self.reason is None

    @property
    def message(self) -> Message | None:
        """The reason in words."""
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
    """Whether that is what they wanted."""
    given_up: bool = False
    """Whether they gave their seat to somebody else, or to a bot for good."""
    assisted: bool = False
    """Whether a bot has moved for them by their own wish."""
    own: list[bool] = field(default_factory=list)
    """For each move of the seat that stands: whether the person made it, not a bot."""

    @property
    def took_part(self) -> bool:
        """Whether they agreed to play: they sat down themselves, or made a move."""
        return self.accepted or any(self.own)

    @property
    def is_last(self) -> bool:
        """Whether they count as having left; a bot of one's own choice is as good as a hint."""
        replaced = 2 * sum(self.own) < len(self.own)
        return self.given_up or self.assisted or self.away or replaced


class Attendance:
    """Who sat where, who stayed and who left: what the log tells about that."""

    def __init__(self) -> None:
        self.begun = False
        self.rewound = False
        self.sitters: dict[int, Sitter] = {}
        """By seat: who sits there; once the game has begun, who sat there when it did."""

    def take(self, kind: str, seat: int | None, data: Mapping[str, Any] | None, person: str | None) -> None:
        """Take a line of the log; `person` is who caused it."""
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
            # Even who takes their seat back later has let somebody else play there.
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
        """Whether two people took part at least, and one of them stayed."""
        players = self.players().values()
        return len(players) > 1 and not all(it.is_last for it in players)

    def places(self, result: Result) -> dict[int, int]:
        """Return the place of each person to be rated, by seat: by the result, and who left last."""
        keys = {
            seat: (2, 0) if it.is_last else (0, 0) if seat in result.winners else (1, -result.points[seat])
            for seat, it in self.players().items()
        }
        order = sorted(keys.values())
        return {seat: order.index(key) + 1 for seat, key in keys.items()}


def verdict(
    attendance: Attendance, kind: TableKind, status: Status, *, wanted: bool, dealt_old: bool = False
) -> Verdict:
    """Say whether a game is rated as things stand, or would be if it began now."""
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
