"""The random stream of a game, which shuffles its cards and draws its tokens.

It is part of the state and secret like a hand. A real game draws from ChaCha8
with a key of 256 bits, so the cards seen say nothing about the cards to come.
Determinized worlds draw from the generator of `fast_rng`. The first word of a
stream says which kind it is; a match accepts no other than a dealt one.
"""

from __future__ import annotations

import hashlib
from enum import IntEnum

import numpy as np

from tricorne.backends.rule import rule, widen
from tricorne.games import fast_rng
from tricorne.games.chacha import BLOCK_WORDS, KEY_WORDS, write_block
from tricorne.games.fast_rng import WORD
from tricorne.games.struct import Array, Cell, u4


class Kind(IntEnum):
    """What a stream is for, and which generator it uses."""

    NONE = 0
    """Nothing can be drawn: a template, or an observation."""
    IMAGINED = 1
    """A determinized world, with the fast generator."""
    SCALED = 2
    """A game of rules version 1: fast, and predictable from what was published of it."""
    DEALT = 3
    """A real game: ChaCha8."""


# As plain numbers, which compile to constants.
IMAGINED, SCALED, DEALT = int(Kind.IMAGINED), int(Kind.SCALED), int(Kind.DEALT)

# The layout of a stream: its kind, then the words of the fast generator, or the
# index into the block, the block counter, the key and the block.
KIND = 0
QUICK = 1
PLACE, COUNTER, KEY = 1, 2, 3
BLOCK = KEY + KEY_WORDS
STREAM: Cell = u4[BLOCK + BLOCK_WORDS]

STREAM_DOMAIN = b"tricorne/stream/2\n"


def dealt(seed: str, number: int = 0) -> Array:
    """Make the stream of a game from its seed; each rewind of the game has the next number."""
    key = hashlib.sha256(STREAM_DOMAIN + number.to_bytes(4, "big") + seed.encode()).digest()
    stream = np.zeros(STREAM.shape, np.uint32)
    stream[KIND] = DEALT
    stream[PLACE] = BLOCK_WORDS
    stream[KEY : KEY + KEY_WORDS] = np.frombuffer(key, "<u4")
    return stream


def scaled(seed: str) -> Array:
    """Make the stream of a game of rules version 1."""
    stream = np.zeros(STREAM.shape, np.uint32)
    stream[KIND] = SCALED
    stream[QUICK : QUICK + fast_rng.WORDS] = fast_rng.stream(seed)
    return stream


def imagined(rng: Array) -> Array:
    """Make the stream of a determinized world from four words."""
    stream = np.zeros(STREAM.shape, np.uint32)
    stream[KIND] = IMAGINED
    stream[QUICK : QUICK + fast_rng.WORDS] = rng
    return stream


def kind_of(stream: Array) -> Kind:
    """Return the kind of a stream."""
    return Kind(int(stream[KIND]))


@rule
def next_word(stream: Array) -> int:
    """Draw a number of 32 bits."""
    if stream[KIND] != DEALT:
        return fast_rng.step(stream, QUICK)
    place = widen(stream[PLACE])
    if place == BLOCK_WORDS:
        write_block(stream, KEY, widen(stream[COUNTER]), BLOCK)
        stream[COUNTER] += 1
        place = 0
    stream[PLACE] = place + 1
    return widen(stream[BLOCK + place])


@rule
def below(stream: Array, limit: int) -> int:
    """Draw a number from 0 up to, but not including, a limit of at most 31 bits, all equally likely.

    This is D. Lemire's multiplication with rejection (https://arxiv.org/abs/1805.10941).
    Fast streams only scale.
    """
    drawn = next_word(stream) * limit
    if stream[KIND] == DEALT and drawn & WORD < limit:
        unfair = (WORD + 1 - limit) % limit
        while drawn & WORD < unfair:
            drawn = next_word(stream) * limit
    return drawn >> 32


@rule
def shuffle(stream: Array, items: Array, first: int, end: int) -> None:
    """Shuffle the items from `first` up to, but not including, `end` (Fisher–Yates)."""
    for last in range(end - 1, first, -1):
        other = first + below(stream, last - first + 1)
        items[last], items[other] = items[other], items[last]


@rule
def imagine(stream: Array, rng: Array) -> None:
    """Seed the fast stream of a determinized world from another stream."""
    stream[KIND] = IMAGINED
    for word in range(fast_rng.WORDS):
        stream[QUICK + word] = fast_rng.next_word(rng)


@rule
def renew(stream: Array, rng: Array) -> None:
    """Reseed a stream, of whatever kind, from a fast one: for random play."""
    if stream[KIND] == DEALT:
        for word in range(KEY_WORDS):
            stream[KEY + word] = fast_rng.next_word(rng)
        stream[COUNTER] = 0
        stream[PLACE] = BLOCK_WORDS
    else:
        imagine(stream, rng)
