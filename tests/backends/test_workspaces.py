"""Kernels in WebAssembly: failures are reported, memory stays alive as long as it is needed, threads work."""

from __future__ import annotations

import gc
import weakref
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from tricorne import bots
from tricorne.backends import BACKENDS, choose, choose_fastest
from tricorne.backends.kernel import allocate
from tricorne.bots.kernels.bot_kernels import bot_kernels
from tricorne.bots.kernels.policy import Policy, PolicyBuffers
from tricorne.errors import BadOption
from tricorne.games import GAMES, load
from tricorne.games.events import SILENT
from tricorne.games.fast_rng import stream

every_game = pytest.mark.parametrize("name", sorted(GAMES))

FAR_AWAY = 2_000_000_000


@every_game
def test_a_kernel_that_fails_says_so(name: str) -> None:
    game = load(name, backend="wasm")
    state = game.new("failing", game.players[-1])
    state.ask, state.asked = 100, 0
    with pytest.raises(RuntimeError, match="legal failed"):
        game.kernels.legal(game.box, state, 0, game.legal_buffer())


@every_game
def test_a_kernel_cannot_reach_beyond_its_memory(name: str) -> None:
    game = load(name, backend="wasm")
    state = game.new("reaching", game.players[-1])
    kernels, workspace = bot_kernels(game), game.backend.workspace()
    buffers = PolicyBuffers(*allocate(kernels.buffers))
    score = workspace.bind(kernels.score_actions)
    with pytest.raises(RuntimeError, match="invalid operation"):
        score(
            int(Policy.RANDOM), game.box, state, 0, game.legal_buffer(), FAR_AWAY, buffers, stream("reaching")
        )
    # Other workspaces do not notice.
    assert game.legal(state, game.waiting(state)[0])


@every_game
def test_arrays_keep_their_workspace_alive(name: str) -> None:
    workspace = load(name, backend="wasm").backend.workspace()
    numbers = workspace.zeros((1000, 1000), np.int64)
    del workspace
    gc.collect()
    numbers += 7
    assert numbers.sum() == 7_000_000


@every_game
def test_a_workspace_is_freed_once_nothing_uses_it(name: str) -> None:
    workspace = load(name, backend="wasm").backend.workspace()
    numbers = workspace.zeros(1000, np.int64)
    freed = weakref.ref(workspace)
    del workspace
    assert freed()
    del numbers
    assert not freed()


@every_game
def test_memory_that_is_missing_is_a_memory_error(name: str) -> None:
    workspace = load(name, backend="wasm").backend.workspace()
    with pytest.raises(MemoryError):
        workspace.zeros(1 << 32, np.int8)


@every_game
def test_several_searches_run_at_once(name: str) -> None:
    game = load(name, backend="wasm")
    state = game.new("parallel", game.players[-1])
    seat = game.waiting(state)[0]
    seen = game.observe(state, seat)

    def search(number: int) -> str:
        return bots.search_digest(game, seat, seen, f"search {number % 2}", 40)

    with ThreadPoolExecutor(4) as threads:
        digests = list(threads.map(search, range(8)))
    assert len(set(digests)) == 2
    assert digests == digests[:2] * 4


@every_game
def test_an_argument_of_the_wrong_type_is_refused(name: str) -> None:
    game = load(name, backend="wasm")
    state = game.new("typed", game.players[-1])
    with pytest.raises(AssertionError, match="wrong type"):
        game.kernels.apply(game.box, state, 0, 0, SILENT.astype(np.int64))


def test_backends_are_chosen_by_name_or_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRICORNE_BACKEND")
    assert (choose(), choose_fastest(), choose_fastest("wasm")) == ("wasm", "native", "wasm")
    monkeypatch.setenv("TRICORNE_BACKEND", "interpreted")
    assert (choose(), choose_fastest(), choose("native")) == ("interpreted", "interpreted", "native")
    with pytest.raises(BadOption) as refused:
        choose("steam")
    assert refused.value.message.arguments == {"backend": "steam", "right": ", ".join(BACKENDS)}
