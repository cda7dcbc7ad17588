"""Bit fields: several small numbers packed into one integer, since compiled rules allocate no arrays.

A *row* has a field for each seat; votes are stored there in 24ths of a vote.
*Counts* have the blocks of each colour on some cards, in 20ths of a block, and
the number of generals among them.
"""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.liberte.state import FACTIONS, Box, State
from tricorne.games.struct import Array

SEAT_BITS = 10
SEAT_MASK = (1 << SEAT_BITS) - 1
VOTE = 24

COUNT_BITS = 16
COUNT_MASK = (1 << COUNT_BITS) - 1
BLOCK = 20
# The blocks of each colour on an average card, in 20ths of a block.
HIDDEN_CARD = 9


@inlined
def seat_number(row: int, seat: int) -> int:
    """Unpack the number of a seat from a row."""
    return (row >> (SEAT_BITS * seat)) & SEAT_MASK


@inlined
def pack_seat(seat: int, number: int) -> int:
    """Pack the number of one seat into a row, to be added to another row."""
    return widen(number) << (SEAT_BITS * seat)


@rule
def row_total(game: State, row: int) -> float:
    """Return the sum of a row of votes."""
    total = 0
    for seat in range(game.players):
        total += seat_number(row, seat)
    return total / VOTE


@rule
def count_blocks(box: Box, cards: Array, size: int) -> int:
    """Count the blocks of each colour, and the generals, on some cards; a hidden card counts as average."""
    total = widen(0)
    for place in range(size):
        card = widen(cards[place])
        if card < 0:
            total += HIDDEN_CARD + (HIDDEN_CARD << COUNT_BITS) + (HIDDEN_CARD << (2 * COUNT_BITS))
        elif box.card_faction[card] >= 0:
            total += BLOCK * widen(box.value[card]) << (COUNT_BITS * widen(box.card_faction[card]))
            total += widen(box.general[card]) << (COUNT_BITS * FACTIONS)
    return total


@inlined
def blocks_of(counts: int, faction: int) -> float:
    """Unpack the blocks of a colour from counts."""
    return ((counts >> (COUNT_BITS * faction)) & COUNT_MASK) / BLOCK


@inlined
def generals_in(counts: int) -> int:
    """Unpack the number of generals from counts."""
    return counts >> (COUNT_BITS * FACTIONS)
