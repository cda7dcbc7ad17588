"""Booty tokens and doubloons."""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.events import emit
from tricorne.games.game_rng import below
from tricorne.games.libertalia.state import KINDS, State
from tricorne.games.libertalia.vocabulary import Happening
from tricorne.games.struct import Array

PACKED = 4


@inlined
def packed(kind: int) -> int:
    """Return one token of a kind, as events count tokens of all kinds in one number."""
    return 1 << (PACKED * kind)


@rule
def total(tokens: Array) -> int:
    """Count tokens."""
    count = 0
    for kind in range(KINDS):
        count += widen(tokens[kind])
    return count


@rule
def kinds(tokens: Array) -> int:
    """Count the kinds of which there is a token."""
    count = 0
    for kind in range(KINDS):
        if tokens[kind] > 0:
            count += 1
    return count


@rule
def first_kind(tokens: Array) -> int:
    """Return the first kind of which there is a token."""
    kind = 0
    while tokens[kind] == 0:
        kind += 1
    return kind


@rule
def draw(game: State) -> int:
    """Draw a token from the bag; return its kind."""
    pick = below(game.random, total(game.bag))
    kind = 0
    while pick >= game.bag[kind]:
        pick -= widen(game.bag[kind])
        kind += 1
    game.bag[kind] -= 1
    return kind


@rule
def put_back(game: State, seat: int, kind: int, count: int, events: Array) -> None:
    """Return tokens of a seat to the bag."""
    if count > 0:
        game.booty[seat, kind] -= count
        game.bag[kind] += count
        emit(events, Happening.RETURNED, seat, kind, count, 0)


@rule
def gain(game: State, seat: int, rank: int, doubloons: int, events: Array) -> None:
    """Give doubloons to a seat for what a character did."""
    if doubloons > 0:
        game.doubloons[seat] += doubloons
        emit(events, Happening.GAINED, seat, rank, doubloons, 0)


@rule
def pay(game: State, seat: int, rank: int, due: int, events: Array) -> None:
    """Take doubloons from a seat for what a character did: all it has, if that is less."""
    paid = min(due, widen(game.doubloons[seat]))
    if paid > 0:
        game.doubloons[seat] -= paid
        emit(events, Happening.PAID, seat, rank, paid, 0)
