"""A lesson: a whole game that was played before, in which the learner makes some of the moves.

It is kept as a record. A move that is followed by a comment is a step of the
lesson, and the comment its name; the learner makes it. All other moves, of the
learner's seat too, are made by themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources

from tricorne.files import SUFFIX
from tricorne.games import GAMES
from tricorne.match.record import Move, Record, parse
from tricorne.server.errors import NotFound


@dataclass(frozen=True)
class Step:
    """A move that is the learner's to make."""

    name: str
    moves: int
    """How many moves stand before it."""
    move: Move


@dataclass(frozen=True)
class Lesson:
    """A game to learn from."""

    record: Record
    seat: int
    steps: tuple[Step, ...]

    def following(self, moves: int) -> Move | None:
        """Return the move that follows so many; None when the game is over."""
        return self.record.moves[moves] if moves < len(self.record.moves) else None

    def is_step(self, moves: int) -> bool:
        """Whether the move that follows so many is the learner's to make."""
        return any(step.moves == moves for step in self.steps)


@cache
def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game."""
    file = resources.files(__package__) / f"{game}{SUFFIX}"
    if game not in GAMES or not file.is_file():
        raise NotFound("error-no-lesson", game=game[:40])
    text = file.read_text("utf-8")
    record = parse(text.encode(), file.name)
    lines = text.splitlines()
    named = [lines[move.line - 1].partition("#")[2].strip() for move in record.moves]
    steps = tuple(
        Step(name, moves, move)
        for moves, (name, move) in enumerate(zip(named, record.moves, strict=True))
        if name
    )
    return Lesson(record, steps[0].move.seat, steps)
