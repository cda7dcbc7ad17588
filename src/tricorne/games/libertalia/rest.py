"""The day of rest: end-of-campaign actions, the score, and the end of the game (rulings 13 and 16)."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.events import emit
from tricorne.games.libertalia.crew import by_rank, count, has, lowest
from tricorne.games.libertalia.state import (
    CAMPAIGNS,
    CHEST,
    GOODS,
    JEWEL,
    KINDS,
    MAP,
    NONE,
    RELIC,
    Box,
    Character,
    Ending,
    Phase,
    State,
)
from tricorne.games.libertalia.vocabulary import Ask, Happening, Step
from tricorne.games.struct import Array

MAPS_IN_A_SET = 3
SET_OF_MAPS = 12

PREACHER_BRINGS = 5
CARPENTER_BRINGS = 10
GAMBLER_BRINGS = 8
QUARTERMASTER_BRINGS = -8


@rule
def step_rest(box: Box, game: State, events: Array) -> None:
    """Add up the fortune of every seat; after the third campaign the game is over."""
    game.phase = Phase.REST
    game.asked = NONE
    emit(events, Happening.REST, game.campaign, 0, 0, 0)
    for seat in range(game.players):
        gained = max(0, fortune(box, game, seat, events))
        game.gained[seat] = gained
        game.scores[seat] += gained
        emit(events, Happening.SCORED, seat, gained, game.scores[seat], 0)
    if game.campaign == CAMPAIGNS:
        finish(game, events)
    else:
        game.step = Step.CAMPAIGN


@rule
def fortune(box: Box, game: State, seat: int, events: Array) -> int:
    """Add up doubloons, booty and end-of-campaign actions of a seat; they may be below zero."""
    worth = widen(game.doubloons[seat]) + widen(game.booty[seat, MAP]) // MAPS_IN_A_SET * SET_OF_MAPS
    for kind in range(KINDS):
        worth += widen(game.booty[seat, kind]) * widen(box.worth[kind])
    acting = widen(game.den[seat]) & widen(box.rest)
    while acting != 0:
        rank = lowest(acting)
        acting &= acting - 1
        doubloons = act_at_rest(rank, game, seat)
        worth += doubloons
        if doubloons > 0:
            emit(events, Happening.ADDED, seat, rank, doubloons, 0)
        elif doubloons < 0:
            emit(events, Happening.LOST, seat, rank, -doubloons, 0)
    return worth


@rule
def finish(game: State, events: Array) -> None:
    """End the game: most points win; the last campaign may decide among equals."""
    game.over = Ending.CAMPAIGNS
    game.ask = Ask.NOTHING
    best, best_gain = -1, -1
    for seat in range(game.players):
        score = widen(game.scores[seat])
        gained = widen(game.gained[seat]) if game.last_breaks_ties == 1 else 0
        if score > best or (score == best and gained > best_gain):
            best, best_gain = score, gained
            for other in range(seat):
                game.winners[other] = 0
        if score == best and gained == best_gain:
            game.winners[seat] = 1
    emit(events, Happening.OVER, Ending.CAMPAIGNS, 0, 0, 0)


@rule
def preacher(game: State, seat: int) -> int:
    """Gain five."""
    return PREACHER_BRINGS


@rule
def carpenter(game: State, seat: int) -> int:
    """Gain ten."""
    return CARPENTER_BRINGS


@rule
def topman(game: State, seat: int) -> int:
    """Gain five if no den holds fewer characters; empty dens count."""
    own = count(widen(game.den[seat]))
    for other in range(game.players):
        if count(widen(game.den[other])) < own:
            return 0
    return 5


@rule
def treasurer(game: State, seat: int) -> int:
    """Gain one for each goods, jewel and chest."""
    riches = widen(game.booty[seat, GOODS]) + widen(game.booty[seat, JEWEL])
    return riches + widen(game.booty[seat, CHEST])


@rule
def gambler(game: State, seat: int) -> int:
    """Gain eight."""
    return GAMBLER_BRINGS


@rule
def governors_daughter(game: State, seat: int) -> int:
    """Gain six if she is the only one in any den, else lose three."""
    for other in range(game.players):
        if other != seat and has(game.den[other], Character.GOVERNORS_DAUGHTER.value):
            return -3
    return 6


@rule
def quartermaster(game: State, seat: int) -> int:
    """Lose eight."""
    return QUARTERMASTER_BRINGS


@rule
def first_mate(game: State, seat: int) -> int:
    """Gain one for each character in the den, himself included."""
    return count(widen(game.den[seat]))


@rule
def captain(game: State, seat: int) -> int:
    """Lose three for each cursed relic, beyond what it costs anyway."""
    return -3 * widen(game.booty[seat, RELIC])


AT_REST = {
    Character.PREACHER: preacher,
    Character.CARPENTER: carpenter,
    Character.TOPMAN: topman,
    Character.TREASURER: treasurer,
    Character.GAMBLER: gambler,
    Character.GOVERNORS_DAUGHTER: governors_daughter,
    Character.QUARTERMASTER: quartermaster,
    Character.FIRST_MATE: first_mate,
    Character.CAPTAIN: captain,
}

act_at_rest = by_rank(AT_REST)

# What characters bring or cost regardless of the position.
SETTLED = {
    Character.PREACHER: PREACHER_BRINGS,
    Character.CARPENTER: CARPENTER_BRINGS,
    Character.GAMBLER: GAMBLER_BRINGS,
    Character.QUARTERMASTER: QUARTERMASTER_BRINGS,
}
