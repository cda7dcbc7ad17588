"""The rules as functions: set up, who is asked, legal actions, reasons, and apply."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.dispatch import dispatch, flow
from tricorne.games.events import emit
from tricorne.games.liberte import action_phase, battle, contest, election, turn
from tricorne.games.liberte.board import claimable
from tricorne.games.liberte.ending import finish
from tricorne.games.liberte.questions import QUESTIONS
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


list_legal, refuse, answer = QUESTIONS.legal, QUESTIONS.why_not, QUESTIONS.answer


@rule
def legal(box: Box, game: State, seat: int, found: Array) -> int:
    """Write the legal actions of a seat into `found`; return how many there are."""
    if seat != game.asked or waiting(game) == 0:
        return 0
    count = list_legal(widen(game.ask), box, game, seat, found)
    if claimable(box, game):
        found[count] = CLAIM
        count += 1
    return count


@rule
def why_not(box: Box, game: State, seat: int, action: int) -> int:
    """Return the `Reason` why a seat may not do something now."""
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
    return refuse(widen(game.ask), box, game, seat, action)


@rule
def apply(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Apply an action, and go on to the next decision."""
    ask = widen(game.ask)
    game.ask = Ask.NOTHING
    if action == CLAIM:
        emit(events, Happening.CLAIMED, seat, 0, 0, 0)
        finish(box, game, Ending.COUNTER_REVOLUTION, events)
    else:
        answer(ask, box, game, seat, action, events)
        proceed(box, game, events)
