"""How bots think about a game is made once, however many threads want it at the same moment."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from tricorne.bots.kernels import loader
from tricorne.games import GAMES
from tricorne.games.game import Game

THREADS = 4


def test_threads_that_want_it_at_once_get_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    unknown: Any = SimpleNamespace(name="unknown")
    made: list[object] = []

    def slowly(*_: object) -> object:
        time.sleep(0.05)
        made.append(object())
        return made[-1]

    monkeypatch.setitem(GAMES, unknown.name, Game)
    monkeypatch.setattr(loader, "import_module", lambda _: None)
    monkeypatch.setattr(loader, "Thinking", slowly)
    with ThreadPoolExecutor(THREADS) as threads:
        found = list(threads.map(loader.bot_kernels, [unknown] * THREADS))
    assert found == made * THREADS
