"""The invariants: laws that hold in every position.

Everything is counted from the state alone. Whether a move was legal, and what it
did, is not checked here but by the tests of the rules and the corpus.
"""

from __future__ import annotations

from enum import IntEnum

from tricorne.backends.rule import rule, widen
from tricorne.games.libertalia.booty import total
from tricorne.games.libertalia.campaign import FIRST_HAND, NEW_CARDS
from tricorne.games.libertalia.crew import count, has
from tricorne.games.libertalia.state import (
    CAMPAIGNS,
    DAYS,
    KINDS,
    RANKS,
    SEATS,
    TIMES,
    Box,
    Ending,
    Phase,
    State,
)
from tricorne.games.libertalia.vocabulary import Ask
from tricorne.games.struct import Array

LEAST_SPARE = 2


class Invariant(IntEnum):
    """The laws, by the number that reports a violation."""

    NONE = 0
    BOOTY_IS_CONSERVED = 1
    NO_HEAP_BELOW_ZERO = 2
    A_TOKEN_LIES_OUT_FOR_EACH_PLAYER = 3
    NO_PURSE_BELOW_ZERO = 4
    THE_DECK_HAS_EVERY_RANK_ONCE = 5
    EACH_CAMPAIGN_DEALS_ITS_CARDS = 6
    A_CHARACTER_IS_IN_ONE_PLACE = 7
    ONLY_DEALT_CHARACTERS_PLAY = 8
    NOBODY_LEAVES_DURING_THE_FIRST_CAMPAIGN = 9
    HANDS_LAST_FOR_THE_CAMPAIGN = 10
    ONE_CHARACTER_A_DAY = 11
    THE_CHOSEN_ARE_IN_HAND = 12
    SECRETS_ARE_ACCOUNTED_FOR = 13
    EMPTY_SEATS_OWN_NOTHING = 14
    COLOURS_DIFFER = 15
    CAMPAIGN_DAY_AND_PHASE_EXIST = 16
    AN_END_HAS_WINNERS = 17
    NEVER_A_DEAD_END = 18
    ONLY_PLAYERS_ARE_ASKED = 19


@rule
def booty(box: Box, game: State) -> Invariant:
    """Check tokens and doubloons."""
    for kind in range(KINDS):
        tokens = widen(game.bag[kind])
        if game.bag[kind] < 0:
            return Invariant.NO_HEAP_BELOW_ZERO
        for seat in range(SEATS):
            tokens += widen(game.booty[seat, kind])
            if game.booty[seat, kind] < 0:
                return Invariant.NO_HEAP_BELOW_ZERO
        for day in range(1, DAYS + 1):
            tokens += widen(game.board[day, kind])
            if game.board[day, kind] < 0:
                return Invariant.NO_HEAP_BELOW_ZERO
        if tokens != box.tokens[kind]:
            return Invariant.BOOTY_IS_CONSERVED
    for day in range(1, DAYS + 1):
        tokens = total(game.board[day])
        untouched = day > game.day or (day == game.day and game.phase < Phase.DUSK)
        if tokens > game.players or (untouched and tokens != game.players):
            return Invariant.A_TOKEN_LIES_OUT_FOR_EACH_PLAYER
    for seat in range(SEATS):
        if game.doubloons[seat] < 0 or game.gained[seat] < 0 or game.scores[seat] < game.gained[seat]:
            return Invariant.NO_PURSE_BELOW_ZERO
    return Invariant.NONE


@rule
def deck(game: State) -> Invariant:
    """Check what was dealt and what was not."""
    ranks = 0
    for place in range(RANKS):
        ranks |= 1 << widen(game.deck[place])
    if ranks != (1 << (RANKS + 1)) - 2:
        return Invariant.THE_DECK_HAS_EVERY_RANK_ONCE
    if game.dealt != FIRST_HAND + (game.campaign - 1) * NEW_CARDS:
        return Invariant.EACH_CAMPAIGN_DEALS_ITS_CARDS
    return Invariant.NONE


@rule
def characters(game: State, seat: int) -> Invariant:
    """Check the characters of a seat."""
    dealt = 0
    for place in range(game.dealt):
        dealt |= 1 << widen(game.deck[place])
    hand, den, cemetery = widen(game.hand[seat]), widen(game.den[seat]), widen(game.cemetery[seat])
    ship = 1 << widen(game.ship[seat]) if game.ship[seat] > 0 else 0
    everybody = hand | den | cemetery | ship
    if count(everybody) != count(hand) + count(den) + count(cemetery) + count(ship):
        return Invariant.A_CHARACTER_IS_IN_ONE_PLACE
    if everybody & ~dealt != 0:
        return Invariant.ONLY_DEALT_CHARACTERS_PLAY
    if game.campaign == 1 and everybody != dealt:
        return Invariant.NOBODY_LEAVES_DURING_THE_FIRST_CAMPAIGN
    if count(hand) < DAYS - game.day + LEAST_SPARE:
        return Invariant.HANDS_LAST_FOR_THE_CAMPAIGN
    aboard = ship != 0 and (game.phase == Phase.SUNRISE or game.phase > Phase.DUSK)
    if aboard or count(den | ship) > (game.day - 1 if game.phase == Phase.SUNRISE else game.day):
        return Invariant.ONE_CHARACTER_A_DAY
    return Invariant.NONE


@rule
def secrets(game: State, seat: int) -> Invariant:
    """Check what only one seat knows."""
    if game.chosen[seat] != 0:
        if game.ask != Ask.CHOOSE or not has(game.hand[seat], widen(game.chosen[seat])):
            return Invariant.THE_CHOSEN_ARE_IN_HAND
    unseen = 0
    for rank in range(1, RANKS + 1):
        if game.buried[seat, rank] > 0 and has(game.hand[seat], rank):
            unseen += 1
        if has(game.cemetery[seat], rank) and game.buried[seat, rank] == 0:
            return Invariant.SECRETS_ARE_ACCOUNTED_FOR
    for time in range(TIMES):
        unseen -= widen(game.operated[seat, time])
    if unseen != 0:
        return Invariant.SECRETS_ARE_ACCOUNTED_FOR
    return Invariant.NONE


@rule
def seats(game: State) -> Invariant:
    """Check who sits at the table."""
    for seat in range(game.players):
        for other in range(seat):
            if game.colour[seat] == game.colour[other]:
                return Invariant.COLOURS_DIFFER
    for seat in range(game.players, SEATS):
        cards = widen(game.hand[seat]) | widen(game.den[seat]) | widen(game.cemetery[seat])
        pieces = widen(game.ship[seat]) + widen(game.chosen[seat]) + total(game.booty[seat])
        if cards + pieces + game.doubloons[seat] + game.scores[seat] + game.winners[seat] != 0:
            return Invariant.EMPTY_SEATS_OWN_NOTHING
    return Invariant.NONE


@rule
def decision(game: State) -> Invariant:
    """Check that the game is over or asks somebody."""
    if not (1 <= game.campaign <= CAMPAIGNS and 1 <= game.day <= DAYS):
        return Invariant.CAMPAIGN_DAY_AND_PHASE_EXIST
    if (game.phase == Phase.REST) != (game.over != Ending.RUNNING):
        return Invariant.CAMPAIGN_DAY_AND_PHASE_EXIST
    if game.over != Ending.RUNNING:
        for seat in range(game.players):
            if game.winners[seat] == 1:
                return Invariant.NONE
        return Invariant.AN_END_HAS_WINNERS
    if game.ask == Ask.NOTHING:
        return Invariant.NEVER_A_DEAD_END
    if (game.ask == Ask.CHOOSE) != (game.phase == Phase.SUNRISE):
        return Invariant.CAMPAIGN_DAY_AND_PHASE_EXIST
    if game.ask != Ask.CHOOSE and not 0 <= game.asked < game.players:
        return Invariant.ONLY_PLAYERS_ARE_ASKED
    return Invariant.NONE


@rule
def check(box: Box, game: State, scratch: Array) -> int:
    """Return the first law that a position breaks, or 0; `scratch` is not needed here."""
    law = booty(box, game)
    if law == Invariant.NONE:
        law = deck(game)
    for seat in range(game.players):
        if law == Invariant.NONE:
            law = characters(game, seat)
        if law == Invariant.NONE:
            law = secrets(game, seat)
    if law == Invariant.NONE:
        law = seats(game)
    if law == Invariant.NONE:
        law = decision(game)
    return law.value
