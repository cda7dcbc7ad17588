"""The points that each seat can expect of the battle, of government and opposition, and of a sudden victory.

Where several seats compete, points are shared by the softmax of their claims.
"""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.bots.heuristics.liberte.election_odds import breaker, has_answered
from tricorne.bots.heuristics.liberte.packed import (
    VOTE,
    blocks_of,
    count_blocks,
    generals_in,
    row_total,
    seat_number,
)
from tricorne.bots.kernels.elementary import exp
from tricorne.games.liberte.board import (
    COUNTER_REVOLUTION,
    COUNTER_REVOLUTION_FROM_TURN,
    counter_revolution_count,
)
from tricorne.games.liberte.contest import about_factions, shown_for
from tricorne.games.liberte.election import FIRST_PLACE, LANDSLIDE, LEAD, SECOND_PLACE
from tricorne.games.liberte.ending import blocks_on_board
from tricorne.games.liberte.state import BLUE, FACTIONS, NONE, RED, TURNS, WHITE, Box, Contest, Phase, State
from tricorne.games.liberte.vocabulary import Ask
from tricorne.games.struct import Array

# Avoids division by zero.
EPSILON = 1e-9
# Anything less likely than this is left out.
UNLIKELY = 0.01
# A general counts fully in the display, in part in the hand.
GENERAL_HELD = 0.25
# Tokens that may still come, the sharpness of the softmax over tokens, and the weight of nobody winning.
TOKEN_TO_COME = 0.7
TOKENS_SHARP = 0.9
NO_LEADER = 0.1
NO_LEADER_FAR = 1.0
# Parts of a vote: what a block on the best card for a tie counts, and what precedence among factions counts.
VOTE_FROM_BREAKER = 0.24
PRECEDENCE = 0.3
# The uncertainty of the votes of a seat, and of a faction, that is added while the election is far away.
VOTES_SPREAD_FAR = 1.5
TOTALS_SPREAD_FAR = 2.5
# The value of a certain sudden victory to its winner, in spreads, and the uncertainty of the blocks.
DECISIVE = 4.0
BLOCKS_SPREAD = 4.0
# The uncertainty of the red votes, and what an open phase adds to it.
LANDSLIDE_SPREAD = 1.0
LANDSLIDE_SPREAD_FAR = 1.5
# The probability of the counter-revolution, if it lacks one, two or three.
LACKS_ONE = 0.35
LACKS_TWO = 0.12
LACKS_THREE = 0.05


@rule
def best_general(box: Box, game: State, seat: int) -> int:
    """Return the value of the best general that a seat shows or has shown."""
    if has_answered(game, seat):
        return widen(box.value[game.shown[seat]])
    best = widen(0)
    for place in range(game.display_size[seat]):
        card = game.display[seat, place]
        if box.general[card]:
            best = max(best, widen(box.value[card]))
    return best


@rule
def army_claim(box: Box, game: State, seat: int, openness: float) -> float:
    """Return the strength of a seat's claim to lead the army."""
    if game.phase == Phase.BATTLE:
        if game.tied[seat] == 0:
            return 0.0
        return exp(TOKENS_SHARP * best_general(box, game, seat)) - 1.0
    if generals_in(count_blocks(box, game.display[seat], widen(game.display_size[seat]))) > 0:
        general = 1.0
    elif generals_in(count_blocks(box, game.hand[seat], widen(game.hand_size[seat]))) > 0:
        general = GENERAL_HELD * openness
    else:
        return 0.0
    tokens = game.battle_box[seat] + TOKEN_TO_COME * openness
    return general * (exp(TOKENS_SHARP * tokens) - 1.0)


@rule
def add_battle_odds(box: Box, game: State, points: Array, openness: float) -> None:
    """Add what each seat can expect of the battle of the turn."""
    if game.turn == 1 or game.phase == Phase.ELECTION:
        return
    total = NO_LEADER + NO_LEADER_FAR * openness
    for seat in range(game.players):
        total += army_claim(box, game, seat, openness)
    for seat in range(game.players):
        points[seat] += box.battle[game.turn] * army_claim(box, game, seat, openness) / total


@rule
def with_advanced_cards(box: Box, game: State, breakers: int) -> int:
    """Replace the tie-breakers of seats that have advanced a card in a contest for a place by that card."""
    faction = widen(game.opposition if game.contest == Contest.LEAD else game.government)
    for seat in range(game.players):
        if game.tied[seat] and has_answered(game, seat):
            shift = 2 * (FACTIONS * seat + faction)
            breakers += (widen(box.value[game.shown[seat]]) - ((breakers >> shift) & 3)) << shift
    return breakers


@inlined
def place_claim(
    box: Box, game: State, votes: int, breakers: int, seat: int, faction: int, sharpness: float
) -> float:
    """Return the weight of a seat's votes of a colour; without a vote there is no claim."""
    own = seat_number(votes, seat)
    if own == 0:
        return 0.0
    return exp(sharpness * (own / VOTE + VOTE_FROM_BREAKER * breaker(breakers, seat, faction))) - 1.0


@rule
def add_place_odds(
    box: Box,
    game: State,
    points: Array,
    votes: int,
    breakers: int,
    faction: int,
    first: float,
    second: float,
    sharpness: float,
) -> None:
    """Share the points of a faction's first and second place by the votes of its colour."""
    total = EPSILON
    for seat in range(game.players):
        total += place_claim(box, game, votes, breakers, seat, faction, sharpness)
    seconds = 0.0
    for seat in range(game.players):
        claim = place_claim(box, game, votes, breakers, seat, faction, sharpness)
        seconds += claim / max(total - claim, EPSILON * total)
    for seat in range(game.players):
        claim = place_claim(box, game, votes, breakers, seat, faction, sharpness)
        others = seconds - claim / max(total - claim, EPSILON * total)
        points[seat] += claim / total * (first + second * min(others, 1.0))


@rule
def add_second_place_odds(box: Box, game: State, points: Array, breakers: int, sharpness: float) -> None:
    """Share the points of second place among those who contest it."""
    total = 0.0
    for seat in range(game.players):
        if game.tied[seat]:
            total += exp(sharpness * VOTE_FROM_BREAKER * breaker(breakers, seat, game.government))
    for seat in range(game.players):
        if game.tied[seat]:
            claim = exp(sharpness * VOTE_FROM_BREAKER * breaker(breakers, seat, game.government))
            points[seat] += SECOND_PLACE * claim / total


@rule
def add_government_odds(
    box: Box,
    game: State,
    points: Array,
    blue: int,
    white: int,
    red: int,
    breakers: int,
    openness: float,
    votes_spread: float,
) -> None:
    """Add what each seat can expect of government and opposition."""
    first, second, lead = float(FIRST_PLACE), float(SECOND_PLACE), float(LEAD)
    sharpness = 1.0 / (votes_spread + VOTES_SPREAD_FAR * openness)
    formed = game.phase == Phase.ELECTION and game.government != NONE
    if formed and game.ask == Ask.ADVANCE and game.contest >= Contest.FIRST:
        breakers = with_advanced_cards(box, game, breakers)
        if game.contest != Contest.FIRST:
            first, second = 0.0, 0.0
        if game.contest == Contest.SECOND:
            add_second_place_odds(box, game, points, breakers, sharpness)
    certainty = 1.0 / (votes_spread + TOTALS_SPREAD_FAR * openness)
    blue_lead = row_total(game, blue) + PRECEDENCE
    white_lead = row_total(game, white)
    red_lead = row_total(game, red) + 2.0 * PRECEDENCE
    if game.ask == Ask.ADVANCE and about_factions(game):
        blue_lead += VOTE_FROM_BREAKER * shown_for(box, game, BLUE)
        white_lead += VOTE_FROM_BREAKER * shown_for(box, game, WHITE)
        red_lead += VOTE_FROM_BREAKER * shown_for(box, game, RED)
    furthest = max(blue_lead, white_lead, red_lead)
    blues = exp(certainty * (blue_lead - furthest)) + EPSILON
    whites = exp(certainty * (white_lead - furthest)) + EPSILON
    reds = exp(certainty * (red_lead - furthest)) + EPSILON
    total = blues + whites + reds
    seconds = blues / (whites + reds) + whites / (blues + reds) + reds / (blues + whites)
    for faction in range(FACTIONS):
        row = blue if faction == BLUE else white if faction == WHITE else red
        weight = blues if faction == BLUE else whites if faction == WHITE else reds
        rest = whites + reds if faction == BLUE else blues + reds if faction == WHITE else blues + whites
        governs = weight / total
        opposes = governs * (seconds - weight / rest)
        if formed:
            governs = 1.0 if faction == game.government else 0.0
            if game.opposition != NONE:
                opposes = 1.0 if faction == game.opposition else 0.0
            elif faction == game.government:
                opposes = 0.0
        if governs + opposes > UNLIKELY:
            add_place_odds(
                box,
                game,
                points,
                row,
                breakers,
                faction,
                governs * first + opposes * lead,
                governs * second,
                sharpness,
            )


@rule
def blocks_claim(box: Box, game: State, seat: int, faction: int) -> float:
    """Return the weight of a seat's blocks of a colour if a sudden victory is decided by them."""
    hand = count_blocks(box, game.hand[seat], widen(game.hand_size[seat]))
    display = count_blocks(box, game.display[seat], widen(game.display_size[seat]))
    blocks = blocks_on_board(game, seat, faction) + game.votes[seat, faction]
    return exp((blocks + blocks_of(hand + display, faction)) / BLOCKS_SPREAD)


@rule
def mix_in_sudden_victory(
    box: Box, game: State, points: Array, faction: int, chance: float, value: float
) -> None:
    """Mix in the chance of a faction's sudden victory, which makes the points worthless."""
    total, mean = 0.0, 0.0
    for seat in range(game.players):
        mean += points[seat] / game.players
        total += blocks_claim(box, game, seat, faction)
    for seat in range(game.players):
        share = blocks_claim(box, game, seat, faction) / total
        points[seat] += chance * (mean + value * share - points[seat])


@rule
def landslide_threat(box: Box, game: State, red: int, openness: float) -> float:
    """Return the probability of a Radical landslide, given the expected red votes (a logistic function)."""
    if game.phase == Phase.ELECTION and game.government != NONE:
        return 0.0
    margin = row_total(game, red) - (LANDSLIDE - 0.5)
    return 1.0 / (1.0 + exp(-margin / (LANDSLIDE_SPREAD + LANDSLIDE_SPREAD_FAR * openness)))


@rule
def royalist_threat(box: Box, game: State, openness: float) -> float:
    """Return the probability of the counter-revolution."""
    if game.turn < COUNTER_REVOLUTION_FROM_TURN - 1 or game.phase == Phase.ELECTION:
        return 0.0
    lacks = COUNTER_REVOLUTION - counter_revolution_count(box, game)
    if lacks > 3:
        return 0.0
    threat = LACKS_ONE if lacks <= 1 else LACKS_TWO if lacks == 2 else LACKS_THREE
    return threat * openness if game.turn == TURNS else threat


@rule
def mix_in_sudden_victories(
    box: Box, game: State, points: Array, red: int, openness: float, spread: float
) -> None:
    """Mix in the landslide and the counter-revolution."""
    landslide = landslide_threat(box, game, red, openness)
    if landslide > UNLIKELY:
        mix_in_sudden_victory(box, game, points, RED, landslide, DECISIVE * spread)
    threat = royalist_threat(box, game, openness)
    if threat > UNLIKELY:
        mix_in_sudden_victory(box, game, points, WHITE, threat, DECISIVE * spread)
