"""Dusk: the booty of the day is shared, the highest character first (rulings 1 to 4)."""

from __future__ import annotations

from tricorne.backends.rule import rule, widen
from tricorne.games.events import emit
from tricorne.games.libertalia.booty import first_kind, kinds
from tricorne.games.libertalia.crew import (
    bury_from_den,
    bury_from_ship,
    by_rank,
    count,
    go_home,
    has,
    highest,
    lowest,
)
from tricorne.games.libertalia.day import ask
from tricorne.games.libertalia.night import begin_night
from tricorne.games.libertalia.state import NONE, OFFICER, SABER, Box, Character, State
from tricorne.games.libertalia.vocabulary import Ask, Happening, Reason, Step
from tricorne.games.struct import Array


@rule
def cabin_boy() -> int:
    """Take nothing."""
    return 0


@rule
def cook() -> int:
    """Take two tokens."""
    return 2


AT_DUSK = {Character.CABIN_BOY: cabin_boy, Character.COOK: cook}

share = by_rank(AT_DUSK)


@rule
def step_dusk(box: Box, game: State, events: Array) -> None:
    """Begin the looting of the highest character on the ship; if nobody is left, night begins."""
    seat = highest(box, game)
    if seat == NONE:
        begin_night(game)
        return
    rank = widen(game.ship[seat])
    game.left = share(rank) if has(box.dusk, rank) else 1
    game.officer = 0
    game.step = Step.LOOT
    if game.left > 0 and kinds(game.board[game.day]) == 0:
        emit(events, Happening.EMPTY_HANDED, seat, rank, 0, 0)


@rule
def step_loot(box: Box, game: State, events: Array) -> None:
    """Ask for the next token; a single kind is taken at once, and a character that is done goes."""
    seat = highest(box, game)
    different = kinds(game.board[game.day])
    if game.left == 0 or different == 0:
        game.step = Step.DUSK
        game.left = 0
        if game.officer == 1:
            bury_from_ship(game, seat, events)
        else:
            go_home(game, seat, events)
    elif different == 1:
        answer_loot(game, seat, first_kind(game.board[game.day]), events)
    else:
        ask(game, seat, Ask.LOOT)


@rule
def answer_loot(game: State, seat: int, kind: int, events: Array) -> None:
    """Take a token of the day; an officer will kill the character, a saber strikes at once."""
    game.board[game.day, kind] -= 1
    game.booty[seat, kind] += 1
    game.left -= 1
    emit(events, Happening.LOOTED, seat, game.ship[seat], kind, 0)
    if kind == OFFICER:
        game.officer = 1
    game.step = Step.SABER if kind == SABER else Step.LOOT


@rule
def are_neighbours(game: State, seat: int, owner: int) -> bool:
    """Whether one seat is directly left or right of another."""
    apart = (owner - seat) % widen(game.players)
    return apart == 1 or apart == game.players - 1


@rule
def step_saber(box: Box, game: State, events: Array) -> None:
    """Ask whom the saber hits in a neighbour's den, unless there is nobody or just one."""
    seat = highest(box, game)
    targets, target = 0, widen(0)
    for owner in range(game.players):
        if are_neighbours(game, seat, owner):
            crew = count(widen(game.den[owner]))
            targets += crew
            if crew > 0:
                target = owner
    if targets == 0:
        game.step = Step.LOOT
    elif targets == 1:
        answer_saber(game, seat, target, lowest(widen(game.den[target])), events)
    else:
        ask(game, seat, Ask.SABER)


@rule
def why_not_saber(game: State, seat: int, owner: int, rank: int) -> int:
    """Return why a saber may not hit a character."""
    if owner >= game.players:
        return Reason.NO_SUCH_SEAT
    if owner == seat:
        return Reason.OWN_CHARACTER
    if not are_neighbours(game, seat, owner):
        return Reason.NO_NEIGHBOUR
    if not has(game.den[owner], rank):
        return Reason.NOT_IN_THAT_DEN
    return Reason.OK


@rule
def answer_saber(game: State, seat: int, owner: int, rank: int, events: Array) -> None:
    """Kill a character in a neighbour's den."""
    emit(events, Happening.SABERED, seat, owner, rank, 0)
    bury_from_den(game, owner, rank, events)
    game.step = Step.LOOT
