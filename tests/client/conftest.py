"""One server for all tests of the client, and people who play there."""

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

# However busy the machine is: for everything that one test waits for at once.
PATIENCE_SECONDS = 300
VISITS: list[ServerConnection] = []


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server that all tests share."""
    with serving(tmp_path_factory.mktemp("server"), *UNLIMITED) as server:
        yield server.url


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("TRICORNE_TOKEN", raising=False)
    monkeypatch.setattr(program, "START_UP", PATIENCE_SECONDS)
    yield
    while VISITS:
        VISITS.pop().close()


class ScriptedTerminal(Terminal):
    """A terminal at which a function answers every prompt."""

    def __init__(self, answer: Callable[[str], str] = lambda _: "1") -> None:
        super().__init__(Translations(strict=True))
        self.out = Console(file=io.StringIO(), width=120, color_system=None)
        self.err = Console(file=io.StringIO(), width=120, color_system=None)
        self.answer = answer

    def ask(self, prompt: str) -> str:
        self.out.print(prompt)
        return self.answer(prompt)

    @property
    def shown(self) -> str:
        assert isinstance(self.out.file, io.StringIO)
        return self.out.file.getvalue()

    @property
    def complaints(self) -> str:
        assert isinstance(self.err.file, io.StringIO)
        return self.err.file.getvalue()

    def complaints_but(self, *keys: str) -> list[str]:
        """Return the lines of all complaints but some."""
        usual = [self.translations.say(key) for key in keys]
        return [line for line in self.complaints.splitlines() if line not in usual]


class AtOnce:
    """Things that are done at the same time, each in a thread; what goes wrong there goes wrong here."""

    def __init__(self) -> None:
        self._threads: list[threading.Thread] = []
        self._errors: list[BaseException] = []

    def begin(self, doing: Callable[..., object], *arguments: Any, **named: Any) -> None:
        def work() -> None:
            try:
                doing(*arguments, **named)
            except BaseException as error:
                self._errors.append(error)

        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        self._threads.append(thread)

    def end(self) -> None:
        until = time.monotonic() + PATIENCE_SECONDS
        for thread in self._threads:
            thread.join(max(0.0, until - time.monotonic()))
            self.check()
        assert not any(thread.is_alive() for thread in self._threads)

    def check(self) -> None:
        if self._errors:
            raise self._errors[0]


def eventually(found: Callable[[], Any], at_once: AtOnce | None = None) -> Any:
    """Wait until something is found."""
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        if at_once:
            at_once.check()
        if value := found():
            return value
        time.sleep(0.01)
    raise AssertionError("it never came")


def begun(*tables: RemoteTable) -> None:
    """Wait until the game begins: each client has its part in the deal."""

    def running() -> bool:
        for table in tables:
            table.wait(0.05)
        return all(table.standing.status == "running" for table in tables)

    eventually(running)


def guest(url: str, name: str, whose: str = "people", told: list[Message] | None = None) -> ServerConnection:
    """Return a server as a guest sees it."""
    server = ServerConnection(url, (told if told is not None else []).append)
    VISITS.append(server)
    server.come_as_guest(Keyring(url, whose), name)
    return server
