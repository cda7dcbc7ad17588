"""The kernels of a game are created once, even if several threads need them at the same moment."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from tricorne.bots.kernels import bot_kernels
from tricorne.games import GAMES
from tricorne.games.game import Game

THREADS = 4


def test_threads_share_the_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    unknown: Any = SimpleNamespace(name="unknown")
    created: list[object] = []

    def create_slowly(*_: object) -> object:
        time.sleep(0.05)
        created.append(object())
        return created[-1]

    monkeypatch.setitem(GAMES, unknown.name, Game)
    monkeypatch.setattr(bot_kernels, "import_module", lambda _: None)
    monkeypatch.setattr(bot_kernels, "BotKernels", create_slowly)
    with ThreadPoolExecutor(THREADS) as threads:
        kernels = list(threads.map(bot_kernels.bot_kernels, [unknown] * THREADS))
    assert kernels == created * THREADS
