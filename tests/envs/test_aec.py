"""The PettingZoo environments pass PettingZoo's own tests, unchanged, and are the games.

Not used of these: the tests for parallel environments and for a common state, which these have not.
"""

from __future__ import annotations

import pickle
import random
import warnings
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test, test_save_obs

from tricorne.envs import libertalia_v0, liberte_v0
from tricorne.errors import BadOption, IllegalAction
from tricorne.games import load
from tricorne.games.game import Game
from tricorne.match import Match

# PettingZoo's own function has the name of a test.
save_obs: Callable[..., None] = test_save_obs
del test_save_obs

MODULES = (liberte_v0, libertalia_v0)
MORE = (
    (liberte_v0, {"players": 3, "options": {"edition": "first", "counter_revolution": "claimed"}}),
    (liberte_v0, {"players": 6, "options": {"second_card": False}}),
    (libertalia_v0, {"players": 2, "options": {"open_booty": True}}),
    (libertalia_v0, {"players": 6, "options": {"fair_colours": False}}),
)

# What the tests say of every environment with an action mask but PettingZoo's own, which they know by name.
OF_MASKS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # when the game is over
}
each_game = pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.__name__))


def short_name(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def game_of(module: ModuleType) -> Game:
    return load(short_name(module).removesuffix("_v0"))


def seeded(env: Any) -> Any:
    """Make what the tests do at random the same every time."""
    env.reset(seed=1789)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


def check_api(env: Any, cycles: int) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(seeded(env), num_cycles=cycles)
    assert {str(warning.message) for warning in warned} <= OF_MASKS


@each_game
def test_the_api_is_pettingzoos(module: ModuleType) -> None:
    check_api(module.env(), 1000)


@pytest.mark.parametrize(("module", "settings"), MORE, ids=str)
def test_the_api_is_pettingzoos_with_other_settings(module: ModuleType, settings: dict[str, Any]) -> None:
    check_api(module.env(**settings), 300)


@each_game
def test_a_seed_determines_the_game(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=500)


@each_game
def test_it_is_measured_by_pettingzoos_benchmark(
    module: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    random.seed(1)
    performance_benchmark(seeded(module.env()))
    turns = float(capsys.readouterr().out.split(" turns per second")[0].split()[-1])
    print(f"{short_name(module)}: {turns:.0f} turns per second")
    assert turns > 100


@each_game
def test_it_renders(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: seeded(module.env(render_mode=render_mode)))
    assert "waiting" in capsys.readouterr().out


@each_game
def test_observations_are_no_pictures(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    save_obs(seeded(module.env()))
    assert "did not save the observations" in capsys.readouterr().out


@each_game
def test_pettingzoo_makes_it_by_its_name(module: ModuleType) -> None:
    name = short_name(module)
    env = pettingzoo.make("aec", f"tricorne/{name}", players=5)
    assert str(env) == name
    assert len(env.possible_agents) == 5


@each_game
def test_an_episode_is_the_game_of_its_seed(module: ModuleType) -> None:
    """What the agents do, played by a match from the seed, leads to the same end."""
    game = game_of(module)
    env = module.raw_env(players=4)
    env.reset(seed=7)
    match = Match(game, 4, env.game_seed)
    rng = np.random.default_rng(7)
    while not any(env.terminations.values()):
        seat = env.possible_agents.index(env.agent_selection)
        observation, *_ = env.last()
        assert seat == match.waiting()[0]
        assert (observation["observation"] == game.encode(match.observe(seat), seat)).all()
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
        match.play(seat, game.actions.parse(env.codec.text(seat, action)))
    assert match.result is not None
    shares = [1 / len(match.result.winners) if seat in match.result.winners else 0 for seat in range(4)]
    assert [env.rewards[agent] for agent in env.possible_agents] == shares


@each_game
def test_only_the_agent_whose_turn_it_is_may_act(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=3)
    masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
    assert [agent for agent, mask in masks.items() if mask.any()] == [env.agent_selection]


def test_nobody_sees_a_simultaneous_choice() -> None:
    seen = []
    for choice in range(3):
        env = libertalia_v0.env(players=3)
        env.reset(seed=5)
        assert env.agent_selection == "player_0"
        legal = np.flatnonzero(env.observe("player_0")["action_mask"])
        env.step(int(legal[choice]))
        assert env.agent_selection == "player_1"
        seen.append(env.observe("player_1")["observation"])
    assert (seen[0] == seen[1]).all()
    assert (seen[0] == seen[2]).all()


@each_game
def test_actions_count_seats_from_ones_own(module: ModuleType) -> None:
    """Whatever a seat may do to another one has the number of that one's place after it."""
    game = game_of(module)
    env = module.raw_env(players=5)
    codec, seats = env.codec, range(5)
    named = [text for text in map(game.actions.text, range(len(game.actions))) if names_a_seat(text)]
    assert named
    for text in named:
        absolute = game.actions.parse(text)
        for seat in seats:
            number = codec.relative(seat, absolute)
            assert codec.text(seat, number) == text
            place = (seat_in(text) - seat) % 5
            assert seat_in(game.actions.text(number)) == place


def names_a_seat(text: str) -> bool:
    """Whether an action names one of five seats."""
    return text.split(maxsplit=1)[0] in {"remove", "shoot", "saber"} and seat_in(text) < 5


def seat_in(text: str) -> int:
    """Return the seat that an action names: before a character, or after a province."""
    verb, first, second = text.split()
    return int(second if verb == "remove" else first)


@each_game
def test_an_illegal_action_ends_the_game(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal(env))
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.agents}


@each_game
def test_an_illegal_action_raises_without_wrappers(module: ModuleType) -> None:
    env = module.raw_env()
    env.reset(seed=1)
    before = env.game_state.tobytes()
    with pytest.raises(IllegalAction) as refused:
        env.step(illegal(env))
    assert refused.value.reason.key == "error-action-masked"
    assert env.game_state.tobytes() == before


def illegal(env: Any) -> int:
    """Return an action that the mask does not allow."""
    observation, *_ = env.last()
    return int(np.flatnonzero(observation["action_mask"] == 0)[0])


@each_game
def test_a_seed_gives_a_series_of_games(module: ModuleType) -> None:
    def series() -> list[str]:
        env = module.raw_env()
        env.reset(seed=11)
        seeds = [env.game_seed]
        for _ in range(3):
            env.reset()
            seeds.append(env.game_seed)
        return seeds

    assert series() == series()
    assert len(set(series())) == 4


@each_game
def test_it_can_be_sent_to_another_process(module: ModuleType) -> None:
    env = pickle.loads(pickle.dumps(module.raw_env(players=5)))  # noqa: S301 - our own
    env.reset(seed=1)
    assert len(env.agents) == 5


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"players": 7}, "error-players"),
        ({"options": {"unheard": True}}, "error-option-unknown"),
        ({"render_mode": "rgb_array"}, "error-option-value"),
    ],
)
def test_settings_that_do_not_exist_are_refused(settings: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption) as refused:
        liberte_v0.env(**settings)
    assert refused.value.message.key == key
