"""A forecast of the election: how likely each seat is to win each province."""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.bots.heuristics.liberte.packed import VOTE, pack_seat
from tricorne.games.liberte.board import MOST_STACKS
from tricorne.games.liberte.election import PROVINCES_PAY_FROM_TURN
from tricorne.games.liberte.state import BLUE, FACTIONS, PARIS, PROVINCES, WHITE, Box, Contest, Phase, State
from tricorne.games.liberte.vocabulary import Ask
from tricorne.games.struct import Array

# The probability that a card that could break a tie is advanced, and that a rival does not use its own.
TIE_FOUGHT = 0.7
TIE_LEFT = 0.3
# The weight of a stack by its height while the election is far away, and of room for another stack.
ONE_HIGH = 1.0
TWO_HIGH = 2.2
THREE_HIGH = 6.0
ROOM = 1.5


@rule
def tie_breakers(box: Box, game: State) -> int:
    """Return the highest value of each colour in each display, two bits each."""
    breakers = widen(0)
    for seat in range(game.players):
        for place in range(game.display_size[seat]):
            card = game.display[seat, place]
            shift = 2 * (FACTIONS * seat + widen(box.card_faction[card]))
            more = widen(box.value[card]) - ((breakers >> shift) & 3)
            if more > 0:
                breakers += more << shift
    return breakers


@inlined
def breaker(breakers: int, seat: int, faction: int) -> int:
    """Return the value of the highest card of a colour that a seat can advance."""
    return (breakers >> (2 * (FACTIONS * seat + widen(faction)))) & 3


@rule
def has_answered(game: State, seat: int) -> bool:
    """Whether a seat has already answered in the current round of a contest."""
    for place in range(game.contest_position):
        if game.order[place] == seat:
            return True
    return False


@rule
def tie_share(
    box: Box, game: State, breakers: int, province: int, seat: int, highest: int, running: bool
) -> float:
    """Return the probability that a seat wins the tie in a province with its display."""
    share = TIE_FOUGHT
    if running and has_answered(game, seat):
        own = widen(box.value[game.shown[seat]])
        share = 1.0
    else:
        own = breaker(breakers, seat, game.colour[seat, province])
    if own == 0:
        return 0.0
    for other in range(game.players):
        if other != seat and game.height[other, province] == highest:
            if running and has_answered(game, other):
                if box.value[game.shown[other]] >= own:
                    share = 0.0
            elif breaker(breakers, other, game.colour[other, province]) >= own:
                share *= TIE_LEFT
    return share


@inlined
def stack_weight(box: Box, game: State, height: int) -> float:
    """Return the weight of a stack against others while the election is far away."""
    return ONE_HIGH if height == 1 else TWO_HIGH if height == 2 else THREE_HIGH


@rule
def survey_province(box: Box, game: State, province: int) -> tuple[int, int, int, float]:
    """Return the height of the tallest stack, how many are as tall, its owner, and the weight of all."""
    highest, level, leader, stacks, total = widen(0), widen(0), widen(0), 0, 0.0
    for seat in range(game.players):
        height = widen(game.height[seat, province])
        if height > 0:
            stacks += 1
            total += stack_weight(box, game, height)
            if height > highest:
                highest, level, leader = height, widen(1), widen(seat)
            elif height == highest:
                level += 1
    if stacks < MOST_STACKS:
        total += ROOM
    return highest, level, leader, total


@rule
def count_votes(
    box: Box, game: State, points: Array, breakers: int, openness: float
) -> tuple[int, int, int, int]:
    """Return the expected votes of each colour still to be cast, and the blocks that stay, as packed rows.

    Also adds the points of the provinces that pay.
    """
    blue, white, red, staying = widen(0), widen(0), widen(0), widen(0)
    done = widen(game.elected) if game.phase == Phase.ELECTION else widen(0)
    in_tie = game.ask == Ask.ADVANCE and game.contest == Contest.PROVINCE
    for turn in range(done, PROVINCES):
        province = widen(box.election_order[game.edition, turn])
        highest, level, leader, total = survey_province(box, game, province)
        if highest == 0:
            continue
        for seat in range(game.players):
            height = widen(game.height[seat, province])
            if height == 0:
                continue
            share = 0.0
            if level > 1:
                if height == highest:
                    running = in_tie and turn == done
                    share = tie_share(box, game, breakers, province, seat, highest, running)
            else:
                staying += pack_seat(seat, height - 1 if seat == leader else height)
                share = 1.0 if seat == leader else 0.0
            share += openness * (stack_weight(box, game, height) / total - share)
            if game.turn >= PROVINCES_PAY_FROM_TURN:
                points[seat] += share * box.victory_points[province]
            if province == PARIS:
                share *= height
            vote = pack_seat(seat, int(share * VOTE))
            if game.colour[seat, province] == BLUE:
                blue += vote
            elif game.colour[seat, province] == WHITE:
                white += vote
            else:
                red += vote
    return blue, white, red, staying
