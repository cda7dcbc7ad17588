"""The random stream that lives in a game's record.

It is the generator sfc32 (128 bits of state; sums, shifts and exclusive ors of
32-bit words), written so that no intermediate number leaves 64 bits: the same
code gives the same numbers interpreted, compiled and on a GPU.
"""

from __future__ import annotations

import hashlib

import numpy as np

from tricorne.games.compiled import rule
from tricorne.games.record import Array

WORD = 0xFFFFFFFF


def stream(seed: str) -> Array:
    """Make the random stream that belongs to a seed."""
    return np.frombuffer(hashlib.sha256(seed.encode()).digest()[:16], dtype="<u4").astype(np.uint32)


@rule
def next_word(words: Array) -> int:
    """Draw a number of 32 bits."""
    a, b, c, counter = np.int64(words[0]), np.int64(words[1]), np.int64(words[2]), np.int64(words[3])
    drawn = (a + b + counter) & WORD
    words[0] = b ^ (b >> 9)
    words[1] = (c + (c << 3)) & WORD
    words[2] = ((((c << 21) | (c >> 11)) & WORD) + drawn) & WORD
    words[3] = (counter + 1) & WORD
    return drawn  # type: ignore[return-value]


@rule
def below(words: Array, limit: int) -> int:
    """Draw a number from 0 up to, but not including, a limit of at most 31 bits."""
    return (next_word(words) * limit) >> 32


@rule
def reseed(words: Array, source: Array) -> None:
    """Start a stream anew from what another one draws."""
    for word in range(words.shape[0]):
        words[word] = next_word(source)


@rule
def shuffle(words: Array, items: Array, first: int, end: int) -> None:
    """Shuffle the items from `first` up to, but not including, `end`."""
    for last in range(end - 1, first, -1):
        other = first + below(words, last - first + 1)
        items[last], items[other] = items[other], items[last]
