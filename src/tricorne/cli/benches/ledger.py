"""The ledger of a table: what was sent to it and what it acknowledged, to be held against its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tricorne.server.tables.log import Entry, Kind


@dataclass(frozen=True)
class Sent:
    """A move as it was sent: by a seat that had seen the log up to a line."""

    seat: int
    action: str
    version: int
    key: str = ""
    """Its idempotency key: sent again after a lost answer, it is the same move."""


@dataclass
class Ledger:
    """All moves that people sent to a table."""

    sent: set[Sent] = field(default_factory=set)
    acknowledged: dict[int, Sent] = field(default_factory=dict)
    """By the number of the line that it became."""
    told: int = 0
    """The last line of the log that anybody was told of."""
    complaints: list[str] = field(default_factory=list)
    """What was wrong with an acknowledgement itself."""

    def acknowledge(self, number: int, move: Sent) -> None:
        """Note that a move was acknowledged as a line of the log; no two can be the same line."""
        if self.acknowledged.setdefault(number, move) != move:
            self.complaints.append(f"line {number} is {self.acknowledged[number]} and {move}")

    def check(self, entries: Sequence[Entry], seats: Sequence[int]) -> list[str]:
        """Hold the log against what was sent by some seats; return what is wrong."""
        moves = {
            entry.number: Sent(entry.seat, entry.action or "", entry.answers or 0, entry.key or "")
            for entry in entries
            if entry.kind == Kind.MOVE and entry.seat is not None and entry.seat in seats
        }
        wrong = list(self.complaints)
        for number, move in self.acknowledged.items():
            if moves.get(number) != move:
                wrong.append(f"lost: line {number} should be {move}, and is {moves.get(number)}")
        for move, times in Counter(moves.values()).items():
            if times > 1:
                wrong.append(f"doubled: {move} stands {times} times")
            if move not in self.sent:
                wrong.append(f"never sent: {move}")
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            wrong.append("the lines of the log are not numbered one after the other")
        if self.told > len(entries):
            wrong.append(f"told, but not stored: line {self.told} of {len(entries)}")
        return wrong
