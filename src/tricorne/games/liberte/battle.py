"""The battle phase (rulings 10 and 11)."""

from __future__ import annotations

from tricorne.backends.rule import rule
from tricorne.games.events import emit
from tricorne.games.liberte.board import lay_out_owed
from tricorne.games.liberte.contest import enter, forget_contest, open_contest
from tricorne.games.liberte.ending import watch_for_counter_revolution
from tricorne.games.liberte.state import NONE, Box, Contest, Phase, State
from tricorne.games.liberte.vocabulary import Happening, Step
from tricorne.games.struct import Array


@rule
def eligible(box: Box, game: State, seat: int) -> bool:
    """Whether a seat can lead the army: a general in the display and a token in the box."""
    if game.battle_box[seat] == 0:
        return False
    for place in range(game.display_size[seat]):
        if box.general[game.display[seat, place]]:
            return True
    return False


@rule
def step_battle(box: Box, game: State, events: Array) -> None:
    """Find out who has most tokens among the eligible."""
    game.phase = Phase.BATTLE
    most, level = 0, 0
    forget_contest(game)
    for seat in range(game.players):
        if eligible(box, game, seat):
            if game.battle_box[seat] > most:
                most, level, game.alone = game.battle_box[seat], 1, seat
            elif game.battle_box[seat] == most:
                level, game.alone = level + 1, NONE
    if level < 2:
        game.step = Step.BATTLE_DECIDED
        return
    for seat in range(game.players):
        if eligible(box, game, seat) and game.battle_box[seat] == most:
            enter(game, seat)
    open_contest(game, Contest.BATTLE, 0, Step.BATTLE_DECIDED, events)


@rule
def step_battle_decided(box: Box, game: State, events: Array) -> None:
    """Reward the general, or lay out a white block for a lost battle; empty the battle box."""
    if game.alone != NONE:
        points = box.battle[game.turn]
        game.vp[game.alone] += points
        emit(events, Happening.BATTLE_WON, game.alone, points, 0, 0)
    else:
        game.lost_battles += 1
        game.white_owed += 1
        emit(events, Happening.BATTLE_LOST, game.turn, 0, 0, 0)
        lay_out_owed(game, events)
    forget_contest(game)
    for seat in range(game.players):
        game.battle_box[seat] = 0
    game.step = Step.ELECTION
    watch_for_counter_revolution(box, game, events)
