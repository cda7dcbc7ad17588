"""The games of OpenSpiel pass OpenSpiel's own simulations, and hide what they must.

The parts of a simulation that read no information states are repeated for all settings; those that do take
long, since they ask for them at every node.
"""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

import tricorne.envs.openspiel
from tricorne.errors import BadOption
from tricorne.games import GAMES, load

GAMES_OF_OPENSPIEL = [f"{tricorne.envs.openspiel.PREFIX}{name}" for name in sorted(GAMES)]
MORE = (
    *(f"python_tricorne_liberte(players={players})" for players in (3, 5, 6)),
    *(f"python_tricorne_libertalia(players={players})" for players in (2, 3, 5, 6)),
    "python_tricorne_liberte(edition=first,second_card=on,counter_revolution=claimed)",
    "python_tricorne_libertalia(open_booty=on,fair_colours=off,last_campaign_breaks_ties=on)",
)
SEED = bytes.fromhex("00001789")
each_game = pytest.mark.parametrize("name", GAMES_OF_OPENSPIEL)


def begun(name: str) -> Any:
    """Return a game after its seed was chosen."""
    state = pyspiel.load_game(name).new_initial_state()
    for byte in SEED:
        state.apply_action(byte)
    return state


def go_on(state: Any, moves: int, seed: int) -> None:
    """Make some moves at random."""
    rng = np.random.default_rng(seed)
    for _ in range(moves):
        state.apply_action(int(rng.choice(state.legal_actions())))


@each_game
def test_openspiels_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*GAMES_OF_OPENSPIEL, *MORE])
def test_openspiels_simulation_of_all_games(name: str) -> None:
    np.random.seed(1)  # noqa: NPY002 - the simulation draws from there
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@each_game
def test_a_history_determines_the_game(name: str) -> None:
    state = begun(name)
    go_on(state, 60, seed=1)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


@each_game
def test_it_is_the_game_of_its_seed(name: str) -> None:
    game = load(name.removeprefix("python_tricorne_"))
    state = begun(name)
    direct = game.new(SEED.hex(), 4)
    for _ in range(50):
        player = state.current_player()
        assert player == game.waiting(direct)[0]
        assert state.observation_tensor(player) == game.encode(game.observe(direct, player), player).tolist()
        action = state.legal_actions()[-1]
        game.apply(direct, player, game.actions.parse(state.action_to_string(player, action)))
        state.apply_action(action)


@each_game
def test_an_information_state_tells_nothing_hidden(name: str) -> None:
    """States that a player cannot tell apart have the same information state, but are others."""
    state = begun(name)
    sampler = np.random.default_rng(1).random
    differ = 0
    for step in range(12):
        go_on(state, 10, seed=step)
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differ += str(other) != str(state)
    assert differ == 12


@each_game
def test_an_information_state_remembers(name: str) -> None:
    state = begun(name)
    before = [state.information_state_string(seat).rpartition("\n")[0] for seat in range(4)]
    go_on(state, 40, seed=2)
    after = [state.information_state_string(seat) for seat in range(4)]
    assert all(text.startswith(earlier) for text, earlier in zip(after, before, strict=True))
    for seat, text in enumerate(after):
        moves = [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]
        history = [each for each in state.full_history() if each.player == seat]
        assert moves == [state.action_to_string(seat, each.action) for each in history]


@each_game
def test_an_observer_may_know_what_everybody_knows(name: str) -> None:
    state = begun(name)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation = make_observation(state.get_game(), public)
    assert observation is not None
    game = load(name.removeprefix("python_tricorne_"))
    direct = game.new(SEED.hex(), 4)
    for player in range(4):
        observation.set_from(state, player)
        assert (observation.tensor == game.encode(game.observe(direct, 4), 4)).all()
    assert sorted(observation.dict) == sorted(block.name for block in game.encoding.blocks)
    assert sum(part.size for part in observation.dict.values()) == observation.tensor.size


@each_game
def test_ismcts_plays_it(name: str) -> None:
    state = begun(name)
    go_on(state, 4, seed=3)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=5,
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()


@each_game
def test_openspiels_environment_runs_it(name: str) -> None:
    env = Environment(pyspiel.load_game(name), chance_event_sampler=None)
    env.seed(1)
    step = env.reset()
    moves = 0
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
        moves += 1
    assert moves > 50
    assert sum(step.rewards) == pytest.approx(1)


def test_options_have_the_defaults_of_the_game() -> None:
    for written, second_card in (
        ("", True),
        ("edition=first", False),
        ("edition=first,second_card=on", True),
    ):
        game = pyspiel.load_game(f"python_tricorne_liberte({written})")
        assert game.options["second_card"] is second_card


@pytest.mark.parametrize("settings", ["players=7", "edition=third"])
def test_settings_that_do_not_exist_are_refused(settings: str) -> None:
    with pytest.raises(BadOption):
        pyspiel.load_game(f"python_tricorne_liberte({settings})")


@each_game
def test_a_state_can_be_saved(name: str) -> None:
    state = begun(name)
    go_on(state, 30, seed=4)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert str(again.get_game()) == str(state.get_game())
    go_on(state, 30, seed=5)
    go_on(again, 30, seed=5)
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)
