"""A server that all tests of the client share, and helpers to play there."""

from __future__ import annotations

import io
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.server.support.processes import UNLIMITED, serving
from tricorne.bots.external import program
from tricorne.cli.terminal import Terminal
from tricorne.client.connection import ServerConnection
from tricorne.client.keyring import Keyring
from tricorne.client.table import RemoteTable
from tricorne.errors import Message
from tricorne.i18n.catalogue import Translations

# The longest wait of a test, however busy the machine is.
TIMEOUT_SECONDS = 300
CONNECTIONS: list[ServerConnection] = []


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the URL of a server that all tests share."""
    with serving(tmp_path_factory.mktemp("server"), *UNLIMITED) as server:
        yield server.url


@pytest.fixture(autouse=True)
def _own_data_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("TRICORNE_TOKEN", raising=False)
    monkeypatch.setattr(program, "STARTUP_SECONDS", TIMEOUT_SECONDS)
    yield
    while CONNECTIONS:
        CONNECTIONS.pop().close()


class ScriptedTerminal(Terminal):
    """A terminal at which a function answers every prompt."""

    def __init__(self, answer: Callable[[str], str] = lambda _: "1") -> None:
        super().__init__(Translations(strict=True))
        self.out = Console(file=io.StringIO(), width=120, color_system=None)
        self.err = Console(file=io.StringIO(), width=120, color_system=None)
        self.answer = answer

    def prompt(self, text: str) -> str:
        self.out.print(text)
        return self.answer(text)

    @property
    def shown(self) -> str:
        assert isinstance(self.out.file, io.StringIO)
        return self.out.file.getvalue()

    @property
    def errors(self) -> str:
        assert isinstance(self.err.file, io.StringIO)
        return self.err.file.getvalue()

    def errors_except(self, *keys: str) -> list[str]:
        """Return all lines on standard error except these messages."""
        expected = [self.translations.say(key) for key in keys]
        return [line for line in self.errors.splitlines() if line not in expected]


class BackgroundThreads:
    """Runs functions in threads, and raises their errors in the test."""

    def __init__(self) -> None:
        self._threads: list[threading.Thread] = []
        self._errors: list[BaseException] = []

    def start(self, function: Callable[..., object], *arguments: Any, **named: Any) -> None:
        def work() -> None:
            try:
                function(*arguments, **named)
            except BaseException as error:
                self._errors.append(error)

        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        self._threads.append(thread)

    def join(self) -> None:
        deadline = time.monotonic() + TIMEOUT_SECONDS
        for thread in self._threads:
            thread.join(max(0.0, deadline - time.monotonic()))
            self.check()
        assert not any(thread.is_alive() for thread in self._threads)

    def check(self) -> None:
        if self._errors:
            raise self._errors[0]


def wait_until(condition: Callable[[], Any], threads: BackgroundThreads | None = None) -> Any:
    """Wait until a condition is true, and return its value."""
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while time.monotonic() < deadline:
        if threads:
            threads.check()
        if value := condition():
            return value
        time.sleep(0.01)
    raise AssertionError("timed out")


def wait_for_start(*tables: RemoteTable) -> None:
    """Wait until the game starts, which needs a step of each client for the deal."""

    def running() -> bool:
        for table in tables:
            table.wait(0.05)
        return all(table.state.status == "running" for table in tables)

    wait_until(running)


def guest(
    url: str, name: str, group: str = "people", notices: list[Message] | None = None
) -> ServerConnection:
    """Connect to a server as a guest."""
    server = ServerConnection(url, (notices if notices is not None else []).append)
    CONNECTIONS.append(server)
    server.log_in_as_guest(Keyring(url, group), name)
    return server
