"""Encodings: what a seat knows as a vector of numbers, for environments and neural networks.

Seats are relative: first the seat itself, then the others as they sit. All numbers lie between -1 and 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from tricorne.backends.rule import inlined


@dataclass(frozen=True)
class Block:
    """A part of the vector: what it tells, and its shape."""

    name: str
    shape: tuple[int, ...]
    comment: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Encoding:
    """The blocks of the vector, in their order."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = blocks
        self._first: dict[str, int] = {}
        end = 0
        for block in blocks:
            self._first[block.name] = end
            end += block.size
        self.size = end
        """The length of the vector."""

    def first(self, name: str) -> int:
        """Return the index of the first number of a block."""
        return self._first[name]


def block(name: str, *shape: int, comment: str) -> Block:
    """Declare a block; without a shape it is one number."""
    return Block(name, shape, comment)


@inlined
def relative(owner: int, seat: int, players: int) -> int:
    """Return how many places after a seat another one sits."""
    return owner - seat if owner >= seat else owner - seat + players


@inlined
def absolute(place: int, seat: int, players: int) -> int:
    """Return the seat that sits so many places after another."""
    return seat + place if seat + place < players else seat + place - players


@inlined
def limited(number: float) -> float:
    """Return a number, or 1 or -1 if it is beyond."""
    return min(1.0, max(-1.0, number))
