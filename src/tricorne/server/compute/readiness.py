"""Prepares the rules of all games for a server process, and says how far that is.

For each game it is first tried to load everything from the cache on disk. If
something is missing, a child process compiles it (see `precompile`), and then it
is loaded. Loading happens in a thread, compiling never in this process: the
event loop goes on meanwhile. Only where no cache can be written does a thread of
this process compile, since nothing that a child compiles could be handed over.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Iterable

from tricorne.games import GAMES
from tricorne.games.compiled import cache_directory, compiles
from tricorne.server.compute import precompile
from tricorne.server.compute.compile_guard import GUARD, CompileRefused
from tricorne.server.tables import components

FIRST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 60.0
# What is left to do after the last entry point is compiled: to load it.
ALMOST = 99

Listener = Callable[[str], None]
Sleep = Callable[[float], Awaitable[None]]

log = logging.getLogger(__name__)

_loaded: set[str] = set()
"""The games whose rules this process has loaded."""


def load(name: str) -> None:
    """Load the rules of a game from the cache; raises `CompileRefused` if something is missing there."""
    with GUARD.only_loading():
        load_or_compile(name)


def load_or_compile(name: str) -> None:
    """Load the rules of a game from the cache, or compile them, unless this process has them already."""
    if name not in _loaded:
        for _ in precompile.use_rules(components.game_named(name)):
            pass
        _loaded.add(name)


class Readiness:
    """Which games can be played in this process, and how far the others are."""

    def __init__(self, games: Iterable[str] = GAMES, sleep: Sleep = asyncio.sleep) -> None:
        self._games = tuple(games)
        self._sleep = sleep
        self._tasks: list[asyncio.Task[None]] = []
        self.listeners: list[Listener] = []
        """Called with the name of a game when it has come further, or is ready."""
        self.settled = asyncio.Event()
        """Set when all games are ready."""

    def start(self) -> None:
        """Begin to prepare; what this process has loaded already is ready at once."""
        GUARD.install()
        missing = [name for name in self._games if compiles() and name not in _loaded]
        for name in missing:
            components.note_preparing(name, 0)
        self._tasks = [asyncio.ensure_future(self._prepare(name)) for name in missing]
        self._settle()

    async def stop(self) -> None:
        """Stop preparing; what is being compiled is given up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for name in self._games:
            components.note_preparing(name, None)
        GUARD.remove()

    def preparing(self) -> dict[str, int]:
        """Return the games that are not ready, and how far they are, in percent."""
        found = {name: components.preparing(name) for name in self._games}
        return {name: percent for name, percent in found.items() if percent is not None}

    async def _prepare(self, name: str) -> None:
        """Prepare a game, however often it takes."""
        pause = FIRST_PAUSE_SECONDS
        while not await self._tried(name):
            log.warning("the rules of %s are not ready; the next try is in %g s", name, pause)
            await self._sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
        self._note(name, None)
        self._settle()
        log.info("the rules of %s are ready", name)

    async def _tried(self, name: str) -> bool:
        """Try once to prepare a game; return whether it is ready."""
        try:
            if await self._load(name):
                return True
            if cache_directory(name) is None:
                log.warning(
                    "no cache can be written: the rules of %s are compiled in the server, at every start. "
                    "Set TRICORNE_CACHE to a directory that can be written.",
                    name,
                )
                await asyncio.to_thread(self._compile_here, name, asyncio.get_running_loop())
                return True
            log.info("the rules of %s are being compiled", name)
            await self._compile(name)
            return await self._load(name)
        except Exception:
            log.exception("the rules of %s could not be prepared", name)
            return False

    async def _load(self, name: str) -> bool:
        """Load a game from the cache; return whether all of it was there."""
        try:
            await asyncio.to_thread(load, name)
        except CompileRefused:
            return False
        return True

    async def _compile(self, name: str) -> None:
        """Compile a game in a process of its own."""
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", precompile.__name__, name, stdin=PIPE, stdout=PIPE
        )
        try:
            await self._follow(name, child)
            code = await child.wait()
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()
        if code:
            log.error("the process that compiles the rules of %s has ended with %d", name, code)

    async def _follow(self, name: str, child: Process) -> None:
        """Read how far a process is, until it ends."""
        assert child.stdout is not None
        while line := await child.stdout.readline():
            done, total = (int(number) for number in line.split())
            self._progress(name, done, total)

    def _compile_here(self, name: str, loop: asyncio.AbstractEventLoop) -> None:
        """Compile a game in this thread."""
        game = components.game_named(name)

        def report(done: int, total: int) -> None:
            loop.call_soon_threadsafe(self._progress, name, done, total)

        with GUARD.allowed():
            precompile.precompile(precompile.use_rules(game), precompile.rule_entry_points(game), report)
        _loaded.add(name)

    def _progress(self, name: str, done: int, total: int) -> None:
        percent = min(100 * done // total, ALMOST)
        if percent != components.preparing(name):
            self._note(name, percent)

    def _note(self, name: str, percent: int | None) -> None:
        components.note_preparing(name, percent)
        for listener in self.listeners:
            try:
                listener(name)
            except Exception:
                log.exception("somebody could not be told how far the rules of %s are", name)

    def _settle(self) -> None:
        if not self.preparing():
            self.settled.set()
