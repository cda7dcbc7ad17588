"""A fast random number generator, not secure: for random players, bots and determinized worlds.

It is sfc32 of C. Doty-Humphrey's PractRand: 128 bits of state; sums, shifts and
exclusive ors of 32-bit words. No intermediate number exceeds 64 bits, so the
same code gives the same numbers interpreted, compiled and on a GPU. Enough of
its output gives its state away; real games are dealt with `game_rng`.
"""

from __future__ import annotations

import hashlib

import numpy as np

from tricorne.backends.rule import rule
from tricorne.games.struct import Array

WORD = 0xFFFFFFFF
WORDS = 4


def stream(seed: str) -> Array:
    """Make the stream of a seed."""
    return np.frombuffer(hashlib.sha256(seed.encode()).digest()[: 4 * WORDS], dtype="<u4").astype(np.uint32)


@rule
def step(rng: Array, at: int) -> int:
    """Draw a number of 32 bits from the stream whose four words begin at an index."""
    a, b = np.int64(rng[at]), np.int64(rng[at + 1])
    c, counter = np.int64(rng[at + 2]), np.int64(rng[at + 3])
    drawn = (a + b + counter) & WORD
    rng[at] = b ^ (b >> 9)
    rng[at + 1] = (c + (c << 3)) & WORD
    rng[at + 2] = ((((c << 21) | (c >> 11)) & WORD) + drawn) & WORD
    rng[at + 3] = (counter + 1) & WORD
    return drawn  # type: ignore[return-value]


@rule
def next_word(rng: Array) -> int:
    """Draw a number of 32 bits."""
    return step(rng, 0)


@rule
def below(rng: Array, limit: int) -> int:
    """Draw a number from 0 up to, but not including, a limit of at most 31 bits.

    Scaling makes some numbers likelier by at most one part in 2^32 / limit, which is
    no matter for simulations.
    """
    return (next_word(rng) * limit) >> 32


@rule
def shuffle(rng: Array, items: Array, first: int, end: int) -> None:
    """Shuffle the items from `first` up to, but not including, `end` (Fisher–Yates)."""
    for last in range(end - 1, first, -1):
        other = first + below(rng, last - first + 1)
        items[last], items[other] = items[other], items[last]
