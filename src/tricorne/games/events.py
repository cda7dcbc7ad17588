"""Events: what happened, written as small rows of integers.

Rules write rows (kind, a, b, c, d) into a buffer from the caller. The first row
holds the count. A buffer without rows switches events off.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Self

import numpy as np

from tricorne.backends.rule import inlined
from tricorne.games.struct import Array

CAPACITY = 1024
WIDTH = 5
SILENT: Array = np.zeros((0, WIDTH), np.int32)


def buffer() -> Array:
    """Make an empty buffer with room for the events of any one action."""
    return np.zeros((CAPACITY, WIDTH), np.int32)


def rows(written: Array) -> Iterator[tuple[int, ...]]:
    """Iterate over the rows of a buffer."""
    yield from map(tuple, written[1 : 1 + int(written[0, 0])].tolist())


def packed(written: Array) -> bytes:
    """Serialize the rows of a buffer."""
    return written[: 1 + int(written[0, 0])].tobytes()


def unpacked(rows: bytes) -> Array:
    """Return serialized rows as a buffer."""
    return np.frombuffer(rows, np.int32).reshape(-1, WIDTH)


@inlined
def recorded(events: Array) -> bool:
    """Whether the caller wants to know what happens."""
    return events.shape[0] > 0


@inlined
def emit(events: Array, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Append an event to a buffer."""
    if recorded(events):
        row = events[0, 0] + 1
        events[0, 0] = row
        events[row, 0] = kind
        events[row, 1] = a
        events[row, 2] = b
        events[row, 3] = c
        events[row, 4] = d


# Marks a value that everybody sees.
PUBLIC_MARK = "+"
# Marks a kind of event that the acting seat could have predicted.
FORESEEN = True


class Kind(IntEnum):
    """The base enum of event kinds: a number, the names of the values, and whether it is foreseen.

    The names stand in the order of the row. A value with a plus sign is seen by
    everybody, any other by the event's own seat alone; if the seat has no plus
    sign, nobody else sees that anything happened. Unless an event is foreseen,
    the move that led to it cannot be taken back.
    """

    names: tuple[str, ...]
    public: frozenset[str]
    foreseen: bool

    def __new__(cls, number: int, names: str = "", foreseen: bool = False) -> Self:
        """Make a kind of its number and the names of its values."""
        kind = int.__new__(cls, number)
        kind._value_ = number
        kind.names = tuple(name.removeprefix(PUBLIC_MARK) for name in names.split())
        kind.public = frozenset(name[1:] for name in names.split() if name.startswith(PUBLIC_MARK))
        kind.foreseen = foreseen
        return kind


@dataclass(frozen=True)
class Event:
    """One thing that happened, with named and readable values.

    `public` names the values that everybody may see; the others are for the seat of the event alone.
    """

    name: str
    values: dict[str, Any]
    public: frozenset[str] = frozenset()

    @property
    def private(self) -> frozenset[str]:
        """The names of the values that only the seat of the event may see."""
        return frozenset(self.values) - self.public

    def hidden_from(self, seat: int | None) -> bool:
        """Whether a seat (or a spectator: None) does not even see that it happened."""
        whose_is_secret = "seat" in self.values and "seat" not in self.public
        return not self.owned_by(seat) and (whose_is_secret or not self.public)

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat (or a spectator: None) sees it."""
        if self.owned_by(seat):
            return self
        shown = {name: value for name, value in self.values.items() if name in self.public}
        return Event(self.name, shown, self.public)

    def owned_by(self, seat: int | None) -> bool:
        """Whether an event is a seat's own, so that it sees all values."""
        return seat is not None and self.values.get("seat") == seat

    def json(self) -> dict[str, Any]:
        """Return the event as in a trace."""
        return {"event": self.name, **self.values}

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{name}={value}" for name, value in self.values.items())])


def seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Filter events to what a seat (or a spectator: None) sees."""
    return [event.seen_by(seat) for event in events if not event.hidden_from(seat)]
