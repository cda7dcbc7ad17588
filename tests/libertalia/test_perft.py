"""Perft: how many legal sequences there are from fixed positions.

The numbers were counted once. One that changes means that a rule has changed,
or the order of small decisions, or the setting up from a seed. At sunrise every
seat that has not chosen yet may be the next. `python -m tests.libertalia.test_perft`
counts anew.
"""

from __future__ import annotations

import pytest

from tests.support.backends import compiles
from tests.support.libertalia import LIBERTALIA
from tests.support.perft import perft
from tests.support.walks import position_after

DEPTH = 5
SHALLOW = 3  # in plain Python
# Version 2 of the rules deals from another stream; all else, and so every count, is as it was in version 1.
DEALT_BY = 1

# Players, and the moves played at random before; the counts at depth 1 to 5.
COUNTS = {
    (2, 1): (9, 18, 288, 2304, 4608),
    (2, 15): (4, 8, 144, 1296, 7128),
    (2, 33): (4, 20, 40, 370, 4315),
    (2, 44): (2, 5, 65, 420, 1200),
    (2, 52): (9, 40, 144, 228, 120),
    (3, 2): (9, 27, 54, 1296, 20736),
    (3, 47): (7, 42, 167, 437, 3528),
    (3, 60): (5, 12, 24, 256, 4856),
    (3, 91): (5, 12, 24, 36, 28),
    (4, 3): (9, 36, 108, 216, 6912),
    (4, 42): (3, 11, 50, 1800, 48600),
    (4, 90): (9, 72, 256, 640, 5200),
    (4, 129): (4, 12, 36, 144, 363),
    (5, 4): (9, 72, 384, 1600, 5120),
    (5, 31): (6, 20, 72, 261, 945),
    (5, 92): (5, 43, 240, 870, 2550),
    (5, 158): (5, 16, 60, 225, 795),
    (6, 5): (9, 45, 189, 648, 1728),
    (6, 28): (7, 14, 70, 298, 1026),
    (6, 112): (2, 8, 28, 88, 248),
    (6, 167): (16, 128, 256, 512, 1024),
    (6, 208): (12, 72, 288, 1182, 4406),
}


def count(players: int, moves: int, depth: int) -> tuple[int, ...]:
    """Count the legal sequences up to a depth."""
    state = position_after(LIBERTALIA, f"perft {players}", players, moves, rules=DEALT_BY)
    return tuple(perft(LIBERTALIA, state, length) for length in range(1, depth + 1))


@pytest.mark.parametrize(("players", "moves"), COUNTS)
def test_perft(players: int, moves: int) -> None:
    """The counts are what they always were."""
    depth = DEPTH if compiles() else SHALLOW
    assert count(players, moves, depth) == COUNTS[players, moves][:depth]


def test_sunrise_is_counted_by_hand() -> None:
    """Nine cards each and nobody yet chosen: any order of seats, any card."""
    state = position_after(LIBERTALIA, "perft 6", 6, 0)
    assert [perft(LIBERTALIA, state, depth) for depth in (1, 2, 3)] == [6 * 9, 6 * 5 * 81, 6 * 5 * 4 * 729]


if __name__ == "__main__":
    for key in COUNTS:
        print(f"    {key!r}: {count(*key, DEPTH)},")
