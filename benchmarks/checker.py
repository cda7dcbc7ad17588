"""Checks the log of a table against the moves that players sent and the server acknowledged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tricorne.server.tables.log import Entry, Kind


@dataclass(frozen=True)
class SentMove:
    """A move as a seat sent it; `version` is the last log entry that the seat had seen."""

    seat: int
    action: str
    version: int
    key: str = ""
    """The idempotency key: a retry with the same key is the same move."""


@dataclass
class MoveChecker:
    """Records all moves that were sent to a table, and compares them with its log."""

    sent: set[SentMove] = field(default_factory=set)
    acknowledged: dict[int, SentMove] = field(default_factory=dict)
    """Keyed by the number of the log entry that the server named."""
    last_seen: int = 0
    """The highest log entry that any player has been sent."""
    problems: list[str] = field(default_factory=list)
    """Acknowledgements that contradict each other."""

    def acknowledge(self, number: int, move: SentMove) -> None:
        """Record that a move was acknowledged as a log entry; two moves cannot be the same entry."""
        if self.acknowledged.setdefault(number, move) != move:
            self.problems.append(f"entry {number} is both {self.acknowledged[number]} and {move}")

    def check(self, entries: Sequence[Entry], seats: Sequence[int]) -> list[str]:
        """Compare the log with the moves that these seats sent; return all problems."""
        moves = {
            entry.number: SentMove(entry.seat, entry.action or "", entry.base_number or 0, entry.key or "")
            for entry in entries
            if entry.kind == Kind.MOVE and entry.seat is not None and entry.seat in seats
        }
        problems = list(self.problems)
        for number, move in self.acknowledged.items():
            if moves.get(number) != move:
                problems.append(f"lost: entry {number} should be {move}, but is {moves.get(number)}")
        for move, times in Counter(moves.values()).items():
            if times > 1:
                problems.append(f"duplicated: {move} is stored {times} times")
            if move not in self.sent:
                problems.append(f"never sent: {move}")
        if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
            problems.append("the numbers of the log entries are not consecutive")
        if self.last_seen > len(entries):
            problems.append(f"sent to players, but not stored: entry {self.last_seen} of {len(entries)}")
        return problems
