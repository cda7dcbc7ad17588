"""Playing on a real server from the terminal."""

from __future__ import annotations

import os
import re
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from tests.client.conftest import BackgroundThreads, ScriptedTerminal, guest, wait_for_start, wait_until
from tests.support.records import box
from tricorne.cli.commands import play_remote
from tricorne.cli.commands.play import PlayOptions
from tricorne.cli.commands.play_remote import RemoteOptions
from tricorne.client import lobby
from tricorne.client.address import parse_address
from tricorne.client.connection import ServerConnection, replace_unprintable
from tricorne.client.errors import Refused, Unreachable
from tricorne.client.keyring import Keyring
from tricorne.client.table import RemoteTable
from tricorne.errors import BadOption, IllegalAction, TricorneError
from tricorne.match import observation_codec

LINK = re.compile(r"http\S+/join#\S+")


def script(*answers: str) -> Callable[[str], str]:
    """Give these answers one after another, then quit."""
    remaining = [*answers]
    return lambda _: remaining.pop(0) if remaining else "quit"


def new_table(url: str, name: str, *seats: str, game: str = "libertalia") -> RemoteTable:
    server = guest(url, name)
    return RemoteTable(server, box(game), lobby.create_table(server, game, len(seats), {}, seats))


def rejoin(url: str, name: str, table: str, seat: int | None = None) -> RemoteTable:
    """Return to a table as the same person."""
    server = guest(url, name)
    return RemoteTable(
        server, box("libertalia"), lobby.view_from_seat(server, {"about": {"id": table}}, seat)
    )


def test_two_people_play_a_whole_game_and_a_third_watches(url: str) -> None:
    anne, bert, carla = ScriptedTerminal(), ScriptedTerminal(), ScriptedTerminal()
    threads = BackgroundThreads()
    threads.start(play_remote.play, anne, PlayOptions("libertalia", 2), RemoteOptions(url, name="Anne"))
    link = wait_until(lambda: LINK.search(anne.shown), threads)[0]
    threads.start(play_remote.play, carla, PlayOptions(), RemoteOptions(table=link, name="Carla", watch=True))
    wait_until(lambda: "Anne sits down." in carla.shown, threads)
    threads.start(play_remote.play, bert, PlayOptions(), RemoteOptions(table=link, name="Bert"))
    threads.join()
    assert "Bert sits down." in anne.shown
    assert "Anne’s hand" in anne.shown
    assert "Anne’s hand" not in bert.shown + carla.shown
    results = [re.search(r"Three campaigns .*\n.*\n.*\n", who.shown) for who in (anne, bert, carla)]
    assert results[0]
    assert len({result and result[0] for result in results}) == 1
    assert carla.shown.count(" aboard.") == anne.shown.count(" aboard.") >= 2 * 18
    assert not re.search(r"table-line|play-[a-z]", anne.shown + bert.shown + carla.shown)


def test_leaving_prints_the_command_to_come_back(url: str) -> None:
    terminal = ScriptedTerminal(script("1"))
    play_remote.play(terminal, PlayOptions("libertalia", seats="me,random"), RemoteOptions(url, name="Anne"))
    found = re.search(
        r"Come back with: tricorne play --server (\S+) --table (\S+) --name Anne", terminal.shown
    )
    assert found
    assert found[1] == url
    returning = ScriptedTerminal(script("log", "?", "why choose 31", "hint"))
    play_remote.play(returning, PlayOptions(), RemoteOptions(url, found[2]))
    assert "Campaign 1 begins." in returning.shown, "the log goes back to the beginning"
    assert "say TEXT" in returning.shown
    assert "Win probability" in returning.shown


def test_ctrl_c_leaves_without_a_traceback(url: str) -> None:
    command = [sys.executable, "-m", "tricorne", "play", "libertalia", "--server", url, "--name", "Anne"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "TRICORNE_LANGUAGE": "en"}
    with subprocess.Popen(
        [*command, "-p", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as playing:
        assert playing.stdout
        while "Anne sits down." not in playing.stdout.readline():
            assert playing.poll() is None
        playing.send_signal(signal.SIGINT)
        out, err = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert f"Come back with: tricorne play --server {url} --table" in out
    assert "Traceback" not in err


def test_a_person_takes_over_from_their_deputy(url: str) -> None:
    table, threads = new_table(url, "Anne", "me", "open"), BackgroundThreads()
    link = lobby.create_invitation(table.server, table.id)
    server = guest(url, "Bert", "bots")
    seated = lobby.take_seat(server, lobby.find_table(server, parse_address(None, link)))
    other = RemoteTable(server, box("libertalia"), seated)
    wait_for_start(table, other)
    other.close()
    table.server.request("PUT", f"/api/tables/{table.id}/seats/0/deputy", {"bot": "random"})

    def answer(prompt: str) -> str:
        if "Press Enter" not in prompt:
            return "1"
        threads.start(
            play_remote.join,
            ScriptedTerminal(),
            "random",
            RemoteOptions(url, table.id, "Bert"),
            forever=False,
        )
        return ""

    terminal = ScriptedTerminal(answer)
    play_remote.play(terminal, PlayOptions(), RemoteOptions(url, table.id, "Anne"))
    threads.join()
    assert "random plays for Anne." in terminal.shown
    assert "Anne plays again." in terminal.shown
    assert "Three campaigns have been played." in terminal.shown


def test_a_stale_move_shows_what_changed_and_prompts_again(url: str) -> None:
    here = new_table(url, "Anne", "me", "random")
    prompts: list[str] = []

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) == 1:
            there = rejoin(url, "Anne", here.id)
            seen = there.observe()
            there.play(seen.legal[0], seen)
            while there.observe().legal == seen.legal:
                time.sleep(0.02)  # until the bot has chosen, too, the choice may still be changed
            there.close()
            return "2"
        return "quit"

    terminal = ScriptedTerminal(answer)
    play_remote.play(terminal, PlayOptions(), RemoteOptions(url, here.id, "Anne"))
    parts = terminal.shown.split("The table has moved on")
    assert len(parts) == 2
    assert "· Anne chooses" in parts[1]
    assert len(prompts) == 2


def test_voting_for_a_rewind(url: str) -> None:
    anne = new_table(url, "Anne", "me", "open")
    bert_server = guest(url, "Bert")
    link = lobby.create_invitation(anne.server, anne.id)
    found = lobby.take_seat(bert_server, lobby.find_table(bert_server, parse_address(None, link)))
    bert = RemoteTable(bert_server, box("libertalia"), found)
    wait_for_start(anne, bert)
    bert.play(bert.observe().legal[0], bert.observe())
    proposal = {"seat": 1, "what": "rewind", "to": 0}
    bert_server.request("POST", f"/api/tables/{bert.id}/proposals", proposal)
    terminal = ScriptedTerminal(lambda prompt: "y" if "agree" in prompt else "quit")
    play_remote.play(terminal, PlayOptions(), RemoteOptions(url, anne.id, "Anne"))
    assert "Bert proposes going back to the beginning." in terminal.shown
    assert "All agree" in terminal.shown
    bert.refresh()
    assert [entry.kind for entry in bert.effective_entries()] == ["start"]
    bert.close()


def test_undo(url: str) -> None:
    table = new_table(url, "Anne", "me", "random", "random", game="liberte")
    while not table.is_my_turn:
        table.wait()
    before = table.observe()
    text = table.game.actions.text
    card = next(action for action in before.legal if text(action).startswith("play "))
    table.play(card, before)
    assert table.effective_entries()[-1].action == text(card)
    table.undo()
    assert table.observe().observation.tobytes() == before.observation.tobytes()
    assert [entry.kind for entry in table.entries[-2:]] == ["move", "undo"]
    with pytest.raises(Refused, match="error-undo"):
        table.undo()
    table.close()


def test_an_illegal_move_raises_the_same_error_as_a_local_game(url: str) -> None:
    table = new_table(url, "Anne", "me", "random")
    seen = table.observe()
    with pytest.raises(IllegalAction) as refused:
        table.play(table.game.actions.parse("loot chest"), seen)
    assert refused.value.reason.key.startswith("libertalia-reason-")
    assert refused.value.reason == table.game.why_not(
        seen.observation, 0, table.game.actions.parse("loot chest")
    )
    table.close()


def test_chat(url: str) -> None:
    table = new_table(url, "Anne", "me", "random")
    talking = ScriptedTerminal(script("say Ahoy!", "1"))
    play_remote.play(talking, PlayOptions(), RemoteOptions(url, table.id, "Anne"))
    assert "Anne: Ahoy!" in talking.shown
    returning = ScriptedTerminal(script("1"))
    play_remote.play(returning, PlayOptions(), RemoteOptions(url, table.id, "Anne"))
    assert "Anne: Ahoy!" in returning.shown, "chat is shown after coming back, too"


def test_a_guest_session_is_stored_in_a_private_file(url: str) -> None:
    first = guest(url, "Anne").request("GET", "/api/me")["person"]["id"]
    assert guest(url, "Anne").request("GET", "/api/me")["person"]["id"] == first
    assert guest(url, "Bert").request("GET", "/api/me")["person"]["id"] != first
    keyring = Keyring(url)
    assert stat.S_IMODE(keyring.path.stat().st_mode) == 0o600
    assert keyring.find(None) == keyring.find("Bert")
    keyring.store("Bert", "not a secret of this server")
    assert guest(url, "Bert").request("GET", "/api/me")["person"]["name"] == "Bert"
    keyring.path.write_text("[broken", "utf-8")
    assert keyring.find("Anne") is None


def test_processes_that_store_a_secret_at_once_lose_none(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Keyring._read

    def slowly(keyring: Keyring) -> dict[str, str]:
        stored = read(keyring)
        time.sleep(0.1)
        return stored

    monkeypatch.setattr(Keyring, "_read", slowly)
    threads, names = BackgroundThreads(), ("Anne", "Bert", "Cleo")
    for name in names:
        threads.start(Keyring("http://tables.example").store, name, f"secret of {name}")
    threads.join()
    for name in names:
        assert Keyring("http://tables.example").find(name) == (name, f"secret of {name}")


def test_logging_in_by_token(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    token = guest(url, "Anne").request("POST", "/api/me/tokens", {"name": "terminal"})["secret"]
    monkeypatch.setenv("TRICORNE_TOKEN", token)
    terminal = ScriptedTerminal(script())
    play_remote.play(terminal, PlayOptions("libertalia", seats="me,random"), RemoteOptions(url))
    assert re.search(r"--table \S+\n", terminal.shown), "no name is needed with a token"
    monkeypatch.setenv("TRICORNE_TOKEN", "wrong")
    with pytest.raises(Refused, match="error-token"):
        play_remote.play(terminal, PlayOptions("libertalia"), RemoteOptions(url))


@pytest.mark.parametrize(
    ("options", "remote", "key"),
    [
        (PlayOptions("libertalia"), RemoteOptions("play.example.org"), "error-server-address"),
        (PlayOptions("libertalia"), RemoteOptions("ftp://play.example.org"), "error-server-address"),
        (PlayOptions("libertalia"), RemoteOptions("http://play.example.org:99999"), "error-server-address"),
        (PlayOptions("libertalia"), RemoteOptions(name="Anne"), "error-server-missing"),
        (PlayOptions(), RemoteOptions(table="/join#secret"), "error-link"),
        (PlayOptions(), RemoteOptions(table="https://play.example.org/tables/x"), "error-link"),
        (PlayOptions(), RemoteOptions("https://play.example.org/join#secret", "x"), "error-link-and-table"),
        (PlayOptions(), RemoteOptions("http://127.0.0.1:1"), "error-game-or-table"),
        (PlayOptions("libertalia", seed="7"), RemoteOptions("http://127.0.0.1:1"), "error-server-settles"),
        (PlayOptions("libertalia"), RemoteOptions("http://127.0.0.1:1", "x"), "error-table-settles"),
        (PlayOptions("libertalia"), RemoteOptions("http://127.0.0.1:1", name="Anne"), "error-unreachable"),
    ],
)
def test_rejects_a_wrong_address_before_doing_anything(
    options: PlayOptions, remote: RemoteOptions, key: str
) -> None:
    terminal = ScriptedTerminal(script())
    with pytest.raises(TricorneError) as refused:
        play_remote.play(terminal, options, remote)
    assert refused.value.message.key == key
    assert terminal.shown == ""


def test_rejects_wrong_options(url: str) -> None:
    def error_key(options: PlayOptions, remote: RemoteOptions) -> str:
        with pytest.raises(TricorneError) as refused:
            play_remote.play(ScriptedTerminal(script()), options, remote)
        return refused.value.message.key

    anne = RemoteOptions(url, name="Anne")
    assert error_key(PlayOptions("libertalia", seats="me,me"), anne) == "error-seats-me"
    assert error_key(PlayOptions("libertalia", seats="me,stockfish"), anne) == "error-bot-unknown"
    assert error_key(PlayOptions("libertalia", 9), anne) == "error-shape"
    assert error_key(PlayOptions(), RemoteOptions(url, "no-such-table", "Anne")) == "error-no-table"
    assert error_key(PlayOptions(), RemoteOptions(url, f"{url}/join#{'x' * 40}", "Anne")) == "error-no-link"
    table = new_table(url, "Anne", "me", "open")
    link = lobby.create_invitation(table.server, table.id)
    server = guest(url, "Bert")
    lobby.take_seat(server, lobby.find_table(server, parse_address(None, link)))
    assert error_key(PlayOptions(), RemoteOptions(table=link, name="Carla")) == "error-no-seat-free"


def test_a_new_guest_is_asked_for_a_name(url: str) -> None:
    with pytest.raises(BadOption, match="error-name-missing"):
        play_remote.play(ScriptedTerminal(lambda _: ""), PlayOptions("libertalia"), RemoteOptions(f"{url}/"))
    terminal = ScriptedTerminal(script("Anne"))
    play_remote.play(terminal, PlayOptions("libertalia", seats="me,random"), RemoteOptions(url))
    assert "--name Anne" in terminal.shown


def test_rejects_another_version_of_the_engine(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(url, "Anne", "me", "random")
    monkeypatch.setattr(observation_codec, "layout_name", lambda _: "of another time")
    with pytest.raises(observation_codec.OtherLayout, match="error-other-layout"):
        table.observe()
    table.close()
    monkeypatch.setattr(type(box("libertalia")), "rules_version", 1)
    with pytest.raises(observation_codec.OtherLayout):
        play_remote.play(ScriptedTerminal(script()), PlayOptions(), RemoteOptions(url, table.id, "Anne"))


def test_responses_of_something_that_is_no_table_server() -> None:
    server = ServerConnection("http://127.0.0.1:1", print)
    assert isinstance(server.parse_error(404, b"<html>"), Unreachable)
    assert isinstance(server.parse_error(404, b'{"detail": "Not Found"}'), Unreachable)
    newer = b'{"error": "error-of-tomorrow", "arguments": {}, "message": "Not today."}'
    assert server.parse_error(409, newer).message.arguments == {"said": "Not today."}
    with pytest.raises(Unreachable, match="error-no-table-server"):
        server.parse_json("<html>")
    server.close()


def test_control_characters_from_a_server_are_replaced() -> None:
    assert replace_unprintable({"name": ["\x1b[2J", 1, None, "é"]}) == {"name": [" [2J", 1, None, "é"]}
