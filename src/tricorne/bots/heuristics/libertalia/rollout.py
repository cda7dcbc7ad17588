"""The rollout policy of the planner: the action with the greatest value, or a softmax sample."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.bots.heuristics.libertalia.action_value import value_by_question
from tricorne.bots.kernels.elementary import log
from tricorne.games.dispatch import dispatch
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

WORST = -1e9


@rule
def best_character(box: Box, game: State, seat: int, characters: int, base: int) -> int:
    """Return the best action that concerns a character of a set."""
    chosen, best = 0, WORST
    while characters != 0:
        action = base + lowest(characters)
        characters &= characters - 1
        value = value_by_question(widen(game.ask), box, game, seat, action)
        if value > best:
            chosen, best = action, value
    return chosen


@rule
def best_token(box: Box, game: State, seat: int, tokens: Array, base: int, least: int) -> int:
    """Return the best action that concerns a kind of which there are at least so many tokens."""
    chosen, best = 0, WORST
    for kind in range(KINDS):
        if tokens[kind] >= least:
            value = value_by_question(widen(game.ask), box, game, seat, base + kind)
            if value > best:
                chosen, best = base + kind, value
    return chosen


@rule
def rollout_choice(box: Box, game: State, seat: int) -> int:
    """Choose a character at sunrise."""
    return best_character(box, game, seat, widen(game.hand[seat]), CHOOSE)


@rule
def rollout_successor(box: Box, game: State, seat: int) -> int:
    """Choose the Parrot's successor."""
    return best_character(box, game, seat, widen(game.hand[seat]), PLAY)


@rule
def rollout_recruit(box: Box, game: State, seat: int) -> int:
    """Choose whom the Recruiter takes back."""
    return best_character(box, game, seat, widen(game.den[seat]), RECALL)


@rule
def rollout_patient(box: Box, game: State, seat: int) -> int:
    """Choose whom the Surgeon takes back."""
    return best_character(box, game, seat, widen(game.cemetery[seat]), RECALL)


@rule
def rollout_token_to_keep(box: Box, game: State, seat: int) -> int:
    """Choose the token that the Preacher lets its owner keep."""
    return best_token(box, game, seat, game.booty[seat], KEEP, 1)


@rule
def rollout_trade(box: Box, game: State, seat: int) -> int:
    """Choose the Merchant's trade."""
    two = best_token(box, game, seat, game.booty[seat], TRADE, 2)
    three = best_token(box, game, seat, game.booty[seat], TRADE + KINDS, 3)
    if three == 0:
        return two
    ask = widen(game.ask)
    better = value_by_question(ask, box, game, seat, three) > value_by_question(ask, box, game, seat, two)
    return three if better else two


@rule
def rollout_shot(box: Box, game: State, seat: int) -> int:
    """Choose the Gunner's target."""
    chosen, best = 0, WORST
    for owner in range(game.players):
        if game.den[owner] != 0:
            action = best_character(box, game, seat, widen(game.den[owner]), SHOOT + owner * RANKS)
            value = value_by_question(widen(game.ask), box, game, seat, action)
            if value > best:
                chosen, best = action, value
    return chosen


@rule
def rollout_loot(box: Box, game: State, seat: int) -> int:
    """Choose a token."""
    return best_token(box, game, seat, game.board[game.day], LOOT, 1)


@rule
def rollout_victim(box: Box, game: State, seat: int) -> int:
    """Choose a saber's victim."""
    chosen, best = 0, WORST
    for owner in range(game.players):
        if are_neighbours(game, seat, owner) and game.den[owner] != 0:
            action = best_character(box, game, seat, widen(game.den[owner]), SABER + owner * RANKS)
            value = value_by_question(widen(game.ask), box, game, seat, action)
            if value > best:
                chosen, best = action, value
    return chosen


@rule
def rollout_map_sale(box: Box, game: State, seat: int) -> int:
    """Sell a map or not."""
    return SELL if value_by_question(widen(game.ask), box, game, seat, SELL) > 0.0 else DECLINE


rollout_action = dispatch(
    Ask,
    {
        Ask.CHOOSE: rollout_choice,
        Ask.PARROT: rollout_successor,
        Ask.RECRUIT: rollout_recruit,
        Ask.OPERATE: rollout_patient,
        Ask.PREACH: rollout_token_to_keep,
        Ask.TRADE: rollout_trade,
        Ask.SHOOT: rollout_shot,
        Ask.LOOT: rollout_loot,
        Ask.SABER: rollout_victim,
        Ask.SERVE: rollout_map_sale,
    },
    besides=(Ask.NOTHING,),
)


@rule
def gumbel_noise(rng: Array) -> float:
    """Draw from the standard Gumbel distribution.

    Gumbel-max trick (Gumbel, "Statistical Theory of Extreme Values", 1954): with this noise
    added to each value, the argmax is a sample from the softmax of the values.
    """
    return -log(-log((next_word(rng) + 0.5) / (WORD + 1.0)))


@rule
def sample_choice(box: Box, game: State, seat: int, temperature: float, rng: Array) -> int:
    """Sample a character to choose, from the softmax of the values."""
    chosen, best = 0, WORST
    hand = widen(game.hand[seat])
    while hand != 0:
        rank = lowest(hand)
        hand &= hand - 1
        value = value_by_question(widen(game.ask), box, game, seat, CHOOSE + rank)
        value += temperature * gumbel_noise(rng)
        if value > best:
            chosen, best = rank, value
    return chosen
