"""The bot pool: bots run in worker processes, so that only their own table waits for them.

Quick bots have a process of their own, so they never queue behind bots that search. Tables take
turns, and what people wait for comes before background work. Each decision is made from the seat's
observation alone: bots keep no state between decisions, so any process can make any decision.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from tricorne import bots
from tricorne.bots import Candidate, Decision, GuardedBot
from tricorne.bots.policies import GreedyBot, PlannerBot, RandomBot
from tricorne.games.game import Game, Observation
from tricorne.match.observation_codec import unpack
from tricorne.server.compute.fair_queue import FairQueue, QueueFull, Urgency
from tricorne.server.errors import ServiceUnavailable
from tricorne.server.settings import Settings
from tricorne.server.tables.components import game_named, game_of, text_of
from tricorne.server.tables.table import Table

NICENESS = 10
QUICK = (RandomBot, GreedyBot, PlannerBot)
SEARCHING = "search-1"
WARMED_UP = ("planner", SEARCHING)
# Queued requests per table and urgency: more than its seats ever have at once.
MOST_WAITING = 12

Q = TypeVar("Q")
T = TypeVar("T")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Question:
    """A decision for a bot: everything its seat knows, and nothing else."""

    table_id: str
    bot: str
    game: str
    cards: str | None
    """The own set of cards that the game is played with, if it is."""
    seat: int
    seed: str
    observation: bytes
    legal: tuple[int, ...]
    seconds: float


def ask(table: Table, seat: int, bot: str, seconds: float) -> Question:
    """Create the question for a bot from the current question of a seat."""
    assert table.match is not None
    seen = table.match.observe(seat)
    chance = hashlib.sha256(f"{table.setup.bot_seed} {seat} {table.number}".encode()).hexdigest()
    legal, game = table.legal(seat), table.game
    cards, observation = text_of(game), seen.tobytes()
    return Question(table.setup.id, bot, game.name, cards, seat, chance, observation, legal, seconds)


@dataclass
class Waiting:
    """Work that waits for a process."""

    work: Callable[[Any], Any]
    question: Any
    result: asyncio.Future[Any]


class WorkerPool:
    """Worker processes with a queue that is fair between tables and serves people first."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._executor: ProcessPoolExecutor | None = None
        self._queue: FairQueue[Waiting] = FairQueue(MOST_WAITING)
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, urgency: Urgency, table_id: str, work: Callable[[Q], T], question: Q) -> T:
        """Queue some work, and return its result."""
        waiting = Waiting(work, question, asyncio.get_running_loop().create_future())
        try:
            self._queue.put(urgency, table_id, waiting)
        except QueueFull as error:
            raise ServiceUnavailable("error-busy") from error
        self._dispatch()
        result: T = await waiting.result
        return result

    def warm_up(self, work: Callable[..., Any], *arguments: Any) -> None:
        """Start loading something in a process, without waiting for it."""
        self._started().submit(work, *arguments)

    def _dispatch(self) -> None:
        """Start as much work as there are processes; the rest stays in the queue, where order can change."""
        while len(self._tasks) < self._processes and (waiting := self._queue.take()):
            # Skip work whose caller has gone.
            if not waiting.result.done():
                task = asyncio.ensure_future(self._process(waiting))
                self._tasks.add(task)
                task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._dispatch()

    async def _process(self, waiting: Waiting) -> None:
        try:
            result = await self._execute(waiting)
        except asyncio.CancelledError:
            waiting.result.cancel()
            raise
        except Exception as error:
            if not waiting.result.done():
                waiting.result.set_exception(error)
        else:
            if not waiting.result.done():
                waiting.result.set_result(result)

    async def _execute(self, waiting: Waiting) -> Any:
        loop, executor = asyncio.get_running_loop(), self._started()
        try:
            return await loop.run_in_executor(executor, waiting.work, waiting.question)
        except BrokenProcessPool:
            if executor is self._executor:
                log.exception("a bot process has died; starting a new pool")
                executor.shutdown(wait=False)
                self._executor = None
            return await loop.run_in_executor(self._started(), waiting.work, waiting.question)

    def _started(self) -> ProcessPoolExecutor:
        self._executor = self._executor or _new_pool(self._processes)
        return self._executor

    def close(self) -> None:
        """Stop all processes, and abort running work."""
        while waiting := self._queue.take():
            waiting.result.cancel()
        for task in self._tasks:
            task.cancel()
        if self._executor:
            for process in list((self._executor._processes or {}).values()):  # noqa: SLF001 - it offers no other way
                process.terminate()
            self._executor.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """The worker processes of bots."""

    def __init__(self, settings: Settings) -> None:
        self._quick = WorkerPool(1)
        self._deep = WorkerPool(settings.thinkers)
        self.thinking = 0
        """How many requests are queued or running."""

    async def decide(self, question: Question, urgency: Urgency = Urgency.MOVE) -> Decision:
        """Have a bot choose an action."""
        return await self._run(question.bot, urgency, question.table_id, _decide, question)

    async def consider(self, question: Question) -> list[Candidate]:
        """Have a bot evaluate each legal action, for a hint."""
        return await self._run(question.bot, Urgency.HINT, question.table_id, _consider, question)

    async def think(self, work: Callable[[Q], T], question: Q, table_id: str) -> T:
        """Run background work in the processes of searching bots, when nobody waits for them."""
        return await self._run(SEARCHING, Urgency.BACKGROUND, table_id, work, question)

    async def _run(self, bot: str, urgency: Urgency, table_id: str, work: Callable[[Q], T], question: Q) -> T:
        self.thinking += 1
        try:
            return await self._pool(bot).run(urgency, table_id, work, question)
        finally:
            self.thinking -= 1

    def warm_up(self, game: str) -> None:
        """Start loading the bots of a game, so that the first decision does not wait for it."""
        for bot in WARMED_UP:
            self._pool(bot).warm_up(_load, game)

    def _pool(self, bot: str) -> WorkerPool:
        return self._quick if _is_quick(bot) else self._deep

    def close(self) -> None:
        """Stop all processes, and abort running work."""
        self._quick.close()
        self._deep.close()


def _is_quick(bot: str) -> bool:
    return bots.BOTS[bot] in QUICK


def _new_pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, get_context("spawn"), _init_worker)


def _init_worker() -> None:
    """Lower the priority below the server's, and end only with the server."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """Exit when the server is gone, even if it was killed."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _load(name: str) -> None:
    game_named(name)


def _read(question: Question) -> tuple[Game, Observation]:
    game = game_of(question.game, question.cards)
    return game, unpack(game, question.observation)


def _decide(question: Question) -> Decision:
    game, observation = _read(question)
    bot = bots.make(question.bot, game, question.seat, question.seed)
    player = GuardedBot(game, question.seat, bot, question.bot, question.seconds, question.seed)
    try:
        return player.decide(observation, question.legal)
    finally:
        player.close()


def _consider(question: Question) -> list[Candidate]:
    game, observation = _read(question)
    bot = bots.make(question.bot, game, question.seat, question.seed)
    bot.clock = question.seconds
    try:
        return bot.consider(observation, question.legal)
    finally:
        bot.close()
