"""The bot pool: a process that dies is replaced once, however many requests wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from tests.server.support.tables import InlineExecutor
from tricorne.server.compute.bot_pool import BotPool
from tricorne.server.settings import Settings

QUESTIONS = 20


class Doomed(Executor):
    """An executor that breaks when a number of requests are pending."""

    def __init__(self) -> None:
        self.waiting: list[Future[Any]] = []
        self.ended = False

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """Keep a request pending."""
        future: Future[Any] = Future()
        self.waiting.append(future)
        if len(self.waiting) == QUESTIONS:
            for other in self.waiting:
                other.set_exception(BrokenProcessPool("killed"))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Record the shutdown."""
        self.ended = True


def test_requests_of_a_dead_process_are_retried_in_one_new_pool(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    doomed = Doomed()
    pools: list[Executor] = [doomed, InlineExecutor()]
    monkeypatch.setattr("tricorne.server.compute.bot_pool._new_pool", lambda _: pools.pop(0))

    async def scenario() -> None:
        bot_pool = BotPool(Settings(thinkers=QUESTIONS))
        answers = await asyncio.gather(
            *(bot_pool.think(abs, -number, str(number)) for number in range(QUESTIONS))
        )
        assert answers == [*range(QUESTIONS)]
        assert bot_pool.thinking == 0
        bot_pool.close()

    asyncio.run(scenario())
    assert pools == []
    assert doomed.ended
