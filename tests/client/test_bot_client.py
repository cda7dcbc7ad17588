"""Bots at a table on a real server, which may be killed in the middle of a game."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.client.conftest import BackgroundThreads, ScriptedTerminal, guest, wait_until
from tests.server.support.processes import UNLIMITED, serving
from tests.support.records import box
from tricorne.cli.commands import play_remote
from tricorne.cli.commands.play_remote import RemoteOptions
from tricorne.client import lobby
from tricorne.client.backoff import Backoff
from tricorne.client.bot import BotClient
from tricorne.client.connection import ServerConnection
from tricorne.client.table import RemoteTable
from tricorne.errors import BadOption, Message

ROOT = Path(__file__).parents[2]
PROGRAM = f"exec:{sys.executable} {ROOT / 'examples' / 'python' / 'bot.py'}"


def open_table(url: str, name: str) -> tuple[ServerConnection, str, str]:
    """Create a table for two; return its host, its id and an invitation."""
    server = guest(url, name, "bots")
    table = lobby.create_table(server, "libertalia", 2, {}, ["me", "open"])["about"]["id"]
    return server, table, lobby.create_invitation(server, table)


def test_a_program_joins_by_invitation_and_plays_a_whole_game(url: str) -> None:
    host, table, link = open_table(url, "Anne")
    terminal, other = ScriptedTerminal(), ScriptedTerminal()
    threads = BackgroundThreads()
    threads.start(play_remote.join, other, "greedy", RemoteOptions(url, table, "Anne"), forever=False)
    threads.start(play_remote.join, terminal, PROGRAM, RemoteOptions(link), forever=False)
    threads.join()
    assert "plays as bot.py at seat 2" in terminal.shown
    assert "The game is over" in terminal.shown
    # On a busy machine the connection may break for a moment, and the first game waits for the compiler.
    errors = terminal.errors_except("table-lost", "table-back", "cli-compiling")
    assert errors == [], "the program answered correctly"
    log = host.request("GET", f"/api/tables/{table}/log")
    assert log["standing"]["status"] == "finished"
    assert {line["kind"] for line in log["lines"]} == {"sit", "reveal", "start", "move"}


def test_a_bot_with_forever_plays_the_rematch(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = guest(url, "Anne", "bots")
    table = lobby.create_table(server, "libertalia", 2, {}, ["me", "random"])["about"]["id"]
    games: list[str] = []

    class Enough(Exception):
        pass

    def pause(_: float) -> None:
        games.append(table)
        if len(games) == 2:
            raise Enough
        server.request("POST", f"/api/tables/{table}/rematch")

    monkeypatch.setattr(play_remote, "time", SimpleNamespace(sleep=pause))
    terminal = ScriptedTerminal()
    with pytest.raises(Enough):
        play_remote.join(terminal, "random", RemoteOptions(url, table, "Anne"), forever=True)
    assert terminal.shown.count("The game is over") == 2


def test_a_bot_without_a_seat_is_an_error(url: str) -> None:
    with pytest.raises(BadOption, match="error-nowhere-to-play"):
        play_remote.join(ScriptedTerminal(), "random", RemoteOptions(url), forever=False)
    with pytest.raises(BadOption, match="error-bot-unknown"):
        play_remote.join(ScriptedTerminal(), "stockfish", RemoteOptions(url), forever=False)


def test_a_rewind_replaces_the_bot(url: str) -> None:
    server = guest(url, "Anne", "bots")
    found = lobby.create_table(server, "libertalia", 2, {}, ["me", "random"])
    table = RemoteTable(server, box("libertalia"), found)
    bot = BotClient(table, "random", print)
    table.play(table.observe().legal[0], table.observe())
    wait_until(lambda: table.is_my_turn or (table.wait(1) and table.is_my_turn))
    bot._show_log()
    first = bot._player
    proposal = {"seat": 0, "what": "rewind", "to": 0}
    server.request("POST", f"/api/tables/{table.id}/proposals", proposal)
    table.refresh()
    bot._show_log()
    assert bot._player is not first
    assert bot._player._pending == table.events()
    table.close()


@pytest.fixture
def port() -> Iterator[str]:
    """Reserve a port by binding it without listening, so that no other process gets it."""
    with socket.socket() as reserved:
        reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reserved.bind(("127.0.0.1", 0))
        yield str(reserved.getsockname()[1])


def test_the_game_goes_on_after_the_server_is_killed(tmp_path: Path, port: str) -> None:
    anne, bert = ScriptedTerminal(), ScriptedTerminal()
    threads = BackgroundThreads()
    with serving(tmp_path, *UNLIMITED, "--port", port) as server:
        host, table, link = open_table(server.url, "Anne")
        threads.start(
            play_remote.join, anne, "random", RemoteOptions(server.url, table, "Anne"), forever=False
        )
        threads.start(play_remote.join, bert, "random", RemoteOptions(link, name="Bert"), forever=False)
        path = f"/api/tables/{table}"
        wait_until(lambda: host.request("GET", path)["standing"]["moves"] >= 10, threads)
        server.process.kill()
    with serving(tmp_path, *UNLIMITED, "--port", port, database=server.database):
        threads.join()
        for terminal in (anne, bert):
            assert "The server cannot be reached" in terminal.errors
            assert "The server is back." in terminal.errors
            assert "The game is over" in terminal.shown
        log = host.request("GET", f"{path}/log", retry=True)
        assert [line["number"] for line in log["lines"]] == [*range(1, log["standing"]["number"] + 1)]


def test_backoff_grows_exponentially_and_notifies_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("tricorne.client.backoff.time", SimpleNamespace(sleep=pauses.append))
    notices: list[Message] = []
    backoff = Backoff(notices.append)
    for _ in range(9):
        backoff.wait()
    backoff.reset()
    backoff.reset()
    assert [message.key for message in notices] == ["table-lost", "table-back"]
    for retry, pause in enumerate(pauses):
        delay = min(5.0, 0.25 * 2**retry)
        assert 0.8 * delay <= pause <= delay
