"""The rules as functions: set up, who is asked, legal actions, reasons, and apply."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.dispatch import dispatch, flow
from tricorne.games.libertalia import campaign, day, dusk, night, rest
from tricorne.games.libertalia.questions import QUESTIONS
from tricorne.games.libertalia.state import Box, Ending, State
from tricorne.games.libertalia.vocabulary import Ask, Reason, Step
from tricorne.games.struct import Array

take_step = dispatch(
    Step,
    {
        Step.CAMPAIGN: campaign.step_campaign,
        Step.SUNRISE: campaign.step_sunrise,
        Step.DAY: day.step_day,
        Step.DUSK: dusk.step_dusk,
        Step.LOOT: dusk.step_loot,
        Step.SABER: dusk.step_saber,
        Step.NIGHT: night.step_night,
        Step.REST: rest.step_rest,
    },
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


list_legal, refuse, answer = QUESTIONS.legal, QUESTIONS.why_not, QUESTIONS.answer


@rule
def may_act(game: State, seat: int) -> bool:
    """Whether a seat may decide something: at sunrise every seat, even after it has chosen."""
    if game.ask == Ask.CHOOSE:
        return 0 <= seat < game.players
    return game.ask != Ask.NOTHING and seat == game.asked


@rule
def legal(box: Box, game: State, seat: int, found: Array) -> int:
    """Write the legal actions of a seat into `found`; return how many there are."""
    if not may_act(game, seat):
        return 0
    return list_legal(widen(game.ask), box, game, seat, found)


@rule
def why_not(box: Box, game: State, seat: int, action: int) -> int:
    """Return the `Reason` why a seat may not do something now."""
    if game.over != Ending.RUNNING:
        return Reason.GAME_OVER
    if not may_act(game, seat):
        return Reason.NOT_YOUR_DECISION
    return refuse(widen(game.ask), box, game, seat, action)


@rule
def apply(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Apply an action, and go on to the next decision."""
    ask = widen(game.ask)
    game.ask = Ask.NOTHING
    answer(ask, box, game, seat, action, events)
    proceed(box, game, events)
