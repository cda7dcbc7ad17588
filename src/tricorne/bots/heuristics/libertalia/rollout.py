"""What a seat does that follows its taste: the most appealing action, or about that."""

from __future__ import annotations

from math import log

from tricorne.bots.heuristics.libertalia.action_value import answer_worth
from tricorne.games.compiled import dispatch, rule, whole
from tricorne.games.fast_rng import WORD, next_word
from tricorne.games.libertalia.crew import lowest
from tricorne.games.libertalia.dusk import are_neighbours
from tricorne.games.libertalia.state import KINDS, RANKS, Box, State
from tricorne.games.libertalia.vocabulary import (
    CHOOSE,
    DECLINE,
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
from tricorne.games.struct import Array

NOTHING = -1e9


@rule
def best_character(box: Box, game: State, seat: int, characters: int, base: int) -> int:
    """Return the most appealing action about a character of a set."""
    chosen, best = 0, NOTHING
    while characters != 0:
        action = base + lowest(characters)
        characters &= characters - 1
        worth = answer_worth(whole(game.ask), box, game, seat, action)
        if worth > best:
            chosen, best = action, worth
    return chosen


@rule
def best_token(box: Box, game: State, seat: int, tokens: Array, base: int, least: int) -> int:
    """Return the most appealing action about a kind of which a heap has some tokens."""
    chosen, best = 0, NOTHING
    for kind in range(KINDS):
        if tokens[kind] >= least:
            worth = answer_worth(whole(game.ask), box, game, seat, base + kind)
            if worth > best:
                chosen, best = base + kind, worth
    return chosen


@rule
def favourite_choice(box: Box, game: State, seat: int) -> int:
    """Choose a character at sunrise."""
    return best_character(box, game, seat, whole(game.hand[seat]), CHOOSE)


@rule
def favourite_successor(box: Box, game: State, seat: int) -> int:
    """Choose the Parrot's successor."""
    return best_character(box, game, seat, whole(game.hand[seat]), PLAY)


@rule
def favourite_recruit(box: Box, game: State, seat: int) -> int:
    """Choose whom the Recruiter takes back."""
    return best_character(box, game, seat, whole(game.den[seat]), RECALL)


@rule
def favourite_patient(box: Box, game: State, seat: int) -> int:
    """Choose whom the Surgeon takes back."""
    return best_character(box, game, seat, whole(game.cemetery[seat]), RECALL)


@rule
def favourite_to_keep(box: Box, game: State, seat: int) -> int:
    """Choose the token that the Preacher lets be kept."""
    return best_token(box, game, seat, game.booty[seat], KEEP, 1)


@rule
def favourite_trade(box: Box, game: State, seat: int) -> int:
    """Choose the Merchant's trade."""
    two = best_token(box, game, seat, game.booty[seat], TRADE, 2)
    three = best_token(box, game, seat, game.booty[seat], TRADE + KINDS, 3)
    if three == 0:
        return two
    ask = whole(game.ask)
    better = answer_worth(ask, box, game, seat, three) > answer_worth(ask, box, game, seat, two)
    return three if better else two


@rule
def favourite_shot(box: Box, game: State, seat: int) -> int:
    """Choose the Gunner's target."""
    chosen, best = 0, NOTHING
    for owner in range(game.players):
        if game.den[owner] != 0:
            action = best_character(box, game, seat, whole(game.den[owner]), SHOOT + owner * RANKS)
            worth = answer_worth(whole(game.ask), box, game, seat, action)
            if worth > best:
                chosen, best = action, worth
    return chosen


@rule
def favourite_loot(box: Box, game: State, seat: int) -> int:
    """Choose a token."""
    return best_token(box, game, seat, game.board[game.day], LOOT, 1)


@rule
def favourite_victim(box: Box, game: State, seat: int) -> int:
    """Choose a saber's victim."""
    chosen, best = 0, NOTHING
    for owner in range(game.players):
        if are_neighbours(game, seat, owner) and game.den[owner] != 0:
            action = best_character(box, game, seat, whole(game.den[owner]), SABER + owner * RANKS)
            worth = answer_worth(whole(game.ask), box, game, seat, action)
            if worth > best:
                chosen, best = action, worth
    return chosen


@rule
def favourite_service(box: Box, game: State, seat: int) -> int:
    """Sell a map or not."""
    return SELL if answer_worth(whole(game.ask), box, game, seat, SELL) > 0.0 else DECLINE


favourite_answer = dispatch(
    Ask,
    {
        Ask.CHOOSE: favourite_choice,
        Ask.PARROT: favourite_successor,
        Ask.RECRUIT: favourite_recruit,
        Ask.OPERATE: favourite_patient,
        Ask.PREACH: favourite_to_keep,
        Ask.TRADE: favourite_trade,
        Ask.SHOOT: favourite_shot,
        Ask.LOOT: favourite_loot,
        Ask.SABER: favourite_victim,
        Ask.SERVE: favourite_service,
    },
    besides=(Ask.NOTHING,),
)


@rule
def whim(rng: Array) -> float:
    """Draw from the distribution of Gumbel: who adds it to each worth chooses by softmax."""
    return -log(-log((next_word(rng) + 0.5) / (WORD + 1.0)))


@rule
def likely_choice(box: Box, game: State, seat: int, caprice: float, rng: Array) -> int:
    """Return a character that a seat may well choose: the more appealing, the likelier."""
    chosen, best = 0, NOTHING
    hand = whole(game.hand[seat])
    while hand != 0:
        rank = lowest(hand)
        hand &= hand - 1
        worth = answer_worth(whole(game.ask), box, game, seat, CHOOSE + rank) + caprice * whim(rng)
        if worth > best:
            chosen, best = rank, worth
    return chosen
