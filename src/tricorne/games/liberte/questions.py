"""The twelve questions: for each the legal answers, the reasons against others, and the effect."""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.action_space import operand
from tricorne.games.liberte import action_phase as acting
from tricorne.games.liberte import contest, turn
from tricorne.games.liberte.board import free_tokens, why_not_stack
from tricorne.games.liberte.cards import LARGE_HAND, cards_to_take, holds, value_one
from tricorne.games.liberte.specials import next_target, return_card, target_at, why_not_card
from tricorne.games.liberte.specials import why_not_target as why_not_hit
from tricorne.games.liberte.state import CARDS, FACE_UP, NONE, PROVINCES, Box, State
from tricorne.games.liberte.vocabulary import (
    ADVANCE,
    BATTLE,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    END,
    KEEP,
    PASS,
    PLACE,
    PLAY,
    SKIP,
    STRIKE,
    TAKE,
    Ask,
    Reason,
    Step,
)
from tricorne.games.question import Question, Questions
from tricorne.games.struct import Array


@rule
def in_hand(game: State, seat: int, card: int) -> bool:
    """Whether a seat holds a card."""
    return holds(game.hand[seat], game.hand_size[seat], card)


@inlined
def list_hand(game: State, seat: int, base: int, found: Array, count: int) -> int:
    """Add an action for every card in a hand."""
    for place in range(game.hand_size[seat]):
        found[count] = base + game.hand[seat, place]
        count += 1
    return count


@inlined
def list_plays(box: Box, game: State, seat: int, found: Array, count: int) -> int:
    """Add the cards that may be played."""
    specials, second = acting.specials_played(box, game), acting.second_may_follow(box, game)
    for place in range(game.hand_size[seat]):
        card = widen(game.hand[seat, place])
        if acting.why_not_follow(box, game, seat, card, specials, second) == Reason.OK:
            found[count] = PLAY + card
            count += 1
    return count


@rule
def legal_refresh(box: Box, game: State, seat: int, found: Array) -> int:
    """Discard any card, or be done."""
    found[0] = DONE
    return list_hand(game, seat, DISCARD, found, 1)


@rule
def why_not_refresh(box: Box, game: State, seat: int, action: int) -> int:
    """Return why an answer before refilling is illegal."""
    if action == DONE:
        return Reason.OK
    card = operand(action, DISCARD, CARDS)
    if card == 0:
        return Reason.NOT_ASKED
    if not in_hand(game, seat, card):
        return Reason.NOT_IN_HAND
    return Reason.OK


@rule
def answer_refresh(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Discard a card, or go on to refilling."""
    if action == DONE:
        game.step = Step.REFILL
    else:
        turn.answer_refresh(game, seat, action - DISCARD, events)


@rule
def legal_to_take(box: Box, game: State, seat: int, found: Array) -> int:
    """Take a face-up card, or draw."""
    return list_to_take(game, found, 0)


@inlined
def list_to_take(game: State, found: Array, count: int) -> int:
    """Add the ways to take a card."""
    if game.deck_size > 0:
        found[count] = DRAW
        count += 1
    for slot in range(FACE_UP):
        if game.face_up[slot] != 0:
            found[count] = TAKE + game.face_up[slot]
            count += 1
    return count


@rule
def why_not_to_take(box: Box, game: State, seat: int, action: int) -> int:
    """Return why a card cannot be taken or drawn."""
    if action == DRAW:
        if game.deck_size == 0:
            return Reason.DECK_EMPTY
        return Reason.OK
    card = operand(action, TAKE, CARDS)
    if card == 0:
        return Reason.NOT_ASKED
    if not acting.is_face_up(game, card):
        return Reason.NOT_FACE_UP
    return Reason.OK


@rule
def answer_refill(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Take a card to refill the hand."""
    turn.answer_refill(game, seat, operand(action, TAKE, CARDS), events)


@rule
def answer_gain(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Take a card as an action."""
    if action == DRAW:
        acting.answer_draw(game, seat, events)
    else:
        acting.answer_take(box, game, seat, action - TAKE, events)


@rule
def legal_action(box: Box, game: State, seat: int, found: Array) -> int:
    """Pass, play a card, take one, or begin to take one by discarding."""
    found[0] = PASS
    count = 1
    if game.hand_size[seat] < LARGE_HAND:
        count = list_to_take(game, found, count)
    count = list_plays(box, game, seat, found, count)
    if game.hand_size[seat] >= LARGE_HAND and cards_to_take(game) > 0:
        count = list_hand(game, seat, DISCARD, found, count)
    return count


@rule
def why_not_action(box: Box, game: State, seat: int, action: int) -> int:
    """Return why an action is illegal."""
    if action == PASS:
        return Reason.OK
    card = operand(action, PLAY, CARDS)
    if card > 0:
        if not in_hand(game, seat, card):
            return Reason.NOT_IN_HAND
        return acting.why_not_play(box, game, seat, card)
    card = operand(action, DISCARD, CARDS)
    if card > 0:
        if not in_hand(game, seat, card):
            return Reason.NOT_IN_HAND
        return acting.why_not_give(game, seat)
    if action == DRAW or operand(action, TAKE, CARDS) > 0:
        reason = acting.why_not_begin_take(game, seat)
        if reason != Reason.OK:
            return reason
    return why_not_to_take(box, game, seat, action)


@rule
def answer_action(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Begin an action."""
    card = operand(action, PLAY, CARDS)
    if action == PASS:
        acting.answer_pass(game, seat, events)
    elif card > 0:
        acting.answer_play(box, game, seat, card, events)
    elif operand(action, DISCARD, CARDS) > 0:
        acting.answer_give_first(game, seat, action - DISCARD, events)
    else:
        answer_gain(box, game, seat, action, events)


@rule
def legal_give(box: Box, game: State, seat: int, found: Array) -> int:
    """Discard the second card."""
    return list_hand(game, seat, DISCARD, found, 0)


@rule
def why_not_give(box: Box, game: State, seat: int, action: int) -> int:
    """Return why something is not the second card to discard."""
    if action == DONE:
        return Reason.NOT_ASKED
    return why_not_refresh(box, game, seat, action)


@rule
def answer_give(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Discard the second card."""
    acting.answer_give_second(game, seat, action - DISCARD, events)


@rule
def legal_again(box: Box, game: State, seat: int, found: Array) -> int:
    """Take a second value-1 card, or end the action."""
    found[0] = END
    count = 1
    for slot in range(FACE_UP):
        if value_one(box, game.face_up[slot]):
            found[count] = TAKE + game.face_up[slot]
            count += 1
    return count


@rule
def why_not_again(box: Box, game: State, seat: int, action: int) -> int:
    """Return why a card cannot be the second one."""
    if action == END:
        return Reason.OK
    card = operand(action, TAKE, CARDS)
    if card == 0:
        return Reason.NOT_ASKED
    return acting.why_not_take_again(box, game, card)


@rule
def answer_again(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Take the second value-1 card, or leave it."""
    if action == END:
        game.step = Step.NEXT_SEAT
    else:
        acting.answer_take_again(game, seat, action - TAKE, events)


@rule
def legal_place(box: Box, game: State, seat: int, found: Array) -> int:
    """Place a block, or go to the battle box; skip if only the battle box is left."""
    count = 0
    region, faction = acting.region_of_play(box, game), widen(box.card_faction[game.in_play])
    token_free = free_tokens(box, game, seat) > 0
    for place in range(box.provinces_in[region]):
        province = widen(box.province_in[region, place])
        if why_not_stack(game, seat, faction, province, token_free) == Reason.OK:
            found[count] = PLACE + province
            count += 1
    if acting.why_not_battle(box, game, seat) == Reason.OK:
        if count == 0:
            found[count] = SKIP
            count += 1
        found[count] = BATTLE
        count += 1
    return count


@rule
def why_not_place(box: Box, game: State, seat: int, action: int) -> int:
    """Return why a block cannot go somewhere."""
    if action == BATTLE:
        return acting.why_not_battle(box, game, seat)
    if action == SKIP:
        if acting.only_place(box, game, seat) != NONE:
            return Reason.MUST_PLACE
        return Reason.OK
    province = operand(action, PLACE, PROVINCES)
    if province == 0:
        return Reason.NOT_ASKED
    region = acting.region_of_play(box, game)
    if region != NONE and box.region[province] != region:
        return Reason.OTHER_REGION
    token_free = free_tokens(box, game, seat) > 0
    return why_not_stack(game, seat, widen(box.card_faction[game.in_play]), province, token_free)


@rule
def answer_place(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Place a block, go to the battle box, or neither."""
    if action == BATTLE:
        acting.answer_battle(game, seat, events)
    elif action == SKIP:
        acting.answer_skip_place(game, seat, events)
    else:
        acting.answer_place(box, game, seat, action - PLACE, events)


@rule
def legal_target(box: Box, game: State, seat: int, found: Array) -> int:
    """Hit any target of the special card in play."""
    special = acting.special_in_play(box, game)
    count, place = 0, next_target(box, game, special, 0)
    while place != NONE:
        found[count] = target_at(game, special, place)
        count += 1
        place = next_target(box, game, special, place + 1)
    return count


@rule
def why_not_target(box: Box, game: State, seat: int, action: int) -> int:
    """Return why the special card in play cannot hit something."""
    return why_not_hit(box, game, acting.special_in_play(box, game), action)


@rule
def legal_strike(box: Box, game: State, seat: int, found: Array) -> int:
    """Strike a card in any display with Terror, or none."""
    found[0] = SKIP
    count = 1
    for owner in range(game.players):
        for place in range(game.display_size[owner]):
            found[count] = STRIKE + game.display[owner, place]
            count += 1
    return count


@rule
def why_not_strike(box: Box, game: State, seat: int, action: int) -> int:
    """Return why Terror cannot strike a card."""
    if action == SKIP:
        return Reason.OK
    return why_not_card(game, action)


@rule
def answer_strike(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Strike a card with Terror, or none."""
    game.step = Step.EFFECT
    if action != SKIP:
        return_card(box, game, seat, action, events)


@rule
def legal_clean(box: Box, game: State, seat: int, found: Array) -> int:
    """Keep the card or drop it."""
    found[0] = DROP
    if acting.why_not_keep(box, game, seat) != Reason.OK:
        return 1
    found[1] = KEEP
    return 2


@rule
def why_not_clean(box: Box, game: State, seat: int, action: int) -> int:
    """Return why a card cannot be kept."""
    if action == DROP:
        return Reason.OK
    if action == KEEP:
        return acting.why_not_keep(box, game, seat)
    return Reason.NOT_ASKED


@rule
def answer_clean(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Keep the card or drop it."""
    if action == KEEP:
        acting.answer_keep(game, seat, events)
    else:
        acting.answer_drop(game, seat, events)


@rule
def legal_more(box: Box, game: State, seat: int, found: Array) -> int:
    """Play another card, or end the action."""
    found[0] = END
    return list_plays(box, game, seat, found, 1)


@rule
def why_not_more(box: Box, game: State, seat: int, action: int) -> int:
    """Return why a card cannot follow."""
    if action == END:
        return Reason.OK
    card = operand(action, PLAY, CARDS)
    if card == 0:
        return Reason.NOT_ASKED
    if not in_hand(game, seat, card):
        return Reason.NOT_IN_HAND
    return acting.why_not_play(box, game, seat, card)


@rule
def answer_more(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Play another card, or end the action."""
    if action == END:
        game.step = Step.NEXT_SEAT
    else:
        acting.answer_play(box, game, seat, action - PLAY, events)


@rule
def legal_advance(box: Box, game: State, seat: int, found: Array) -> int:
    """Advance a card that counts, or decline."""
    found[0] = DECLINE
    count = 1
    for place in range(game.display_size[seat]):
        card = widen(game.display[seat, place])
        if contest.counts(box, game, seat, card):
            found[count] = ADVANCE + card
            count += 1
    return count


@rule
def why_not_advance(box: Box, game: State, seat: int, action: int) -> int:
    """Return why a card cannot be advanced."""
    if action == DECLINE:
        return Reason.OK
    card = operand(action, ADVANCE, CARDS)
    if card == 0:
        return Reason.NOT_ASKED
    return contest.why_not_advance(box, game, seat, card)


@rule
def answer_advance(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Advance a card, or decline."""
    contest.answer_advance(box, game, seat, operand(action, ADVANCE, CARDS), events)


QUESTIONS = Questions(
    Ask,
    Question(Ask.REFRESH, legal_refresh, why_not_refresh, answer_refresh),
    Question(Ask.REFILL, legal_to_take, why_not_to_take, answer_refill),
    Question(Ask.ACTION, legal_action, why_not_action, answer_action),
    Question(Ask.GIVE, legal_give, why_not_give, answer_give),
    Question(Ask.GAIN, legal_to_take, why_not_to_take, answer_gain),
    Question(Ask.AGAIN, legal_again, why_not_again, answer_again),
    Question(Ask.PLACE, legal_place, why_not_place, answer_place, ("card", "left", "played", "region")),
    Question(Ask.TARGET, legal_target, why_not_target, acting.answer_target, ("card", "played")),
    Question(Ask.STRIKE, legal_strike, why_not_strike, answer_strike, ("card", "played")),
    Question(Ask.CLEAN, legal_clean, why_not_clean, answer_clean, ("card", "played")),
    Question(Ask.MORE, legal_more, why_not_more, answer_more, ("played", "region")),
    Question(Ask.ADVANCE, legal_advance, why_not_advance, answer_advance, ("contest",)),
)
