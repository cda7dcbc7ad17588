"""The three ways in which a game ends, and who has won (rulings 18 to 20)."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.events import emit
from tricorne.games.liberte.board import counter_revolution_holds
from tricorne.games.liberte.state import PROVINCES, RED, SEATS, WHITE, Box, Edition, Ending, State
from tricorne.games.liberte.vocabulary import Ask, Happening
from tricorne.games.struct import Array


@rule
def blocks_on_board(game: State, seat: int, faction: int) -> int:
    """Count the blocks of a faction that a seat controls on the board."""
    blocks = 0
    for province in range(1, PROVINCES + 1):
        if game.colour[seat, province] == faction:
            blocks += game.height[seat, province]
    return blocks


@rule
def blocks_in_row(box: Box, row: Array, size: int, faction: int) -> int:
    """Count the blocks of a faction on the cards of a row."""
    blocks = 0
    for place in range(size):
        card = widen(row[place])
        if box.card_faction[card] == faction:
            blocks += box.value[card]
    return blocks


@rule
def blocks_on_cards(box: Box, game: State, seat: int, faction: int) -> int:
    """Count the blocks of a faction on a seat's cards: hand, display and the card in play."""
    blocks = blocks_in_row(box, game.hand[seat], widen(game.hand_size[seat]), faction)
    blocks += blocks_in_row(box, game.display[seat], widen(game.display_size[seat]), faction)
    card = widen(game.in_play)
    if card > 0 and game.order[game.position] == seat and box.card_faction[card] == faction:
        blocks += box.value[card]
    return blocks


@rule
def display_value(box: Box, game: State, seat: int) -> int:
    """Add up the values in a seat's display."""
    value = 0
    for place in range(game.display_size[seat]):
        value += box.value[game.display[seat, place]]
    return value


@rule
def finish(box: Box, game: State, ending: int, events: Array) -> None:
    """End the game: compare points, then the tie-break; seats that are still level share the win."""
    game.over = ending
    game.ask = Ask.NOTHING
    best, best_tie_break = -1, -1
    for seat in range(game.players):
        if ending == Ending.TURNS:
            points = widen(game.vp[seat])
            tie_break = display_value(box, game, seat)
        elif ending == Ending.LANDSLIDE:
            tie_break = blocks_on_cards(box, game, seat, RED)
            points = blocks_on_board(game, seat, RED) + tie_break
            if game.edition == Edition.SECOND:
                points += game.votes[seat, RED]
        else:
            tie_break = blocks_on_cards(box, game, seat, WHITE)
            points = blocks_on_board(game, seat, WHITE) + tie_break
        game.points[seat] = points
        if points > best or (points == best and tie_break > best_tie_break):
            best, best_tie_break = points, tie_break
            for other in range(SEATS):
                game.winners[other] = 0
        if points == best and tie_break == best_tie_break:
            game.winners[seat] = 1
    emit(events, Happening.OVER, ending, 0, 0, 0)


@rule
def watch_for_counter_revolution(box: Box, game: State, events: Array) -> None:
    """End the game if the counter-revolution has come and need not be claimed."""
    if game.claimed == 0 and counter_revolution_holds(box, game):
        finish(box, game, Ending.COUNTER_REVOLUTION, events)
