"""The value of a character in its den to its owner in this campaign, in doubloons."""

from __future__ import annotations

import numpy as np

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.libertalia.crew import by_rank, count, has
from tricorne.games.libertalia.rest import (
    CARPENTER_BRINGS,
    GAMBLER_BRINGS,
    PREACHER_BRINGS,
    QUARTERMASTER_BRINGS,
)
from tricorne.games.libertalia.state import (
    CHEST,
    DAYS,
    GOODS,
    JEWEL,
    RANKS,
    RELIC,
    SABER,
    Box,
    Character,
    State,
)

# The chance of a character to survive a day in its den: sabers, Gunners, Mutineers and Governors kill
# the others. Characters that earn little each night, or cost something, are spared more often.
SURVIVAL = 0.75
QUIET_SURVIVAL = 0.86
STAYING = np.array([SURVIVAL**days for days in range(DAYS + 1)])
QUIET_STAYING = np.array([QUIET_SURVIVAL**days for days in range(DAYS + 1)])
NIGHTS = np.array([sum(QUIET_SURVIVAL ** (night + 1) for night in range(days)) for days in range(DAYS + 1)])

# The part of the tokens still to be taken that are goods, jewels or chests, and the part that are relics.
RICHES = 0.5
RELICS = 0.15
# The part of the characters now in the den, and of those still to be played, that stay.
LASTING = 0.7
JOINING = 0.6
# The chance that a rival plays the same character, if it is in hand.
WILL_PLAY = 0.3


@inlined
def days_left(game: State) -> int:
    """Count the days left in this campaign."""
    return DAYS + 1 - widen(game.day)


@rule
def survival_chance(game: State) -> float:
    """Return the chance that a character is still in its den when the campaign ends."""
    return STAYING[days_left(game)]


@rule
def spared_survival_chance(game: State) -> float:
    """Return the same chance for a character that is hardly worth hitting."""
    return QUIET_STAYING[days_left(game)]


@rule
def expected_nights(game: State) -> float:
    """Return the expected number of nights that a character acts in its den."""
    return NIGHTS[days_left(game)]


@rule
def rivals_in_den(game: State, seat: int, rank: int) -> int:
    """Count the rivals that have a character in the den."""
    rivals = 0
    for other in range(game.players):
        if other != seat and has(game.den[other], rank):
            rivals += 1
    return rivals


@rule
def chance_to_stay_alone(game: State, seat: int, rank: int) -> float:
    """Return the chance that nobody else will have the same character in the den."""
    chance = 1.0
    for other in range(game.players):
        if other != seat and has(game.hand[other], rank):
            chance *= 1.0 - WILL_PLAY * days_left(game) / DAYS
    return chance


@rule
def freed_slave(game: State, seat: int) -> float:
    """Gain one each night for each higher character, those to come included."""
    higher = count(widen(game.den[seat]) >> (Character.FREED_SLAVE.value + 1))
    return expected_nights(game) * (0.6 + LASTING * higher + 0.15 * (days_left(game) - 1))


@rule
def topman(game: State, seat: int) -> float:
    """Gain five with the smallest crew."""
    own = count(widen(game.den[seat]) | 1 << Character.TOPMAN.value)
    fewest = DAYS
    for other in range(game.players):
        if other != seat:
            fewest = min(fewest, count(widen(game.den[other])))
    return max(0.0, 3.2 - 1.5 * max(0, own - fewest)) * survival_chance(game)


@rule
def armorer(game: State, seat: int) -> float:
    """Gain one each night for each saber, those to come included."""
    return expected_nights(game) * (widen(game.booty[seat, SABER]) + 0.1 * (days_left(game) - 1))


@rule
def treasurer(game: State, seat: int) -> float:
    """Gain one for each goods, jewel and chest, those to come included."""
    riches = widen(game.booty[seat, GOODS]) + widen(game.booty[seat, JEWEL]) + widen(game.booty[seat, CHEST])
    return (riches + RICHES * (days_left(game) - 1)) * survival_chance(game)


@rule
def governors_daughter(game: State, seat: int) -> float:
    """Gain six if she stays alone, else lose three."""
    if rivals_in_den(game, seat, Character.GOVERNORS_DAUGHTER.value) > 0:
        return -3.0 * survival_chance(game)
    return (
        8.0 * chance_to_stay_alone(game, seat, Character.GOVERNORS_DAUGHTER.value) - 3.0
    ) * survival_chance(game)


@rule
def granny_wata(game: State, seat: int) -> float:
    """Gain two each night if she stays alone."""
    if rivals_in_den(game, seat, Character.GRANNY_WATA.value) > 0:
        return 0.0
    return 1.6 * expected_nights(game) * chance_to_stay_alone(game, seat, Character.GRANNY_WATA.value)


@rule
def first_mate(game: State, seat: int) -> float:
    """Gain one for each character in the den at the end."""
    crew = count(widen(game.den[seat]) | 1 << Character.FIRST_MATE.value)
    return (crew + JOINING * (days_left(game) - 1)) * spared_survival_chance(game)


@rule
def captain(game: State, seat: int) -> float:
    """Lose three for each relic, those to come included."""
    return -3.0 * (widen(game.booty[seat, RELIC]) + RELICS * days_left(game)) * survival_chance(game)


# Characters that earn the same in every den: the gain or loss, and how often it is expected.
FIXED = {
    Character.PREACHER: (PREACHER_BRINGS, STAYING),
    Character.BARKEEP: (1.0, NIGHTS),
    # She sells maps that come to no set; those that are there already count with the booty.
    Character.WAITRESS: (0.3, NIGHTS),
    Character.CARPENTER: (CARPENTER_BRINGS, STAYING),
    # Two each night, at the cost of the lowest other.
    Character.MUTINEER: (1.0, NIGHTS),
    Character.GAMBLER: (GAMBLER_BRINGS, STAYING),
    # He may be gone by then.
    Character.QUARTERMASTER: (QUARTERMASTER_BRINGS, QUIET_STAYING),
}
FIXED_VALUES = np.zeros((DAYS + 1, RANKS + 1))
for _character, (_wage, _times) in FIXED.items():
    FIXED_VALUES[:, _character] = _wage * _times

# Characters whose earnings depend on the position.
POSITIONAL = {
    Character.FREED_SLAVE: freed_slave,
    Character.TOPMAN: topman,
    Character.ARMORER: armorer,
    Character.TREASURER: treasurer,
    Character.GOVERNORS_DAUGHTER: governors_daughter,
    Character.GRANNY_WATA: granny_wata,
    Character.FIRST_MATE: first_mate,
    Character.CAPTAIN: captain,
}
POSITIONAL_RANKS = sum(1 << character for character in POSITIONAL)

positional_value = by_rank(POSITIONAL)


@inlined
def fixed_value(box: Box, game: State, rank: int) -> float:
    """Return the value of a character that is the same in every den."""
    return FIXED_VALUES[days_left(game), rank] * ((widen(box.night) | widen(box.rest)) >> rank & 1)


@rule
def den_value(box: Box, game: State, seat: int, rank: int) -> float:
    """Return the value of a character in the den of a seat."""
    if has((widen(box.night) | widen(box.rest)) & POSITIONAL_RANKS, rank):
        return positional_value(rank, game, seat)
    return fixed_value(box, game, rank)


@inlined
def arrival_value(box: Box, game: State, seat: int, rank: int) -> float:
    """Return the value in the den of a character on the ship: today it can hardly be hit there."""
    return den_value(box, game, seat, rank) * (1.0 / SURVIVAL)
