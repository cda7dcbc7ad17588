"""The rules as four functions: set up, what is legal, why something is not, and apply."""

from __future__ import annotations

from tricorne.games.compiled import dispatch, flow, rule, whole
from tricorne.games.events import tell
from tricorne.games.liberte import action_phase, battle, contest, decisions, election, turn
from tricorne.games.liberte.board import claimable
from tricorne.games.liberte.ending import finish
from tricorne.games.liberte.state import Box, Ending, State
from tricorne.games.liberte.vocabulary import CLAIM, Ask, Happening, Reason, Step
from tricorne.games.struct import Array

take_step = dispatch(
    Step,
    {
        Step.TURN: turn.step_turn,
        Step.REFRESH: turn.step_refresh,
        Step.REFILL: turn.step_refill,
        Step.ACTION: action_phase.step_action,
        Step.PLACE: action_phase.step_place,
        Step.TARGET: action_phase.step_target,
        Step.STRIKE: action_phase.step_strike,
        Step.EFFECT: action_phase.step_effect,
        Step.CLEAN: action_phase.step_clean,
        Step.MORE: action_phase.step_more,
        Step.NEXT_SEAT: action_phase.step_next_seat,
        Step.BATTLE: battle.step_battle,
        Step.BATTLE_DECIDED: battle.step_battle_decided,
        Step.ELECTION: election.step_election,
        Step.PROVINCE: election.step_province,
        Step.PROVINCE_DECIDED: election.step_province_decided,
        Step.GOVERNMENT: election.step_government,
        Step.GOVERNMENT_DECIDED: election.step_government_decided,
        Step.OPPOSITION: election.step_opposition,
        Step.OPPOSITION_DECIDED: election.step_opposition_decided,
        Step.FIRST: election.step_first,
        Step.FIRST_DECIDED: election.step_first_decided,
        Step.SECOND_DECIDED: election.step_second_decided,
        Step.LEAD: election.step_lead,
        Step.LEAD_DECIDED: election.step_lead_decided,
        Step.CLOSE: election.step_close,
        Step.CONTEST: contest.step_contest,
    },
)


proceed = flow(take_step)


@rule
def set_up(box: Box, game: State, events: Array) -> None:
    """Lay out a new game and go on to the first decision."""
    turn.set_up(box, game, events)
    action_phase.step_action(box, game, events)


@rule
def waiting(game: State) -> int:
    """Return the seats that are asked, as bits."""
    if game.over != Ending.RUNNING or game.ask == Ask.NOTHING:
        return 0
    return 1 << game.asked


list_legal = dispatch(
    Ask,
    {
        Ask.REFRESH: decisions.legal_refresh,
        Ask.REFILL: decisions.legal_to_take,
        Ask.ACTION: decisions.legal_action,
        Ask.GIVE: decisions.legal_give,
        Ask.GAIN: decisions.legal_to_take,
        Ask.AGAIN: decisions.legal_again,
        Ask.PLACE: decisions.legal_place,
        Ask.TARGET: decisions.legal_target,
        Ask.STRIKE: decisions.legal_strike,
        Ask.CLEAN: decisions.legal_clean,
        Ask.MORE: decisions.legal_more,
        Ask.ADVANCE: decisions.legal_advance,
    },
    besides=(Ask.NOTHING,),
)

refuse = dispatch(
    Ask,
    {
        Ask.REFRESH: decisions.why_not_refresh,
        Ask.REFILL: decisions.why_not_to_take,
        Ask.ACTION: decisions.why_not_action,
        Ask.GIVE: decisions.why_not_give,
        Ask.GAIN: decisions.why_not_to_take,
        Ask.AGAIN: decisions.why_not_again,
        Ask.PLACE: decisions.why_not_place,
        Ask.TARGET: decisions.why_not_target,
        Ask.STRIKE: decisions.why_not_strike,
        Ask.CLEAN: decisions.why_not_clean,
        Ask.MORE: decisions.why_not_more,
        Ask.ADVANCE: decisions.why_not_advance,
    },
    besides=(Ask.NOTHING,),
)

answer = dispatch(
    Ask,
    {
        Ask.REFRESH: decisions.answer_refresh,
        Ask.REFILL: decisions.answer_refill,
        Ask.ACTION: decisions.answer_action,
        Ask.GIVE: decisions.answer_give,
        Ask.GAIN: decisions.answer_gain,
        Ask.AGAIN: decisions.answer_again,
        Ask.PLACE: decisions.answer_place,
        Ask.TARGET: decisions.answer_target,
        Ask.STRIKE: decisions.answer_strike,
        Ask.CLEAN: decisions.answer_clean,
        Ask.MORE: decisions.answer_more,
        Ask.ADVANCE: decisions.answer_advance,
    },
    besides=(Ask.NOTHING,),
)


@rule
def legal(box: Box, game: State, seat: int, found: Array) -> int:
    """Write the legal actions of a seat into `found`; return how many they are."""
    if waiting(game) & (1 << seat) == 0:
        return 0
    count = list_legal(whole(game.ask), box, game, seat, found)
    if claimable(box, game):
        found[count] = CLAIM
        count += 1
    return count


@rule
def why_not(box: Box, game: State, seat: int, action: int) -> int:
    """Say why a seat may not do something now (a `Reason`)."""
    if game.over != Ending.RUNNING:
        return Reason.GAME_OVER
    if game.ask == Ask.NOTHING or seat != game.asked:
        return Reason.NOT_YOUR_DECISION
    if action == CLAIM:
        if game.claimed == 0:
            return Reason.CLAIM_NOT_NEEDED
        if not claimable(box, game):
            return Reason.CLAIM_UNFOUNDED
        return Reason.OK
    return refuse(whole(game.ask), box, game, seat, action)


@rule
def apply(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Do what a seat has chosen, and let the game run on to the next decision."""
    ask = whole(game.ask)
    game.ask = Ask.NOTHING
    if action == CLAIM:
        tell(events, Happening.CLAIMED, seat, 0, 0, 0)
        finish(box, game, Ending.COUNTER_REVOLUTION, events)
    else:
        answer(ask, box, game, seat, action, events)
        proceed(box, game, events)
