"""Night: characters in dens act, the highest first (ruling 12)."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.events import emit
from tricorne.games.libertalia.booty import gain
from tricorne.games.libertalia.crew import (
    HIGHEST_STANDING,
    bury_from_den,
    by_rank,
    count,
    has,
    lowest,
    standing,
)
from tricorne.games.libertalia.day import ask
from tricorne.games.libertalia.state import DAYS, MAP, NONE, SABER, Box, Character, Phase, State
from tricorne.games.libertalia.vocabulary import Ask, Happening, Step
from tricorne.games.struct import Array

MAP_PRICE = 3


@rule
def begin_night(game: State) -> None:
    """Begin the night."""
    game.phase = Phase.NIGHT
    game.step = Step.NIGHT
    game.acted = HIGHEST_STANDING


@rule
def step_night(box: Box, game: State, events: Array) -> None:
    """Have the next character act; after the last one comes the next day, or the day of rest."""
    acting, rank, best = NONE, widen(0), 0
    for seat in range(game.players):
        awake = widen(game.den[seat]) & widen(box.night)
        while awake != 0:
            other = lowest(awake)
            awake &= awake - 1
            place = standing(box, game, seat, other)
            if best < place < game.acted:
                acting, rank, best = seat, other, place
    if acting != NONE:
        game.acted = best
        act_at_night(rank, box, game, acting, events)
    else:
        game.acted = 0
        if game.day < DAYS:
            game.day += 1
            game.step = Step.SUNRISE
        else:
            game.step = Step.REST


@rule
def granny_wata(box: Box, game: State, seat: int, events: Array) -> None:
    """Be paid if alone; two or more see each other off."""
    grannies = 0
    for owner in range(game.players):
        if has(game.den[owner], Character.GRANNY_WATA.value):
            grannies += 1
    if grannies == 1:
        gain(game, seat, Character.GRANNY_WATA.value, 2, events)
        return
    for owner in range(game.players):
        if has(game.den[owner], Character.GRANNY_WATA.value):
            bury_from_den(game, owner, Character.GRANNY_WATA.value, events)


@rule
def armorer(box: Box, game: State, seat: int, events: Array) -> None:
    """Be paid for the sabers."""
    gain(game, seat, Character.ARMORER.value, widen(game.booty[seat, SABER]), events)


@rule
def mutineer(box: Box, game: State, seat: int, events: Array) -> None:
    """Discard the lowest other character of the den for two doubloons."""
    others = widen(game.den[seat]) ^ (1 << Character.MUTINEER.value)
    if others != 0:
        bury_from_den(game, seat, lowest(others), events)
        gain(game, seat, Character.MUTINEER.value, 2, events)


@rule
def freed_slave(box: Box, game: State, seat: int, events: Array) -> None:
    """Be paid for the higher ranks in the den."""
    higher = widen(game.den[seat]) >> (Character.FREED_SLAVE.value + 1)
    gain(game, seat, Character.FREED_SLAVE.value, count(higher), events)


@rule
def waitress(box: Box, game: State, seat: int, events: Array) -> None:
    """Offer to sell a treasure map."""
    if game.booty[seat, MAP] > 0:
        ask(game, seat, Ask.SERVE)


@rule
def answer_sell(game: State, seat: int, events: Array) -> None:
    """Return a map to the bag for doubloons."""
    game.booty[seat, MAP] -= 1
    game.bag[MAP] += 1
    game.doubloons[seat] += MAP_PRICE
    emit(events, Happening.SOLD, seat, MAP_PRICE, 0, 0)


@rule
def barkeep(box: Box, game: State, seat: int, events: Array) -> None:
    """Be paid for the drinks."""
    gain(game, seat, Character.BARKEEP.value, 1, events)


AT_NIGHT = {
    Character.BARKEEP: barkeep,
    Character.WAITRESS: waitress,
    Character.FREED_SLAVE: freed_slave,
    Character.MUTINEER: mutineer,
    Character.ARMORER: armorer,
    Character.GRANNY_WATA: granny_wata,
}

act_at_night = by_rank(AT_NIGHT)
