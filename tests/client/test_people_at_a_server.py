"""People at their terminals, playing at a table of a real server."""

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

from tests.client.conftest import AtOnce, ScriptedTerminal, begun, eventually, guest
from tests.support.records import box
from tricorne.cli.commands import play_remote
from tricorne.cli.commands.play import Options
from tricorne.cli.commands.play_remote import Journey
from tricorne.client import lobby
from tricorne.client.address import read_place
from tricorne.client.connection import ServerConnection, printable
from tricorne.client.errors import Refused, Unreachable
from tricorne.client.keyring import Keyring
from tricorne.client.table import RemoteTable
from tricorne.errors import BadOption, IllegalAction, TricorneError
from tricorne.match import observation_codec

LINK = re.compile(r"http\S+/join#\S+")


def script(*answers: str) -> Callable[[str], str]:
    """Give these answers one after another, then leave."""
    left = [*answers]
    return lambda _: left.pop(0) if left else "quit"


def new_table(url: str, name: str, *seats: str, game: str = "libertalia") -> RemoteTable:
    server = guest(url, name)
    return RemoteTable(server, box(game), lobby.make_table(server, game, len(seats), {}, seats))


def at(url: str, name: str, table: str, seat: int | None = None) -> RemoteTable:
    """Look at a table as somebody who was there before."""
    server = guest(url, name)
    return RemoteTable(server, box("libertalia"), lobby.look_from(server, {"about": {"id": table}}, seat))


def test_two_people_play_a_whole_game_and_a_third_looks_on(url: str) -> None:
    anne, bert, carla = ScriptedTerminal(), ScriptedTerminal(), ScriptedTerminal()
    everybody = AtOnce()
    everybody.begin(play_remote.play, anne, Options("libertalia", 2), Journey(url, name="Anne"))
    link = eventually(lambda: LINK.search(anne.shown), everybody)[0]
    everybody.begin(play_remote.play, carla, Options(), Journey(table=link, name="Carla", watch=True))
    eventually(lambda: "Anne sits down." in carla.shown, everybody)
    everybody.begin(play_remote.play, bert, Options(), Journey(table=link, name="Bert"))
    everybody.end()
    assert "Bert sits down." in anne.shown
    assert "Anne's hand" in anne.shown
    assert "Anne's hand" not in bert.shown + carla.shown
    results = [re.search(r"Three campaigns .*\n.*\n.*\n", who.shown) for who in (anne, bert, carla)]
    assert results[0]
    assert len({result and result[0] for result in results}) == 1
    assert carla.shown.count(" aboard.") == anne.shown.count(" aboard.") >= 2 * 18
    assert not re.search(r"table-line|play-[a-z]", anne.shown + bert.shown + carla.shown)


def test_who_leaves_is_told_how_to_come_back_and_comes_back(url: str) -> None:
    terminal = ScriptedTerminal(script("1"))
    play_remote.play(terminal, Options("libertalia", seats="me,random"), Journey(url, name="Anne"))
    found = re.search(
        r"Come back with: tricorne play --server (\S+) --table (\S+) --name Anne", terminal.shown
    )
    assert found
    assert found[1] == url
    again = ScriptedTerminal(script("log", "?", "why choose 31", "hint"))
    play_remote.play(again, Options(), Journey(url, found[2]))
    assert "Campaign 1 begins." in again.shown, "the log goes back to the beginning"
    assert "say TEXT" in again.shown
    assert "Chance to win" in again.shown


def test_ctrl_c_leaves_politely(url: str) -> None:
    command = [sys.executable, "-m", "tricorne", "play", "libertalia", "--server", url, "--name", "Anne"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "TRICORNE_LANGUAGE": "en"}
    with subprocess.Popen(
        [*command, "-p", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as playing:
        assert playing.stdout
        while "Anne sits down." not in playing.stdout.readline():
            assert playing.poll() is None
        playing.send_signal(signal.SIGINT)
        said, complaint = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert f"Come back with: tricorne play --server {url} --table" in said
    assert "Traceback" not in complaint


def test_a_bot_that_plays_for_somebody_makes_way(url: str) -> None:
    table, bert = new_table(url, "Anne", "me", "open"), AtOnce()
    link = lobby.invite(table.server, table.id)
    server = guest(url, "Bert", "bots")
    there = lobby.sit_down(server, lobby.find_table(server, read_place(None, link)))
    other = RemoteTable(server, box("libertalia"), there)
    begun(table, other)
    other.close()
    table.server.call("PUT", f"/api/tables/{table.id}/seats/0/deputy", {"bot": "random"})

    def answer(prompt: str) -> str:
        if "Press Enter" not in prompt:
            return "1"
        bert.begin(
            play_remote.join, ScriptedTerminal(), "random", Journey(url, table.id, "Bert"), forever=False
        )
        return ""

    terminal = ScriptedTerminal(answer)
    play_remote.play(terminal, Options(), Journey(url, table.id, "Anne"))
    bert.end()
    assert "random plays for Anne." in terminal.shown
    assert "Anne plays again." in terminal.shown
    assert "Three campaigns have been played." in terminal.shown


def test_a_stale_answer_is_told_what_changed_and_asked_again(url: str) -> None:
    here = new_table(url, "Anne", "me", "random")
    prompts: list[str] = []

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) == 1:
            there = at(url, "Anne", here.id)
            seen = there.observe()
            there.play(seen.legal[0], seen)
            while there.observe().legal == seen.legal:
                time.sleep(0.02)  # until the bot has chosen, too, the choice may still be changed
            there.close()
            return "2"
        return "quit"

    terminal = ScriptedTerminal(answer)
    play_remote.play(terminal, Options(), Journey(url, here.id, "Anne"))
    told = terminal.shown.split("The table has moved on")
    assert len(told) == 2
    assert "· Anne chooses" in told[1]
    assert len(prompts) == 2


def test_others_agree_to_go_back(url: str) -> None:
    anne = new_table(url, "Anne", "me", "open")
    bert_server = guest(url, "Bert")
    link = lobby.invite(anne.server, anne.id)
    whole = lobby.sit_down(bert_server, lobby.find_table(bert_server, read_place(None, link)))
    bert = RemoteTable(bert_server, box("libertalia"), whole)
    begun(anne, bert)
    bert.play(bert.observe().legal[0], bert.observe())
    wish = {"seat": 1, "what": "rewind", "to": 0}
    bert_server.call("POST", f"/api/tables/{bert.id}/proposals", wish)
    terminal = ScriptedTerminal(lambda prompt: "y" if "agree" in prompt else "quit")
    play_remote.play(terminal, Options(), Journey(url, anne.id, "Anne"))
    assert "Bert proposes to go back to where 0 moves had been played." in terminal.shown
    assert "All agree" in terminal.shown
    bert.look()
    assert [line.kind for line in bert.standing_lines()] == ["start"]
    bert.close()


def test_a_move_is_taken_back(url: str) -> None:
    table = new_table(url, "Anne", "me", "random", "random", game="liberte")
    while not table.asked:
        table.wait()
    before = table.observe()
    text = table.game.actions.text
    card = next(action for action in before.legal if text(action).startswith("play "))
    table.play(card, before)
    assert table.standing_lines()[-1].action == text(card)
    table.undo()
    assert table.observe().observation.tobytes() == before.observation.tobytes()
    assert [line.kind for line in table.lines[-2:]] == ["move", "undo"]
    with pytest.raises(Refused, match="error-undo"):
        table.undo()
    table.close()


def test_what_the_rules_forbid_comes_as_at_a_table_of_ones_own(url: str) -> None:
    table = new_table(url, "Anne", "me", "random")
    seen = table.observe()
    with pytest.raises(IllegalAction) as refused:
        table.play(table.game.actions.parse("loot chest"), seen)
    assert refused.value.reason.key.startswith("libertalia-reason-")
    assert refused.value.reason == table.game.why_not(
        seen.observation, 0, table.game.actions.parse("loot chest")
    )
    table.close()


def test_what_is_said_is_shown(url: str) -> None:
    table = new_table(url, "Anne", "me", "random")
    talking = ScriptedTerminal(script("say Ahoy!", "1"))
    play_remote.play(talking, Options(), Journey(url, table.id, "Anne"))
    assert "Anne: Ahoy!" in talking.shown
    again = ScriptedTerminal(script("1"))
    play_remote.play(again, Options(), Journey(url, table.id, "Anne"))
    assert "Anne: Ahoy!" in again.shown, "who was away reads it later"


def test_a_guest_is_known_again_and_nobody_else_can_read_the_secret(url: str) -> None:
    first = guest(url, "Anne").call("GET", "/api/me")["person"]["id"]
    assert guest(url, "Anne").call("GET", "/api/me")["person"]["id"] == first
    assert guest(url, "Bert").call("GET", "/api/me")["person"]["id"] != first
    keyring = Keyring(url)
    assert stat.S_IMODE(keyring.path.stat().st_mode) == 0o600
    assert keyring.find(None) == keyring.find("Bert")
    keyring.keep("Bert", "not a secret of this server")
    assert guest(url, "Bert").call("GET", "/api/me")["person"]["name"] == "Bert"
    keyring.path.write_text("[broken", "utf-8")
    assert keyring.find("Anne") is None


def test_two_programs_that_keep_a_secret_at_once_lose_none(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Keyring._read

    def slowly(keyring: Keyring) -> dict[str, str]:
        kept = read(keyring)
        time.sleep(0.1)
        return kept

    monkeypatch.setattr(Keyring, "_read", slowly)
    both, names = AtOnce(), ("Anne", "Bert", "Cleo")
    for name in names:
        both.begin(Keyring("http://tables.example").keep, name, f"secret of {name}")
    both.end()
    for name in names:
        assert Keyring("http://tables.example").find(name) == (name, f"secret of {name}")


def test_a_token_is_enough(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    token = guest(url, "Anne").call("POST", "/api/me/tokens", {"name": "terminal"})["secret"]
    monkeypatch.setenv("TRICORNE_TOKEN", token)
    terminal = ScriptedTerminal(script())
    play_remote.play(terminal, Options("libertalia", seats="me,random"), Journey(url))
    assert re.search(r"--table \S+\n", terminal.shown), "whoever has a token needs no name to come back"
    monkeypatch.setenv("TRICORNE_TOKEN", "wrong")
    with pytest.raises(Refused, match="error-token"):
        play_remote.play(terminal, Options("libertalia"), Journey(url))


@pytest.mark.parametrize(
    ("wishes", "journey", "key"),
    [
        (Options("libertalia"), Journey("play.example.org"), "error-server-address"),
        (Options("libertalia"), Journey("ftp://play.example.org"), "error-server-address"),
        (Options("libertalia"), Journey("http://play.example.org:99999"), "error-server-address"),
        (Options("libertalia"), Journey(name="Anne"), "error-server-missing"),
        (Options(), Journey(table="/join#secret"), "error-link"),
        (Options(), Journey(table="https://play.example.org/tables/x"), "error-link"),
        (Options(), Journey("https://play.example.org/join#secret", "x"), "error-link-and-table"),
        (Options(), Journey("http://127.0.0.1:1"), "error-game-or-table"),
        (Options("libertalia", seed="7"), Journey("http://127.0.0.1:1"), "error-server-settles"),
        (Options("libertalia"), Journey("http://127.0.0.1:1", "x"), "error-table-settles"),
        (Options("libertalia"), Journey("http://127.0.0.1:1", name="Anne"), "error-unreachable"),
    ],
)
def test_a_wrong_address_is_refused_before_anything_is_done(
    wishes: Options, journey: Journey, key: str
) -> None:
    terminal = ScriptedTerminal(script())
    with pytest.raises(TricorneError) as refused:
        play_remote.play(terminal, wishes, journey)
    assert refused.value.message.key == key
    assert terminal.shown == ""


def test_wrong_wishes_are_refused(url: str) -> None:
    def refusal(wishes: Options, journey: Journey) -> str:
        with pytest.raises(TricorneError) as refused:
            play_remote.play(ScriptedTerminal(script()), wishes, journey)
        return refused.value.message.key

    anne = Journey(url, name="Anne")
    assert refusal(Options("libertalia", seats="me,me"), anne) == "error-seats-me"
    assert refusal(Options("libertalia", seats="me,stockfish"), anne) == "error-bot-unknown"
    assert refusal(Options("libertalia", 9), anne) == "error-shape"
    assert refusal(Options(), Journey(url, "no-such-table", "Anne")) == "error-no-table"
    assert refusal(Options(), Journey(url, f"{url}/join#{'x' * 40}", "Anne")) == "error-no-link"
    table = new_table(url, "Anne", "me", "open")
    link = lobby.invite(table.server, table.id)
    server = guest(url, "Bert")
    lobby.sit_down(server, lobby.find_table(server, read_place(None, link)))
    assert refusal(Options(), Journey(table=link, name="Carla")) == "error-no-seat-free"


def test_somebody_new_is_asked_for_a_name(url: str) -> None:
    with pytest.raises(BadOption, match="error-name-missing"):
        play_remote.play(ScriptedTerminal(lambda _: ""), Options("libertalia"), Journey(f"{url}/"))
    terminal = ScriptedTerminal(script("Anne"))
    play_remote.play(terminal, Options("libertalia", seats="me,random"), Journey(url))
    assert "--name Anne" in terminal.shown


def test_another_engine_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(url, "Anne", "me", "random")
    monkeypatch.setattr(observation_codec, "layout_name", lambda _: "of another time")
    with pytest.raises(observation_codec.OtherLayout, match="error-other-layout"):
        table.observe()
    table.close()
    monkeypatch.setattr(type(box("libertalia")), "rules_version", 1)
    with pytest.raises(observation_codec.OtherLayout):
        play_remote.play(ScriptedTerminal(script()), Options(), Journey(url, table.id, "Anne"))


def test_a_server_that_speaks_of_something_else() -> None:
    server = ServerConnection("http://127.0.0.1:1", print)
    assert isinstance(server.refusal(404, b"<html>"), Unreachable)
    assert isinstance(server.refusal(404, b'{"detail": "Not Found"}'), Unreachable)
    newer = b'{"error": "error-of-tomorrow", "arguments": {}, "message": "Not today."}'
    assert server.refusal(409, newer).message.arguments == {"said": "Not today."}
    with pytest.raises(Unreachable, match="error-no-table-server"):
        server.read_json("<html>")
    server.close()


def test_nothing_that_a_server_sends_moves_the_cursor() -> None:
    assert printable({"name": ["\x1b[2J", 1, None, "é"]}) == {"name": [" [2J", 1, None, "é"]}
