"""What a position promises each seat: an election held in the mind, and what lasts beyond it."""

from __future__ import annotations

from tricorne.bots.heuristics.liberte.election_odds import count_votes, tie_breakers
from tricorne.bots.heuristics.liberte.endgame_odds import promise_awards, promise_battle, promise_sudden_ends
from tricorne.bots.heuristics.liberte.packed import VOTE, for_seat, of_colour, of_generals, of_seat, tally
from tricorne.games.compiled import rule, whole
from tricorne.games.liberte.cards import FULL_HAND
from tricorne.games.liberte.state import BLUE, PROVINCES, RED, TURNS, WHITE, Box, Phase, State
from tricorne.games.struct import Array

# Blocks of the scarcest colour that an action takes, on average.
SPENT_BY_AN_ACTION = 0.45
# With so many rounds to come a phase is as open as can be.
FAR = 8.0
# What an action without a card to play brings, in blocks of each colour, and what a block to come brings.
IDLE_ACTION = 0.26
VOTE_FROM_BLOCK = 0.3
# For the next turn: a block that stays on the map, a block on a card, having a general.
STAYING_BLOCK = 0.15
BLOCK_ON_CARD = 0.3
GENERAL_KEPT = 0.5
# A hand of less than seven cards will be refilled with cards of so many blocks.
REFILLED_BLOCKS = 1.4
# A card in the display takes the room of a better one that may still come.
ROOM_TAKEN = 0.5
# How far votes may be off: when all are cast, and in addition before the polls.
VOTES_OFF = 0.4
VOTES_OFF_POLLS = 0.6
# How far points may be off: at the end, in an open phase, and for each turn to come.
POINTS_OFF = 1.5
POINTS_OFF_FAR = 3.5
POINTS_OFF_TURN = 2.5


@rule
def rounds_left(box: Box, game: State) -> float:
    """Guess how many rounds of actions are still to come before this turn's election."""
    if game.phase == Phase.ELECTION or game.phase == Phase.BATTLE:
        return 0.0
    part = (game.players - game.position) / game.players
    if game.ending:
        return part
    scarce = min(game.supply[BLUE], game.supply[WHITE], game.supply[RED])
    return part + scarce / (SPENT_BY_AN_ACTION * game.players)


@rule
def lasting(box: Box, game: State, seat: int, hand: int, staying: int, openness: float) -> float:
    """Return what a seat takes into the next turn: blocks on the map, cards, a general."""
    shown = whole(game.display_size[seat])
    cards = hand + tally(box, game.display[seat], shown)
    blocks = of_colour(cards, BLUE) + of_colour(cards, WHITE) + of_colour(cards, RED)
    blocks += REFILLED_BLOCKS * max(0, FULL_HAND - shown - game.hand_size[seat])
    worth = STAYING_BLOCK * staying + BLOCK_ON_CARD * blocks - ROOM_TAKEN * openness * shown
    if of_generals(cards) > 0:
        worth += GENERAL_KEPT
    return worth


@rule
def expect(box: Box, game: State, points: Array) -> float:
    """Write the points with which each seat can expect to end the game; return how far that may be wrong."""
    rounds = rounds_left(box, game)
    openness = min(1.0, rounds / FAR)
    later = TURNS - game.turn
    breakers = tie_breakers(box, game)
    for seat in range(game.players):
        points[seat] = game.vp[seat]
    blue, white, red, staying = count_votes(box, game, points, breakers, openness)
    for seat in range(game.players):
        size = whole(game.hand_size[seat])
        hand = tally(box, game.hand[seat], size)
        playing = VOTE_FROM_BLOCK * VOTE * min(1.0, rounds / max(size, 1))
        idle = VOTE_FROM_BLOCK * VOTE * IDLE_ACTION * max(0.0, rounds - size)
        blue += for_seat(
            seat, int(playing * of_colour(hand, BLUE) + idle) + VOTE * whole(game.votes[seat, BLUE])
        )
        white += for_seat(
            seat, int(playing * of_colour(hand, WHITE) + idle) + VOTE * whole(game.votes[seat, WHITE])
        )
        red += for_seat(
            seat, int(playing * of_colour(hand, RED) + idle) + VOTE * whole(game.votes[seat, RED])
        )
        if later > 0:
            points[seat] += lasting(box, game, seat, hand, of_seat(staying, seat), openness)
    promise_battle(box, game, points, openness)
    open_polls = PROVINCES - game.elected if game.phase == Phase.ELECTION else PROVINCES
    off = VOTES_OFF + VOTES_OFF_POLLS * open_polls / PROVINCES
    promise_awards(box, game, points, blue, white, red, breakers, openness, off)
    spread = POINTS_OFF + POINTS_OFF_FAR * openness + POINTS_OFF_TURN * later
    promise_sudden_ends(box, game, points, red, openness, spread)
    return spread
