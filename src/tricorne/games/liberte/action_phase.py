"""The action phase: playing, taking, passing (rulings 1 to 9)."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.events import emit
from tricorne.games.liberte.board import (
    acting_seat,
    any_supply_empty,
    claimable,
    free_tokens,
    has_place,
    place_block,
    why_not_stack,
)
from tricorne.games.liberte.cards import (
    DISPLAY_LIMIT,
    LARGE_HAND,
    cards_to_take,
    discard,
    draw,
    from_hand,
    holds,
    take,
    to_display,
    value_one,
)
from tricorne.games.liberte.ending import watch_for_counter_revolution
from tricorne.games.liberte.specials import next_target, take_effect, target_at, why_not_special
from tricorne.games.liberte.state import (
    FACE_UP,
    NONE,
    Box,
    Edition,
    Ending,
    Phase,
    State,
    Type,
)
from tricorne.games.liberte.vocabulary import Ask, Happening, Reason, Step
from tricorne.games.struct import Array

LAST_ROUND = 200
SEVERAL = -2


@rule
def begin_action_phase(game: State, events: Array) -> None:
    """Start the first round; with a supply already empty it is also the last."""
    game.phase = Phase.ACTION
    game.action_round = 1
    game.ending = 1 if any_supply_empty(game) else 0
    game.position = 0
    game.step = Step.ACTION
    emit(events, Happening.ROUND, 1, 0, 0, 0)


@rule
def step_action(box: Box, game: State, events: Array) -> None:
    """Ask the next seat for its action; a seat without a card to play or take passes."""
    seat = acting_seat(game)
    for place in range(game.played_count):
        game.played[place] = 0
    game.played_count = 0
    game.first_region = NONE
    if game.hand_size[seat] == 0 and cards_to_take(game) == 0 and not claimable(box, game):
        answer_pass(game, seat, events)
    else:
        game.ask = Ask.ACTION
        game.asked = seat


@rule
def answer_pass(game: State, seat: int, events: Array) -> None:
    """Pass."""
    emit(events, Happening.PASSED, seat, 0, 0, 0)
    game.step = Step.NEXT_SEAT


@rule
def step_next_seat(box: Box, game: State, events: Array) -> None:
    """Go on to the next seat, the next round, or out of the phase."""
    game.position += 1
    game.step = Step.ACTION
    if game.position == game.players:
        game.position = 0
        if game.ending:
            game.ending = 0
            game.step = Step.BATTLE if game.turn > 1 else Step.ELECTION
        else:
            game.action_round += 1
            if game.action_round == LAST_ROUND:
                game.ending = 1
            emit(events, Happening.ROUND, game.action_round, 0, 0, 0)


@rule
def specials_played(box: Box, game: State) -> int:
    """Count the specials of this action."""
    count = 0
    for place in range(game.played_count):
        if box.type[game.played[place]] == Type.SPECIAL:
            count += 1
    return count


@rule
def second_may_follow(box: Box, game: State) -> bool:
    """Whether the club or personality played may be followed by a second (rulings 1 and 3)."""
    return (
        game.second_card == 1
        and game.played_count - specials_played(box, game) == 1
        and game.first_region != NONE
    )


@rule
def why_not_play(box: Box, game: State, seat: int, card: int) -> int:
    """Return why a seat may not play a card of its hand, at the start of its action or after others."""
    second = second_may_follow(box, game)
    return why_not_follow(box, game, seat, card, specials_played(box, game), second)


@rule
def why_not_follow(box: Box, game: State, seat: int, card: int, specials: int, second: bool) -> int:
    """Return why a card may not follow `specials` specials, and clubs or personalities if a second may."""
    if box.type[card] == Type.SPECIAL:
        if specials > 0:
            return Reason.SPECIAL_ALREADY_PLAYED
        return why_not_special(box, game, seat, widen(box.special[card]))
    if game.played_count == specials:
        return Reason.OK
    if not second:
        return Reason.CARD_ALREADY_PLAYED
    if box.value[card] != 1:
        return Reason.NOT_VALUE_ONE
    if box.type[card] == Type.PERSONALITY and box.card_region[card] != game.first_region:
        return Reason.OTHER_REGION
    if not has_place(box, game, seat, widen(box.card_faction[card]), widen(game.first_region)):
        return Reason.NO_PLACE_IN_REGION
    return Reason.OK


@rule
def answer_play(box: Box, game: State, seat: int, card: int, events: Array) -> None:
    """Play a card from the hand."""
    from_hand(game, seat, card)
    game.in_play = card
    game.played[game.played_count] = card
    game.played_count += 1
    emit(events, Happening.PLAYED, seat, card, 0, 0)
    if box.type[card] == Type.SPECIAL:
        game.step = Step.TARGET
    else:
        game.left = box.value[card]
        game.step = Step.PLACE


@rule
def is_second_card(box: Box, game: State) -> bool:
    """Whether the card in play is the second club or personality of this action."""
    return game.played_count - specials_played(box, game) == 2


@rule
def region_of_play(box: Box, game: State) -> int:
    """Return the region where the card in play must place its blocks, or -1 for anywhere."""
    if is_second_card(box, game):
        return widen(game.first_region)
    return widen(box.card_region[game.in_play])


@rule
def only_place(box: Box, game: State, seat: int) -> int:
    """Return the one province where the next block can go; -1: there is none, -2: there are several."""
    found = NONE
    region, faction = region_of_play(box, game), widen(box.card_faction[game.in_play])
    token_free = free_tokens(box, game, seat) > 0
    for place in range(box.provinces_in[region]):
        province = widen(box.province_in[region, place])
        if why_not_stack(game, seat, faction, province, token_free) == Reason.OK:
            if found != NONE:
                return SEVERAL
            found = province
    return found


@rule
def why_not_battle(box: Box, game: State, seat: int) -> int:
    """Return why the card in play may not place a token in the battle box."""
    if game.turn == 1:
        return Reason.NO_BATTLE_YET
    if box.cannon[game.in_play] == 0:
        return Reason.NO_CANNON
    if game.left < box.value[game.in_play]:
        return Reason.BLOCK_ALREADY_PLACED
    if is_second_card(box, game):
        return Reason.SECOND_CARD_NO_BATTLE
    if free_tokens(box, game, seat) == 0:
        return Reason.NO_TOKEN
    return Reason.OK


@rule
def step_place(box: Box, game: State, events: Array) -> None:
    """Ask for the next block of the card in play, as long as one is left and finds a place."""
    seat = acting_seat(game)
    if game.left == 0:
        game.step = Step.EFFECT
        return
    province = only_place(box, game, seat)
    if why_not_battle(box, game, seat) != Reason.OK:
        if province == NONE:
            if game.left == box.value[game.in_play]:
                emit(events, Happening.PLACED_NOTHING, seat, game.in_play, 0, 0)
            game.left = 0
            game.step = Step.EFFECT
            return
        if province != SEVERAL and not claimable(box, game):
            answer_place(box, game, seat, province, events)
            return
    game.ask = Ask.PLACE
    game.asked = seat


@rule
def answer_place(box: Box, game: State, seat: int, province: int, events: Array) -> None:
    """Place a block of the card in play."""
    card = widen(game.in_play)
    place_block(game, seat, widen(box.card_faction[card]), province, events)
    game.left -= 1
    if value_one(box, card) and not is_second_card(box, game):
        game.first_region = box.region[province]
    game.step = Step.PLACE


@rule
def answer_battle(game: State, seat: int, events: Array) -> None:
    """Place a token in the battle box instead of blocks."""
    game.battle_box[seat] += 1
    emit(events, Happening.TO_BATTLE, seat, game.battle_box[seat], 0, 0)
    game.left = 0
    game.step = Step.EFFECT


@rule
def answer_skip_place(game: State, seat: int, events: Array) -> None:
    """Place nothing, where no block can be placed and the battle box is not wanted."""
    emit(events, Happening.PLACED_NOTHING, seat, game.in_play, 0, 0)
    game.left = 0
    game.step = Step.EFFECT


@rule
def special_in_play(box: Box, game: State) -> int:
    """Return which special card is in play."""
    return widen(box.special[game.in_play])


@rule
def step_target(box: Box, game: State, events: Array) -> None:
    """Ask what the special card in play is to hit; a single target is hit at once."""
    seat, special = acting_seat(game), special_in_play(box, game)
    place = next_target(box, game, special, 0)
    if claimable(box, game) or next_target(box, game, special, place + 1) != NONE:
        game.ask = Ask.TARGET
        game.asked = seat
    else:
        answer_target(box, game, seat, target_at(game, special, place), events)


@rule
def answer_target(box: Box, game: State, seat: int, target: int, events: Array) -> None:
    """Hit a target with the special card in play."""
    game.step = Step.EFFECT
    take_effect(special_in_play(box, game), box, game, seat, target, events)


@rule
def step_strike(box: Box, game: State, events: Array) -> None:
    """Ask for Terror's card, which is optional, if any display shows one."""
    for seat in range(game.players):
        if game.display_size[seat] > 0:
            game.ask = Ask.STRIKE
            game.asked = acting_seat(game)
            return
    game.step = Step.EFFECT


@rule
def step_effect(box: Box, game: State, events: Array) -> None:
    """Look for a counter-revolution once the card has taken full effect, then clean up."""
    watch_for_counter_revolution(box, game, events)
    if game.over == Ending.RUNNING:
        if box.type[game.in_play] == Type.SPECIAL:
            answer_drop(game, acting_seat(game), events)
        else:
            game.step = Step.CLEAN


@rule
def why_not_keep(box: Box, game: State, seat: int) -> int:
    """Return why the card in play may not be kept in the display (ruling 4)."""
    size = game.display_size[seat]
    if size < DISPLAY_LIMIT:
        return Reason.OK
    if size > DISPLAY_LIMIT:
        return Reason.DISPLAY_FULL
    if box.sans_culottes[game.in_play]:
        return Reason.OK
    if game.edition == Edition.SECOND:
        for place in range(size):
            if box.sans_culottes[game.display[seat, place]]:
                return Reason.OK
    return Reason.DISPLAY_FULL


@rule
def step_clean(box: Box, game: State, events: Array) -> None:
    """Ask whether the card is kept; with a full display it is dropped at once."""
    seat = acting_seat(game)
    if why_not_keep(box, game, seat) == Reason.OK or claimable(box, game):
        game.ask = Ask.CLEAN
        game.asked = seat
    else:
        answer_drop(game, seat, events)


@rule
def answer_keep(game: State, seat: int, events: Array) -> None:
    """Keep the card in play in the personal display."""
    to_display(game, seat, game.in_play)
    emit(events, Happening.KEPT, seat, game.in_play, 0, 0)
    game.in_play = 0
    game.step = Step.MORE


@rule
def answer_drop(game: State, seat: int, events: Array) -> None:
    """Discard the card in play."""
    card = widen(game.in_play)
    game.in_play = 0
    emit(events, Happening.DROPPED, seat, card, 0, 0)
    discard(game, card, events)
    game.step = Step.MORE


@rule
def step_more(box: Box, game: State, events: Array) -> None:
    """Ask for another card, even if none fits: not asking would reveal something about the hand."""
    seat = acting_seat(game)
    specials = specials_played(box, game)
    open_for_more = specials == 0 or game.played_count == specials or second_may_follow(box, game)
    if game.hand_size[seat] > 0 and open_for_more:
        game.ask = Ask.MORE
        game.asked = seat
    else:
        game.step = Step.NEXT_SEAT


@rule
def why_not_begin_take(game: State, seat: int) -> int:
    """Return why a seat may not take a card as its action."""
    if cards_to_take(game) == 0:
        return Reason.NO_CARD_TO_TAKE
    if game.hand_size[seat] >= LARGE_HAND:
        return Reason.HAND_TOO_LARGE
    return Reason.OK


@rule
def why_not_give(game: State, seat: int) -> int:
    """Return why a seat may not begin to take a card by discarding two (ruling 6)."""
    if game.hand_size[seat] < LARGE_HAND:
        return Reason.HAND_SMALL_ENOUGH
    if cards_to_take(game) == 0:
        return Reason.NO_CARD_TO_TAKE
    return Reason.OK


@rule
def why_not_take_again(box: Box, game: State, card: int) -> int:
    """Return why a card may not be taken as the second value-1 card."""
    if not is_face_up(game, card):
        return Reason.NOT_FACE_UP
    if not value_one(box, card):
        return Reason.NOT_VALUE_ONE
    return Reason.OK


@rule
def is_face_up(game: State, card: int) -> bool:
    """Whether a card lies face up beside the deck."""
    return holds(game.face_up, FACE_UP, card)


@rule
def answer_draw(game: State, seat: int, events: Array) -> None:
    """Draw a card from the deck as an action."""
    draw(game, seat, events)
    game.step = Step.NEXT_SEAT


@rule
def answer_take(box: Box, game: State, seat: int, card: int, events: Array) -> None:
    """Take a face-up card as an action; a second of value 1 may follow one of value 1."""
    take(game, seat, card, events)
    game.step = Step.NEXT_SEAT
    if game.second_card and value_one(box, card):
        for slot in range(FACE_UP):
            if value_one(box, game.face_up[slot]):
                game.ask = Ask.AGAIN
                game.asked = seat


@rule
def answer_take_again(game: State, seat: int, card: int, events: Array) -> None:
    """Take the second value-1 card."""
    take(game, seat, card, events)
    game.step = Step.NEXT_SEAT


@rule
def give(game: State, seat: int, card: int, events: Array) -> None:
    """Discard a card from the hand."""
    from_hand(game, seat, card)
    emit(events, Happening.DISCARDED, seat, card, 0, 0)
    discard(game, card, events)


@rule
def answer_give_first(game: State, seat: int, card: int, events: Array) -> None:
    """Discard the first of two cards."""
    give(game, seat, card, events)
    game.ask = Ask.GIVE
    game.asked = seat


@rule
def answer_give_second(game: State, seat: int, card: int, events: Array) -> None:
    """Discard the second of two cards; now there are at least two cards to choose from."""
    give(game, seat, card, events)
    game.ask = Ask.GAIN
    game.asked = seat
