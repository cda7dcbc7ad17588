"""The heuristic value of an action, in points: one rule for each of the ten questions."""

from __future__ import annotations

import numpy as np

from tricorne.backends.rule import inlined, rule, widen
from tricorne.bots.heuristics.libertalia.ability_value import (
    STRUCK,
    ability_value,
    recall_value,
    rival_loss_share,
    trade_value,
)
from tricorne.bots.heuristics.libertalia.booty_value import (
    expected_haul,
    last_map_value,
    plain_token_value,
    token_value,
)
from tricorne.bots.heuristics.libertalia.den_value import arrival_value, den_value
from tricorne.bots.heuristics.libertalia.hand_value import hand_value
from tricorne.games.dispatch import dispatch
from tricorne.games.libertalia.crew import count, standing
from tricorne.games.libertalia.day import ALMS
from tricorne.games.libertalia.night import MAP_PRICE
from tricorne.games.libertalia.questions import owner_of, rank_of
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

# How much a rival's points add to the value of hitting it: the leader is hit first.
LEADER_WEIGHT = 0.1
# The average value of a saber's victim.
SABERED = 3.0
# The chance that one card of a hand of that size is played, if all are equally likely.
ONE_OF = np.array([1.0 / max(1, cards) for cards in range(RANKS + 1)])
# With more influence than this, a character usually ranks above others of the same rank.
INFLUENTIAL = SEATS // 2
# The bits of a hand.
HAND = RANKS + 1
ALL_RANKS = (1 << HAND) - 1
# The Waitress values maps at her own price: what is added for selling one tonight.
SELLING = 0.5


@inlined
def two_hands(game: State, seat: int) -> int:
    """Pack the hands of a seat and of the next one into one number, to count in both at once."""
    return widen(game.hand[seat]) | widen(game.hand[seat + 1]) << HAND


@inlined
def held_by_others(game: State, seat: int, characters: int) -> int:
    """Count the cards of a set in the hands of all rivals; empty seats hold none."""
    both = characters | characters << HAND
    held = -count(widen(game.hand[seat]) & characters)
    for other in range(0, SEATS, 2):
        held += count(two_hands(game, other) & both)
    return held


@inlined
def ahead_at_sunrise(box: Box, game: State, seat: int, rank: int, chance: float) -> float:
    """Return the expected number of rivals that play a higher character, or the same with more influence."""
    lowest = rank + 1 if box.influence[game.colour[seat], rank] > INFLUENTIAL else rank
    return chance * held_by_others(game, seat, ALL_RANKS >> lowest << lowest)


@inlined
def expected_damage(game: State, seat: int, rank: int, chance: float) -> float:
    """Return the expected loss of the highest character to Brutes and Beggars."""
    damage = STRUCK if rank > Character.BRUTE.value else 0.0
    brutes = held_by_others(game, seat, 1 << Character.BRUTE.value)
    beggars = held_by_others(game, seat, 1 << Character.BEGGAR.value)
    return chance * (damage * brutes + ALMS * beggars)


@rule
def ahead_on_ship(box: Box, game: State, seat: int, rank: int) -> float:
    """Count the higher characters on the ship."""
    ahead = 0.0
    own = standing(box, game, seat, rank)
    for other in range(game.players):
        aboard = widen(game.ship[other])
        if other != seat and aboard > 0 and standing(box, game, other, aboard) > own:
            ahead += 1.0
    return ahead


@inlined
def play_value(box: Box, game: State, seat: int, rank: int, ahead: float) -> float:
    """Return the value of playing a character today, with `ahead` characters before it at dusk."""
    value = ability_value(box, game, seat, rank) - hand_value(game, rank, widen(game.day) + 1)
    if rank == Character.PARROT:
        return value
    return value + arrival_value(box, game, seat, rank) + expected_haul(box, game, seat, rank, ahead)


@rule
def value_of_choose(box: Box, seen: State, seat: int, action: int) -> float:
    """Weigh a character's rank against the booty of the day, and its ability against keeping it."""
    rank = action - CHOOSE
    # All may play any of their hand, and hold about as many cards.
    chance = ONE_OF[count(widen(seen.hand[seat]))]
    ahead = ahead_at_sunrise(box, seen, seat, rank, chance)
    damage = expected_damage(seen, seat, rank, chance)
    return play_value(box, seen, seat, rank, ahead) - max(0.0, 1.0 - ahead) * damage


@rule
def value_of_play(box: Box, seen: State, seat: int, action: int) -> float:
    """Do the same for the Parrot's successor, knowing all other choices."""
    rank = action - PLAY
    return play_value(box, seen, seat, rank, ahead_on_ship(box, seen, seat, rank))


@rule
def value_of_recruit(box: Box, seen: State, seat: int, action: int) -> float:
    """Take back the character that is worth more in hand than in the den."""
    return recall_value(box, seen, seat, action - RECALL)


@rule
def value_of_operate(box: Box, seen: State, seat: int, action: int) -> float:
    """Take back the best."""
    return hand_value(seen, action - RECALL, widen(seen.day) + 1)


@rule
def value_of_preach(box: Box, seen: State, seat: int, action: int) -> float:
    """Keep the most precious token."""
    kind = action - KEEP
    if kind == MAP:
        return last_map_value(seen, seat, 1, widen(seen.day))
    return plain_token_value(box, seen, seat, kind)


@rule
def value_of_trade(box: Box, seen: State, seat: int, action: int) -> float:
    """Trade what is worth least."""
    number = 2 + (action - TRADE) // KINDS
    return trade_value(box, seen, seat, number, (action - TRADE) % KINDS)


@rule
def kill_value(box: Box, game: State, seat: int, owner: int, rank: int) -> float:
    """Return the value of killing a character in a den: most for the best one of the leader."""
    loss = den_value(box, game, owner, rank)
    if owner == seat:
        return -loss
    standing = widen(game.scores[owner]) + widen(game.doubloons[owner])
    return (loss + LEADER_WEIGHT * standing) * rival_loss_share(game)


@rule
def value_of_shoot(box: Box, seen: State, seat: int, action: int) -> float:
    """Shoot where it hurts."""
    target = action - SHOOT
    return kill_value(box, seen, seat, owner_of(target), rank_of(target))


@rule
def value_of_loot(box: Box, seen: State, seat: int, action: int) -> float:
    """Take the best token; an officer costs the character, a saber costs a neighbour one."""
    kind = action - LOOT
    value = token_value(box, seen, seat, kind)
    if kind == OFFICER and seen.officer == 0:
        value -= arrival_value(box, seen, seat, widen(seen.ship[seat]))
    elif kind == Booty.SABER:
        value += SABERED * rival_loss_share(seen)
    return value


@rule
def value_of_saber(box: Box, seen: State, seat: int, action: int) -> float:
    """Strike where it hurts."""
    target = action - SABER
    return kill_value(box, seen, seat, owner_of(target), rank_of(target))


@rule
def value_of_serve(box: Box, seen: State, seat: int, action: int) -> float:
    """Sell a map that will not become part of a set."""
    if action != SELL:
        return 0.0
    kept = last_map_value(seen, seat, widen(seen.booty[seat, MAP]), widen(seen.day) + 1)
    return MAP_PRICE + SELLING - kept


value_by_question = dispatch(
    Ask,
    {
        Ask.CHOOSE: value_of_choose,
        Ask.PARROT: value_of_play,
        Ask.RECRUIT: value_of_recruit,
        Ask.OPERATE: value_of_operate,
        Ask.PREACH: value_of_preach,
        Ask.TRADE: value_of_trade,
        Ask.SHOOT: value_of_shoot,
        Ask.LOOT: value_of_loot,
        Ask.SABER: value_of_saber,
        Ask.SERVE: value_of_serve,
    },
    besides=(Ask.NOTHING,),
)


@rule
def action_value(box: Box, seen: State, seat: int, action: int) -> float:
    """Return how good an action looks, in points, without looking ahead."""
    # The two most frequent questions first.
    if seen.ask == Ask.CHOOSE:
        return value_of_choose(box, seen, seat, action)
    if seen.ask == Ask.LOOT:
        return value_of_loot(box, seen, seat, action)
    return value_by_question(widen(seen.ask), box, seen, seat, action)
