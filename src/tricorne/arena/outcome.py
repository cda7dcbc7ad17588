"""The outcome of one game of a tournament."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from tricorne.arena.latencies import Latencies
from tricorne.arena.schedule import Lineup
from tricorne.errors import Message
from tricorne.games.game import Result


@dataclass(frozen=True)
class Failure:
    """A move at which a bot failed or was late."""

    seat: int
    move: int
    """Counted from 1."""
    problem: Message

    def json(self) -> dict[str, Any]:
        """Return it as JSON for the results file."""
        problem = {"key": self.problem.key, "arguments": dict(self.problem.arguments)}
        return {"seat": self.seat, "move": self.move, "problem": problem}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Failure:
        """Read it from the results file."""
        return cls(data["seat"], data["move"], Message(**data["problem"]))


@dataclass(frozen=True)
class Outcome:
    """The result of a game, the latencies of its moves, and its record."""

    number: int
    deal: int
    seats: Lineup
    result: Result
    moves: int
    seconds: float
    """How long the whole game took."""
    latencies: dict[int, Latencies]
    """By seat, if measured: of all decisions with more than one legal action."""
    failures: tuple[Failure, ...] = ()
    record: str = field(default="", compare=False, repr=False)

    def json_line(self) -> str:
        """Return it as a line of the results file."""
        data = {
            "game": self.number,
            "deal": self.deal,
            "seats": self.seats,
            **self.result.json(),
            "moves": self.moves,
            "seconds": round(self.seconds, 6),
            "times": {seat: latencies.json() for seat, latencies in self.latencies.items()},
            "failures": [failure.json() for failure in self.failures],
            "record": fingerprint(self.record),
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Outcome:
        """Read a line of the results file, without the record."""
        return cls(
            data["game"],
            data["deal"],
            tuple(data["seats"]),
            Result(data["reason"], tuple(data["winners"]), tuple(data["points"])),
            data["moves"],
            data["seconds"],
            {int(seat): Latencies.from_json(latencies) for seat, latencies in data["times"].items()},
            tuple(Failure.from_json(failure) for failure in data["failures"]),
        )

    def win_share(self, seat: int) -> float:
        """Return a seat's share in the win."""
        return self.result.win_share(seat)


def fingerprint(record: str) -> str:
    """Return a hash of a record, which tells a complete one from a truncated one."""
    return hashlib.sha256(record.encode()).hexdigest()[:16]
