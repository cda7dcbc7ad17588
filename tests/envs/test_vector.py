"""Thousands of games at once: the games that one would play singly, with their rules, masks and rewards."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tricorne.envs.seat_codec import shared_codec
from tricorne.envs.vector import Step, VectorEnv
from tricorne.errors import BadOption, IllegalAction
from tricorne.games import GAMES, load
from tricorne.games.struct import Array

each_game = pytest.mark.parametrize("name", sorted(GAMES))
GAMES_AT_ONCE = 6
FEW_STEPS, MANY_STEPS = 12, 1600


def some_action(step: Step, number: int) -> Array:
    """Choose a legal action in every game, another one with every step."""
    weights = np.random.default_rng(number).random(step.masks.shape)
    chosen: Array = (weights * step.masks).argmax(axis=1)
    return chosen


def played(env: VectorEnv, steps: int) -> Iterator[Step]:
    step = env.reset(seed=1793)
    yield step
    for number in range(steps):
        step = env.step(some_action(step, number))
        yield step


@each_game
def test_every_backend_and_number_of_threads_plays_the_same(name: str) -> None:
    envs = [
        VectorEnv(load(name, backend=backend), GAMES_AT_ONCE, players=3, threads=threads)
        for backend, threads in (("interpreted", 1), ("wasm", 1), ("native", 1), ("native", 4))
    ]
    for steps in zip(*(played(env, FEW_STEPS) for env in envs), strict=True):
        first, *others = ([array.tobytes() for array in vars(step).values()] for step in steps)
        assert all(other == first for other in others)
    for env in envs:
        env.close()


@each_game
def test_a_row_is_what_the_seat_knows_and_may_do(name: str) -> None:
    env = VectorEnv(load(name), GAMES_AT_ONCE)
    codec = shared_codec(name, 4)
    for step in played(env, FEW_STEPS):
        for number, seat in enumerate(step.seats.tolist()):
            state = env.games[number]
            assert seat == codec.game.waiting(state)[0]
            assert (step.vectors[number] == codec.vector(state, seat)).all()
            assert (step.masks[number] == codec.mask(codec.choices(state, seat))).all()


@each_game
def test_a_game_that_ends_is_rewarded_and_followed_by_another(name: str) -> None:
    env = VectorEnv(load(name), GAMES_AT_ONCE, players=3)
    ended = 0
    for step in played(env, MANY_STEPS):
        sums = step.rewards.sum(axis=1)
        assert np.allclose(sums, step.ended)
        assert (step.masks.sum(axis=1) > 0).all()
        ended += int(step.ended.sum())
    assert ended >= GAMES_AT_ONCE


@each_game
def test_bots_play_the_seats_that_they_have(name: str) -> None:
    env = VectorEnv(load(name), 2 * 4, bots=(None, "planner", "greedy", "random"))
    for step in played(env, FEW_STEPS):
        assert step.seats.tolist() == [0, 1, 2, 3] * 2


@each_game
def test_one_illegal_action_and_nothing_is_played(name: str) -> None:
    env = VectorEnv(load(name), GAMES_AT_ONCE)
    step = env.reset(seed=1)
    before = env.games.tobytes()
    actions = some_action(step, 0)
    for wrong in (-1, len(env.game.actions), int(step.masks[4].argmin())):
        actions[4] = wrong
        with pytest.raises(IllegalAction) as caught:
            env.step(actions)
        assert caught.value.message.arguments["action"] == str(wrong)
    with pytest.raises(BadOption):
        env.step(actions[:3])
    assert env.games.tobytes() == before


@pytest.mark.parametrize(
    "wrong",
    [{"games": 0}, {"threads": 0}, {"players": 9}, {"bots": ("planner",) * 4}, {"bots": (None, "search-1")}],
)
def test_wrong_settings_are_refused(wrong: dict[str, object]) -> None:
    settings = {"games": 2, "players": 2 if "search-1" in wrong.get("bots", ()) else 4, **wrong}  # type: ignore[operator]
    with pytest.raises(BadOption):
        VectorEnv(load("libertalia"), **settings)  # type: ignore[arg-type]
