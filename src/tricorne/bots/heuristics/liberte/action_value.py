"""How good an action looks at a glance: one rule for each question that a seat can be asked.

An appeal is worth about points. It looks at one province or a few cards, never
at the whole board, and only at what the seat may know.
"""

from __future__ import annotations

from tricorne.games.action_space import operand
from tricorne.games.compiled import dispatch, rule, whole
from tricorne.games.liberte.cards import FULL_HAND, owner_in_display
from tricorne.games.liberte.contest import about_factions, contested_province
from tricorne.games.liberte.election import PROVINCES_PAY_FROM_TURN
from tricorne.games.liberte.ending import blocks_in_row, blocks_on_board, blocks_on_cards
from tricorne.games.liberte.state import (
    CARDS,
    PARIS,
    PROVINCES,
    SEATS,
    TURNS,
    WHITE,
    Box,
    Contest,
    Special,
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

# A card by its blocks: each action plays one card, so a big one saves actions.
PER_BLOCK = 0.53
GENERAL = 1.5
CANNON = 0.11
CLUB = 0.27
# A special by its kind, in the order of `Special`.
SPECIAL = (0.3, 0.2, 0.4, 0.4, 0.3, 0.8)
AVERAGE_CARD = 0.8
VOTE = 1.0
PARIS_MORE = 0.96
# A block that takes the lead, founds a stack, makes a tie, comes near one, or secures a lead.
TAKES_LEAD = 0.8
FOUNDS = 1.1
TIES = 0.5
NEARS = 0.28
SECURES = 0.15
# What playing promises: for each block, for a general, for a special.
PLAYED_BLOCK = 0.64
PLAYED_GENERAL = 1.0
PLAYED_SPECIAL = 0.75
# A card in hand makes another one less welcome, a card in the display a further one.
HAND_IS_FULL = 0.13
DISPLAY_IS_FULL = 0.35
# Tokens: to lead, to draw level, to come nearer, to secure.
TOKEN_LEADS = 0.6
TOKEN_NEARS = 0.13
TOKEN_SECURES = 0.2
# What an advanced card costs of its worth, and what a faction's place is worth.
ADVANCE_COST = 0.62
FACTION_STAKE = 1.0
PLACE_STAKE = 2.0
# To call a counter-revolution that oneself would win, or another.
OWN_VICTORY = 20.0
ANOTHERS_VICTORY = -5.0
# Specials hit the leader of the game first.
PER_POINT = 0.05
HIT_GAIN = 1.0
HIT_LEADER = 0.3


@rule
def card_worth(box: Box, seen: State, card: int) -> float:
    """Return what a card is worth to have."""
    if box.type[card] == Type.SPECIAL:
        return SPECIAL[box.special[card]]
    worth = PER_BLOCK * box.value[card]
    if box.general[card]:
        worth += GENERAL
    if box.type[card] == Type.CLUB:
        worth += CLUB
    elif box.cannon[card]:
        worth += CANNON
    return worth


@rule
def province_worth(box: Box, seen: State, province: int) -> float:
    """Return what winning a province is worth: its vote, Paris with more of them, and its points."""
    worth = VOTE
    if province == PARIS:
        worth += PARIS_MORE
    if seen.turn >= PROVINCES_PAY_FROM_TURN:
        worth += box.victory_points[province]
    return worth


@rule
def tallest_rival(seen: State, province: int, seat: int) -> int:
    """Return the height of the tallest stack of the others in a province."""
    tallest = whole(0)
    for other in range(seen.players):
        if other != seat:
            tallest = max(tallest, whole(seen.height[other, province]))
    return tallest


@rule
def glance_refresh(box: Box, seen: State, seat: int, action: int) -> float:
    """Discard what is worth less than an average card."""
    card = operand(action, DISCARD, CARDS)
    if card == 0:
        return 0.0
    if seen.hand_size[seat] > FULL_HAND:
        return -1.0
    return AVERAGE_CARD - 0.1 - card_worth(box, seen, card)


@rule
def glance_to_take(box: Box, seen: State, seat: int, action: int) -> float:
    """Take the best card, or draw if the open ones are poor."""
    card = operand(action, TAKE, CARDS)
    if card == 0:
        return AVERAGE_CARD
    return card_worth(box, seen, card)


@rule
def glance_action(box: Box, seen: State, seat: int, action: int) -> float:
    """Play big cards first; take cards when the hand is small."""
    card = operand(action, PLAY, CARDS)
    if card > 0:
        return play_worth(box, seen, seat, card)
    card = operand(action, TAKE, CARDS)
    if card > 0 or action == DRAW:
        worth = AVERAGE_CARD if action == DRAW else card_worth(box, seen, card)
        return worth - HAND_IS_FULL * seen.hand_size[seat]
    return -5.0


@rule
def play_worth(box: Box, seen: State, seat: int, card: int) -> float:
    """Return what playing a card promises."""
    if box.type[card] == Type.SPECIAL:
        return PLAYED_SPECIAL
    worth = PLAYED_BLOCK * box.value[card]
    if box.general[card] and seen.turn > 1:
        worth += PLAYED_GENERAL
    return worth


@rule
def glance_give(box: Box, seen: State, seat: int, action: int) -> float:
    """Give the poorest card away."""
    return -card_worth(box, seen, operand(action, DISCARD, CARDS))


@rule
def glance_again(box: Box, seen: State, seat: int, action: int) -> float:
    """A second card is always welcome."""
    card = operand(action, TAKE, CARDS)
    return 0.0 if card == 0 else card_worth(box, seen, card)


@rule
def glance_place(box: Box, seen: State, seat: int, action: int) -> float:
    """Place a block where it wins, ties or secures a province."""
    if action == BATTLE:
        return battle_worth(box, seen, seat)
    province = operand(action, PLACE, PROVINCES)
    if province == 0:
        return -1.0
    own = whole(seen.height[seat, province])
    rival = tallest_rival(seen, province, seat)
    worth = province_worth(box, seen, province)
    if own > rival:
        return SECURES * worth if own == rival + 1 else 0.0
    if own == rival:
        return FOUNDS * worth if own == 0 else TAKES_LEAD * worth
    if own + 1 == rival:
        return TIES * worth
    if own + 1 + seen.left > rival:
        return NEARS * worth
    return 0.0


@rule
def battle_worth(box: Box, seen: State, seat: int) -> float:
    """Return what a token in the battle box promises: something only with a general."""
    if not leads(box, seen, seat) and not box.general[seen.in_play]:
        return -0.5
    most = 0
    for other in range(seen.players):
        if other != seat and leads(box, seen, other):
            most = max(most, seen.battle_box[other])
    own = seen.battle_box[seat]
    points = box.battle[seen.turn]
    if own > most:
        return TOKEN_SECURES * points if own == most + 1 else 0.0
    return TOKEN_LEADS * points if own == most else TOKEN_NEARS * points


@rule
def leads(box: Box, seen: State, seat: int) -> bool:
    """Whether a seat shows a general."""
    for place in range(seen.display_size[seat]):
        if box.general[seen.display[seat, place]]:
            return True
    return False


@rule
def glance_target(box: Box, seen: State, seat: int, action: int) -> float:
    """Hit a rival where it costs a province, best one that falls to oneself."""
    card = operand(action, STRIKE, CARDS)
    if card > 0:
        return strike_worth(box, seen, seat, card)
    target = action - REMOVE
    province, owner = target // SEATS, target % SEATS
    if owner == seat:
        return -1.0
    height = whole(seen.height[owner, province])
    left = height - 1
    if box.special[seen.in_play] == Special.TERROR:
        left = 0
    own = whole(seen.height[seat, province])
    worth = province_worth(box, seen, province)
    gain = 0.1 * (height - left)
    if own > 0 and own <= height and own > left:
        gain += HIT_GAIN * worth
    elif own > 0 and own == left:
        gain += 0.5 * worth
    elif height >= tallest_rival(seen, province, owner):
        gain += HIT_LEADER * worth
    return gain + PER_POINT * seen.vp[owner]


@rule
def strike_worth(box: Box, seen: State, seat: int, card: int) -> float:
    """Return what striking a card of a display takes from its owner."""
    owner = owner_in_display(seen, card)
    worth = card_worth(box, seen, card)
    if owner == seat:
        return -worth
    if box.general[card] and seen.battle_box[owner] > 0:
        worth += 1.0
    return worth + PER_POINT * seen.vp[owner]


@rule
def glance_strike(box: Box, seen: State, seat: int, action: int) -> float:
    """Strike a rival's card if there is one."""
    card = operand(action, STRIKE, CARDS)
    return 0.0 if card == 0 else strike_worth(box, seen, seat, card)


@rule
def glance_clean(box: Box, seen: State, seat: int, action: int) -> float:
    """Keep generals and high cards, and leave room for them."""
    if action != KEEP:
        return 0.0
    return card_worth(box, seen, whole(seen.in_play)) - DISPLAY_IS_FULL * seen.display_size[seat]


@rule
def glance_more(box: Box, seen: State, seat: int, action: int) -> float:
    """Play a second card where it helps."""
    card = operand(action, PLAY, CARDS)
    return 0.0 if card == 0 else play_worth(box, seen, seat, card)


@rule
def glance_advance(box: Box, seen: State, seat: int, action: int) -> float:
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
    cost = 0.0 if seen.turn == TURNS else ADVANCE_COST * card_worth(box, seen, card)
    return stake * (0.7 + 0.1 * value) - cost - 0.01 * value


@rule
def contest_stake(box: Box, seen: State, seat: int, card: int) -> float:
    """Return what winning the running tie is worth."""
    if seen.contest == Contest.BATTLE:
        return float(box.battle[seen.turn])
    if seen.contest == Contest.PROVINCE:
        return province_worth(box, seen, contested_province(box, seen))
    if about_factions(seen):
        return FACTION_STAKE if seen.votes[seat, box.card_faction[card]] > 0 else -FACTION_STAKE
    return PLACE_STAKE


@rule
def glance_claim(box: Box, seen: State, seat: int) -> float:
    """Call the counter-revolution if nobody shows as many white blocks."""
    own = blocks_on_board(seen, seat, WHITE) + blocks_on_cards(box, seen, seat, WHITE)
    for other in range(seen.players):
        if other != seat:
            shown = blocks_in_row(box, seen.display[other], whole(seen.display_size[other]), WHITE)
            if blocks_on_board(seen, other, WHITE) + shown >= own:
                return ANOTHERS_VICTORY
    return OWN_VICTORY


by_question = dispatch(
    Ask,
    {
        Ask.REFRESH: glance_refresh,
        Ask.REFILL: glance_to_take,
        Ask.ACTION: glance_action,
        Ask.GIVE: glance_give,
        Ask.GAIN: glance_to_take,
        Ask.AGAIN: glance_again,
        Ask.PLACE: glance_place,
        Ask.TARGET: glance_target,
        Ask.STRIKE: glance_strike,
        Ask.CLEAN: glance_clean,
        Ask.MORE: glance_more,
        Ask.ADVANCE: glance_advance,
    },
    besides=(Ask.NOTHING,),
)


@rule
def appeal(box: Box, seen: State, seat: int, action: int) -> float:
    """Tell at a glance how good an action looks, in points."""
    if action == CLAIM:
        return glance_claim(box, seen, seat)
    return by_question(whole(seen.ask), box, seen, seat, action)
