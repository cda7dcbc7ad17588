"""Where cards are: hands, displays, deck, discards."""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.events import emit
from tricorne.games.game_rng import shuffle
from tricorne.games.liberte.state import FACE_UP, Box, State, Type
from tricorne.games.liberte.vocabulary import Happening
from tricorne.games.struct import Array

FULL_HAND = 7
LARGE_HAND = 9
DISPLAY_LIMIT = 4


@rule
def insert(cards: Array, size: int, card: int) -> None:
    """Put a card into a sorted row that holds `size` cards."""
    place = size
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card


@rule
def remove(cards: Array, size: int, card: int) -> None:
    """Take a card out of a row that holds `size` cards."""
    place = 0
    while cards[place] != card:
        place += 1
    for later in range(place + 1, size):
        cards[later - 1] = cards[later]
    cards[size - 1] = 0


@rule
def holds(cards: Array, size: int, card: int) -> bool:
    """Whether a row of `size` cards has this one."""
    for place in range(size):
        if cards[place] == card:
            return True
    return False


@rule
def to_hand(game: State, seat: int, card: int) -> None:
    """Add a card to a hand."""
    insert(game.hand[seat], game.hand_size[seat], card)
    game.hand_size[seat] += 1


@rule
def from_hand(game: State, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    remove(game.hand[seat], game.hand_size[seat], card)
    game.hand_size[seat] -= 1
    game.known[card] = 0


@rule
def to_display(game: State, seat: int, card: int) -> None:
    """Add a card to a personal display."""
    insert(game.display[seat], game.display_size[seat], card)
    game.display_size[seat] += 1


@rule
def from_display(game: State, seat: int, card: int) -> None:
    """Take a card out of a personal display."""
    remove(game.display[seat], game.display_size[seat], card)
    game.display_size[seat] -= 1


@rule
def owner_in_display(game: State, card: int) -> int:
    """Return the seat whose display shows a card, or -1."""
    for seat in range(game.players):
        if holds(game.display[seat], game.display_size[seat], card):
            return seat
    return -1


@rule
def take_back_displays(game: State, events: Array) -> None:
    """Return all displays to their owners' hands, for everybody to see."""
    for place in range(game.players):
        seat = widen(game.order[place])
        while game.display_size[seat] > 0:
            card = widen(game.display[seat, game.display_size[seat] - 1])
            from_display(game, seat, card)
            to_hand(game, seat, card)
            game.known[card] = 1
            emit(events, Happening.TOOK_BACK, seat, card, 0, 0)


@rule
def reshuffle(game: State, events: Array) -> None:
    """Make the discards the new deck."""
    game.shuffles += 1
    for card in range(1, game.discards.shape[0]):
        if game.discards[card]:
            game.discards[card] = 0
            game.shuffled[card] = game.shuffles
            game.deck[game.deck_size] = card
            game.deck_size += 1
    shuffle(game.random, game.deck, 0, game.deck_size)
    emit(events, Happening.RESHUFFLED, game.deck_size, 0, 0, 0)


@rule
def any_discards(game: State) -> bool:
    """Whether a card lies on the discard pile."""
    for card in range(1, game.discards.shape[0]):
        if game.discards[card]:
            return True
    return False


@rule
def draw_top(game: State, events: Array) -> int:
    """Take the top card of the deck; when it was the last, the discards are shuffled at once."""
    game.deck_size -= 1
    card = widen(game.deck[game.deck_size])
    game.deck[game.deck_size] = 0
    if game.deck_size == 0 and any_discards(game):
        reshuffle(game, events)
    return card


@rule
def fill_slots(game: State, events: Array) -> None:
    """Turn up a card for each empty slot beside the deck, the lowest first."""
    for slot in range(FACE_UP):
        if game.face_up[slot] == 0 and game.deck_size > 0:
            card = draw_top(game, events)
            game.face_up[slot] = card
            emit(events, Happening.FACED, card, slot, 0, 0)


@rule
def discard(game: State, card: int, events: Array) -> None:
    """Put a card on the discard pile; with nothing left to draw it is at once the new deck."""
    game.discards[card] = 1
    if game.deck_size == 0:
        reshuffle(game, events)
        fill_slots(game, events)


@rule
def draw(game: State, seat: int, events: Array) -> None:
    """Draw the top card of the deck into a hand."""
    card = draw_top(game, events)
    to_hand(game, seat, card)
    emit(events, Happening.DREW, seat, card, 0, 0)


@rule
def take(game: State, seat: int, card: int, events: Array) -> None:
    """Take a face-up card into a hand and replace it from the deck."""
    slot = 0
    while game.face_up[slot] != card:
        slot += 1
    game.face_up[slot] = 0
    to_hand(game, seat, card)
    game.known[card] = 1
    emit(events, Happening.TOOK, seat, card, slot, 0)
    fill_slots(game, events)


@rule
def cards_to_take(game: State) -> int:
    """Count the ways to take a card: the face-up cards, and the deck."""
    ways = 0
    if game.deck_size > 0:
        ways = 1
    for slot in range(FACE_UP):
        if game.face_up[slot] != 0:
            ways += 1
    return ways


@rule
def only_face_up(game: State) -> int:
    """Return the one card left to take; it is face up, since slots are empty only when the deck is."""
    slot = 0
    while game.face_up[slot] == 0:
        slot += 1
    return widen(game.face_up[slot])


@inlined
def value_one(box: Box, card: int) -> bool:
    """Whether a card is a club or personality of value 1."""
    return box.type[card] != Type.SPECIAL and box.value[card] == 1
