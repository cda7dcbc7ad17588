"""The rules as four functions: set up, what is legal, why something is not, and apply."""

from __future__ import annotations

from tricorne.games.compiled import flow, rule, table
from tricorne.games.libertalia import campaign, day, decisions, dusk, night, rest
from tricorne.games.libertalia.actions import Ask, Reason
from tricorne.games.libertalia.records import Box, Ending, State
from tricorne.games.record import Array

# One row for each `Step`, in its order.
take_step = table(
    campaign.step_campaign,
    campaign.step_sunrise,
    day.step_day,
    dusk.step_dusk,
    dusk.step_loot,
    dusk.step_saber,
    night.step_night,
    rest.step_rest,
)


proceed = flow(take_step)


@rule
def set_up(box: Box, game: State, events: Array) -> None:
    """Lay out a new game and go on to the first decision."""
    campaign.set_up(box, game, events)
    proceed(box, game, events)


@rule
def waiting(game: State) -> int:
    """Return the seats that are asked, as bits: at sunrise all that have not chosen yet."""
    if game.over != Ending.RUNNING:
        return 0
    if game.ask != Ask.CHOOSE:
        return 1 << game.asked
    seats = 0
    for seat in range(game.players):
        if game.chosen[seat] == 0:
            seats |= 1 << seat
    return seats


# One row for each `Ask` but the first, in its order.
list_legal = table(
    decisions.legal_choose,
    decisions.legal_parrot,
    decisions.legal_recruit,
    decisions.legal_operate,
    decisions.legal_preach,
    decisions.legal_trade,
    decisions.legal_shoot,
    decisions.legal_loot,
    decisions.legal_saber,
    decisions.legal_serve,
)

refuse = table(
    decisions.why_not_choose,
    decisions.why_not_parrot,
    decisions.why_not_recruit,
    decisions.why_not_operate,
    decisions.why_not_preach,
    decisions.why_not_trade,
    decisions.why_not_shoot,
    decisions.why_not_loot,
    decisions.why_not_saber,
    decisions.why_not_serve,
)

answer = table(
    decisions.answer_choose,
    decisions.answer_parrot,
    decisions.answer_recruit,
    decisions.answer_operate,
    decisions.answer_preach,
    decisions.answer_trade,
    decisions.answer_shoot,
    decisions.answer_loot,
    decisions.answer_saber,
    decisions.answer_serve,
)


@rule
def may_act(game: State, seat: int) -> bool:
    """Whether a seat may decide something: at sunrise everybody, even who has chosen already."""
    if game.ask == Ask.CHOOSE:
        return 0 <= seat < game.players
    return game.ask != Ask.NOTHING and seat == game.asked


@rule
def legal(box: Box, game: State, seat: int, found: Array) -> int:
    """Write the legal actions of a seat into `found`; return how many they are."""
    if not may_act(game, seat):
        return 0
    return list_legal(game.ask - 1, box, game, seat, found)


@rule
def why_not(box: Box, game: State, seat: int, action: int) -> int:
    """Say why a seat may not do something now (a `Reason`)."""
    if game.over != Ending.RUNNING:
        return Reason.GAME_OVER
    if not may_act(game, seat):
        return Reason.NOT_YOUR_DECISION
    return refuse(game.ask - 1, box, game, seat, action)


@rule
def apply(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Do what a seat has chosen, and let the game run on to the next decision."""
    ask = game.ask
    game.ask = Ask.NOTHING
    answer(ask - 1, box, game, seat, action, events)
    proceed(box, game, events)
