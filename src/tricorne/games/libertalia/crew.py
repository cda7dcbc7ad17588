"""Where characters are (hand, ship, den, cemetery), and which one ranks higher.

Everybody was dealt the same cards and sees what is played, so only a Surgeon
makes a secret: which character came back. `buried` and `operated` keep what
everybody knows of it. Time runs in steps of campaigns and operations: a
character may have come back by any operation at or after the time of its
death, in the same campaign.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.dispatch import numbered
from tricorne.games.events import emit
from tricorne.games.libertalia.state import NONE, OPERATIONS, RANKS, Box, Character, State
from tricorne.games.libertalia.vocabulary import Happening
from tricorne.games.struct import Array

HIGHEST_STANDING = (RANKS + 1) * 8


@inlined
def has(characters: int, rank: int) -> bool:
    """Whether a set has the character of a rank."""
    return widen(characters) >> rank & 1 == 1


@rule
def count(characters: int) -> int:
    """Count the characters of a set; LLVM makes one machine instruction of this loop."""
    found = 0
    while characters != 0:
        characters &= characters - 1
        found += 1
    return found


def by_rank(handlers: Mapping[Character, Callable[..., Any]]) -> Callable[..., Any]:
    """Make a dispatch table of what characters do: a rule that takes a rank first."""
    choose = numbered(0, *(handlers[character] for character in sorted(handlers)))
    acting = sum(1 << character for character in handlers)

    @rule
    def act(rank: int, *arguments: Any) -> Any:
        return choose(count(acting & ((1 << rank) - 1)), *arguments)

    return act


@rule
def lowest(characters: int) -> int:
    """Return the lowest rank in a set that is not empty: the number of bits below its lowest one."""
    return count((characters & -characters) - 1)


@rule
def now(game: State, seat: int) -> int:
    """Return the time as deaths and operations of a seat are dated."""
    return widen(game.campaign) * OPERATIONS + widen(game.operations[seat])


@rule
def bury(game: State, seat: int, rank: int, events: Array) -> None:
    """Lay a character into its cemetery."""
    game.cemetery[seat] |= 1 << rank
    game.buried[seat, rank] = now(game, seat)
    emit(events, Happening.DIED, seat, rank, 0, 0)


@rule
def bury_from_ship(game: State, seat: int, events: Array) -> None:
    """Discard a seat's character on the ship."""
    rank = widen(game.ship[seat])
    game.ship[seat] = 0
    bury(game, seat, rank, events)


@rule
def bury_from_den(game: State, seat: int, rank: int, events: Array) -> None:
    """Discard a character in a den."""
    game.den[seat] ^= 1 << rank
    bury(game, seat, rank, events)


@rule
def play(game: State, seat: int, rank: int) -> None:
    """Put a character from the hand on the ship; a Surgeon's secret may come to light with it."""
    game.hand[seat] ^= 1 << rank
    game.ship[seat] = rank
    time = widen(game.buried[seat, rank])
    if time > 0:
        # Count it as the first operation that could have taken it: what the others
        # may have taken is the same, whichever it really was.
        while game.operated[seat, time] == 0:
            time += 1
        game.operated[seat, time] = 0
        game.buried[seat, rank] = 0


@rule
def go_home(game: State, seat: int, events: Array) -> None:
    """Move a seat's character from the ship into its den."""
    rank = widen(game.ship[seat])
    game.ship[seat] = 0
    game.den[seat] |= 1 << rank
    emit(events, Happening.WENT_HOME, seat, rank, 0, 0)


@rule
def recruit(game: State, seat: int, rank: int, events: Array) -> None:
    """Take a character from the den back into the hand."""
    game.den[seat] ^= 1 << rank
    game.hand[seat] |= 1 << rank
    emit(events, Happening.RECRUITED, seat, rank, 0, 0)


@rule
def operate(game: State, seat: int, rank: int, events: Array) -> None:
    """Take a character from the cemetery back into the hand, unseen."""
    game.cemetery[seat] ^= 1 << rank
    game.hand[seat] |= 1 << rank
    game.operated[seat, now(game, seat)] = 1
    game.operations[seat] += 1
    emit(events, Happening.OPERATED, seat, rank, 0, 0)
    if game.cemetery[seat] == 0:
        forget_secrets(game, seat)


@rule
def forget_secrets(game: State, seat: int) -> None:
    """Note that all the dead of this campaign are back: with an empty cemetery everybody knows."""
    begin = widen(game.campaign) * OPERATIONS
    for rank in range(1, RANKS + 1):
        if game.buried[seat, rank] >= begin:
            game.buried[seat, rank] = 0
    for time in range(begin, begin + OPERATIONS):
        game.operated[seat, time] = 0


@rule
def standing(box: Box, game: State, seat: int, rank: int) -> int:
    """Return where a seat's character stands among all: by rank, then by influence."""
    return rank * 8 + widen(box.influence[game.colour[seat], rank])


@rule
def highest(box: Box, game: State) -> int:
    """Return the seat of the highest character on the ship, or -1."""
    found, best = NONE, 0
    for seat in range(game.players):
        if game.ship[seat] > 0:
            place = standing(box, game, seat, widen(game.ship[seat]))
            if place > best:
                found, best = seat, place
    return found


@rule
def next_on_ship(box: Box, game: State, after: int) -> int:
    """Return the seat of the lowest character on the ship that stands above a place, or -1."""
    found, best = NONE, HIGHEST_STANDING
    for seat in range(game.players):
        if game.ship[seat] > 0:
            place = standing(box, game, seat, widen(game.ship[seat]))
            if after < place < best:
                found, best = seat, place
    return found
