"""The rules as four functions: set up, what is legal, why something is not, and apply."""

from __future__ import annotations

from tricorne.games.compiled import flow, rule, table
from tricorne.games.events import tell
from tricorne.games.liberte import action, battle, contest, decisions, election, turn
from tricorne.games.liberte.actions import CLAIM, Ask, Happening, Reason
from tricorne.games.liberte.board import claimable
from tricorne.games.liberte.ending import finish
from tricorne.games.liberte.records import Box, Ending, State
from tricorne.games.record import Array

take_step = table(
    turn.step_turn,
    turn.step_refresh,
    turn.step_refill,
    action.step_action,
    action.step_place,
    action.step_target,
    action.step_strike,
    action.step_effect,
    action.step_clean,
    action.step_more,
    action.step_next_seat,
    battle.step_battle,
    battle.step_battle_decided,
    election.step_election,
    election.step_province,
    election.step_province_decided,
    election.step_government,
    election.step_government_decided,
    election.step_opposition,
    election.step_opposition_decided,
    election.step_first,
    election.step_first_decided,
    election.step_second_decided,
    election.step_lead,
    election.step_lead_decided,
    election.step_close,
    contest.step_contest,
)


proceed = flow(take_step)


@rule
def set_up(box: Box, game: State, events: Array) -> None:
    """Lay out a new game and go on to the first decision."""
    turn.set_up(box, game, events)
    action.step_action(box, game, events)


@rule
def waiting(game: State) -> int:
    """Return the seats that are asked, as bits."""
    if game.over != Ending.RUNNING:
        return 0
    return 1 << game.asked


# One row for each `Ask` but the first, in its order.
list_legal = table(
    decisions.legal_refresh,
    decisions.legal_to_take,
    decisions.legal_action,
    decisions.legal_give,
    decisions.legal_to_take,
    decisions.legal_again,
    decisions.legal_place,
    decisions.legal_target,
    decisions.legal_strike,
    decisions.legal_clean,
    decisions.legal_more,
    decisions.legal_advance,
)

refuse = table(
    decisions.why_not_refresh,
    decisions.why_not_to_take,
    decisions.why_not_action,
    decisions.why_not_give,
    decisions.why_not_to_take,
    decisions.why_not_again,
    decisions.why_not_place,
    decisions.why_not_target,
    decisions.why_not_strike,
    decisions.why_not_clean,
    decisions.why_not_more,
    decisions.why_not_advance,
)

answer = table(
    decisions.answer_refresh,
    decisions.answer_refill,
    decisions.answer_action,
    decisions.answer_give,
    decisions.answer_gain,
    decisions.answer_again,
    decisions.answer_place,
    decisions.answer_target,
    decisions.answer_strike,
    decisions.answer_clean,
    decisions.answer_more,
    decisions.answer_advance,
)


@rule
def legal(box: Box, game: State, seat: int, found: Array) -> int:
    """Write the legal actions of a seat into `found`; return how many they are."""
    if waiting(game) & (1 << seat) == 0:
        return 0
    count = list_legal(game.ask - 1, box, game, seat, found)
    if claimable(box, game):
        found[count] = CLAIM
        count += 1
    return count


@rule
def why_not(box: Box, game: State, seat: int, action: int) -> int:
    """Say why a seat may not do something now (a `Reason`)."""
    if game.over != Ending.RUNNING:
        return Reason.GAME_OVER
    if seat != game.asked:
        return Reason.NOT_YOUR_DECISION
    if action == CLAIM:
        if game.claimed == 0:
            return Reason.CLAIM_NOT_NEEDED
        if not claimable(box, game):
            return Reason.CLAIM_UNFOUNDED
        return Reason.OK
    return refuse(game.ask - 1, box, game, seat, action)


@rule
def apply(box: Box, game: State, seat: int, action: int, events: Array) -> None:
    """Do what a seat has chosen, and let the game run on to the next decision."""
    ask = game.ask
    game.ask = Ask.NOTHING
    if action == CLAIM:
        tell(events, Happening.CLAIMED, seat, 0, 0, 0)
        finish(box, game, Ending.COUNTER_REVOLUTION, events)
    else:
        answer(ask - 1, box, game, seat, action, events)
        proceed(box, game, events)
