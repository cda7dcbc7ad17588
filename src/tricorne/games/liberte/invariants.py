"""The invariants: laws that hold in every position.

Everything is counted from the state alone. Whether a move was legal, and what it
did, is not checked here but by the tests of the rules and the corpus.
"""

from __future__ import annotations

from enum import IntEnum

from tricorne.backends.rule import rule
from tricorne.games.liberte.board import HIGHEST_STACK, MOST_STACKS, stacks_in
from tricorne.games.liberte.cards import DISPLAY_LIMIT
from tricorne.games.liberte.state import (
    CARDS,
    FACE_UP,
    FACTIONS,
    HAND_ROOM,
    PROVINCES,
    SEATS,
    TURNS,
    WHITE,
    Box,
    Ending,
    Phase,
    State,
    Type,
)
from tricorne.games.liberte.vocabulary import Ask
from tricorne.games.struct import Array


class Invariant(IntEnum):
    """The laws, by the number that reports a violation."""

    NONE = 0
    BLOCKS_ARE_CONSERVED = 1
    NO_SUPPLY_BELOW_ZERO = 2
    NO_MARKER_BELOW_ZERO = 3
    RESERVE_ONLY_IN_TURN_ONE = 4
    OWED_BLOCKS_BELONG_TO_LOST_BATTLES = 5
    WHITE_IS_OWED_ONLY_WHEN_MISSING = 6
    CARDS_ARE_CONSERVED = 7
    CARDS_STAND_IN_ORDER = 8
    SLOTS_ARE_FULL_BESIDE_A_DECK = 9
    NO_DISCARDS_BESIDE_AN_EMPTY_DECK = 10
    KNOWN_CARDS_ARE_IN_HANDS = 11
    STACKS_ARE_ONE_TO_THREE_HIGH = 12
    THREE_STACKS_IN_A_PROVINCE = 13
    EMPTY_SEATS_OWN_NOTHING = 14
    TOKENS_ARE_NOT_OVERSPENT = 15
    NO_BATTLE_IN_TURN_ONE = 16
    NO_SPECIAL_IN_A_DISPLAY = 17
    FIFTH_CARD_NEEDS_SANS_CULOTTES = 18
    ORDER_NAMES_EVERY_SEAT_ONCE = 19
    FIRST_ORDER_IS_A_ROTATION = 20
    TURN_AND_PHASE_EXIST = 21
    AN_END_HAS_WINNERS = 22
    NEVER_A_DEAD_END = 23
    ONLY_WHOSE_TURN_IT_IS_ACTS = 24


@rule
def blocks(box: Box, game: State) -> Invariant:
    """Check the blocks: supply, reserve, board, votes and lost battles."""
    for faction in range(FACTIONS):
        if game.supply[faction] < 0:
            return Invariant.NO_SUPPLY_BELOW_ZERO
        if game.track[faction] < 0:
            return Invariant.NO_MARKER_BELOW_ZERO
        if game.reserve[faction] != 0 and game.turn > 1:
            return Invariant.RESERVE_ONLY_IN_TURN_ONE
        count = game.supply[faction] + game.reserve[faction]
        for seat in range(SEATS):
            count += game.votes[seat, faction]
            for province in range(1, PROVINCES + 1):
                if game.colour[seat, province] == faction:
                    count += game.height[seat, province]
        if faction == WHITE:
            count += game.lost_battles - game.white_owed
        if count != box.blocks[faction]:
            return Invariant.BLOCKS_ARE_CONSERVED
    if game.white_owed < 0 or game.white_owed > game.lost_battles:
        return Invariant.OWED_BLOCKS_BELONG_TO_LOST_BATTLES
    if game.white_owed > 0 and game.supply[WHITE] > 0 and game.phase != Phase.ELECTION:
        return Invariant.WHITE_IS_OWED_ONLY_WHEN_MISSING
    return Invariant.NONE


@rule
def count_row(row: Array, size: int, room: int, times: Array) -> bool:
    """Count the cards of a sorted row; return whether it is sorted and empty beyond its size."""
    for place in range(room):
        if place < size:
            times[row[place]] += 1
            if place > 0 and row[place] <= row[place - 1]:
                return False
        elif row[place] != 0:
            return False
    return True


@rule
def cards(box: Box, game: State, times: Array) -> Invariant:
    """Check the cards: each is in exactly one place."""
    for card in range(CARDS + 1):
        times[card] = 0
    for seat in range(SEATS):
        if not count_row(game.hand[seat], game.hand_size[seat], HAND_ROOM, times):
            return Invariant.CARDS_STAND_IN_ORDER
    for card in range(1, CARDS + 1):
        if game.known[card] == 1 and times[card] == 0:
            return Invariant.KNOWN_CARDS_ARE_IN_HANDS
    for seat in range(SEATS):
        if not count_row(game.display[seat], game.display_size[seat], game.display.shape[1], times):
            return Invariant.CARDS_STAND_IN_ORDER
    for place in range(game.deck_size):
        times[game.deck[place]] += 1
    for slot in range(FACE_UP):
        times[game.face_up[slot]] += 1
        if game.face_up[slot] == 0 and game.deck_size > 0:
            return Invariant.SLOTS_ARE_FULL_BESIDE_A_DECK
    times[game.in_play] += 1
    for card in range(1, CARDS + 1):
        times[card] += game.discards[card] + game.returned[card]
        if game.discards[card] == 1 and game.deck_size == 0:
            return Invariant.NO_DISCARDS_BESIDE_AN_EMPTY_DECK
        if times[card] != (1 if card <= box.cards else 0):
            return Invariant.CARDS_ARE_CONSERVED
    return Invariant.NONE


@rule
def stacks(box: Box, game: State) -> Invariant:
    """Check stacks and tokens."""
    for seat in range(SEATS):
        bound = game.battle_box[seat] + 0
        for province in range(1, PROVINCES + 1):
            height = game.height[seat, province]
            if height < 0 or height > HIGHEST_STACK or (height == 0 and game.colour[seat, province] != 0):
                return Invariant.STACKS_ARE_ONE_TO_THREE_HIGH
            if height > 0:
                bound += 1
        if bound > 0 and seat >= game.players:
            return Invariant.EMPTY_SEATS_OWN_NOTHING
        if bound > box.tokens:
            return Invariant.TOKENS_ARE_NOT_OVERSPENT
        if game.battle_box[seat] > 0 and game.turn == 1:
            return Invariant.NO_BATTLE_IN_TURN_ONE
    for province in range(1, PROVINCES + 1):
        if stacks_in(game, province) > MOST_STACKS:
            return Invariant.THREE_STACKS_IN_A_PROVINCE
    return Invariant.NONE


@rule
def displays(box: Box, game: State) -> Invariant:
    """Check the personal displays."""
    for seat in range(game.players):
        sans_culottes = 0
        for place in range(game.display_size[seat]):
            card = game.display[seat, place]
            sans_culottes += box.sans_culottes[card]
            if box.type[card] == Type.SPECIAL:
                return Invariant.NO_SPECIAL_IN_A_DISPLAY
        if game.display_size[seat] > DISPLAY_LIMIT and sans_culottes == 0:
            return Invariant.FIFTH_CARD_NEEDS_SANS_CULOTTES
    return Invariant.NONE


@rule
def order(game: State) -> Invariant:
    """Check turn, phase and player order."""
    if game.turn < 1 or game.turn > TURNS or (game.ending == 1 and game.phase != Phase.ACTION):
        return Invariant.TURN_AND_PHASE_EXIST
    for seat in range(game.players):
        times = 0
        for place in range(game.players):
            if game.order[place] == seat:
                times += 1
        if times != 1:
            return Invariant.ORDER_NAMES_EVERY_SEAT_ONCE
    for place in range(game.players):
        if game.turn == 1 and game.order[place] != (game.order[0] + place) % game.players:
            return Invariant.FIRST_ORDER_IS_A_ROTATION
    return Invariant.NONE


@rule
def decision(game: State) -> Invariant:
    """Check that the game is over or asks somebody."""
    if game.over != Ending.RUNNING:
        for seat in range(game.players):
            if game.winners[seat]:
                return Invariant.NONE
        return Invariant.AN_END_HAS_WINNERS
    if game.ask == Ask.NOTHING:
        return Invariant.NEVER_A_DEAD_END
    own_turn = game.phase == Phase.ACTION or game.phase == Phase.REFRESH
    if own_turn and game.asked != game.order[game.position]:
        return Invariant.ONLY_WHOSE_TURN_IT_IS_ACTS
    return Invariant.NONE


@rule
def check(box: Box, game: State, scratch: Array) -> int:
    """Return the first law that a position breaks, or 0; `scratch` has room for counting."""
    law = blocks(box, game)
    if law == Invariant.NONE:
        law = cards(box, game, scratch[0])
    if law == Invariant.NONE:
        law = stacks(box, game)
    if law == Invariant.NONE:
        law = displays(box, game)
    if law == Invariant.NONE:
        law = order(game)
    if law == Invariant.NONE:
        law = decision(game)
    return law.value
