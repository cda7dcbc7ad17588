"""The points that each seat can expect: a forecast of the election, and what carries over beyond it."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.bots.heuristics.liberte.election_odds import count_votes, tie_breakers
from tricorne.bots.heuristics.liberte.endgame_odds import (
    add_battle_odds,
    add_government_odds,
    mix_in_sudden_victories,
)
from tricorne.bots.heuristics.liberte.packed import (
    VOTE,
    blocks_of,
    count_blocks,
    generals_in,
    pack_seat,
    seat_number,
)
from tricorne.games.liberte.cards import FULL_HAND
from tricorne.games.liberte.state import BLUE, PROVINCES, RED, TURNS, WHITE, Box, Phase, State
from tricorne.games.struct import Array

# Blocks of the scarcest colour that an average action takes.
SPENT_BY_AN_ACTION = 0.45
# With this many rounds left, a phase is fully open.
FAR = 8.0
# What an action without a card to play gains, in blocks of each colour, and the votes per future block.
IDLE_ACTION = 0.26
VOTE_FROM_BLOCK = 0.3
# The value for the next turn of a block that stays on the map, of a block on a card, and of a general.
STAYING_BLOCK = 0.15
BLOCK_ON_CARD = 0.3
GENERAL_KEPT = 0.5
# The blocks on each card that refills a hand of less than seven.
REFILLED_BLOCKS = 1.4
# The cost of a card in the display, which takes the room of a better one to come.
ROOM_TAKEN = 0.5
# The uncertainty of votes when all are cast, and what is added before the polls.
VOTES_SPREAD = 0.4
VOTES_SPREAD_POLLS = 0.6
# The uncertainty of points at the end, in an open phase, and for each turn to come.
POINTS_SPREAD = 1.5
POINTS_SPREAD_FAR = 3.5
POINTS_SPREAD_TURN = 2.5


@rule
def rounds_left(box: Box, game: State) -> float:
    """Estimate how many rounds of actions are left before this turn's election."""
    if game.phase == Phase.ELECTION or game.phase == Phase.BATTLE:
        return 0.0
    part = (game.players - game.position) / game.players
    if game.ending:
        return part
    scarce = min(game.supply[BLUE], game.supply[WHITE], game.supply[RED])
    return part + scarce / (SPENT_BY_AN_ACTION * game.players)


@rule
def carry_over_value(box: Box, game: State, seat: int, hand: int, staying: int, openness: float) -> float:
    """Return the value of what a seat takes into the next turn: blocks on the map, cards, a general."""
    shown = widen(game.display_size[seat])
    cards = hand + count_blocks(box, game.display[seat], shown)
    blocks = blocks_of(cards, BLUE) + blocks_of(cards, WHITE) + blocks_of(cards, RED)
    blocks += REFILLED_BLOCKS * max(0, FULL_HAND - shown - game.hand_size[seat])
    value = STAYING_BLOCK * staying + BLOCK_ON_CARD * blocks - ROOM_TAKEN * openness * shown
    if generals_in(cards) > 0:
        value += GENERAL_KEPT
    return value


@rule
def expected_points(box: Box, game: State, points: Array) -> float:
    """Write the points with which each seat can expect to end the game; return the uncertainty of that.

    The uncertainty is the temperature at which a softmax of the points gives win probabilities.
    """
    rounds = rounds_left(box, game)
    openness = min(1.0, rounds / FAR)
    later = TURNS - game.turn
    breakers = tie_breakers(box, game)
    for seat in range(game.players):
        points[seat] = game.vp[seat]
    blue, white, red, staying = count_votes(box, game, points, breakers, openness)
    for seat in range(game.players):
        size = widen(game.hand_size[seat])
        hand = count_blocks(box, game.hand[seat], size)
        playing = VOTE_FROM_BLOCK * VOTE * min(1.0, rounds / max(size, 1))
        idle = VOTE_FROM_BLOCK * VOTE * IDLE_ACTION * max(0.0, rounds - size)
        blue += pack_seat(
            seat, int(playing * blocks_of(hand, BLUE) + idle) + VOTE * widen(game.votes[seat, BLUE])
        )
        white += pack_seat(
            seat, int(playing * blocks_of(hand, WHITE) + idle) + VOTE * widen(game.votes[seat, WHITE])
        )
        red += pack_seat(
            seat, int(playing * blocks_of(hand, RED) + idle) + VOTE * widen(game.votes[seat, RED])
        )
        if later > 0:
            points[seat] += carry_over_value(box, game, seat, hand, seat_number(staying, seat), openness)
    add_battle_odds(box, game, points, openness)
    open_polls = PROVINCES - game.elected if game.phase == Phase.ELECTION else PROVINCES
    votes_spread = VOTES_SPREAD + VOTES_SPREAD_POLLS * open_polls / PROVINCES
    add_government_odds(box, game, points, blue, white, red, breakers, openness, votes_spread)
    spread = POINTS_SPREAD + POINTS_SPREAD_FAR * openness + POINTS_SPREAD_TURN * later
    mix_in_sudden_victories(box, game, points, red, openness, spread)
    return spread
