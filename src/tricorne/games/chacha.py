"""ChaCha8: the stream cipher of D. J. Bernstein with eight rounds, as a random generator.

The block function is the one of RFC 8439 with 8 rounds instead of 20 and a
nonce of zeros (https://cr.yp.to/chacha/chacha-20080128.pdf). All words are kept in
64-bit integers and masked, so that the same code gives the same numbers
interpreted, compiled and on a GPU.
"""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.fast_rng import WORD
from tricorne.games.struct import Array

ROUNDS = 8
KEY_WORDS = 8
BLOCK_WORDS = 16

# "expand 32-byte k", as four little-endian words.
SIGMA_0, SIGMA_1, SIGMA_2, SIGMA_3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574


@inlined
def rotate(word: int, bits: int) -> int:
    """Rotate 32 bits to the left."""
    return ((word << bits) | (word >> (32 - bits))) & WORD


@inlined
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Mix four words."""
    a = (a + b) & WORD
    d = rotate(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate(b ^ c, 7)
    return a, b, c, d


@rule
def write_block(words: Array, key: int, counter: int, block: int) -> None:
    """Write a block of 16 words at the index `block`, made from the key at the index `key`."""
    k0, k1 = widen(words[key]), widen(words[key + 1])
    k2, k3 = widen(words[key + 2]), widen(words[key + 3])
    k4, k5 = widen(words[key + 4]), widen(words[key + 5])
    k6, k7 = widen(words[key + 6]), widen(words[key + 7])
    x0, x1, x2, x3 = widen(SIGMA_0), widen(SIGMA_1), widen(SIGMA_2), widen(SIGMA_3)
    x4, x5, x6, x7, x8, x9, x10, x11 = k0, k1, k2, k3, k4, k5, k6, k7
    x12, x13, x14, x15 = widen(counter), widen(0), widen(0), widen(0)
    for _ in range(ROUNDS // 2):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    words[block] = (x0 + SIGMA_0) & WORD
    words[block + 1] = (x1 + SIGMA_1) & WORD
    words[block + 2] = (x2 + SIGMA_2) & WORD
    words[block + 3] = (x3 + SIGMA_3) & WORD
    words[block + 4] = (x4 + k0) & WORD
    words[block + 5] = (x5 + k1) & WORD
    words[block + 6] = (x6 + k2) & WORD
    words[block + 7] = (x7 + k3) & WORD
    words[block + 8] = (x8 + k4) & WORD
    words[block + 9] = (x9 + k5) & WORD
    words[block + 10] = (x10 + k6) & WORD
    words[block + 11] = (x11 + k7) & WORD
    words[block + 12] = (x12 + counter) & WORD
    words[block + 13] = x13
    words[block + 14] = x14
    words[block + 15] = x15
