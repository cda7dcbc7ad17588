"""Readiness: rules are loaded, after a child process has compiled them; this process never compiles."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba
import pytest

from tests.server.support.tables import TIMEOUT
from tricorne.games import GAMES
from tricorne.server.compute import precompile, readiness
from tricorne.server.compute.compile_guard import GUARD, CompileRefused
from tricorne.server.compute.readiness import FIRST_BACKOFF_SECONDS, LONGEST_BACKOFF_SECONDS, Readiness
from tricorne.server.tables import components

GAME = next(iter(GAMES))
njit: Any = numba.njit


@pytest.fixture(autouse=True)
def nothing_loaded(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make this process look as if it had loaded no rules yet."""
    monkeypatch.setattr(readiness, "_loaded", set())
    yield
    for game in GAMES:
        components.note_preparing(game, None)
    GUARD.remove()


def unheard_of() -> Any:
    """Return a function that is in no cache."""
    return njit(lambda number: number + 1)


def test_the_guard_rejects_compilation_and_logs_it() -> None:
    GUARD.install()
    before = len(GUARD.refused)
    with pytest.raises(CompileRefused):
        unheard_of()(1)
    assert len(GUARD.refused) == before + 1
    with GUARD.only_loading(), pytest.raises(CompileRefused):
        unheard_of()(1)
    assert len(GUARD.refused) == before + 1
    with GUARD.allowed():
        assert unheard_of()(1) == 2
    GUARD.remove()
    assert unheard_of()(1) == 2


def test_the_guard_allows_compilation_per_thread() -> None:
    GUARD.install()
    found: list[type[BaseException] | None] = []

    def elsewhere() -> None:
        try:
            unheard_of()(1)
        except CompileRefused as error:
            found.append(type(error))

    with GUARD.allowed():
        thread = threading.Thread(target=elsewhere)
        thread.start()
        thread.join(TIMEOUT)
    assert found == [CompileRefused]


class Attempts:
    """Child processes that fail a few times before one succeeds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, failures: int) -> None:
        self.failures = failures
        self.tries = 0
        self.pauses: list[float] = []
        monkeypatch.setattr(readiness, "load", self.load)
        monkeypatch.setattr(Readiness, "_compile", self.compile)

    def load(self, name: str) -> None:
        if self.tries <= self.failures:
            raise CompileRefused(name)

    async def compile(self, name: str) -> None:
        self.tries += 1
        if self.tries == 2:
            raise OSError("no process can be started")

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)


def test_a_failed_child_is_retried_with_exponential_backoff(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    attempts = Attempts(monkeypatch, failures=9)
    heard: list[int | None] = []

    async def scenario() -> None:
        prepared = Readiness([GAME], attempts.sleep)
        prepared.listeners.append(lambda game: heard.append(components.preparing(game)))
        prepared.start()
        assert prepared.preparing() == {GAME: 0}
        async with asyncio.timeout(TIMEOUT):
            await prepared.settled.wait()
        assert prepared.preparing() == {}
        await prepared.stop()

    asyncio.run(scenario())
    assert attempts.tries == 10
    assert attempts.pauses[:3] == [
        FIRST_BACKOFF_SECONDS,
        2 * FIRST_BACKOFF_SECONDS,
        4 * FIRST_BACKOFF_SECONDS,
    ]
    assert max(attempts.pauses) == attempts.pauses[-1] == LONGEST_BACKOFF_SECONDS
    assert heard == [None]


def test_without_a_cache_rules_are_compiled_in_a_thread_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    attempts = Attempts(monkeypatch, failures=9)
    where: list[threading.Thread] = []

    def used(game: Any) -> Iterator[None]:
        where.append(threading.current_thread())
        assert unheard_of()(1) == 2
        yield

    monkeypatch.setattr(readiness, "cache_directory", lambda game: None)
    monkeypatch.setattr(precompile, "use_rules", used)

    async def scenario() -> None:
        prepared = Readiness([GAME], attempts.sleep)
        prepared.start()
        async with asyncio.timeout(TIMEOUT):
            await prepared.settled.wait()
        await prepared.stop()

    asyncio.run(scenario())
    assert attempts.tries == 0
    assert where[0] is not threading.main_thread()
    assert "the cache is not writable" in caplog.text


def test_a_killed_child_is_noticed_and_a_stopped_server_kills_its_child(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    children: list[Any] = []
    percents: list[int | None] = []
    program = "import sys, time; print('3 12', flush=True); time.sleep(3600)"
    create = asyncio.create_subprocess_exec

    async def created(*command: str, **options: Any) -> Any:
        assert command[1:] == ("-m", precompile.__name__, GAME)
        children.append(await create(sys.executable, "-c", program, **options))
        return children[-1]

    def refuse(name: str) -> None:
        raise CompileRefused(name)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", created)
    monkeypatch.setattr(readiness, "load", refuse)

    async def scenario() -> None:
        reported = asyncio.Event()

        def hear(game: str) -> None:
            percents.append(components.preparing(game))
            reported.set()

        async def at_once(seconds: float) -> None:
            components.note_preparing(GAME, 0)

        prepared = Readiness([GAME], at_once)
        prepared.listeners.append(hear)
        prepared.start()
        async with asyncio.timeout(TIMEOUT):
            await reported.wait()
            reported.clear()
            os.kill(children[0].pid, signal.SIGKILL)
            await reported.wait()
        await prepared.stop()

    asyncio.run(scenario())
    assert percents == [25, 25]
    assert [child.returncode for child in children] == [-signal.SIGKILL, -signal.SIGKILL]
    assert f"exited with status {-signal.SIGKILL}" in caplog.text


def test_one_process_compiles_and_others_report_its_progress(tmp_path: Path) -> None:
    heard: list[tuple[int, int]] = []
    told, done = threading.Event(), threading.Event()

    def report(*progress: int) -> None:
        heard.append((progress[0], progress[1]))
        told.set()

    def second() -> None:
        with precompile.one_at_a_time(tmp_path, report):
            done.set()

    with precompile.one_at_a_time(tmp_path, lambda *_: None) as publish:
        publish(3, 12)
        thread = threading.Thread(target=second)
        thread.start()
        assert told.wait(TIMEOUT)
        assert not done.is_set()
    assert done.wait(TIMEOUT)
    thread.join(TIMEOUT)
    assert set(heard) == {(3, 12)}


def test_a_child_ends_with_the_server_that_started_it(tmp_path: Path) -> None:
    """The lock is held by somebody else, so that the child has nothing to do but wait."""
    environment = {**os.environ, "TRICORNE_CACHE": str(tmp_path)}
    find = f"from tricorne.games.compiled import cache_directory; print(cache_directory({GAME!r}))"
    said = subprocess.run(
        [sys.executable, "-c", find], env=environment, capture_output=True, text=True, check=True
    )
    with precompile.one_at_a_time(Path(said.stdout.strip()), lambda *_: None) as publish:
        publish(3, 12)
        with subprocess.Popen(
            [sys.executable, "-m", precompile.__name__, GAME],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as child:
            assert child.stdout is not None
            assert child.stdin is not None
            assert child.stdout.readline() == b"3 12\n"
            child.stdin.close()
            assert child.wait(TIMEOUT) == 1
