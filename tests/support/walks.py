"""Random walks through games: any game, any options, from a printed seed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from itertools import islice, product
from zlib import crc32

import numpy as np

from tricorne.games.game import Game, State, Value


def generator(seed: str) -> np.random.Generator:
    """Make a random generator from a printable seed."""
    return np.random.default_rng(crc32(seed.encode()))


def choose(game_rng: np.random.Generator, items: list[int] | tuple[int, ...]) -> int:
    """Choose one of some numbers."""
    return int(items[int(game_rng.integers(len(items)))])


def every_option(game: Game) -> list[dict[str, Value]]:
    """List every combination of the options of a game."""
    names = [option.name for option in game.options]
    return [
        dict(zip(names, values, strict=True))
        for values in product(*(option.values for option in game.options))
    ]


def walk(
    game: Game,
    seed: str,
    players: int,
    options: Mapping[str, Value] | None = None,
    rules: int | None = None,
) -> Iterator[tuple[State, int, int]]:
    """Play a game at random; yield each state with the seat and the action that come next.

    The state is changed in place as soon as the next one is asked for. The last
    state, which asks nobody, is yielded with seat and action -1.
    """
    game_rng = generator(seed)
    state = game.new(seed, players, options, rules)
    while waiting := game.waiting(state):
        seat = choose(game_rng, waiting)
        action = choose(game_rng, game.legal(state, seat))
        yield state, seat, action
        game.apply_quietly(state, seat, action)
    yield state, -1, -1


def position_after(
    game: Game,
    seed: str,
    players: int,
    moves: int,
    options: Mapping[str, Value] | None = None,
    rules: int | None = None,
) -> State:
    """Return the state of a random game after some moves, or its end if that comes first."""
    states = islice(walk(game, seed, players, options, rules), moves + 1)
    return game.copy(deque(states, maxlen=1).pop()[0])
