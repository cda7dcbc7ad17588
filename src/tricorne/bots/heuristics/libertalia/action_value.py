"""How good an answer to each of the ten questions looks at a glance, in points."""

from __future__ import annotations

import numpy as np

from tricorne.bots.heuristics.libertalia.ability_value import (
    STRUCK,
    deed_worth,
    recall_worth,
    share,
    trade_worth,
)
from tricorne.bots.heuristics.libertalia.booty_value import haul, map_worth, plain_worth, token_worth
from tricorne.bots.heuristics.libertalia.den_value import den_worth, homecoming
from tricorne.bots.heuristics.libertalia.hand_value import hand_worth
from tricorne.games.compiled import dispatch, inlined, rule, whole
from tricorne.games.libertalia.crew import count, standing
from tricorne.games.libertalia.day import ALMS
from tricorne.games.libertalia.decisions import owner_of, rank_of
from tricorne.games.libertalia.night import MAP_PRICE
from tricorne.games.libertalia.state import KINDS, MAP, OFFICER, RANKS, SEATS, Booty, Box, Character, State
from tricorne.games.libertalia.vocabulary import (
    CHOOSE,
    KEEP,
    LOOT,
    PLAY,
    RECALL,
    SABER,
    SELL,
    SHOOT,
    TRADE,
    Ask,
)

# Blows fall on who is ahead: so much of a rival's points counts.
ENVY = 0.1
# What the victim of a saber usually was worth.
SABERED = 3.0
# The chance of one card in a hand of so many, when any may be played.
ONE_OF = np.array([1.0 / max(1, cards) for cards in range(RANKS + 1)])
# Who has more influence than this usually stands above others of the same rank.
INFLUENTIAL = SEATS // 2
# A hand takes so many bits.
HAND = RANKS + 1
ALL_RANKS = (1 << HAND) - 1
# The Waitress values maps at her own price: so much speaks for selling one tonight.
SELLING = 0.5


@inlined
def two_hands(game: State, seat: int) -> int:
    """Return the hands of a seat and of the next one in one number, to count in both at once."""
    return whole(game.hand[seat]) | whole(game.hand[seat + 1]) << HAND


@inlined
def held_by_others(game: State, seat: int, characters: int) -> int:
    """Count the cards of a set in the hands of all others; empty seats hold none."""
    both = characters | characters << HAND
    held = -count(whole(game.hand[seat]) & characters)
    for other in range(0, SEATS, 2):
        held += count(two_hands(game, other) & both)
    return held


@inlined
def ahead_at_sunrise(box: Box, game: State, seat: int, rank: int, chance: float) -> float:
    """Tell how many others can be expected to play a higher character, or the same with more influence."""
    lowest = rank + 1 if box.influence[game.colour[seat], rank] > INFLUENTIAL else rank
    return chance * held_by_others(game, seat, ALL_RANKS >> lowest << lowest)


@inlined
def danger(game: State, seat: int, rank: int, chance: float) -> float:
    """Tell what the highest character has to fear: Brutes and Beggars."""
    blow = STRUCK if rank > Character.BRUTE.value else 0.0
    brutes = held_by_others(game, seat, 1 << Character.BRUTE.value)
    beggars = held_by_others(game, seat, 1 << Character.BEGGAR.value)
    return chance * (blow * brutes + ALMS * beggars)


@rule
def ahead_on_ship(box: Box, game: State, seat: int, rank: int) -> float:
    """Count the higher characters on the ship."""
    ahead = 0.0
    own = standing(box, game, seat, rank)
    for other in range(game.players):
        aboard = whole(game.ship[other])
        if other != seat and aboard > 0 and standing(box, game, other, aboard) > own:
            ahead += 1.0
    return ahead


@inlined
def use(box: Box, game: State, seat: int, rank: int, ahead: float) -> float:
    """Tell what a character brings if it is played today with so many before it at dusk."""
    worth = deed_worth(box, game, seat, rank) - hand_worth(game, rank, whole(game.day) + 1)
    if rank == Character.PARROT:
        return worth
    return worth + homecoming(box, game, seat, rank) + haul(box, game, seat, rank, ahead)


@rule
def choose(box: Box, seen: State, seat: int, action: int) -> float:
    """Weigh a character's rank against the booty of the day, and what it does against keeping it."""
    rank = action - CHOOSE
    # All may play any of their hand, and hold about as many cards.
    chance = ONE_OF[count(whole(seen.hand[seat]))]
    ahead = ahead_at_sunrise(box, seen, seat, rank, chance)
    return use(box, seen, seat, rank, ahead) - max(0.0, 1.0 - ahead) * danger(seen, seat, rank, chance)


@rule
def play(box: Box, seen: State, seat: int, action: int) -> float:
    """Do the same for the Parrot's successor, knowing all others."""
    rank = action - PLAY
    return use(box, seen, seat, rank, ahead_on_ship(box, seen, seat, rank))


@rule
def recruit(box: Box, seen: State, seat: int, action: int) -> float:
    """Take back who is worth more in hand than in the den."""
    return recall_worth(box, seen, seat, action - RECALL)


@rule
def operate(box: Box, seen: State, seat: int, action: int) -> float:
    """Take back the best."""
    return hand_worth(seen, action - RECALL, whole(seen.day) + 1)


@rule
def preach(box: Box, seen: State, seat: int, action: int) -> float:
    """Keep the most precious token."""
    kind = action - KEEP
    return map_worth(seen, seat, 1, whole(seen.day)) if kind == MAP else plain_worth(box, seen, seat, kind)


@rule
def trade(box: Box, seen: State, seat: int, action: int) -> float:
    """Trade what is worth least."""
    number = 2 + (action - TRADE) // KINDS
    return trade_worth(box, seen, seat, number, (action - TRADE) % KINDS)


@rule
def blow(box: Box, game: State, seat: int, owner: int, rank: int) -> float:
    """Tell what it is worth to kill a character in a den: best the best one of who is ahead."""
    loss = den_worth(box, game, owner, rank)
    if owner == seat:
        return -loss
    standing = whole(game.scores[owner]) + whole(game.doubloons[owner])
    return (loss + ENVY * standing) * share(game)


@rule
def shoot(box: Box, seen: State, seat: int, action: int) -> float:
    """Shoot where it hurts."""
    target = action - SHOOT
    return blow(box, seen, seat, owner_of(target), rank_of(target))


@rule
def loot(box: Box, seen: State, seat: int, action: int) -> float:
    """Take the best token; an officer costs the character, a saber a neighbour one of his."""
    kind = action - LOOT
    worth = token_worth(box, seen, seat, kind)
    if kind == OFFICER and seen.officer == 0:
        worth -= homecoming(box, seen, seat, whole(seen.ship[seat]))
    elif kind == Booty.SABER:
        worth += SABERED * share(seen)
    return worth


@rule
def saber(box: Box, seen: State, seat: int, action: int) -> float:
    """Strike where it hurts."""
    target = action - SABER
    return blow(box, seen, seat, owner_of(target), rank_of(target))


@rule
def serve(box: Box, seen: State, seat: int, action: int) -> float:
    """Sell a map that will come to no set."""
    if action != SELL:
        return 0.0
    kept = map_worth(seen, seat, whole(seen.booty[seat, MAP]), whole(seen.day) + 1)
    return MAP_PRICE + SELLING - kept


answer_worth = dispatch(
    Ask,
    {
        Ask.CHOOSE: choose,
        Ask.PARROT: play,
        Ask.RECRUIT: recruit,
        Ask.OPERATE: operate,
        Ask.PREACH: preach,
        Ask.TRADE: trade,
        Ask.SHOOT: shoot,
        Ask.LOOT: loot,
        Ask.SABER: saber,
        Ask.SERVE: serve,
    },
    besides=(Ask.NOTHING,),
)
