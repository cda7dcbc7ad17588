"""Loads the compiled rules of all games in a server process, and reports the progress.

Each game is first loaded from the cache on disk. If something is missing, a child process
compiles it (see `precompile`), and then it is loaded. Loading happens in a thread, and compiling
in another process, so the event loop keeps running. Only if the cache cannot be written does a
thread of this process compile, because a child could not hand over its results.
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

FIRST_BACKOFF_SECONDS = 1.0
LONGEST_BACKOFF_SECONDS = 60.0
# The progress when everything is compiled but not loaded yet.
ALMOST_DONE = 99

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
    """Load the rules of a game from the cache or compile them, unless this process has them already."""
    if name not in _loaded:
        for _ in precompile.use_rules(components.game_named(name)):
            pass
        _loaded.add(name)


class Readiness:
    """Which games are ready in this process, and the progress of the others."""

    def __init__(self, games: Iterable[str] = GAMES, sleep: Sleep = asyncio.sleep) -> None:
        self._games = tuple(games)
        self._sleep = sleep
        self._tasks: list[asyncio.Task[None]] = []
        self.listeners: list[Listener] = []
        """Called with the name of a game when it makes progress or is ready."""
        self.settled = asyncio.Event()
        """Set when all games are ready."""

    def start(self) -> None:
        """Start loading; games that this process has already loaded are ready at once."""
        GUARD.install()
        missing = [name for name in self._games if compiles() and name not in _loaded]
        for name in missing:
            components.note_preparing(name, 0)
        self._tasks = [asyncio.ensure_future(self._prepare(name)) for name in missing]
        self._settle()

    async def stop(self) -> None:
        """Stop loading and abort running compilations."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for name in self._games:
            components.note_preparing(name, None)
        GUARD.remove()

    def preparing(self) -> dict[str, int]:
        """Return the games that are not ready, with their progress in percent."""
        found = {name: components.preparing(name) for name in self._games}
        return {name: percent for name, percent in found.items() if percent is not None}

    async def _prepare(self, name: str) -> None:
        """Prepare a game, retrying with exponential backoff."""
        backoff = FIRST_BACKOFF_SECONDS
        while not await self._try_once(name):
            log.warning("the rules of %s are not ready; retrying in %g s", name, backoff)
            await self._sleep(backoff)
            backoff = min(2 * backoff, LONGEST_BACKOFF_SECONDS)
        self._note(name, None)
        self._settle()
        log.info("the rules of %s are ready", name)

    async def _try_once(self, name: str) -> bool:
        """Try to prepare a game; return whether it is ready."""
        try:
            if await self._load(name):
                return True
            if cache_directory(name) is None:
                log.warning(
                    "the cache is not writable: the rules of %s are compiled in the server at every start. "
                    "Set TRICORNE_CACHE to a writable directory.",
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
        """Load a game from the cache; return whether it was complete."""
        try:
            await asyncio.to_thread(load, name)
        except CompileRefused:
            return False
        return True

    async def _compile(self, name: str) -> None:
        """Compile a game in a child process."""
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
            log.error("the process that compiles the rules of %s exited with status %d", name, code)

    async def _follow(self, name: str, child: Process) -> None:
        """Read the progress of a child process until it ends."""
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
        percent = min(100 * done // total, ALMOST_DONE)
        if percent != components.preparing(name):
            self._note(name, percent)

    def _note(self, name: str, percent: int | None) -> None:
        components.note_preparing(name, percent)
        for listener in self.listeners:
            try:
                listener(name)
            except Exception:
                log.exception("a listener for the progress of %s failed", name)

    def _settle(self) -> None:
        if not self.preparing():
            self.settled.set()
