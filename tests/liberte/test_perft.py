"""Perft: how many legal sequences there are from fixed positions.

The numbers were counted once. One that changes means that a rule has changed,
or the order of small decisions, or the setting up from a seed.
`python -m tests.liberte.test_perft` counts anew.
"""

from __future__ import annotations

import pytest

from tests.support.backends import compiles
from tests.support.liberte import LIBERTE
from tests.support.perft import perft
from tests.support.walks import position_after

DEPTH = 4
# Version 2 of the rules deals from another stream; all else, and so every count, is as it was in version 1.
DEALT_BY = 1

# Players, edition, and the moves played at random before; the counts at depth 1, 2, 3 and 4.
COUNTS = {
    (3, "second", 0): (12, 122, 571, 2646),
    (3, "second", 150): (2, 4, 52, 344),
    (3, "second", 400): (2, 13, 94, 752),
    (3, "second", 700): (4, 16, 64, 256),
    (3, "first", 0): (12, 131, 703, 3727),
    (3, "first", 150): (2, 4, 4, 32),
    (3, "first", 400): (7, 80, 405, 1520),
    (3, "first", 700): (5, 28, 138, 866),
    (4, "second", 0): (12, 110, 795, 4064),
    (4, "second", 150): (20, 40, 200, 882),
    (4, "second", 400): (4, 16, 32, 32),
    (4, "second", 700): (10, 66, 257, 1116),
    (4, "first", 0): (12, 110, 795, 4075),
    (4, "first", 150): (4, 8, 16, 294),
    (4, "first", 400): (11, 83, 568, 2313),
    (4, "first", 700): (4, 75, 188, 1807),
    (5, "second", 0): (8, 46, 276, 1713),
    (5, "second", 150): (12, 89, 466, 1712),
    (5, "second", 400): (8, 56, 542, 3277),
    (5, "second", 700): (5, 18, 66, 138),
    (5, "first", 0): (8, 64, 453, 3924),
    (5, "first", 150): (6, 39, 383, 2856),
    (5, "first", 400): (9, 70, 465, 3675),
    (5, "first", 700): (2, 4, 4, 24),
    (6, "second", 0): (11, 58, 435, 2429),
    (6, "second", 150): (7, 77, 762, 4935),
    (6, "second", 400): (5, 49, 188, 938),
    (6, "second", 700): (11, 66, 381, 2349),
    (6, "first", 0): (11, 82, 792, 4259),
    (6, "first", 150): (12, 162, 805, 5063),
    (6, "first", 400): (11, 92, 585, 2271),
    (6, "first", 700): (8, 61, 505, 2536),
}


def count(players: int, edition: str, moves: int, depth: int) -> tuple[int, ...]:
    """Count the legal sequences up to a depth."""
    state = position_after(LIBERTE, f"perft {players}", players, moves, {"edition": edition}, DEALT_BY)
    return tuple(perft(LIBERTE, state, length) for length in range(1, depth + 1))


@pytest.mark.parametrize(("players", "edition", "moves"), COUNTS)
def test_perft(players: int, edition: str, moves: int) -> None:
    """The counts are what they always were."""
    depth = DEPTH if compiles() else DEPTH - 1
    assert count(players, edition, moves, depth) == COUNTS[players, edition, moves][:depth]


if __name__ == "__main__":
    for key in COUNTS:
        print(f"    {key!r}: {count(*key, DEPTH)},".replace("'", '"'))
