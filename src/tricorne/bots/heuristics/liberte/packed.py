"""Small numbers side by side in one whole number: rules make no arrays, and these need none.

A *row* has a number for each seat; votes stand there in parts of a vote. A
*tally* has the blocks of each colour on some cards, and the generals among them.
"""

from __future__ import annotations

from tricorne.games.compiled import inlined, rule, whole
from tricorne.games.liberte.state import FACTIONS, Box, State
from tricorne.games.struct import Array

BITS = 10
FIELD = (1 << BITS) - 1
VOTE = 24

TALLY_BITS = 16
TALLY = (1 << TALLY_BITS) - 1
BLOCK = 20
# The blocks of each colour on an average card, in parts of a block.
HIDDEN_CARD = 9


@inlined
def of_seat(row: int, seat: int) -> int:
    """Return a seat's number in a row."""
    return (row >> (BITS * seat)) & FIELD


@inlined
def for_seat(seat: int, number: int) -> int:
    """Return a row with one seat's number, to be added to another row."""
    return whole(number) << (BITS * seat)


@rule
def row_total(game: State, row: int) -> float:
    """Add up a row of votes."""
    total = 0
    for seat in range(game.players):
        total += of_seat(row, seat)
    return total / VOTE


@rule
def tally(box: Box, cards: Array, size: int) -> int:
    """Count the blocks of each colour, and the generals, in a row of cards; a hidden card is average."""
    total = whole(0)
    for place in range(size):
        card = whole(cards[place])
        if card < 0:
            total += HIDDEN_CARD + (HIDDEN_CARD << TALLY_BITS) + (HIDDEN_CARD << (2 * TALLY_BITS))
        elif box.card_faction[card] >= 0:
            total += BLOCK * whole(box.value[card]) << (TALLY_BITS * whole(box.card_faction[card]))
            total += whole(box.general[card]) << (TALLY_BITS * FACTIONS)
    return total


@inlined
def of_colour(tallied: int, faction: int) -> float:
    """Return the blocks of a colour in a tally."""
    return ((tallied >> (TALLY_BITS * faction)) & TALLY) / BLOCK


@inlined
def of_generals(tallied: int) -> int:
    """Return the generals in a tally."""
    return tallied >> (TALLY_BITS * FACTIONS)
