"""What booty is worth to a seat, in doubloons."""

from __future__ import annotations

import numpy as np

from tricorne.games.compiled import inlined, rule, whole
from tricorne.games.libertalia import dusk
from tricorne.games.libertalia.crew import count, has
from tricorne.games.libertalia.night import MAP_PRICE
from tricorne.games.libertalia.rest import MAPS_IN_A_SET, SET_OF_MAPS
from tricorne.games.libertalia.state import (
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
from tricorne.games.struct import Array

# The order in which tokens usually go.
COVETED = np.array([CHEST, MAP, JEWEL, GOODS, SABER, OFFICER, RELIC, RELIC])
BYTE = 8
LOWEST_BITS = sum(1 << BYTE * place for place in range(KINDS))
HIGHEST_BITS = LOWEST_BITS << BYTE - 1

# What a token from the bag is worth on average, and the chance that a Spy in hand fetches one for an officer.
ANY_TOKEN = 0.9
SPYING = 0.5

# No map, one or two beyond full sets, hoping for more: by how many are still to be laid out.
HOPES = np.array(
    [
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.0, 0.2, 0.9, 1.9, 2.8, 3.3],
        [0.4, 3.3, 5.6, 6.6, 6.8, 7.0],
        [SET_OF_MAPS] * 6,
    ]
)
MOST_HOPE = HOPES.shape[1] - 1


def _spare_maps() -> Array:
    """Make the table of what spare maps are worth: with a Waitress one can be sold every night."""
    worths = np.zeros((2, DAYS + 1, *HOPES.shape))
    for days in range(DAYS + 1):
        sold = np.minimum(np.arange(len(HOPES)), days) * MAP_PRICE
        worths[0, days] = HOPES
        worths[1, days] = np.maximum(HOPES, sold[:, None])
    return worths


# By the Waitress in the den, the days that are left, the spare maps and those to come.
SPARE_MAPS = _spare_maps()

# A relic may be handed on or traded before it counts; the more likely with the Monkey in hand.
CURSE = 0.8
CURSE_WITH_MONKEY = 0.6
CAPTAINS_CURSE = -3.0

# Who in the den makes more or less of a kind, and how much on each day; nobody has rank 0.
IN_DEN = np.zeros(KINDS, np.int64)
IN_DEN[[CHEST, JEWEL, GOODS]] = Character.TREASURER
IN_DEN[SABER] = Character.ARMORER
IN_DEN[RELIC] = Character.CAPTAIN
DEN_BONUS = np.zeros((DAYS + 1, KINDS))
DEN_BONUS[:, [CHEST, JEWEL, GOODS]] = 1.0
DEN_BONUS[:, SABER] = DAYS + 1.0 - np.arange(DAYS + 1)
DEN_BONUS[:, RELIC] = CAPTAINS_CURSE

# Who in hand does.
IN_HAND = np.zeros(KINDS, np.int64)
IN_HAND[OFFICER] = Character.SPANISH_SPY
IN_HAND[RELIC] = Character.MONKEY
HAND_BONUS = np.zeros(KINDS)
HAND_BONUS[OFFICER] = SPYING * ANY_TOKEN
HAND_FACTOR = np.ones((2, KINDS))
HAND_FACTOR[:, RELIC] = CURSE, CURSE_WITH_MONKEY


@rule
def maps_to_come(game: State, day: int) -> int:
    """Count the maps that lie out from a day on."""
    maps = 0
    for other in range(1, DAYS + 1):
        maps += whole(game.board[other, MAP]) if other >= day else 0
    return maps


@inlined
def spare_maps_worth(game: State, seat: int, spare: int, to_come: int) -> float:
    """Tell what up to a full set of maps is worth, hoping for those to come."""
    waitress = whole(game.den[seat]) >> Character.WAITRESS.value & 1
    return SPARE_MAPS[waitress, DAYS + 1 - whole(game.day), spare, min(to_come, MOST_HOPE)]


@rule
def maps_worth(game: State, seat: int, maps: int, to_come: int) -> float:
    """Tell what a number of maps is worth: full sets, and the hope for more maps to come."""
    spare = spare_maps_worth(game, seat, maps % MAPS_IN_A_SET, to_come)
    return maps // MAPS_IN_A_SET * SET_OF_MAPS + spare


@rule
def map_worth(game: State, seat: int, maps: int, day: int) -> float:
    """Tell what the last of a number of maps is worth, with hope for the days from then on."""
    to_come = maps_to_come(game, day)
    before = (maps - 1) % MAPS_IN_A_SET
    return spare_maps_worth(game, seat, before + 1, to_come) - spare_maps_worth(game, seat, before, to_come)


@inlined
def plain_worth(box: Box, game: State, seat: int, kind: int) -> float:
    """Tell what a token is worth on the day of rest, maps apart, with the crew of the den."""
    owner = whole(game.den[seat]) >> IN_DEN[kind] & 1
    holder = whole(game.hand[seat]) >> IN_HAND[kind] & 1
    worth = whole(box.worth[kind]) + owner * DEN_BONUS[whole(game.day), kind]
    return worth * HAND_FACTOR[holder, kind] + holder * HAND_BONUS[kind]


@inlined
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


@inlined
def tokens_laid_out(game: State) -> int:
    """Count today's tokens in the order in which they usually go: each byte has those up to a kind."""
    counts, tokens = 0, 0
    for place in range(KINDS):
        tokens += whole(game.board[game.day, COVETED[place]])
        counts |= tokens << (BYTE * place)
    return counts


@inlined
def place_after(counts: int, gone: int) -> int:
    """Return the place of the kind that is taken when so many tokens are gone, of such counts.

    All seven bytes are compared at once: where a count is greater, its highest bit stays.
    """
    return KINDS - count((counts | HIGHEST_BITS) - (gone + 1) * LOWEST_BITS & HIGHEST_BITS)


@inlined
def place_worth(box: Box, game: State, seat: int, place: int) -> float:
    """Tell what a seat gains that takes today's token of a place among the coveted."""
    kind = COVETED[place]
    # For the third map one leaves even a chest, which alone is coveted more.
    wants_map = whole(game.booty[seat, MAP]) % MAPS_IN_A_SET == MAPS_IN_A_SET - 1
    if wants_map and game.board[game.day, MAP] > 0 and place == 0:
        kind = MAP
    return token_worth(box, game, seat, kind) if place < KINDS else 0.0


@inlined
def loot_hope(box: Box, game: State, seat: int, ahead: float) -> float:
    """Tell what a seat can hope to take today with so many others before it."""
    surely = int(ahead)
    share = ahead - surely
    counts = tokens_laid_out(game)
    place, next_place = place_after(counts, surely), place_after(counts, surely + 1)
    worth = place_worth(box, game, seat, place)
    if next_place != place and share > 0.0:
        worth += share * (place_worth(box, game, seat, next_place) - worth)
    return worth


@inlined
def haul(box: Box, game: State, seat: int, rank: int, ahead: float) -> float:
    """Tell what a character can hope to take today: as many tokens as are its due."""
    worth = 0.0
    for token in range(dusk.share(rank) if has(box.dusk, rank) else 1):
        worth += loot_hope(box, game, seat, ahead + token)
    return worth
