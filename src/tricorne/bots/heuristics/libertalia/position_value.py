"""With how many points each seat can expect to end the game."""

from __future__ import annotations

from tricorne.bots.heuristics.libertalia.ability_value import deed_worth
from tricorne.bots.heuristics.libertalia.action_value import ahead_on_ship
from tricorne.bots.heuristics.libertalia.booty_value import haul, heap_worth
from tricorne.bots.heuristics.libertalia.den_value import days_left, den_worth, homecoming
from tricorne.bots.heuristics.libertalia.hand_value import hand_worth
from tricorne.games.compiled import rule, whole
from tricorne.games.libertalia.crew import lowest, standing
from tricorne.games.libertalia.state import CAMPAIGNS, DAYS, Box, Ending, Phase, State
from tricorne.games.struct import Array

# What a campaign and a day usually bring.
CAMPAIGN_GAIN = 23.0
DAY_GAIN = 2.0

# Who is rich has more to lose, each day until the campaign ends: doubloons to Carpenters, Beggars and
# for powder, booty to Preachers.
PURSE_AT_RISK = 0.06
BOOTY_AT_RISK = 0.035

# Fitted so that the softmax of the forecasts gives the chances to win.
LAST_DOUBT = 2.3
DAILY_DOUBT = 0.7


@rule
def aboard(box: Box, game: State, seat: int, rank: int) -> float:
    """Tell what a character on the ship will still do and take today."""
    worth = haul(box, game, seat, rank, ahead_on_ship(box, game, seat, rank))
    worth += homecoming(box, game, seat, rank)
    if game.phase == Phase.DAY and standing(box, game, seat, rank) > game.acted:
        worth += deed_worth(box, game, seat, rank)
    return worth


@rule
def prospects(box: Box, game: State, seat: int) -> float:
    """Tell what a seat can expect of this campaign and of its hand."""
    ashore = game.phase == Phase.SUNRISE
    day = whole(game.day) if ashore else whole(game.day) + 1
    days = days_left(game)
    worth = whole(game.doubloons[seat]) * (1.0 - PURSE_AT_RISK * days)
    worth += heap_worth(box, game, seat, day) * (1.0 - BOOTY_AT_RISK * days)
    crew = whole(game.den[seat])
    while crew != 0:
        worth += den_worth(box, game, seat, lowest(crew))
        crew &= crew - 1
    hand = whole(game.hand[seat])
    while hand != 0:
        worth += hand_worth(game, lowest(hand), day)
        hand &= hand - 1
    if game.ship[seat] > 0:
        worth += aboard(box, game, seat, whole(game.ship[seat]))
    return worth


@rule
def outlook(box: Box, game: State, seat: int) -> float:
    """Tell the points with which a seat can expect to end the game."""
    if game.over != Ending.RUNNING:
        return 1.0 * whole(game.scores[seat])
    common = CAMPAIGN_GAIN * (CAMPAIGNS - whole(game.campaign)) + DAY_GAIN * (DAYS - whole(game.day))
    return whole(game.scores[seat]) + prospects(box, game, seat) + common


@rule
def doubt(game: State) -> float:
    """Tell how many points such a forecast may be off: the more days are left, the more."""
    return LAST_DOUBT + DAILY_DOUBT * (days_left(game) + DAYS * (CAMPAIGNS - whole(game.campaign)))


@rule
def expect(box: Box, game: State, points: Array) -> float:
    """Write the points with which each seat can expect to end the game; return how far that may be wrong."""
    for seat in range(game.players):
        points[seat] = outlook(box, game, seat)
    return doubt(game)
