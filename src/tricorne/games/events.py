"""What happened, told in small rows of integers.

Rules write rows (kind, a, b, c, d) into a buffer that the caller hands in; a
buffer without rows switches the telling off. The first row holds the count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Self

import numpy as np

from tricorne.games.compiled import inlined
from tricorne.games.record import Array

CAPACITY = 1024
WIDTH = 5
SILENT: Array = np.zeros((0, WIDTH), np.int32)


def buffer() -> Array:
    """Make an empty buffer that holds more than any one action can cause."""
    return np.zeros((CAPACITY, WIDTH), np.int32)


def rows(written: Array) -> Iterator[tuple[int, ...]]:
    """Go through the rows of a buffer."""
    for row in written[1 : 1 + int(written[0, 0])]:
        yield tuple(int(number) for number in row)


def packed(written: Array) -> bytes:
    """Pack the rows of a buffer as tightly as they can be kept."""
    return written[: 1 + int(written[0, 0])].tobytes()


def unpacked(rows: bytes) -> Array:
    """Return rows that were packed as a buffer."""
    return np.frombuffer(rows, np.int32).reshape(-1, WIDTH)


@inlined
def tell(events: Array, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Write down that something happened."""
    if events.shape[0] > 0:
        row = events[0, 0] + 1
        events[0, 0] = row
        events[row, 0] = kind
        events[row, 1] = a
        events[row, 2] = b
        events[row, 3] = c
        events[row, 4] = d


class Kind(IntEnum):
    """The base of a game's kinds of events: a number, and the names of its values.

    The names stand in the order of the row; a starred value is seen by the
    event's own seat only. With a starred seat the whole event is.
    """

    names: str

    def __new__(cls, number: int, names: str = "") -> Self:
        """Make a kind of its number and the names of its values."""
        kind = int.__new__(cls, number)
        kind._value_ = number
        kind.names = names
        return kind


@dataclass(frozen=True)
class Event:
    """One thing that happened, with named and readable values.

    `secret` names the values that only the seat of the event may see.
    """

    name: str
    values: dict[str, Any]
    secret: tuple[str, ...] = ()

    def hidden_from(self, seat: int | None) -> bool:
        """Whether a seat (or a spectator: None) does not even see that it happened."""
        return "seat" in self.secret and self.values["seat"] != seat

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as a seat (or a spectator: None) sees it."""
        if not self.secret or self.values.get("seat") == seat:
            return self
        shown = {name: value for name, value in self.values.items() if name not in self.secret}
        return Event(self.name, shown)

    def json(self) -> dict[str, Any]:
        """Return the event as it stands in a trace."""
        return {"event": self.name, **self.values}

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{name}={value}" for name, value in self.values.items())])


def seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return events as a seat (or a spectator: None) sees them."""
    return [event.seen_by(seat) for event in events if not event.hidden_from(seat)]
