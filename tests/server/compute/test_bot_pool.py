"""Thinkers: where a process dies, one other takes its place, however many wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from tests.server.tables.support import AtOnce
from tricorne.server.compute.bot_pool import BotPool
from tricorne.server.settings import Settings

QUESTIONS = 20


class Doomed(Executor):
    """Dies when so many questions wait for it."""

    def __init__(self) -> None:
        self.waiting: list[Future[Any]] = []
        self.ended = False

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """Let a question wait."""
        future: Future[Any] = Future()
        self.waiting.append(future)
        if len(self.waiting) == QUESTIONS:
            for other in self.waiting:
                other.set_exception(BrokenProcessPool("killed"))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Note the end."""
        self.ended = True


def test_all_who_waited_for_a_process_that_died_are_answered_by_one_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    doomed = Doomed()
    pools: list[Executor] = [doomed, AtOnce()]
    monkeypatch.setattr("tricorne.server.compute.bot_pool._new_pool", lambda _: pools.pop(0))

    async def story() -> None:
        bot_pool = BotPool(Settings(thinkers=QUESTIONS))
        answers = await asyncio.gather(
            *(bot_pool.think(abs, -number, str(number)) for number in range(QUESTIONS))
        )
        assert answers == [*range(QUESTIONS)]
        assert bot_pool.thinking == 0
        bot_pool.close()

    asyncio.run(story())
    assert pools == []
    assert doomed.ended
