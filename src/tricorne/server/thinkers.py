"""Bots at tables: they think in processes of their own, so that nobody waits for them but their table.

Those that answer at once have a process for themselves, lest they wait behind
those that search. Each decision is made anew from what the seat knows: a bot
keeps nothing between them, and any worker can ask it.
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
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from tricorne import bots
from tricorne.bots import Candidate, Decision, Player
from tricorne.bots.policies import GreedyBot, PlannerBot, RandomBot
from tricorne.games import GAMES
from tricorne.games.game import Game, Observation
from tricorne.server.boxes import game_named
from tricorne.server.room import Room
from tricorne.server.settings import Settings
from tricorne.table.observation import unpack

NICENESS = 10
QUICK = (RandomBot, GreedyBot, PlannerBot)
SEARCHING = "search-1"
WARMED_UP = ("planner", SEARCHING)
# Those who have waited for the server to start come first.
WARM_UP_AFTER_SECONDS = 3.0

Q = TypeVar("Q")
T = TypeVar("T")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Question:
    """What a bot is asked: all that its seat knows, and nothing else."""

    bot: str
    game: str
    seat: int
    seed: str
    observation: bytes
    legal: tuple[int, ...]
    seconds: float


def ask(room: Room, seat: int, bot: str, seconds: float) -> Question:
    """Put the question that a seat is asked to a bot."""
    assert room.table is not None
    seen = room.table.observe(seat)
    chance = hashlib.sha256(f"{room.setup.bot_seed} {seat} {room.number}".encode()).hexdigest()
    legal = tuple(room.game.legal(seen, seat))
    return Question(bot, room.game.name, seat, chance, seen.tobytes(), legal, seconds)


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, settings: Settings) -> None:
        self._count = settings.thinkers
        self._quick: ProcessPoolExecutor | None = None
        self._deep: ProcessPoolExecutor | None = None
        self._warming: asyncio.TimerHandle | None = None
        self.thinking = 0
        """How many questions are being thought about, or wait for it."""

    async def decide(self, question: Question) -> Decision:
        """Let a bot choose."""
        return await self._run(question.bot, _decide, question)

    async def consider(self, question: Question) -> list[Candidate]:
        """Let a bot say what it thinks of each choice."""
        return await self._run(question.bot, _consider, question)

    async def think(self, work: Callable[[Q], T], question: Q) -> T:
        """Let something else be thought about, where bots search."""
        return await self._run(SEARCHING, work, question)

    async def _run(self, bot: str, work: Callable[[Q], T], question: Q) -> T:
        loop = asyncio.get_running_loop()
        self.thinking += 1
        pool = self._pool(bot)
        try:
            return await loop.run_in_executor(pool, work, question)
        except BrokenProcessPool:
            if pool in (self._quick, self._deep):
                log.exception("the process in which bots think has died; another is started")
                self._drop(pool)
            return await loop.run_in_executor(self._pool(bot), work, question)
        finally:
            self.thinking -= 1

    def start(self) -> None:
        """Warm up soon."""
        self._warming = asyncio.get_running_loop().call_later(WARM_UP_AFTER_SECONDS, self.warm_up)

    def warm_up(self) -> None:
        """Begin to load or compile what bots think with, so that nobody has to wait for it later."""
        for bot in WARMED_UP:
            for game in GAMES:
                self._pool(bot).submit(_game, game, bot)

    def _pool(self, bot: str) -> ProcessPoolExecutor:
        if _is_quick(bot):
            self._quick = self._quick or _new_pool(1)
            return self._quick
        self._deep = self._deep or _new_pool(self._count)
        return self._deep

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        pool.shutdown(wait=False)
        if pool is self._quick:
            self._quick = None
        else:
            self._deep = None

    def close(self) -> None:
        """Stop thinking; what is being thought about is given up."""
        if self._warming:
            self._warming.cancel()
        for pool in (self._quick, self._deep):
            if pool:
                for process in list((pool._processes or {}).values()):  # noqa: SLF001 - it offers no other way
                    process.terminate()
                pool.shutdown(wait=False, cancel_futures=True)


def _is_quick(bot: str) -> bool:
    return bots.BOTS[bot] in QUICK


def _new_pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, get_context("spawn"), _begin)


def _begin() -> None:
    """Stand back behind those who serve, and leave it to them when to stop."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """Go when the server is gone, even if it was killed and could not say so."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


@cache
def _game(name: str, bot: str) -> Game:
    """Open the box of a game for a bot, with all that is to be loaded before its clock runs."""
    game = game_named(name)
    bots.warm_up(game, [bot])
    return game


def _read(question: Question) -> tuple[Game, Observation]:
    game = _game(question.game, question.bot)
    return game, unpack(game, question.observation)


def _decide(question: Question) -> Decision:
    game, observation = _read(question)
    bot = bots.make(question.bot, game, question.seat, question.seed)
    player = Player(game, question.seat, bot, question.bot, question.seconds, question.seed)
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
