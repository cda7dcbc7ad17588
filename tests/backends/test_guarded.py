"""Components of strangers: no set gets past the checks and the limits, whatever it contains.

Each random file is either refused with a message, or can be played with to the end of every game.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.support.component_files import edited, extreme, mutant
from tricorne import bots
from tricorne.backends import open_guarded, wasm
from tricorne.backends.wasm import Wasm
from tricorne.errors import BadComponents, Message, RulesStopped
from tricorne.games import GAMES, fast_rng, load, load_guarded
from tricorne.games.game import Game
from tricorne.games.trial import try_out
from tricorne.i18n.catalogue import LANGUAGES, Translations

every_game = pytest.mark.parametrize("name", sorted(GAMES))
MUTANTS = 120
EXTREMES = 12


@pytest.fixture
def seed() -> int:
    """Return the seed of a random test; pytest shows it if the test fails."""
    return random.SystemRandom().randrange(10**6)


def play(game: Game, seed: str, *, bot: bool = False) -> None:
    """Play a game for each number of players; all invariants must hold until it is over."""
    for players in game.players:
        chance = random.Random(f"{seed} {players}")
        options = {option.name: chance.choice(option.values) for option in game.options}
        state = game.new(seed, players, options)
        assert game.checked_game(state, fast_rng.stream(seed))[1] is None
        assert game.result(state)
    if bot:
        state = game.new(seed, game.players[-1])
        for _ in range(40):
            seat = game.waiting(state)[0]
            legal = tuple(game.legal(state, seat))
            planner = bots.make("planner", game, seat, seed)
            game.apply(state, seat, planner.choose(game.observe(state, seat), legal))
            game.check(state)


@every_game
def test_a_mutated_file_is_refused_or_can_be_played(name: str, seed: int) -> None:
    print("seed", seed)
    text = load(name).file.text
    says = [Translations(language) for language in LANGUAGES]
    refused: list[Message] = []
    for number in range(MUTANTS):
        edits = mutant(text, random.Random(f"{seed} {number}"))
        print(number, edits)
        try:
            game = load_guarded(edited(text, edits), "mutant.toml")
        except BadComponents as error:
            refused.append(error.message)
        else:
            play(game, str(seed))
    assert 0 < len(refused) < MUTANTS
    for problem in refused:
        assert problem.arguments["line"]
        assert all(each.say(problem.key, **problem.arguments) for each in says)


@every_game
def test_components_at_all_limits_can_be_played(name: str, seed: int) -> None:
    print("seed", seed)
    for number in range(EXTREMES):
        text = extreme(name, random.Random(f"{seed} {number}"))
        print(text)
        game = load_guarded(text, "extreme.toml")
        play(game, f"{seed} {number}", bot=number == 0)


@every_game
def test_a_call_that_takes_too_many_steps_is_stopped(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does no harm to what comes after it."""
    game = load_guarded(load(name).file.text, "same.toml")
    state = game.new("stopped", game.players[0])
    with monkeypatch.context() as patch:
        patch.setattr(wasm, "MOST_LONG_STEPS", 1000)
        starved = GAMES[name](game.file, Wasm(name, guarded=True))
        with pytest.raises(RulesStopped):
            starved.random_game(starved.copy(state), fast_rng.stream("stopped"))
        assert starved.legal(state, 0) == game.legal(state, 0)
        with pytest.raises(BadComponents) as caught:
            try_out(starved)
    assert caught.value.message.key == "components-unplayable"
    assert game.random_game(game.copy(state), fast_rng.stream("stopped"))


@every_game
def test_a_kernel_that_fails_is_stopped(name: str) -> None:
    """A state that no rule makes leads to no error of the program."""
    game = load_guarded(load(name).file.text, "same.toml")
    state = game.new("failing", game.players[-1])
    state.ask, state.asked = 100, 0
    with pytest.raises(RulesStopped):
        game.kernels.legal(game.box, state, 0, game.legal_buffer())


@every_game
def test_memory_is_limited(name: str) -> None:
    workspace = open_guarded(name).workspace()
    with pytest.raises(MemoryError):
        workspace.zeros(wasm.MOST_MEMORY, np.int8)


@every_game
def test_guarded_rules_play_as_all_others_do(name: str) -> None:
    """Counting steps changes nothing in a game."""
    game, same = load(name), load_guarded(load(name).file.text, "same.toml")
    state = game.new("alike", game.players[0])
    assert game.digest_game(state, fast_rng.stream("alike")) == same.digest_game(
        state, fast_rng.stream("alike")
    )
