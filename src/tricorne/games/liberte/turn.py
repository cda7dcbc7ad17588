"""Setting up, player order and refreshing hands."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.events import emit
from tricorne.games.game_rng import below, shuffle
from tricorne.games.liberte.action_phase import begin_action_phase, give
from tricorne.games.liberte.board import acting_seat, claimable
from tricorne.games.liberte.cards import (
    FULL_HAND,
    cards_to_take,
    draw,
    draw_top,
    fill_slots,
    only_face_up,
    take,
    take_back_displays,
    to_hand,
)
from tricorne.games.liberte.ending import watch_for_counter_revolution
from tricorne.games.liberte.state import FACTIONS, NONE, Box, Ending, Phase, State
from tricorne.games.liberte.vocabulary import Ask, Happening, Step
from tricorne.games.struct import Array


@rule
def set_up(box: Box, game: State, events: Array) -> None:
    """Lay out a new game; players, options and random stream are in the record already."""
    game.turn = 1
    game.government = NONE
    game.opposition = NONE
    game.first_region = NONE
    game.alone = NONE
    for faction in range(FACTIONS):
        game.reserve[faction] = box.reserve[faction]
        game.supply[faction] = box.blocks[faction] - box.reserve[faction]
    start = below(game.random, game.players)
    for place in range(game.players):
        game.order[place] = (start + place) % game.players
    build_deck(box, game)
    for seat in range(game.players):
        for _ in range(FULL_HAND):
            to_hand(game, seat, draw_top(game, events))
    fill_slots(game, events)
    begin_action_phase(game, events)


@rule
def build_deck(box: Box, game: State) -> None:
    """Shuffle set A and put it on top of set B, shuffled too."""
    for deck_b in (1, 0):
        bottom = widen(game.deck_size)
        for card in range(1, box.cards + 1):
            if box.deck_b[card] == deck_b:
                game.shuffled[card] = deck_b
                game.deck[game.deck_size] = card
                game.deck_size += 1
        shuffle(game.random, game.deck, bottom, game.deck_size)
    game.shuffles = 1


@rule
def step_turn(box: Box, game: State, events: Array) -> None:
    """Begin turn 2, 3 or 4: the reserve comes in, players get a new order, displays go back."""
    game.turn += 1
    game.phase = Phase.REFRESH
    game.action_round = 0
    game.position = 0
    game.step = Step.REFRESH
    emit(events, Happening.TURN, game.turn, 0, 0, 0)
    for faction in range(FACTIONS):
        if game.reserve[faction] > 0:
            game.supply[faction] += game.reserve[faction]
            emit(events, Happening.RESERVE, faction, game.reserve[faction], 0, 0)
            game.reserve[faction] = 0
    watch_for_counter_revolution(box, game, events)
    if game.over == Ending.RUNNING:
        order_players(game, events)
        take_back_displays(game, events)


@rule
def order_players(game: State, events: Array) -> None:
    """Order the seats by their victory points, equal ones at random."""
    for seat in range(game.players):
        game.order[seat] = seat
    shuffle(game.random, game.order, 0, game.players)
    for place in range(1, game.players):
        seat = widen(game.order[place])
        earlier = place
        while earlier > 0 and game.vp[game.order[earlier - 1]] < game.vp[seat]:
            game.order[earlier] = game.order[earlier - 1]
            earlier -= 1
        game.order[earlier] = seat
    for place in range(game.players):
        emit(events, Happening.ORDER, game.order[place], place + 1, 0, 0)


@rule
def step_refresh(box: Box, game: State, events: Array) -> None:
    """Ask what a seat discards before it refills its hand."""
    seat = acting_seat(game)
    if game.hand_size[seat] == 0 and not claimable(box, game):
        game.step = Step.REFILL
    else:
        game.ask = Ask.REFRESH
        game.asked = seat


@rule
def answer_refresh(game: State, seat: int, card: int, events: Array) -> None:
    """Discard a card before refilling."""
    give(game, seat, card, events)
    game.step = Step.REFRESH


@rule
def step_refill(box: Box, game: State, events: Array) -> None:
    """Ask a seat for a card until it holds seven; then the next seat refreshes its hand."""
    seat = acting_seat(game)
    ways = cards_to_take(game)
    if game.hand_size[seat] >= FULL_HAND or ways == 0:
        game.position += 1
        game.step = Step.REFRESH
        if game.position == game.players:
            begin_action_phase(game, events)
    elif ways > 1 or claimable(box, game):
        game.ask = Ask.REFILL
        game.asked = seat
    else:
        answer_refill(game, seat, only_face_up(game), events)


@rule
def answer_refill(game: State, seat: int, card: int, events: Array) -> None:
    """Refill a hand with a face-up card, or from the deck (0)."""
    if card > 0:
        take(game, seat, card, events)
    else:
        draw(game, seat, events)
    game.step = Step.REFILL
