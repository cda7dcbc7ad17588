"""The value of booty to a seat, in doubloons."""

from __future__ import annotations

import numpy as np

from tricorne.backends.rule import inlined, rule, widen
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

# The order in which tokens are usually taken.
COVETED = np.array([CHEST, MAP, JEWEL, GOODS, SABER, OFFICER, RELIC, RELIC])
BYTE = 8
LOWEST_BITS = sum(1 << BYTE * place for place in range(KINDS))
HIGHEST_BITS = LOWEST_BITS << BYTE - 1

# The average value of a token from the bag, and the chance that a Spy in hand gets one for an officer.
ANY_TOKEN = 0.9
SPYING = 0.5

# The value of no, one, two and three maps, by how many are still to be laid out.
SPARE_MAP_VALUES = np.array(
    [
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
        [0.0, 0.2, 0.9, 1.9, 2.8, 3.3],
        [0.4, 3.3, 5.6, 6.6, 6.8, 7.0],
        [SET_OF_MAPS] * 6,
    ]
)
MAX_MAPS_TO_COME = SPARE_MAP_VALUES.shape[1] - 1


def _spare_maps() -> Array:
    """Tabulate the value of spare maps: with a Waitress one can be sold every night."""
    values = np.zeros((2, DAYS + 1, *SPARE_MAP_VALUES.shape))
    for days in range(DAYS + 1):
        sold = np.minimum(np.arange(len(SPARE_MAP_VALUES)), days) * MAP_PRICE
        values[0, days] = SPARE_MAP_VALUES
        values[1, days] = np.maximum(SPARE_MAP_VALUES, sold[:, None])
    return values


# By the Waitress in the den, the days that are left, the spare maps and those to come.
SPARE_MAPS = _spare_maps()

# A relic may be handed on or traded before it counts, more likely with the Monkey in hand.
CURSE = 0.8
CURSE_WITH_MONKEY = 0.6
CAPTAINS_CURSE = -3.0

# The character in the den that changes the value of a kind, and by how much each day; nobody has rank 0.
IN_DEN = np.zeros(KINDS, np.int64)
IN_DEN[[CHEST, JEWEL, GOODS]] = Character.TREASURER
IN_DEN[SABER] = Character.ARMORER
IN_DEN[RELIC] = Character.CAPTAIN
DEN_BONUS = np.zeros((DAYS + 1, KINDS))
DEN_BONUS[:, [CHEST, JEWEL, GOODS]] = 1.0
DEN_BONUS[:, SABER] = DAYS + 1.0 - np.arange(DAYS + 1)
DEN_BONUS[:, RELIC] = CAPTAINS_CURSE

# The character in hand that does.
IN_HAND = np.zeros(KINDS, np.int64)
IN_HAND[OFFICER] = Character.SPANISH_SPY
IN_HAND[RELIC] = Character.MONKEY
HAND_BONUS = np.zeros(KINDS)
HAND_BONUS[OFFICER] = SPYING * ANY_TOKEN
HAND_FACTOR = np.ones((2, KINDS))
HAND_FACTOR[:, RELIC] = CURSE, CURSE_WITH_MONKEY


@rule
def maps_to_come(game: State, day: int) -> int:
    """Count the maps laid out for a day and later."""
    maps = 0
    for other in range(1, DAYS + 1):
        maps += widen(game.board[other, MAP]) if other >= day else 0
    return maps


@inlined
def spare_maps_value(game: State, seat: int, spare: int, to_come: int) -> float:
    """Return the value of up to a full set of maps, given those to come."""
    waitress = widen(game.den[seat]) >> Character.WAITRESS.value & 1
    return SPARE_MAPS[waitress, DAYS + 1 - widen(game.day), spare, min(to_come, MAX_MAPS_TO_COME)]


@rule
def maps_value(game: State, seat: int, maps: int, to_come: int) -> float:
    """Return the value of a number of maps, given those to come: full sets, and the rest."""
    spare = spare_maps_value(game, seat, maps % MAPS_IN_A_SET, to_come)
    return maps // MAPS_IN_A_SET * SET_OF_MAPS + spare


@rule
def last_map_value(game: State, seat: int, maps: int, day: int) -> float:
    """Return the marginal value of the last of a number of maps, given those laid out from a day on."""
    to_come = maps_to_come(game, day)
    before = (maps - 1) % MAPS_IN_A_SET
    return spare_maps_value(game, seat, before + 1, to_come) - spare_maps_value(game, seat, before, to_come)


@inlined
def plain_token_value(box: Box, game: State, seat: int, kind: int) -> float:
    """Return the value of a token that is no map on the day of rest, with the crew of the den."""
    owner = widen(game.den[seat]) >> IN_DEN[kind] & 1
    holder = widen(game.hand[seat]) >> IN_HAND[kind] & 1
    value = widen(box.worth[kind]) + owner * DEN_BONUS[widen(game.day), kind]
    return value * HAND_FACTOR[holder, kind] + holder * HAND_BONUS[kind]


@inlined
def token_value(box: Box, game: State, seat: int, kind: int) -> float:
    """Return the value of one more token to a seat, without the effect of taking it."""
    if kind == MAP:
        return last_map_value(game, seat, widen(game.booty[seat, MAP]) + 1, widen(game.day) + 1)
    return plain_token_value(box, game, seat, kind)


@rule
def booty_value(box: Box, game: State, seat: int, day: int) -> float:
    """Return the value of all booty of a seat, without the effect of its crew."""
    value = maps_value(game, seat, widen(game.booty[seat, MAP]), maps_to_come(game, day))
    for kind in range(RELIC):
        value += widen(game.booty[seat, kind]) * widen(box.worth[kind])
    return value + CURSE * widen(game.booty[seat, RELIC]) * widen(box.worth[RELIC])


@rule
def loss_of(box: Box, game: State, seat: int, kind: int, number: int) -> float:
    """Return what a seat loses with some tokens of a kind."""
    if kind == MAP:
        maps = widen(game.booty[seat, MAP])
        to_come = maps_to_come(game, widen(game.day))
        return maps_value(game, seat, maps, to_come) - maps_value(game, seat, maps - number, to_come)
    return number * plain_token_value(box, game, seat, kind)


@inlined
def tokens_laid_out(game: State) -> int:
    """Return the cumulative counts of today's tokens in the usual order, a byte for each kind."""
    counts, tokens = 0, 0
    for place in range(KINDS):
        tokens += widen(game.board[game.day, COVETED[place]])
        counts |= tokens << (BYTE * place)
    return counts


@inlined
def place_after(counts: int, gone: int) -> int:
    """Return the place in the usual order of the kind that is taken when so many tokens are gone.

    Compares all seven bytes at once: where a count is greater, its highest bit stays.
    """
    return KINDS - count((counts | HIGHEST_BITS) - (gone + 1) * LOWEST_BITS & HIGHEST_BITS)


@inlined
def loot_value_at(box: Box, game: State, seat: int, place: int) -> float:
    """Return the value of taking today's token at a place of the usual order."""
    kind = COVETED[place]
    # A third map is worth more than a chest, the only kind that is usually taken before maps.
    wants_map = widen(game.booty[seat, MAP]) % MAPS_IN_A_SET == MAPS_IN_A_SET - 1
    if wants_map and game.board[game.day, MAP] > 0 and place == 0:
        kind = MAP
    return token_value(box, game, seat, kind) if place < KINDS else 0.0


@inlined
def expected_loot(box: Box, game: State, seat: int, ahead: float) -> float:
    """Return the expected value of a token today, if so many other seats take one first."""
    surely = int(ahead)
    share = ahead - surely
    counts = tokens_laid_out(game)
    place, next_place = place_after(counts, surely), place_after(counts, surely + 1)
    value = loot_value_at(box, game, seat, place)
    if next_place != place and share > 0.0:
        value += share * (loot_value_at(box, game, seat, next_place) - value)
    return value


@inlined
def expected_haul(box: Box, game: State, seat: int, rank: int, ahead: float) -> float:
    """Return the expected value of all tokens that a character takes today."""
    value = 0.0
    for token in range(dusk.share(rank) if has(box.dusk, rank) else 1):
        value += expected_loot(box, game, seat, ahead + token)
    return value
