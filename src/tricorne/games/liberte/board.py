"""The map and the pieces: stacks, supplies, tokens, and what threatens the Republic."""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.events import emit
from tricorne.games.liberte.state import FACTIONS, NONE, PROVINCES, WHITE, Box, Edition, Phase, State
from tricorne.games.liberte.vocabulary import Happening, Reason
from tricorne.games.struct import Array

HIGHEST_STACK = 3
MOST_STACKS = 3
COUNTER_REVOLUTION = 7
COUNTER_REVOLUTION_FROM_TURN = 3


@rule
def acting_seat(game: State) -> int:
    """Return the seat whose action or refreshing it is."""
    return widen(game.order[game.position])


@rule
def free_tokens(box: Box, game: State, seat: int) -> int:
    """Count the control tokens that are bound to nothing (ruling 5)."""
    bound = game.battle_box[seat] + game.presence[seat]
    for province in range(1, PROVINCES + 1):
        if game.height[seat, province] > 0:
            bound += 1
    return max(0, box.tokens - bound)


@rule
def stacks_in(game: State, province: int) -> int:
    """Count the stacks of a province."""
    stacks = 0
    for seat in range(game.players):
        if game.height[seat, province] > 0:
            stacks += 1
    return stacks


@rule
def why_not_stack(game: State, seat: int, faction: int, province: int, token_free: bool) -> int:
    """Return why a seat may not place a block of a colour in a province."""
    if game.supply[faction] == 0:
        return Reason.NO_SUPPLY
    if game.height[seat, province] > 0:
        if game.colour[seat, province] != faction:
            return Reason.OTHER_COLOUR
        if game.height[seat, province] == HIGHEST_STACK:
            return Reason.STACK_FULL
        return Reason.OK
    if stacks_in(game, province) == MOST_STACKS:
        return Reason.THREE_STACKS
    if not token_free:
        return Reason.NO_TOKEN
    return Reason.OK


@rule
def has_place(box: Box, game: State, seat: int, faction: int, region: int) -> bool:
    """Whether a seat could place a block of a colour somewhere in a region."""
    token_free = free_tokens(box, game, seat) > 0
    for place in range(box.provinces_in[region]):
        province = widen(box.province_in[region, place])
        if why_not_stack(game, seat, faction, province, token_free) == Reason.OK:
            return True
    return False


@rule
def place_block(game: State, seat: int, faction: int, province: int, events: Array) -> None:
    """Move a block from the supply onto a seat's stack."""
    game.supply[faction] -= 1
    game.colour[seat, province] = faction
    game.height[seat, province] += 1
    emit(events, Happening.PLACED, seat, province, faction, game.height[seat, province])
    if game.supply[faction] == 0:
        game.ending = 1
        emit(events, Happening.SUPPLY_EMPTY, faction, 0, 0, 0)


@inlined
def take_blocks(game: State, seat: int, province: int, count: int) -> None:
    """Lift blocks off a seat's stack."""
    game.height[seat, province] -= count
    if game.height[seat, province] == 0:
        game.colour[seat, province] = 0


@rule
def return_blocks(game: State, seat: int, province: int, count: int) -> None:
    """Move blocks from a seat's stack back to the supply."""
    game.supply[game.colour[seat, province]] += count
    take_blocks(game, seat, province, count)


@rule
def lay_out_owed(game: State, events: Array) -> None:
    """Lay out the white blocks that lost battles still wait for, as far as they are there."""
    laid = min(game.white_owed, game.supply[WHITE])
    if laid > 0:
        game.white_owed -= laid
        game.supply[WHITE] -= laid
        emit(events, Happening.WHITE_LAID_OUT, laid, 0, 0, 0)


@rule
def any_supply_empty(game: State) -> bool:
    """Whether one of the three supplies has run out."""
    for faction in range(FACTIONS):
        if game.supply[faction] == 0:
            return True
    return False


@rule
def controller(game: State, province: int) -> int:
    """Return the seat whose stack is higher than any other in a province, or -1."""
    seat, highest = NONE, 0
    for other in range(game.players):
        if game.height[other, province] > highest:
            seat, highest = other, game.height[other, province]
        elif game.height[other, province] == highest:
            seat = NONE
    return seat


@rule
def counter_revolution_count(box: Box, game: State) -> int:
    """Count towards the counter-revolution: white fleur-de-lis provinces and lost battles."""
    count = game.lost_battles
    for province in range(1, PROVINCES + 1):
        if box.fleur_de_lis[province]:
            seat = controller(game, province)
            if seat != NONE and game.colour[seat, province] == WHITE:
                count += 1
    return count


@rule
def counter_revolution_holds(box: Box, game: State) -> bool:
    """Whether a counter-revolution can occur in this phase and its condition is met (ruling 18)."""
    if game.turn < COUNTER_REVOLUTION_FROM_TURN:
        return False
    if game.phase == Phase.ELECTION and game.edition != Edition.FIRST:
        return False
    return counter_revolution_count(box, game) >= COUNTER_REVOLUTION


@rule
def claimable(box: Box, game: State) -> bool:
    """Whether the seat that is asked may claim the counter-revolution."""
    return game.claimed == 1 and counter_revolution_holds(box, game)
