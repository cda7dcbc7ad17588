"""What a seat knows as a vector: complete, within its bounds, relative to the seat, and free of secrets."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.backends import compiles
from tests.support.walks import position_after, walk
from tricorne.games import GAMES, fast_rng, load
from tricorne.games.game import Game

each_game = pytest.mark.parametrize("name", sorted(GAMES))
MOVES = (0, 3, 17, 60, 130)
EVERY = 3 if compiles() else 5


def positions(game: Game) -> list[tuple[object, int]]:
    """Return positions of several games, and the number of players."""
    return [
        (position_after(game, f"encoded {players} {moves}", players, moves), players)
        for players in game.players
        for moves in MOVES
    ]


@each_game
def test_numbers_lie_within_their_bounds_and_every_block_is_used(name: str) -> None:
    game = load(name)
    used = np.zeros(game.encoding.size, np.bool_)
    for players in game.players:
        for number, (state, seat, _) in enumerate(walk(game, f"encoded {players}", players)):
            if number % EVERY == 0:
                for viewer in {seat, number % (players + 1)}:
                    vector = game.encode(game.observe(state, viewer), viewer)
                    assert np.abs(vector).max() <= 1.0
                    used |= vector != 0
    silent = [block.name for block in game.encoding.blocks if not used[_slice(game, block.name)].any()]
    assert not silent


def _slice(game: Game, name: str) -> slice:
    first = game.encoding.first(name)
    size = next(block.size for block in game.encoding.blocks if block.name == name)
    return slice(first, first + size)


@each_game
def test_a_world_that_looks_the_same_has_the_same_vector(name: str) -> None:
    game = load(name)
    for number, (state, players) in enumerate(positions(game)):
        for seat in range(players):
            seen = game.observe(state, seat)
            other = game.determinize(seen, fast_rng.stream(f"world {number} {seat}"))
            again = game.encode(game.observe(other, seat), seat)
            assert (game.encode(seen, seat) == again).all()


@pytest.mark.slow
@each_game
def test_every_backend_writes_the_same_vector(name: str) -> None:
    first, *others = (load(name, backend=backend) for backend in ("interpreted", "wasm", "native"))
    for state, players in positions(first)[:: len(MOVES) - 1]:
        expected = first.encode(first.observe(state, 0), 0).tobytes()
        assert all(game.encode(game.observe(state, 0), 0).tobytes() == expected for game in others), players


@each_game
def test_actions_are_counted_from_the_seat_and_back(name: str) -> None:
    game = load(name)
    for players in game.players:
        for seat in range(players):
            for action in range(len(game.actions)):
                words = game.actions.text(action).split()
                if words[0] in {"shoot", "saber", "remove"}:
                    owner = int(words[1 if words[0] != "remove" else 2])
                    if owner >= players:
                        continue
                relative = game.to_relative(action, seat, players)
                assert game.to_absolute(relative, seat, players) == action
                if seat == 0:
                    assert relative == action
