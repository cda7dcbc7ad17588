"""The heuristic value of an action, in points: one rule for each question that a seat can be asked.

It depends on one province or a few cards, never on the whole board, and only
on what the seat may know.
"""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.action_space import operand
from tricorne.games.dispatch import dispatch, lookup
from tricorne.games.liberte.cards import FULL_HAND, owner_in_display
from tricorne.games.liberte.contest import about_factions, contested_province
from tricorne.games.liberte.election import PROVINCES_PAY_FROM_TURN
from tricorne.games.liberte.ending import blocks_in_row, blocks_on_board, blocks_on_cards
from tricorne.games.liberte.specials import Special
from tricorne.games.liberte.state import (
    CARDS,
    PARIS,
    PROVINCES,
    SEATS,
    TURNS,
    WHITE,
    Box,
    Contest,
    State,
    Type,
)
from tricorne.games.liberte.vocabulary import (
    ADVANCE,
    BATTLE,
    CLAIM,
    DISCARD,
    DRAW,
    KEEP,
    PLACE,
    PLAY,
    REMOVE,
    STRIKE,
    TAKE,
    Ask,
)

# The value of a card by its blocks: each action plays one card, so a big one saves actions.
PER_BLOCK = 0.53
GENERAL = 1.5
CANNON = 0.11
CLUB = 0.27
# A special by its kind.
SPECIAL = lookup(
    Special,
    {
        Special.BREAD_SHORTAGE: 0.3,
        Special.EMIGRATION: 0.2,
        Special.RELIGIOUS_PROBLEMS: 0.4,
        Special.GUILLOTINE: 0.4,
        Special.PURGE: 0.3,
        Special.TERROR: 0.8,
    },
)
AVERAGE_CARD = 0.8
VOTE = 1.0
PARIS_MORE = 0.96
# A block that takes the lead, founds a stack, makes a tie, comes near one, or secures a lead.
TAKES_LEAD = 0.8
FOUNDS = 1.1
TIES = 0.5
NEARS = 0.28
SECURES = 0.15
# The value of playing a card: for each block, for a general, for a special.
PLAYED_BLOCK = 0.64
PLAYED_GENERAL = 1.0
PLAYED_SPECIAL = 0.75
# What each card in hand takes from the value of another, and each card in the display.
HAND_IS_FULL = 0.13
DISPLAY_IS_FULL = 0.35
# A token in the battle box that takes the lead, comes nearer, or secures a lead.
TOKEN_LEADS = 0.6
TOKEN_NEARS = 0.13
TOKEN_SECURES = 0.2
# The part of a card's value that advancing costs, and the value of a faction and of a place.
ADVANCE_COST = 0.62
FACTION_STAKE = 1.0
PLACE_STAKE = 2.0
# Calling a counter-revolution that the seat itself would win, or another.
OWN_VICTORY = 20.0
ANOTHERS_VICTORY = -5.0
# Specials hit whoever leads the game first.
PER_POINT = 0.05
HIT_GAIN = 1.0
HIT_LEADER = 0.3


@rule
def card_value(box: Box, seen: State, card: int) -> float:
    """Return the value of holding a card."""
    if box.type[card] == Type.SPECIAL:
        return SPECIAL[box.special[card]]
    value = PER_BLOCK * box.value[card]
    if box.general[card]:
        value += GENERAL
    if box.type[card] == Type.CLUB:
        value += CLUB
    elif box.cannon[card]:
        value += CANNON
    return value


@rule
def province_value(box: Box, seen: State, province: int) -> float:
    """Return the value of winning a province: its vote (Paris has more of them) and its points."""
    value = VOTE
    if province == PARIS:
        value += PARIS_MORE
    if seen.turn >= PROVINCES_PAY_FROM_TURN:
        value += box.victory_points[province]
    return value


@rule
def tallest_rival(seen: State, province: int, seat: int) -> int:
    """Return the height of the tallest stack of the others in a province."""
    tallest = widen(0)
    for other in range(seen.players):
        if other != seat:
            tallest = max(tallest, widen(seen.height[other, province]))
    return tallest


@rule
def value_of_refresh(box: Box, seen: State, seat: int, action: int) -> float:
    """Discard a card that is worth less than an average one."""
    card = operand(action, DISCARD, CARDS)
    if card == 0:
        return 0.0
    if seen.hand_size[seat] > FULL_HAND:
        return -1.0
    return AVERAGE_CARD - 0.1 - card_value(box, seen, card)


@rule
def value_of_take(box: Box, seen: State, seat: int, action: int) -> float:
    """Take the best card, or draw if the open cards are poor."""
    card = operand(action, TAKE, CARDS)
    if card == 0:
        return AVERAGE_CARD
    return card_value(box, seen, card)


@rule
def value_of_action(box: Box, seen: State, seat: int, action: int) -> float:
    """Play big cards first; take cards when the hand is small."""
    card = operand(action, PLAY, CARDS)
    if card > 0:
        return play_value(box, seen, seat, card)
    card = operand(action, TAKE, CARDS)
    if card > 0 or action == DRAW:
        value = AVERAGE_CARD if action == DRAW else card_value(box, seen, card)
        return value - HAND_IS_FULL * seen.hand_size[seat]
    return -5.0


@rule
def play_value(box: Box, seen: State, seat: int, card: int) -> float:
    """Return the value of playing a card."""
    if box.type[card] == Type.SPECIAL:
        return PLAYED_SPECIAL
    value = PLAYED_BLOCK * box.value[card]
    if box.general[card] and seen.turn > 1:
        value += PLAYED_GENERAL
    return value


@rule
def value_of_give(box: Box, seen: State, seat: int, action: int) -> float:
    """Give the poorest card away."""
    return -card_value(box, seen, operand(action, DISCARD, CARDS))


@rule
def value_of_again(box: Box, seen: State, seat: int, action: int) -> float:
    """Take a second card: it always helps."""
    card = operand(action, TAKE, CARDS)
    return 0.0 if card == 0 else card_value(box, seen, card)


@rule
def value_of_place(box: Box, seen: State, seat: int, action: int) -> float:
    """Place a block where it wins, ties or secures a province."""
    if action == BATTLE:
        return battle_value(box, seen, seat)
    province = operand(action, PLACE, PROVINCES)
    if province == 0:
        return -1.0
    own = widen(seen.height[seat, province])
    rival = tallest_rival(seen, province, seat)
    value = province_value(box, seen, province)
    if own > rival:
        return SECURES * value if own == rival + 1 else 0.0
    if own == rival:
        return FOUNDS * value if own == 0 else TAKES_LEAD * value
    if own + 1 == rival:
        return TIES * value
    if own + 1 + seen.left > rival:
        return NEARS * value
    return 0.0


@rule
def battle_value(box: Box, seen: State, seat: int) -> float:
    """Return the value of a token in the battle box: it needs a general."""
    if not shows_general(box, seen, seat) and not box.general[seen.in_play]:
        return -0.5
    most = 0
    for other in range(seen.players):
        if other != seat and shows_general(box, seen, other):
            most = max(most, seen.battle_box[other])
    own = seen.battle_box[seat]
    points = box.battle[seen.turn]
    if own > most:
        return TOKEN_SECURES * points if own == most + 1 else 0.0
    return TOKEN_LEADS * points if own == most else TOKEN_NEARS * points


@rule
def shows_general(box: Box, seen: State, seat: int) -> bool:
    """Whether a seat shows a general."""
    for place in range(seen.display_size[seat]):
        if box.general[seen.display[seat, place]]:
            return True
    return False


@rule
def value_of_target(box: Box, seen: State, seat: int, action: int) -> float:
    """Hit a rival where it costs a province, best of all one that this seat then wins."""
    card = operand(action, STRIKE, CARDS)
    if card > 0:
        return strike_value(box, seen, seat, card)
    target = action - REMOVE
    province, owner = target // SEATS, target % SEATS
    if owner == seat:
        return -1.0
    height = widen(seen.height[owner, province])
    left = height - 1
    if box.special[seen.in_play] == Special.TERROR:
        left = 0
    own = widen(seen.height[seat, province])
    value = province_value(box, seen, province)
    gain = 0.1 * (height - left)
    if own > 0 and own <= height and own > left:
        gain += HIT_GAIN * value
    elif own > 0 and own == left:
        gain += 0.5 * value
    elif height >= tallest_rival(seen, province, owner):
        gain += HIT_LEADER * value
    return gain + PER_POINT * seen.vp[owner]


@rule
def strike_value(box: Box, seen: State, seat: int, card: int) -> float:
    """Return what striking a card takes from the owner of the display."""
    owner = owner_in_display(seen, card)
    value = card_value(box, seen, card)
    if owner == seat:
        return -value
    if box.general[card] and seen.battle_box[owner] > 0:
        value += 1.0
    return value + PER_POINT * seen.vp[owner]


@rule
def value_of_strike(box: Box, seen: State, seat: int, action: int) -> float:
    """Strike a rival's card if there is one."""
    card = operand(action, STRIKE, CARDS)
    return 0.0 if card == 0 else strike_value(box, seen, seat, card)


@rule
def value_of_clean(box: Box, seen: State, seat: int, action: int) -> float:
    """Keep generals and high cards, and leave room for them in the display."""
    if action != KEEP:
        return 0.0
    return card_value(box, seen, widen(seen.in_play)) - DISPLAY_IS_FULL * seen.display_size[seat]


@rule
def value_of_more(box: Box, seen: State, seat: int, action: int) -> float:
    """Play a second card where it helps."""
    card = operand(action, PLAY, CARDS)
    return 0.0 if card == 0 else play_value(box, seen, seat, card)


@rule
def value_of_advance(box: Box, seen: State, seat: int, action: int) -> float:
    """Advance the lowest card that beats what lies there; keep cards that win nothing."""
    card = operand(action, ADVANCE, CARDS)
    if card == 0:
        return 0.0
    value = box.value[card]
    best = 0
    for other in range(seen.players):
        if seen.shown[other] > 0:
            best = max(best, box.value[seen.shown[other]])
    if value <= best:
        return -1.0
    stake = contest_stake(box, seen, seat, card)
    cost = 0.0 if seen.turn == TURNS else ADVANCE_COST * card_value(box, seen, card)
    return stake * (0.7 + 0.1 * value) - cost - 0.01 * value


@rule
def contest_stake(box: Box, seen: State, seat: int, card: int) -> float:
    """Return the value of winning the current tie."""
    if seen.contest == Contest.BATTLE:
        return float(box.battle[seen.turn])
    if seen.contest == Contest.PROVINCE:
        return province_value(box, seen, contested_province(box, seen))
    if about_factions(seen):
        return FACTION_STAKE if seen.votes[seat, box.card_faction[card]] > 0 else -FACTION_STAKE
    return PLACE_STAKE


@rule
def value_of_claim(box: Box, seen: State, seat: int) -> float:
    """Call the counter-revolution unless a rival shows as many white blocks."""
    own = blocks_on_board(seen, seat, WHITE) + blocks_on_cards(box, seen, seat, WHITE)
    for other in range(seen.players):
        if other != seat:
            shown = blocks_in_row(box, seen.display[other], widen(seen.display_size[other]), WHITE)
            if blocks_on_board(seen, other, WHITE) + shown >= own:
                return ANOTHERS_VICTORY
    return OWN_VICTORY


value_by_question = dispatch(
    Ask,
    {
        Ask.REFRESH: value_of_refresh,
        Ask.REFILL: value_of_take,
        Ask.ACTION: value_of_action,
        Ask.GIVE: value_of_give,
        Ask.GAIN: value_of_take,
        Ask.AGAIN: value_of_again,
        Ask.PLACE: value_of_place,
        Ask.TARGET: value_of_target,
        Ask.STRIKE: value_of_strike,
        Ask.CLEAN: value_of_clean,
        Ask.MORE: value_of_more,
        Ask.ADVANCE: value_of_advance,
    },
    besides=(Ask.NOTHING,),
)


@rule
def action_value(box: Box, seen: State, seat: int, action: int) -> float:
    """Return how good an action looks, in points, without looking ahead."""
    if action == CLAIM:
        return value_of_claim(box, seen, seat)
    return value_by_question(widen(seen.ask), box, seen, seat, action)
