"""The rules as four functions: set up, what is legal, why something is not, and apply."""

from __future__ import annotations

from tricorne.games.compiled import dispatch, flow, rule, whole
from tricorne.games.libertalia import campaign, day, decisions, dusk, night, rest
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


list_legal = dispatch(
    Ask,
    {
        Ask.CHOOSE: decisions.legal_choose,
        Ask.PARROT: decisions.legal_parrot,
        Ask.RECRUIT: decisions.legal_recruit,
        Ask.OPERATE: decisions.legal_operate,
        Ask.PREACH: decisions.legal_preach,
        Ask.TRADE: decisions.legal_trade,
        Ask.SHOOT: decisions.legal_shoot,
        Ask.LOOT: decisions.legal_loot,
        Ask.SABER: decisions.legal_saber,
        Ask.SERVE: decisions.legal_serve,
    },
    besides=(Ask.NOTHING,),
)

refuse = dispatch(
    Ask,
    {
        Ask.CHOOSE: decisions.why_not_choose,
        Ask.PARROT: decisions.why_not_parrot,
        Ask.RECRUIT: decisions.why_not_recruit,
        Ask.OPERATE: decisions.why_not_operate,
        Ask.PREACH: decisions.why_not_preach,
        Ask.TRADE: decisions.why_not_trade,
        Ask.SHOOT: decisions.why_not_shoot,
        Ask.LOOT: decisions.why_not_loot,
        Ask.SABER: decisions.why_not_saber,
        Ask.SERVE: decisions.why_not_serve,
    },
    besides=(Ask.NOTHING,),
)

answer = dispatch(
    Ask,
    {
        Ask.CHOOSE: decisions.answer_choose,
        Ask.PARROT: decisions.answer_parrot,
        Ask.RECRUIT: decisions.answer_recruit,
        Ask.OPERATE: decisions.answer_operate,
        Ask.PREACH: decisions.answer_preach,
        Ask.TRADE: decisions.answer_trade,
        Ask.SHOOT: decisions.answer_shoot,
        Ask.LOOT: decisions.answer_loot,
        Ask.SABER: decisions.answer_saber,
        Ask.SERVE: decisions.answer_serve,
    },
    besides=(Ask.NOTHING,),
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
    return list_legal(whole(game.ask), box, game, seat, found)


@rule
def why_not(box: Box, game: State, seat: int, action: int) -> int:
    """Say why a seat may not do something now (a `Reason`)."""
    if game.over != Ending.RUNNING:
        return Reason.GAME_OVER
    if not may_act(game, seat):
        return Reason.NOT_YOUR_DECISION
    return refuse(whole(game.ask), box, game, seat, action)


@rule
def apply(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Do what a seat has chosen, and let the game run on to the next decision."""
    ask = whole(game.ask)
    game.ask = Ask.NOTHING
    answer(ask, box, game, seat, action, events)
    proceed(box, game, events)
