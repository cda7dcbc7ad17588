"""The Gymnasium environments pass Gymnasium's own check, and their bots play as bots do."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tricorne.bots import Bot
from tricorne.envs import single_seat
from tricorne.envs.single_seat import SingleSeatEnv
from tricorne.errors import BadOption
from tricorne.games import GAMES, load
from tricorne.games.events import Event
from tricorne.games.game import Game, Observation, Result
from tricorne.games.struct import Array

each_game = pytest.mark.parametrize("name", sorted(GAMES))


class Follower(Bot):
    """Takes the first legal action, and keeps what it is told."""

    heard: list[Event]
    results: list[Result]

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        Follower.heard, Follower.results = [], []

    def follow(self, events: Sequence[Event]) -> None:
        self.heard.extend(events)

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        return legal[0]

    def finish(self, observation: Observation, result: Result) -> None:
        self.results.append(result)


FOLLOWER = f"python:{__name__}:Follower"


@contextmanager
def without_warnings() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        yield
    assert [str(warning.message) for warning in warned] == []


def episode(env: SingleSeatEnv, seed: int) -> tuple[list[Array], float]:
    """Play a game at random; return all observations and the reward."""
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    observations, terminated, reward = [observation], False, 0.0
    while not terminated:
        assert reward == 0
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        observations.append(observation)
        assert not truncated
    assert not info["action_mask"].any()
    return observations, reward


@each_game
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    env = gymnasium.make(f"tricorne/{name.capitalize()}-v0")
    env.reset(seed=1789)
    env.action_space.seed(1)
    with without_warnings():
        check_env(env.unwrapped)


@each_game
def test_gymnasium_finds_nothing_wrong_with_other_settings(name: str) -> None:
    env = gymnasium.make(
        f"tricorne/{name.capitalize()}-v0", bots=["search-1", "greedy", "random", "random", "greedy"], seat=5
    )
    env.reset(seed=1789)
    env.action_space.seed(1)
    with without_warnings():
        check_env(env.unwrapped)


@each_game
def test_policies_play_the_same_called_from_python(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["planner", "greedy", "random"]
    compiled = episode(SingleSeatEnv(name, bots, seat=2), 4)
    monkeypatch.setattr(single_seat, "is_policy", lambda name: False)
    called = episode(SingleSeatEnv(name, bots, seat=2), 4)
    assert len(compiled[0]) == len(called[0])
    assert all((one == other).all() for one, other in zip(compiled[0], called[0], strict=True))
    assert compiled[1] == called[1]


@each_game
def test_bots_sit_in_their_order_after_the_agent(name: str) -> None:
    env = SingleSeatEnv(name, ["search-1", "search-2", "search-3"], seat=2)
    env.reset(seed=1)
    assert {seat: player.name for seat, player in env._called.items()} == {
        3: "search-1",
        0: "search-2",
        1: "search-3",
    }


@each_game
def test_the_agent_has_another_seat_in_each_game(name: str) -> None:
    env = SingleSeatEnv(name, ["random"] * 3)
    seats = []
    for seed in range(30):
        env.reset(seed=seed)
        seats.append(env.seat)
    assert set(seats) == {0, 1, 2, 3}


@each_game
def test_the_reward_is_the_share_in_the_win(name: str) -> None:
    env = SingleSeatEnv(name, ["random"] * 3, seat=1)
    rewards = []
    for seed in range(12):
        _, reward = episode(env, seed)
        result = env.game.result(env.state)
        assert result is not None
        assert reward == (1 / len(result.winners) if 1 in result.winners else 0)
        rewards.append(reward)
    assert 0 < sum(rewards) < len(rewards)


def test_a_bot_that_follows_the_game_is_told_what_its_seat_sees() -> None:
    env = SingleSeatEnv("libertalia", ["greedy", FOLLOWER], seat=0)
    episode(env, 2)
    names = {event.name for event in Follower.heard}
    assert {"dealt", "chose", "died"} <= names
    others = [event for event in Follower.heard if event.name == "chose" and event.values["seat"] != 2]
    assert others
    assert all("rank" not in event.values for event in others)
    assert Follower.results == [env.game.result(env.state)]


@each_game
def test_an_illegal_action_ends_the_game(name: str) -> None:
    env = SingleSeatEnv(name, ["random"] * 3)
    _, info = env.reset(seed=1)
    assert (env.action_masks() == info["action_mask"]).all()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert not info["action_mask"].any()


@each_game
def test_it_renders_what_the_agent_sees(name: str) -> None:
    env = gymnasium.make(f"tricorne/{name.capitalize()}-v0", render_mode="ansi")
    _, info = env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str)
    assert all(f'"{number}": ' in drawn for number in np.flatnonzero(info["action_mask"]))


@each_game
def test_many_of_them_run_as_one(name: str) -> None:
    settings: dict[str, Any] = {"num_envs": 3, "vectorization_mode": "sync", "bots": ["random"] * 3}
    envs = gymnasium.make_vec(f"tricorne/{name.capitalize()}-v0", **settings)
    _, infos = envs.reset(seed=1)
    for _ in range(20):
        masks = infos["action_mask"]
        assert masks.shape == (3, len(load(name).actions))
        observations, *_, infos = envs.step(masks.argmax(axis=1))
        assert observations.shape == (3, load(name).encoding.size)
    envs.close()


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"bots": ["random"] * 6}, "error-players"),
        ({"bots": ["unheard", "random", "random"]}, "error-bot-unknown"),
        ({"seat": 4}, "error-option-value"),
        ({"options": {"edition": "third"}}, "error-option-value"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        SingleSeatEnv("liberte", **settings)
    assert refused.value.message.key == key
