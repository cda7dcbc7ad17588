"""Bots know only what their seat knows, and decide by nothing else.

Not checked: whether a custom bot reads the memory of its process. An untrusted bot
has to run as a program (`exec:`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.support.records import box
from tricorne import bots
from tricorne.games import GAMES, fast_rng
from tricorne.games.game import Game, Observation, State

NAMES = ("random", "greedy", "planner", "search@60")
EVERY = 9


class Secret(AssertionError):
    """A bot touched something hidden."""


class Poison:
    """An object that raises on every access."""

    def __getattribute__(self, name: str) -> Any:
        raise Secret(name)

    def __getitem__(self, key: Any) -> Any:
        raise Secret(str(key))

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise Secret("as an array")


class Poisoned:
    """A game as a bot gets it, in which everything that leads to the true state is poisoned.

    The methods of a game work on records. Those that a bot may call get the
    record it hands them: if that is the true state, or has its random stream,
    the bot has been given, or has found, what it must not have.
    """

    def __init__(self, game: Game, true: State) -> None:
        self._game = game
        self._true = true
        for name in ("state", "table", "seed", "moves", "record"):
            setattr(self, name, Poison())

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._game, name)
        if name in ("new", "new_with_events"):
            raise Secret(f"{name}: a deal anew could be the true one")
        return self._guard(value) if callable(value) else value

    def _guard(self, method: Any) -> Any:
        def guarded(*arguments: Any) -> Any:
            for argument in arguments:
                if getattr(argument, "dtype", None) == self._game.layout:
                    self.look_at(argument)
            return method(*arguments)

        return guarded

    def look_at(self, record: Any) -> None:
        if (record.random == self._true.random).all():
            raise Secret("the random stream")


def test_poisoned_objects_raise_on_access() -> None:
    game = box("liberte")
    true = game.new("poison", 3)
    poisoned: Any = Poisoned(game, true)
    touches: list[Callable[[], Any]] = [
        lambda: poisoned.state.hand,
        lambda: poisoned.table[0],
        lambda: poisoned.new("poison", 3),
        lambda: poisoned.legal(true, 0),
        lambda: poisoned.determinize(true, fast_rng.stream("x")),
    ]
    for touch in touches:
        with pytest.raises(Secret):
            touch()
    seat = game.waiting(true)[0]
    assert poisoned.legal(game.observe(true, seat), seat) == game.legal(true, seat)


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_plays_a_whole_game_without_touching_a_secret(name: str, bot: str) -> None:
    game = box(name)
    state = game.new("secrets", 3)
    poisoned: Any = Poisoned(game, state)
    seats = [bots.make(bot, poisoned, seat, f"{seat}") for seat in range(3)]
    while waiting := game.waiting(state):
        seat = waiting[0]
        seen = game.observe(state, seat)
        poisoned.look_at(seen)
        game.apply_quietly(state, seat, seats[seat].choose(seen, game.legal(seen, seat)))


def worlds(game: Game, seen: Observation, seat: int, count: int) -> list[State]:
    """Sample worlds that a seat cannot tell from the true one."""
    rng = fast_rng.stream("worlds alike")
    found = [game.determinize(seen, rng) for _ in range(count)]
    assert len({world.tobytes() for world in found}) > 1
    return found


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_indistinguishable_worlds_give_the_same_choice(name: str, bot: str) -> None:
    """With the same seed, a bot gives the same answer and evaluations whatever the true state is."""
    game = box(name)
    state = game.new("alike", 4)
    greedy = [bots.make("greedy", game, seat, f"{seat}") for seat in range(4)]
    number = 0
    while waiting := game.waiting(state):
        seat = waiting[0]
        seen = game.observe(state, seat)
        legal = game.legal(seen, seat)
        if len(legal) > 1 and number % EVERY == 0:
            answers = set()
            for world in [state, *worlds(game, seen, seat, 2)]:
                asked = bots.make(bot, game, seat, "the same")
                known = game.observe(world, seat)
                allowed = game.legal(world, seat)
                answers.add((asked.choose(known, allowed), str(asked.consider(known, allowed))))
            assert len(answers) == 1
        number += 1
        game.apply_quietly(state, seat, greedy[seat].choose(seen, legal))
    assert number > EVERY
