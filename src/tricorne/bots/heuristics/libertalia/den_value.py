"""What a character in its den is still worth to its owner in this campaign, in doubloons."""

from __future__ import annotations

import numpy as np

from tricorne.games.compiled import inlined, rule, whole
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

# A character lives through a day in its den with about this chance: sabers, Gunners, Mutineers and
# Governors fell the others. Who only earns a little each night, or costs something, is spared more often.
SURVIVAL = 0.75
QUIET_SURVIVAL = 0.86
STAYING = np.array([SURVIVAL**days for days in range(DAYS + 1)])
QUIET_STAYING = np.array([QUIET_SURVIVAL**days for days in range(DAYS + 1)])
NIGHTS = np.array([sum(QUIET_SURVIVAL ** (night + 1) for night in range(days)) for days in range(DAYS + 1)])

# Of the tokens that will be taken, so many are goods, jewels or chests; so many are relics.
RICHES = 0.5
RELICS = 0.15
# Of the characters that are in the den now, and of those that will be played, so many stay.
LASTING = 0.7
JOINING = 0.6
# Who holds the same card may play it or not.
WILL_PLAY = 0.3


@inlined
def days_left(game: State) -> int:
    """Count the days of this campaign that are not over."""
    return DAYS + 1 - whole(game.day)


@rule
def to_the_end(game: State) -> float:
    """Tell the chance that a character is still in its den when the campaign ends."""
    return STAYING[days_left(game)]


@rule
def spared_to_the_end(game: State) -> float:
    """Tell the same chance for a character that nobody much cares to hit."""
    return QUIET_STAYING[days_left(game)]


@rule
def every_night(game: State) -> float:
    """Tell how many nights a character can be expected to act in its den."""
    return NIGHTS[days_left(game)]


@rule
def rivals_in_den(game: State, seat: int, rank: int) -> int:
    """Count the others who have a character in the den."""
    found = 0
    for other in range(game.players):
        if other != seat and has(game.den[other], rank):
            found += 1
    return found


@rule
def alone(game: State, seat: int, rank: int) -> float:
    """Tell the chance that nobody else will have the same character in the den."""
    chance = 1.0
    for other in range(game.players):
        if other != seat and has(game.hand[other], rank):
            chance *= 1.0 - WILL_PLAY * days_left(game) / DAYS
    return chance


@rule
def freed_slave(game: State, seat: int) -> float:
    """Gain one each night for each higher character, those to come included."""
    higher = count(whole(game.den[seat]) >> (Character.FREED_SLAVE.value + 1))
    return every_night(game) * (0.6 + LASTING * higher + 0.15 * (days_left(game) - 1))


@rule
def topman(game: State, seat: int) -> float:
    """Gain five with the smallest crew."""
    own = count(whole(game.den[seat]) | 1 << Character.TOPMAN.value)
    fewest = DAYS
    for other in range(game.players):
        if other != seat:
            fewest = min(fewest, count(whole(game.den[other])))
    return max(0.0, 3.2 - 1.5 * max(0, own - fewest)) * to_the_end(game)


@rule
def armorer(game: State, seat: int) -> float:
    """Gain one each night for each saber, those to come included."""
    return every_night(game) * (whole(game.booty[seat, SABER]) + 0.1 * (days_left(game) - 1))


@rule
def treasurer(game: State, seat: int) -> float:
    """Gain one for each goods, jewel and chest, those to come included."""
    riches = whole(game.booty[seat, GOODS]) + whole(game.booty[seat, JEWEL]) + whole(game.booty[seat, CHEST])
    return (riches + RICHES * (days_left(game) - 1)) * to_the_end(game)


@rule
def governors_daughter(game: State, seat: int) -> float:
    """Gain six if she stays alone, else lose three."""
    if rivals_in_den(game, seat, Character.GOVERNORS_DAUGHTER.value) > 0:
        return -3.0 * to_the_end(game)
    return (8.0 * alone(game, seat, Character.GOVERNORS_DAUGHTER.value) - 3.0) * to_the_end(game)


@rule
def granny_wata(game: State, seat: int) -> float:
    """Gain two each night if she stays alone."""
    if rivals_in_den(game, seat, Character.GRANNY_WATA.value) > 0:
        return 0.0
    return 1.6 * every_night(game) * alone(game, seat, Character.GRANNY_WATA.value)


@rule
def first_mate(game: State, seat: int) -> float:
    """Gain one for each character in the den at the end."""
    crew = count(whole(game.den[seat]) | 1 << Character.FIRST_MATE.value)
    return (crew + JOINING * (days_left(game) - 1)) * spared_to_the_end(game)


@rule
def captain(game: State, seat: int) -> float:
    """Lose three for each relic, those to come included."""
    return -3.0 * (whole(game.booty[seat, RELIC]) + RELICS * days_left(game)) * to_the_end(game)


# Who earns the same in every den: what it gains or loses, and how often it can be expected to.
STEADY = {
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
WAGES = np.zeros((DAYS + 1, RANKS + 1))
for _character, (_wage, _times) in STEADY.items():
    WAGES[:, _character] = _wage * _times

# Whose earnings depend on the position.
VARYING = {
    Character.FREED_SLAVE: freed_slave,
    Character.TOPMAN: topman,
    Character.ARMORER: armorer,
    Character.TREASURER: treasurer,
    Character.GOVERNORS_DAUGHTER: governors_daughter,
    Character.GRANNY_WATA: granny_wata,
    Character.FIRST_MATE: first_mate,
    Character.CAPTAIN: captain,
}
VARIES = sum(1 << character for character in VARYING)

varying_worth = by_rank(VARYING)


@inlined
def steady_wage(box: Box, game: State, rank: int) -> float:
    """Tell what a character earns in every den."""
    return WAGES[days_left(game), rank] * ((whole(box.night) | whole(box.rest)) >> rank & 1)


@rule
def den_worth(box: Box, game: State, seat: int, rank: int) -> float:
    """Tell what a character is worth in the den of a seat."""
    if has((whole(box.night) | whole(box.rest)) & VARIES, rank):
        return varying_worth(rank, game, seat)
    return steady_wage(box, game, rank)


@inlined
def homecoming(box: Box, game: State, seat: int, rank: int) -> float:
    """Tell what a character on the ship will be worth in the den: today it can hardly be hit there."""
    return den_worth(box, game, seat, rank) * (1.0 / SURVIVAL)
