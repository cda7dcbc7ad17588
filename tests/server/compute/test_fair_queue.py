"""The bots' queue: tables take turns, people come first, and nothing starves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from tricorne.server.compute.bot_pool import MOST_WAITING, SEARCHING, BotPool, Question
from tricorne.server.compute.fair_queue import STREAK, FairQueue, QueueFull, Urgency
from tricorne.server.errors import ServiceUnavailable
from tricorne.server.settings import Settings

HINT, MOVE, BACKGROUND = Urgency


def filled(*works: tuple[Urgency, str, str]) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue(100)
    for urgency, owner, work in works:
        queue.put(urgency, owner, work)
    return queue


def emptied(queue: FairQueue[str]) -> list[str]:
    found = []
    while (work := queue.take()) is not None:
        found.append(work)
    return found


def test_tables_take_turns_however_much_each_has_queued() -> None:
    greedy = [(MOVE, "A", f"a{number}") for number in range(4)]
    queue = filled(*greedy, (MOVE, "B", "b0"), (MOVE, "B", "b1"), (MOVE, "C", "c0"))
    assert emptied(queue) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]
    assert len(queue) == 0


def test_hints_come_before_moves_and_moves_before_background_work() -> None:
    queue = filled((BACKGROUND, "A", "curve"), (MOVE, "A", "move"), (HINT, "B", "hint"))
    assert emptied(queue) == ["hint", "move", "curve"]


def test_less_urgent_work_does_not_starve() -> None:
    hints = [(HINT, "A", f"hint {number}") for number in range(3 * STREAK)]
    order = emptied(filled((MOVE, "B", "move"), (BACKGROUND, "C", "curve"), *hints))
    assert order.index("move") == STREAK
    assert order.index("curve") <= 2 * STREAK


def test_the_queue_of_a_table_is_limited_without_affecting_others() -> None:
    queue: FairQueue[str] = FairQueue(2)
    queue.put(MOVE, "A", "a0")
    queue.put(MOVE, "A", "a1")
    with pytest.raises(QueueFull):
        queue.put(MOVE, "A", "a2")
    queue.put(MOVE, "B", "b0")
    queue.put(HINT, "A", "hint")
    assert emptied(queue) == ["hint", "a0", "b0", "a1"]


class Held(Executor):
    """An executor that answers on demand, and records the order of requests."""

    _processes: Mapping[int, Any] = {}

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.answers: list[Future[Any]] = []

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """Record a request."""
        self.asked.append(arguments[0])
        self.answers.append(Future())
        return self.answers[-1]

    async def answer_all(self) -> None:
        """Wait for a request, and answer one after another until none are left."""
        done = 0
        while not self.answers:
            await asyncio.sleep(0)
        while done < len(self.answers):
            self.answers[done].set_result(None)
            done += 1
            for _ in range(5):
                await asyncio.sleep(0)


def question(table: str, number: int = 0) -> Question:
    return Question(table, SEARCHING, "libertalia", None, 0, str(number), b"", (1, 2), 1.0)


def test_one_table_cannot_delay_anothers_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held()
    monkeypatch.setattr("tricorne.server.compute.bot_pool._new_pool", lambda _: held)

    async def scenario() -> None:
        bot_pool = BotPool(Settings(thinkers=1))
        moves = [asyncio.ensure_future(bot_pool.decide(question("busy", number))) for number in range(10)]
        curve = asyncio.ensure_future(bot_pool.think(abs, -1, "over"))
        await asyncio.sleep(0)
        other = asyncio.ensure_future(bot_pool.decide(question("other")))
        hint = asyncio.ensure_future(bot_pool.consider(question("asked")))
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(held.asked) == 1, "what waits, waits where its turn can change"
        await held.answer_all()
        await asyncio.gather(*moves, curve, other, hint)
        order = [asked if asked == -1 else asked.table_id for asked in held.asked]
        assert order[:4] == ["busy", "asked", "busy", "other"]
        assert bot_pool.thinking == 0
        bot_pool.close()

    asyncio.run(scenario())


def test_a_full_queue_rejects_and_cancelled_requests_are_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held = Held()
    monkeypatch.setattr("tricorne.server.compute.bot_pool._new_pool", lambda _: held)

    async def scenario() -> None:
        bot_pool = BotPool(Settings(thinkers=1))
        hints = [
            asyncio.ensure_future(bot_pool.consider(question("greedy", number)))
            for number in range(MOST_WAITING + 1)
        ]
        await asyncio.sleep(0)
        with pytest.raises(ServiceUnavailable):
            await bot_pool.consider(question("greedy"))
        for gone in hints[1:]:
            gone.cancel()
        await held.answer_all()
        await hints[0]
        assert len(held.asked) == 1
        bot_pool.close()

    asyncio.run(scenario())
