"""Bots of one's own at a table of a real server, which may be killed in the middle of a game."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.client.conftest import AtOnce, ScriptedTerminal, eventually, guest
from tests.server.support.processes import UNLIMITED, serving
from tests.support.records import box
from tricorne.cli.commands import play_remote
from tricorne.cli.commands.play_remote import Journey
from tricorne.client import lobby
from tricorne.client.backoff import Backoff
from tricorne.client.bot import SeatedBot
from tricorne.client.connection import ServerConnection
from tricorne.client.table import RemoteTable
from tricorne.errors import BadOption, Message

ROOT = Path(__file__).parents[2]
PROGRAM = f"exec:{sys.executable} {ROOT / 'examples' / 'python' / 'bot.py'}"


def open_table(url: str, name: str) -> tuple[ServerConnection, str, str]:
    """Make a table for two, and return its host, its id and a link to the other seat."""
    server = guest(url, name, "bots")
    table = lobby.make_table(server, "libertalia", 2, {}, ["me", "open"])["about"]["id"]
    return server, table, lobby.invite(server, table)


def test_a_program_joins_by_a_link_and_plays_a_whole_game(url: str) -> None:
    host, table, link = open_table(url, "Anne")
    terminal, other = ScriptedTerminal(), ScriptedTerminal()
    both = AtOnce()
    both.begin(play_remote.join, other, "greedy", Journey(url, table, "Anne"), forever=False)
    both.begin(play_remote.join, terminal, PROGRAM, Journey(link), forever=False)
    both.end()
    assert "plays as bot.py at seat 2" in terminal.shown
    assert "The game is over" in terminal.shown
    # A busy machine may lose the connection for a moment, and a first game waits for the compiler.
    refused = terminal.complaints_but("table-lost", "table-back", "cli-compiling")
    assert refused == [], "no answer of the program was refused"
    record = host.call("GET", f"/api/tables/{table}/log")
    assert record["standing"]["status"] == "finished"
    assert {line["kind"] for line in record["lines"]} == {"sit", "reveal", "start", "move"}


def test_a_bot_waits_for_the_rematch(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = guest(url, "Anne", "bots")
    table = lobby.make_table(server, "libertalia", 2, {}, ["me", "random"])["about"]["id"]
    games: list[str] = []

    class Enough(Exception):
        pass

    def pause(_: float) -> None:
        games.append(table)
        if len(games) == 2:
            raise Enough
        server.call("POST", f"/api/tables/{table}/rematch")

    monkeypatch.setattr(play_remote, "time", SimpleNamespace(sleep=pause))
    terminal = ScriptedTerminal()
    with pytest.raises(Enough):
        play_remote.join(terminal, "random", Journey(url, table, "Anne"), forever=True)
    assert terminal.shown.count("The game is over") == 2


def test_a_bot_without_a_seat_says_so(url: str) -> None:
    with pytest.raises(BadOption, match="error-nowhere-to-play"):
        play_remote.join(ScriptedTerminal(), "random", Journey(url), forever=False)
    with pytest.raises(BadOption, match="error-bot-unknown"):
        play_remote.join(ScriptedTerminal(), "stockfish", Journey(url), forever=False)


def test_after_a_rewind_a_fresh_bot_hears_only_what_stands(url: str) -> None:
    server = guest(url, "Anne", "bots")
    whole = lobby.make_table(server, "libertalia", 2, {}, ["me", "random"])
    table = RemoteTable(server, box("libertalia"), whole)
    bot = SeatedBot(table, "random", print)
    table.play(table.observe().legal[0], table.observe())
    eventually(lambda: table.asked or (table.wait(1) and table.asked))
    bot._follow()
    first = bot._player
    wish = {"seat": 0, "what": "rewind", "to": 0}
    server.call("POST", f"/api/tables/{table.id}/proposals", wish)
    table.look()
    bot._follow()
    assert bot._player is not first
    assert bot._player._news == table.events()
    table.close()


@pytest.fixture
def port() -> Iterator[str]:
    """Hold a port without listening at it: nobody else is given it while no server listens there."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        yield str(held.getsockname()[1])


def test_the_server_is_killed_and_the_game_goes_on(tmp_path: Path, port: str) -> None:
    anne, bert = ScriptedTerminal(), ScriptedTerminal()
    both = AtOnce()
    with serving(tmp_path, *UNLIMITED, "--port", port) as house:
        host, table, link = open_table(house.url, "Anne")
        both.begin(play_remote.join, anne, "random", Journey(house.url, table, "Anne"), forever=False)
        both.begin(play_remote.join, bert, "random", Journey(link, name="Bert"), forever=False)
        path = f"/api/tables/{table}"
        eventually(lambda: host.call("GET", path)["standing"]["moves"] >= 10, both)
        house.process.kill()
    with serving(tmp_path, *UNLIMITED, "--port", port, database=house.database):
        both.end()
        for terminal in (anne, bert):
            assert "The server cannot be reached" in terminal.complaints
            assert "The server is back." in terminal.complaints
            assert "The game is over" in terminal.shown
        told = host.call("GET", f"{path}/log", again=True)
        assert [line["number"] for line in told["lines"]] == [*range(1, told["standing"]["number"] + 1)]


def test_patience_grows_and_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr("tricorne.client.backoff.time", SimpleNamespace(sleep=pauses.append))
    told: list[Message] = []
    patience = Backoff(told.append)
    for _ in range(9):
        patience.lost()
    patience.found()
    patience.found()
    assert [message.key for message in told] == ["table-lost", "table-back"]
    assert pauses[0] < 0.3 < pauses[2] < 2 < pauses[5]
    assert max(pauses) <= 5
