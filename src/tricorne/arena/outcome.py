"""What came of one game of an arena."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from tricorne.arena.latencies import Latencies
from tricorne.arena.schedule import Seats
from tricorne.errors import Message
from tricorne.games.game import Result


@dataclass(frozen=True)
class Failure:
    """A move that a bot could not make by itself."""

    seat: int
    move: int
    """Counted from 1."""
    problem: Message

    def json(self) -> dict[str, Any]:
        """Return it as it stands in a results file."""
        said = {"key": self.problem.key, "arguments": dict(self.problem.arguments)}
        return {"seat": self.seat, "move": self.move, "problem": said}

    @classmethod
    def from_json(cls, written: dict[str, Any]) -> Failure:
        """Read it."""
        return cls(written["seat"], written["move"], Message(**written["problem"]))


@dataclass(frozen=True)
class Outcome:
    """How a game ended, how long its moves took, and its record."""

    number: int
    deal: int
    seats: Seats
    result: Result
    moves: int
    seconds: float
    """How long the whole game took."""
    times: dict[int, Latencies]
    """By seat, where they were measured: of all decisions with a choice."""
    failures: tuple[Failure, ...] = ()
    record: str = field(default="", compare=False, repr=False)

    def line(self) -> str:
        """Write it as a line of a results file."""
        written = {
            "game": self.number,
            "deal": self.deal,
            "seats": self.seats,
            **self.result.json(),
            "moves": self.moves,
            "seconds": round(self.seconds, 6),
            "times": {seat: times.json() for seat, times in self.times.items()},
            "failures": [failure.json() for failure in self.failures],
            "record": fingerprint(self.record),
        }
        return json.dumps(written, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, written: dict[str, Any]) -> Outcome:
        """Read a line of a results file, without the record."""
        return cls(
            written["game"],
            written["deal"],
            tuple(written["seats"]),
            Result(written["reason"], tuple(written["winners"]), tuple(written["points"])),
            written["moves"],
            written["seconds"],
            {int(seat): Latencies.from_json(times) for seat, times in written["times"].items()},
            tuple(Failure.from_json(failure) for failure in written["failures"]),
        )

    def won(self, seat: int) -> float:
        """Return the part of the win that a seat has: a shared one counts in parts."""
        return 1 / len(self.result.winners) if seat in self.result.winners else 0.0


def fingerprint(record: str) -> str:
    """Return what tells a whole record from a torn one."""
    return hashlib.sha256(record.encode()).hexdigest()[:16]
