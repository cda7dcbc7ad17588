"""Setting up, the beginning of a campaign, and sunrise."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.events import emit, recorded
from tricorne.games.game_rng import below, shuffle
from tricorne.games.libertalia.booty import draw, packed
from tricorne.games.libertalia.crew import next_on_ship, play, standing
from tricorne.games.libertalia.state import DAYS, KINDS, NONE, RANKS, SEATS, Box, Colour, Phase, State
from tricorne.games.libertalia.vocabulary import Ask, Happening, Step
from tricorne.games.struct import Array

FIRST_HAND = 9
NEW_CARDS = 6
PURSE = 10
COLOURS = len(Colour)


@rule
def set_up(box: Box, game: State, events: Array) -> None:
    """Lay out a new game; players, options and random stream are in the record already."""
    choose_colours(game)
    for place in range(RANKS):
        game.deck[place] = place + 1
    shuffle(game.random, game.deck, 0, RANKS)
    for kind in range(KINDS):
        game.bag[kind] = box.tokens[kind]
    game.step = Step.CAMPAIGN


@rule
def choose_colours(game: State) -> None:
    """Give every seat a colour; with the option for it, two or three players get evenly spread ones."""
    if game.fair_colours == 1 and game.players <= 3:
        apart = COLOURS // widen(game.players)
        first = below(game.random, apart)
        for seat in range(game.players):
            game.colour[seat] = first + seat * apart
        shuffle(game.random, game.colour, 0, widen(game.players))
    else:
        for seat in range(SEATS):
            game.colour[seat] = seat
        shuffle(game.random, game.colour, 0, COLOURS)
        for seat in range(game.players, SEATS):
            game.colour[seat] = 0


@rule
def step_campaign(box: Box, game: State, events: Array) -> None:
    """Begin a campaign: clear away the last one, deal, and lay out the booty of all six days."""
    game.campaign += 1
    game.day = 1
    game.step = Step.SUNRISE
    emit(events, Happening.CAMPAIGN, game.campaign, 0, 0, 0)
    for seat in range(game.players):
        game.den[seat] = 0
        game.cemetery[seat] = 0
        game.operations[seat] = 0
        game.doubloons[seat] = PURSE
        for kind in range(KINDS):
            game.bag[kind] += game.booty[seat, kind]
            game.booty[seat, kind] = 0
    for day in range(1, DAYS + 1):
        for kind in range(KINDS):
            game.bag[kind] += game.board[day, kind]
            game.board[day, kind] = 0
    for _ in range(FIRST_HAND if game.campaign == 1 else NEW_CARDS):
        rank = widen(game.deck[game.dealt])
        game.dealt += 1
        for seat in range(game.players):
            game.hand[seat] |= 1 << rank
        emit(events, Happening.DEALT, rank, 0, 0, 0)
    for day in range(1, DAYS + 1):
        tokens = 0
        for _ in range(game.players):
            kind = draw(game)
            game.board[day, kind] += 1
            tokens += packed(kind)
        emit(events, Happening.LAID_OUT, day, tokens, 0, 0)


@rule
def step_sunrise(box: Box, game: State, events: Array) -> None:
    """Ask everybody at once for a character."""
    game.phase = Phase.SUNRISE
    game.ask = Ask.CHOOSE
    game.asked = NONE
    emit(events, Happening.DAY, game.day, 0, 0, 0)


@rule
def answer_choose(box: Box, game: State, seat: int, rank: int, events: Array) -> None:
    """Choose a character, or another one; the last choice reveals them all."""
    if game.chosen[seat] == 0:
        emit(events, Happening.CHOSE, seat, rank, 0, 0)
    else:
        emit(events, Happening.CHANGED, seat, rank, 0, 0)
    game.chosen[seat] = rank
    for other in range(game.players):
        if game.chosen[other] == 0:
            game.ask = Ask.CHOOSE
            return
    reveal(box, game, events)


@rule
def reveal(box: Box, game: State, events: Array) -> None:
    """Put all chosen characters on the ship."""
    game.phase = Phase.DAY
    game.step = Step.DAY
    game.acted = 0
    for seat in range(game.players):
        play(game, seat, widen(game.chosen[seat]))
        game.chosen[seat] = 0
    if not recorded(events):
        return
    place = 0
    for _ in range(game.players):
        seat = next_on_ship(box, game, place)
        rank = widen(game.ship[seat])
        place = standing(box, game, seat, rank)
        emit(events, Happening.PLAYED, seat, rank, 0, 0)
