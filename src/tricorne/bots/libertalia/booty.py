"""What booty is worth to a seat, in doubloons."""

from __future__ import annotations

import numpy as np

from tricorne.games.compiled import rule, whole
from tricorne.games.libertalia import dusk
from tricorne.games.libertalia.crew import has
from tricorne.games.libertalia.night import MAP_PRICE
from tricorne.games.libertalia.records import (
    CHEST,
    DAYS,
    GOODS,
    JEWEL,
    KINDS,
    MAP,
    OFFICER,
    RELIC,
    SABER,
    Box,
    Character,
    State,
)
from tricorne.games.libertalia.rest import MAPS_IN_A_SET, SET_OF_MAPS

# The order in which tokens usually go.
COVETED = np.array([CHEST, MAP, JEWEL, GOODS, SABER, OFFICER, RELIC])

# What a token from the bag is worth on average, and the chance that a Spy in hand fetches one for an officer.
ANY_TOKEN = 0.9
SPYING = 0.5

# No map, one or two beyond full sets, hoping for more: by how many are still to be laid out.
HOPES = np.array(
    [
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.0, 0.2, 0.9, 1.9, 2.8, 3.3],
        [0.4, 3.3, 5.6, 6.6, 6.8, 7.0],
    ]
)
MOST_HOPE = HOPES.shape[1] - 1

# A relic may be handed on or traded before it counts; the more likely with the Monkey in hand.
CURSE = 0.8
CURSE_WITH_MONKEY = 0.6
CAPTAINS_CURSE = -3.0


@rule
def maps_to_come(game: State, day: int) -> int:
    """Count the maps that lie out from a day on."""
    count = 0
    for other in range(day, DAYS + 1):
        count += whole(game.board[other, MAP])
    return count


@rule
def maps_worth(game: State, seat: int, maps: int, to_come: int) -> float:
    """Tell what a number of maps is worth: full sets, and the hope for more maps to come."""
    spare = maps % MAPS_IN_A_SET
    hope = HOPES[spare, min(to_come, MOST_HOPE)]
    if has(game.den[seat], Character.WAITRESS.value):
        hope = max(hope, 1.0 * MAP_PRICE * min(spare, DAYS + 1 - whole(game.day)))
    return maps // MAPS_IN_A_SET * SET_OF_MAPS + hope


@rule
def map_worth(game: State, seat: int, maps: int, day: int) -> float:
    """Tell what the last of a number of maps is worth, with hope for the days from then on."""
    to_come = maps_to_come(game, day)
    return maps_worth(game, seat, maps, to_come) - maps_worth(game, seat, maps - 1, to_come)


@rule
def plain_worth(box: Box, game: State, seat: int, kind: int) -> float:
    """Tell what a token is worth on the day of rest, maps apart, with the crew of the den."""
    worth = 1.0 * box.worth[kind]
    if kind == RELIC:
        if has(game.den[seat], Character.CAPTAIN.value):
            worth += CAPTAINS_CURSE
        worth *= CURSE_WITH_MONKEY if has(game.hand[seat], Character.MONKEY.value) else CURSE
    elif kind == OFFICER:
        if has(game.hand[seat], Character.SPANISH_SPY.value):
            worth += SPYING * ANY_TOKEN
    elif kind == SABER:
        if has(game.den[seat], Character.ARMORER.value):
            worth += DAYS + 1.0 - game.day
    elif has(game.den[seat], Character.TREASURER.value) and kind <= GOODS:
        worth += 1.0
    return worth


@rule
def token_worth(box: Box, game: State, seat: int, kind: int) -> float:
    """Tell what one more token is worth to a seat, whatever happens when it is taken."""
    if kind == MAP:
        return map_worth(game, seat, whole(game.booty[seat, MAP]) + 1, whole(game.day) + 1)
    return plain_worth(box, game, seat, kind)


@rule
def heap_worth(box: Box, game: State, seat: int, day: int) -> float:
    """Tell what all booty of a seat is worth, apart from what its crew makes of it."""
    worth = maps_worth(game, seat, whole(game.booty[seat, MAP]), maps_to_come(game, day))
    for kind in range(RELIC):
        worth += whole(game.booty[seat, kind]) * whole(box.worth[kind])
    return worth + CURSE * whole(game.booty[seat, RELIC]) * whole(box.worth[RELIC])


@rule
def loss_of(box: Box, game: State, seat: int, kind: int, number: int) -> float:
    """Tell what a seat loses with some tokens of a kind."""
    if kind == MAP:
        maps = whole(game.booty[seat, MAP])
        to_come = maps_to_come(game, whole(game.day))
        return maps_worth(game, seat, maps, to_come) - maps_worth(game, seat, maps - number, to_come)
    return number * plain_worth(box, game, seat, kind)


@rule
def worth_after(box: Box, game: State, seat: int, gone: int) -> float:
    """Tell what today's best token is worth to a seat when so many, the most coveted, are gone."""
    for place in range(KINDS):
        kind = whole(COVETED[place])
        gone -= whole(game.board[game.day, kind])
        if gone < 0:
            # For the third map one leaves even a chest, which alone is coveted more.
            wants_map = game.booty[seat, MAP] % MAPS_IN_A_SET == MAPS_IN_A_SET - 1
            if kind == CHEST and wants_map and game.board[game.day, MAP] > 0:
                kind = MAP
            return token_worth(box, game, seat, kind)
    return 0.0


@rule
def loot_hope(box: Box, game: State, seat: int, ahead: float) -> float:
    """Tell what a seat can hope to take today with so many others before it."""
    surely = int(ahead)
    share = ahead - surely
    worth = worth_after(box, game, seat, surely)
    return worth + share * (worth_after(box, game, seat, surely + 1) - worth) if share > 0.0 else worth


@rule
def haul(box: Box, game: State, seat: int, rank: int, ahead: float) -> float:
    """Tell what a character can hope to take today: as many tokens as are its due."""
    worth = 0.0
    for token in range(dusk.share(rank) if has(box.dusk, rank) else 1):
        worth += loot_hope(box, game, seat, ahead + token)
    return worth
