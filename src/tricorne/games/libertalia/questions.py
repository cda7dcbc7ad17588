"""The ten questions: for each the legal answers, the reasons against others, and the effect."""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.action_space import operand
from tricorne.games.events import emit
from tricorne.games.libertalia import campaign, crew, day, dusk, night
from tricorne.games.libertalia.crew import has, lowest
from tricorne.games.libertalia.state import KINDS, RANKS, SEATS, Box, State
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
    Happening,
    Reason,
)
from tricorne.games.question import Question, Questions
from tricorne.games.struct import Array

TARGETS = SEATS * RANKS


@rule
def list_characters(characters: int, base: int, found: Array, count: int) -> int:
    """Add an action for every character of a set."""
    while characters != 0:
        found[count] = base + lowest(characters)
        characters &= characters - 1
        count += 1
    return count


@inlined
def owner_of(target: int) -> int:
    """Return the seat of a target, counted from 1 through all seats and ranks."""
    return (target - 1) // RANKS


@inlined
def rank_of(target: int) -> int:
    """Return the rank of a target, counted from 1 through all seats and ranks."""
    return (target - 1) % RANKS + 1


@rule
def legal_choose(box: Box, game: State, seat: int, found: Array) -> int:
    """Choose any character in hand."""
    return list_characters(widen(game.hand[seat]), CHOOSE, found, 0)


@rule
def why_not_choose(box: Box, game: State, seat: int, action: int) -> int:
    """Return why a character cannot be chosen."""
    return why_not_of(widen(game.hand[seat]), operand(action, CHOOSE, RANKS), Reason.NOT_IN_HAND)


@rule
def why_not_of(characters: int, rank: int, missing: int) -> int:
    """Return why an action cannot be about a character: another verb (0), or not in the set."""
    if rank == 0:
        return Reason.NOT_ASKED
    if not has(characters, rank):
        return missing
    return Reason.OK


@rule
def answer_choose(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Choose a character."""
    campaign.answer_choose(box, game, seat, action - CHOOSE, events)


@rule
def legal_parrot(box: Box, game: State, seat: int, found: Array) -> int:
    """Play any character in hand."""
    return list_characters(widen(game.hand[seat]), PLAY, found, 0)


@rule
def why_not_parrot(box: Box, game: State, seat: int, action: int) -> int:
    """Return why a character cannot replace the Parrot."""
    return why_not_of(widen(game.hand[seat]), operand(action, PLAY, RANKS), Reason.NOT_IN_HAND)


@rule
def answer_parrot(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Play a character for the Parrot."""
    day.answer_parrot(game, seat, action - PLAY, events)


@rule
def legal_recruit(box: Box, game: State, seat: int, found: Array) -> int:
    """Recall any character in the own den."""
    return list_characters(widen(game.den[seat]), RECALL, found, 0)


@rule
def why_not_recruit(box: Box, game: State, seat: int, action: int) -> int:
    """Return why the Recruiter cannot recall a character."""
    return why_not_of(widen(game.den[seat]), operand(action, RECALL, RANKS), Reason.NOT_IN_DEN)


@rule
def answer_recruit(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Recall a character from the den."""
    crew.recruit(game, seat, action - RECALL, events)


@rule
def legal_operate(box: Box, game: State, seat: int, found: Array) -> int:
    """Recall any character in the own cemetery."""
    return list_characters(widen(game.cemetery[seat]), RECALL, found, 0)


@rule
def why_not_operate(box: Box, game: State, seat: int, action: int) -> int:
    """Return why the Surgeon cannot recall a character."""
    return why_not_of(widen(game.cemetery[seat]), operand(action, RECALL, RANKS), Reason.NOT_IN_CEMETERY)


@rule
def answer_operate(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Recall a character from the cemetery."""
    crew.operate(game, seat, action - RECALL, events)


@rule
def list_kinds(tokens: Array, base: int, found: Array) -> int:
    """List an action for every kind of which there is a token."""
    count = 0
    for kind in range(KINDS):
        if tokens[kind] > 0:
            found[count] = base + kind
            count += 1
    return count


@rule
def why_not_kind(tokens: Array, kind: int, missing: int) -> int:
    """Return why an action cannot be about a kind (from 1): it has another verb (0), or there is none."""
    if kind == 0:
        return Reason.NOT_ASKED
    if tokens[kind - 1] == 0:
        return missing
    return Reason.OK


@rule
def legal_preach(box: Box, game: State, seat: int, found: Array) -> int:
    """Keep a token of any kind."""
    return list_kinds(game.booty[seat], KEEP, found)


@rule
def why_not_preach(box: Box, game: State, seat: int, action: int) -> int:
    """Return why a kind cannot be kept."""
    return why_not_kind(game.booty[seat], operand(action, KEEP - 1, KINDS), Reason.NO_SUCH_TOKEN)


@rule
def answer_preach(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Keep one token."""
    day.answer_preach(game, seat, action - KEEP, events)


@rule
def legal_trade(box: Box, game: State, seat: int, found: Array) -> int:
    """Trade two or three equal tokens."""
    count = 0
    for trade in range(2 * KINDS):
        if day.why_not_trade(game, seat, 2 + trade // KINDS, trade % KINDS) == Reason.OK:
            found[count] = TRADE + trade
            count += 1
    return count


@rule
def why_not_trade(box: Box, game: State, seat: int, action: int) -> int:
    """Return why tokens cannot be traded."""
    trade = operand(action, TRADE - 1, 2 * KINDS)
    if trade == 0:
        return Reason.NOT_ASKED
    return day.why_not_trade(game, seat, 2 + (trade - 1) // KINDS, (trade - 1) % KINDS)


@rule
def answer_trade(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Trade tokens."""
    trade = action - TRADE
    day.answer_trade(game, seat, 2 + trade // KINDS, trade % KINDS, events)


@rule
def legal_shoot(box: Box, game: State, seat: int, found: Array) -> int:
    """Shoot a character in any den."""
    count = 0
    for owner in range(game.players):
        count = list_characters(widen(game.den[owner]), SHOOT + owner * RANKS, found, count)
    return count


@rule
def why_not_shoot(box: Box, game: State, seat: int, action: int) -> int:
    """Return why the Gunner cannot hit somebody."""
    target = operand(action, SHOOT, TARGETS)
    if target == 0:
        return Reason.NOT_ASKED
    if owner_of(target) >= game.players:
        return Reason.NO_SUCH_SEAT
    return why_not_of(widen(game.den[owner_of(target)]), rank_of(target), Reason.NOT_IN_THAT_DEN)


@rule
def answer_shoot(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Shoot a character."""
    target = action - SHOOT
    day.answer_shoot(game, seat, owner_of(target), rank_of(target), events)


@rule
def legal_loot(box: Box, game: State, seat: int, found: Array) -> int:
    """Take a token of any kind that lies out today."""
    return list_kinds(game.board[game.day], LOOT, found)


@rule
def why_not_loot(box: Box, game: State, seat: int, action: int) -> int:
    """Return why a kind cannot be taken."""
    return why_not_kind(game.board[game.day], operand(action, LOOT - 1, KINDS), Reason.NOT_ON_BOARD)


@rule
def answer_loot(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Take a token."""
    dusk.answer_loot(game, seat, action - LOOT, events)


@rule
def legal_saber(box: Box, game: State, seat: int, found: Array) -> int:
    """Hit a character in a neighbour's den."""
    count = 0
    for owner in range(game.players):
        if dusk.are_neighbours(game, seat, owner):
            count = list_characters(widen(game.den[owner]), SABER + owner * RANKS, found, count)
    return count


@rule
def why_not_saber(box: Box, game: State, seat: int, action: int) -> int:
    """Return why the saber cannot hit somebody."""
    target = operand(action, SABER, TARGETS)
    if target == 0:
        return Reason.NOT_ASKED
    return dusk.why_not_saber(game, seat, owner_of(target), rank_of(target))


@rule
def answer_saber(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Hit a character."""
    target = action - SABER
    dusk.answer_saber(game, seat, owner_of(target), rank_of(target), events)


@rule
def legal_serve(box: Box, game: State, seat: int, found: Array) -> int:
    """Sell a map, or decline."""
    found[0] = SELL
    found[1] = DECLINE
    return 2


@rule
def why_not_serve(box: Box, game: State, seat: int, action: int) -> int:
    """Return why an answer to the Waitress is illegal."""
    if action == SELL or action == DECLINE:
        return Reason.OK
    return Reason.NOT_ASKED


@rule
def answer_serve(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Sell a map, or keep it."""
    if action == SELL:
        night.answer_sell(game, seat, events)
    else:
        emit(events, Happening.DECLINED, seat, 0, 0, 0)


QUESTIONS = Questions(
    Ask,
    Question(Ask.CHOOSE, legal_choose, why_not_choose, answer_choose),
    Question(Ask.PARROT, legal_parrot, why_not_parrot, answer_parrot),
    Question(Ask.RECRUIT, legal_recruit, why_not_recruit, answer_recruit),
    Question(Ask.OPERATE, legal_operate, why_not_operate, answer_operate),
    Question(Ask.PREACH, legal_preach, why_not_preach, answer_preach),
    Question(Ask.TRADE, legal_trade, why_not_trade, answer_trade),
    Question(Ask.SHOOT, legal_shoot, why_not_shoot, answer_shoot),
    Question(Ask.LOOT, legal_loot, why_not_loot, answer_loot, ("rank", "left", "officer")),
    Question(Ask.SABER, legal_saber, why_not_saber, answer_saber, ("rank", "left", "officer")),
    Question(Ask.SERVE, legal_serve, why_not_serve, answer_serve),
)
