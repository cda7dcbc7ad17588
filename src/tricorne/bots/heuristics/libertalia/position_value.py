"""The points with which each seat can expect to end the game."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.bots.heuristics.libertalia.ability_value import ability_value
from tricorne.bots.heuristics.libertalia.action_value import ahead_on_ship
from tricorne.bots.heuristics.libertalia.booty_value import booty_value, expected_haul
from tricorne.bots.heuristics.libertalia.den_value import arrival_value, days_left, den_value
from tricorne.bots.heuristics.libertalia.hand_value import hand_value
from tricorne.games.libertalia.crew import lowest, standing
from tricorne.games.libertalia.state import CAMPAIGNS, DAYS, Box, Ending, Phase, State
from tricorne.games.struct import Array

# The average gain of a campaign and of a day.
CAMPAIGN_GAIN = 23.0
DAY_GAIN = 2.0

# The part that is lost each day until the campaign ends: doubloons to Carpenters, Beggars and for
# powder, booty to Preachers.
PURSE_AT_RISK = 0.06
BOOTY_AT_RISK = 0.035

# Fitted so that the softmax of the forecasts gives win probabilities.
FINAL_SPREAD = 2.3
SPREAD_PER_DAY = 0.7


@rule
def ship_value(box: Box, game: State, seat: int, rank: int) -> float:
    """Return the value of what a character on the ship will still do and take today."""
    value = expected_haul(box, game, seat, rank, ahead_on_ship(box, game, seat, rank))
    value += arrival_value(box, game, seat, rank)
    if game.phase == Phase.DAY and standing(box, game, seat, rank) > game.acted:
        value += ability_value(box, game, seat, rank)
    return value


@rule
def campaign_value(box: Box, game: State, seat: int) -> float:
    """Return what a seat can expect from this campaign and from its hand."""
    ashore = game.phase == Phase.SUNRISE
    day = widen(game.day) if ashore else widen(game.day) + 1
    days = days_left(game)
    value = widen(game.doubloons[seat]) * (1.0 - PURSE_AT_RISK * days)
    value += booty_value(box, game, seat, day) * (1.0 - BOOTY_AT_RISK * days)
    crew = widen(game.den[seat])
    while crew != 0:
        value += den_value(box, game, seat, lowest(crew))
        crew &= crew - 1
    hand = widen(game.hand[seat])
    while hand != 0:
        value += hand_value(game, lowest(hand), day)
        hand &= hand - 1
    if game.ship[seat] > 0:
        value += ship_value(box, game, seat, widen(game.ship[seat]))
    return value


@rule
def expected_score(box: Box, game: State, seat: int) -> float:
    """Return the points with which a seat can expect to end the game."""
    if game.over != Ending.RUNNING:
        return 1.0 * widen(game.scores[seat])
    common = CAMPAIGN_GAIN * (CAMPAIGNS - widen(game.campaign)) + DAY_GAIN * (DAYS - widen(game.day))
    return widen(game.scores[seat]) + campaign_value(box, game, seat) + common


@rule
def forecast_spread(game: State) -> float:
    """Return the uncertainty of such a forecast, in points: it falls with the days that are left."""
    return FINAL_SPREAD + SPREAD_PER_DAY * (days_left(game) + DAYS * (CAMPAIGNS - widen(game.campaign)))


@rule
def expected_points(box: Box, game: State, points: Array) -> float:
    """Write the points with which each seat can expect to end the game; return the uncertainty of that.

    The uncertainty is the temperature at which a softmax of the points gives win probabilities.
    """
    for seat in range(game.players):
        points[seat] = expected_score(box, game, seat)
    return forecast_spread(game)
