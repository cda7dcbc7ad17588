"""Ties, and the cards advanced to break them (rulings 10, 12, 15 and 16).

All ties run alike: in player order everybody concerned may advance one card
that counts. The highest value wins if it is shown alone. Some ties are
repeated among those who showed the highest equal value, until one is alone or
a whole round passes with no card. The outcome stands in `alone` (a seat, for
government and opposition a faction, or nobody) and in `tied` (who is left).
"""

from __future__ import annotations

from tricorne.backends.rule import inlined, rule, widen
from tricorne.games.events import emit
from tricorne.games.liberte.cards import discard, from_display, holds
from tricorne.games.liberte.state import NONE, PARIS, SEATS, Box, Contest, Edition, State
from tricorne.games.liberte.vocabulary import Ask, Happening, Reason, Step
from tricorne.games.struct import Array


@rule
def about_factions(game: State) -> bool:
    """Whether factions are tied, not seats."""
    return game.contest == Contest.GOVERNMENT or game.contest == Contest.OPPOSITION


@rule
def contested_province(box: Box, game: State) -> int:
    """Return the province whose election is running."""
    return widen(box.election_order[game.edition, game.elected])


@rule
def repeats(box: Box, game: State) -> bool:
    """Whether a tie goes on among those who showed the highest equal value."""
    if game.contest == Contest.BATTLE:
        return False
    if game.contest == Contest.PROVINCE:
        return contested_province(box, game) == PARIS
    return True


@rule
def takes_part(game: State, seat: int) -> bool:
    """Whether a seat may advance a card in this contest, if it has one that counts."""
    return about_factions(game) or game.tied[seat] == 1


@rule
def counts(box: Box, game: State, seat: int, card: int) -> bool:
    """Whether a card counts in the running contest when a seat advances it."""
    if game.contest == Contest.BATTLE:
        return box.general[card] == 1
    if game.contest == Contest.PROVINCE:
        return box.card_faction[card] == game.colour[seat, contested_province(box, game)]
    if about_factions(game):
        return game.tied[box.card_faction[card]] == 1
    if game.contest == Contest.LEAD:
        return box.card_faction[card] == game.opposition
    return box.card_faction[card] == game.government


@rule
def why_not_advance(box: Box, game: State, seat: int, card: int) -> int:
    """Return why a seat may not advance a card."""
    if not holds(game.display[seat], game.display_size[seat], card):
        return Reason.NOT_IN_YOUR_DISPLAY
    if counts(box, game, seat, card):
        return Reason.OK
    if game.contest == Contest.BATTLE:
        return Reason.NOT_GENERAL
    return Reason.CARD_DOES_NOT_COUNT


@rule
def can_advance(box: Box, game: State, seat: int) -> bool:
    """Whether a seat has a card to advance in the running contest."""
    if takes_part(game, seat):
        for place in range(game.display_size[seat]):
            if counts(box, game, seat, widen(game.display[seat, place])):
                return True
    return False


@inlined
def enter(game: State, who: int) -> None:
    """Count a seat or a faction among the tied."""
    game.tied[who] = 1
    game.entered[who] = 1


@rule
def forget_contest(game: State) -> None:
    """Clear the record of the last contest."""
    game.contest = 0
    game.contest_round = 0
    game.contest_position = 0
    game.resume = 0
    game.alone = NONE
    for seat in range(SEATS):
        game.tied[seat] = 0
        game.entered[seat] = 0
        game.shown[seat] = 0


@inlined
def open_contest(game: State, contest: int, province: int, resume: int, events: Array) -> None:
    """Begin the first round of a contest among those who have been entered."""
    game.contest = contest
    game.contest_round = 1
    game.resume = resume
    game.step = Step.CONTEST
    emit(events, Happening.TIE, contest, province, 0, 0)


@rule
def answer_advance(box: Box, game: State, seat: int, card: int, events: Array) -> None:
    """Advance a card, or none (0)."""
    if card > 0:
        from_display(game, seat, card)
        emit(events, Happening.ADVANCED, seat, card, 0, 0)
        discard(game, card, events)
    else:
        emit(events, Happening.DECLINED, seat, 0, 0, 0)
    game.shown[seat] = card
    game.contest_position += 1
    game.step = Step.CONTEST


@rule
def shown_for(box: Box, game: State, who: int) -> int:
    """Return what was shown in this round for a seat, or for a faction in its colour."""
    if not about_factions(game):
        return box.value[game.shown[who]]
    highest, total = 0, 0
    for seat in range(game.players):
        card = game.shown[seat]
        if card > 0 and box.card_faction[card] == who:
            highest = max(highest, box.value[card])
            total += box.value[card]
    if game.edition == Edition.FIRST:
        return total
    return highest


@rule
def step_contest(box: Box, game: State, events: Array) -> None:
    """Ask the next seat of the round; after the last one judge what was shown."""
    while game.contest_position < game.players:
        seat = widen(game.order[game.contest_position])
        if can_advance(box, game, seat):
            game.ask = Ask.ADVANCE
            game.asked = seat
            return
        game.contest_position += 1
    best, level = 0, 0
    for who in range(SEATS):
        if game.tied[who]:
            value = shown_for(box, game, who)
            if value > best:
                best, level, game.alone = value, 1, who
            elif value == best:
                level, game.alone = level + 1, NONE
    if best == 0 or not (level == 1 or repeats(box, game)):
        game.alone = NONE
        game.step = game.resume
        return
    for who in range(SEATS):
        if game.tied[who] and shown_for(box, game, who) < best:
            game.tied[who] = 0
    if level == 1:
        game.step = game.resume
        return
    game.contest_round += 1
    game.contest_position = 0
    for seat in range(SEATS):
        game.shown[seat] = 0
