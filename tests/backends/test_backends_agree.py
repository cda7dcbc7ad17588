"""All backends play the same games and think the same thoughts, byte for byte."""

from __future__ import annotations

import pytest

from tests.support.decisions import decisions
from tests.support.hashes import running_hashes
from tests.support.walks import position_after
from tricorne.cli.commands.check import compare, variants
from tricorne.games import GAMES, game_rng, load

WASM, NATIVE, INTERPRETED = "wasm", "native", "interpreted"
SAMPLE = 5
MOVES = 900
# Whole games of every variant, compared with machine code.
GAMES_A_VARIANT = 3

every_game = pytest.mark.parametrize("name", sorted(GAMES))


@every_game
def test_bots_think_the_same_on_every_backend(name: str) -> None:
    expected = list(decisions(load(name, backend=INTERPRETED)))
    assert list(decisions(load(name, backend=WASM))) == expected
    assert list(decisions(load(name, backend=NATIVE))) == expected


@every_game
def test_interpreted_and_compiled_games_are_equal(name: str) -> None:
    """A sample over player counts and options is hashed move by move."""
    games = [load(name, backend=backend) for backend in (INTERPRETED, WASM, NATIVE)]
    for number in range(SAMPLE):
        first, *others = (list(running_hashes(game, number, MOVES)) for game in games)
        for other in others:
            differing = [
                move for move, pair in enumerate(zip(first, other, strict=False)) if pair[0] != pair[1]
            ]
            assert not differing, f"game {number} of the sample differs from move {differing[0]} on"
            assert len(first) == len(other)


@every_game
def test_webassembly_and_machine_code_agree_in_every_variant(name: str) -> None:
    """States, legal actions, events, observations, determinizations and search trees."""
    wasm, native = load(name, backend=WASM), load(name, backend=NATIVE)
    for number, (players, options) in enumerate(variants(wasm) * GAMES_A_VARIANT):
        seed = f"agree {number}"
        assert compare(wasm, native, seed, players, options, searches=number % 5 == 0) is None, seed


@every_game
def test_every_backend_deals_anew_in_the_same_way(name: str) -> None:
    games = [load(name, backend=backend) for backend in (INTERPRETED, WASM, NATIVE)]
    players = games[0].players[-1]
    for moves in (0, 25, 90):
        state = position_after(games[1], f"redeal {moves}", players, moves)
        for kept in ((), (0,), (1, players - 1)):
            dealt = []
            for game in games:
                again = game.copy(state)
                again.random[:] = game_rng.dealt(f"{moves} {kept}")
                game.redeal(again, kept)
                dealt.append(again.tobytes())
            assert dealt[0] == dealt[1] == dealt[2], f"after {moves} moves, {kept} keep their hands"
            assert dealt[0] != state.tobytes()


@every_game
def test_a_difference_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wasm, interpreted = load(name, backend=WASM), load(name, backend=INTERPRETED)
    players, options = variants(wasm)[0]
    monkeypatch.setattr(interpreted, "digest_game", lambda state, rng: 0)
    assert compare(wasm, interpreted, "crooked", players, options, searches=False) == "different_games"
