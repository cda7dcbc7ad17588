"""Playing in the terminal, from scripted input to the end of a game."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.support.records import box
from tricorne.cli.table.screens import SCREENS, PlainScreen
from tricorne.games import GAMES
from tricorne.i18n.catalogue import Translations
from tricorne.i18n.narration import Narrator
from tricorne.match import Match

ALWAYS_FIRST = "1\n" * 5000
# What is offered by all these numbers ends a game of Liberté much sooner; those that nothing has are refused.
ANY_NUMBER = "1\n2\n3\n4\n5\n" * 2000


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_to_the_end(run: Run, game: str) -> None:
    done = run("play", game, "--seed", "7", "--players", "3", "--save", "a.tricorne", typed=ANY_NUMBER)
    assert done.code == 0
    assert "The record of the game is a.tricorne." in done.out
    assert not re.search(rf"\b{game}-[a-z]", done.out), "a key without its words"
    table = Match.load(Path("a.tricorne"))
    assert table.result
    assert table.seats == ("human", "planner", "planner")


def test_six_players_of_the_first_edition_play_to_the_end(run: Run) -> None:
    arguments = ("--edition", "first", "-p", "6", "-o", "counter_revolution=claimed", "--seed", "#6")
    done = run("play", "liberte", *arguments, typed="2\n" * 20 + ALWAYS_FIRST)
    assert done.code == 0
    table = Match.load(Path("liberte-6.tricorne"))
    assert table.options == {"edition": "first", "second_card": False, "counter_revolution": "claimed"}


def test_bots_play_without_people(run: Run) -> None:
    done = run("play", "libertalia", "--seats", "random,random", "--seed", "bots", "--save", "b.tricorne")
    assert done.code == 0
    assert Match.load(Path("b.tricorne")).result


def test_people_pass_the_keyboard(run: Run) -> None:
    seats = ("--seats", "human,human,random", "--names", "Anne,Bertrand,Camille")
    done = run("play", "liberte", *seats, "--seed", "7", "--save", "a.tricorne", typed="\n1\n" * 6)
    assert "Pass the keyboard to Anne." in done.out
    assert "Pass the keyboard to Bertrand." in done.out
    shown = set()
    for part in done.out.split("Pass the keyboard to ")[1:]:
        name = part.split(".")[0]
        hands = set(re.findall(r"(\w+)’s hand", part))
        assert hands <= {name}
        shown |= hands
    assert shown == {"Anne", "Bertrand"}


def test_commands_at_the_prompt(run: Run) -> None:
    typed = [
        "?",
        "why pass",
        "why keep",
        "why",
        "hop",
        "play 500",
        "keep",
        "99",
        "0",
        "",
        "log",
        "board",
        "undo",
        "save",
        "save copy.tricorne",
        "save copy.tricorne",
        "QUIT",
    ]
    done = run(
        "play",
        "liberte",
        "--seed",
        "7",
        "--seats",
        "human,random,random",
        "--save",
        "a b.tricorne",
        typed="\n".join(typed),
    )
    assert done.code == 0
    for said in (
        "why ACTION",
        "You can “pass” now.",
        "That does not answer the question.",
        "The action is empty.",
        "“hop” is not a valid action.",
        "write play [1…128]",
        "Choose a number from 1 to",
        "Saved in copy.tricorne.",
        "copy.tricorne already exists.",
        "tricorne play --resume 'a b.tricorne'",
    ):
        assert said in done.out
    assert Path("copy.tricorne").read_text("utf-8") == Path("a b.tricorne").read_text("utf-8")


def test_undo_at_the_prompt(run: Run) -> None:
    """Play cards until a block is placed, then take that back."""
    table = Match(box("liberte"), 3, "7", seats=["human"] * 3)
    seat = table.waiting()[0]
    cards = {card["id"]: card for card in table.game.trace_header()["cards"]}
    card = next(
        card
        for card in table.view(seat)["hands"][seat]["cards"]
        if cards[card]["type"] == "personality" and cards[card]["value"] > 1
    )
    people = ("--seats", "human,human,human", "--seed", "7", "--save", "a.tricorne")
    done = run("play", "liberte", *people, typed=f"\nplay {card}\n1\nundo\nundo\nundo\nquit\n")
    assert done.out.count("Taken back: ") == 2
    assert "There is nothing to undo." in done.out
    assert all(move.seat != 0 for move in Match.load(Path("a.tricorne")).moves)


def test_end_of_input_saves_and_the_game_can_be_resumed(run: Run) -> None:
    done = run("play", "libertalia", "--seed", "7", "-p", "3", "--save", "a.tricorne", typed="1\n1\n")
    assert done.code == 0
    assert "tricorne play --resume a.tricorne" in done.out
    half = Match.load(Path("a.tricorne"))
    assert not half.result
    done = run("play", "--resume", "a.tricorne", typed=ALWAYS_FIRST)
    assert done.code == 0
    whole = Match.load(Path("a.tricorne"))
    assert whole.result
    assert whole.moves[: len(half.moves)] == half.moves


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play"], "Which game?"),
        (["play", "chess"], "There is no game called “chess”."),
        (["play", "liberte", "--players", "2"], "3 to 6 people, not by 2"),
        (["play", "liberte", "--players", "7"], "3 to 6 people, not by 7"),
        (["play", "liberte", "--seats", "human,human"], "3 to 6 people, not by 2"),
        (["play", "liberte", "--seats", "human,stockfish,random"], "“stockfish” cannot take a seat"),
        (["play", "liberte", "--seats", "human,random,random", "--players", "4"], "3 seats for 4"),
        (["play", "liberte", "--edition", "third"], "cannot be “third”. It can be: second, first."),
        (["play", "libertalia", "--edition", "first"], "There is no option “edition”."),
        (["play", "liberte", "--option", "edition"], "write name=value"),
        (["play", "liberte", "--names", "Anne,Bertrand"], "2 names for 4 players"),
        (["play", "liberte", "--seed", "a\nb"], "cannot be a seed"),
        (["play", "liberte", "--players", "many"], "--players"),
        (["play", "liberte", "--bogus"], "--bogus"),
        (["play", "liberte", "--components", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["play", "--resume", "nowhere.tricorne"], "nowhere.tricorne cannot be read"),
        (["play", "--resume", "x", "--seed", "1"], "leave out --seed"),
        (["--language", "xx", "games"], "no translation for the language “xx”"),
        (["dance"], "dance"),
    ],
)
def test_rejects_invalid_arguments_with_one_sentence(run: Run, arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert done.out == ""
    assert message in done.err
    assert "Traceback" not in done.err
    assert not list(Path().iterdir())


def test_never_overwrites_an_existing_game(run: Run) -> None:
    Path("a.tricorne").write_text("precious", "utf-8")
    done = run("play", "liberte", "--save", "a.tricorne")
    assert done.code == 2
    assert Path("a.tricorne").read_text("utf-8") == "precious"
    run("play", "liberte", "-p", "3", "--seed", "s", typed="quit\n")
    run("play", "liberte", "-p", "3", "--seed", "s", typed="quit\n")
    assert {path.name for path in Path().glob("liberte-*")} == {"liberte-s.tricorne", "liberte-s-2.tricorne"}


def test_rejects_resuming_a_record_of_another_game(run: Run) -> None:
    run("play", "liberte", "-p", "3", "--seed", "s", typed="quit\n")
    done = run("play", "libertalia", "--resume", "liberte-s.tricorne")
    assert done.code == 2
    assert "a game of liberte, not of libertalia" in done.err


def test_ctrl_c_saves_and_exits_130(tmp_path: Path) -> None:
    file = tmp_path / "a.tricorne"
    command = [sys.executable, "-m", "tricorne", "play", "liberte", "-p", "3", "--seed", "7"]
    with subprocess.Popen(
        [*command, "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"},
    ) as playing:
        assert playing.stdin
        assert playing.stdout
        playing.stdin.write(b"1\n")
        playing.stdin.flush()
        seen = b""
        while seen.count(b"Your choice") < 2:
            seen += os.read(playing.stdout.fileno(), 65536)
        playing.send_signal(signal.SIGINT)
        rest = playing.stdout.read()
        assert playing.wait(30) == 130
    assert b"--resume" in rest
    assert Match.load(file).played


@pytest.mark.parametrize("game", GAMES)
def test_plain_screen_shows_any_game(game: str) -> None:
    table = Match(box(game), 3, "s")
    screen = PlainScreen(Narrator(Translations(strict=True), box(game), ()))
    view = table.view(0)
    assert screen.board(view, table.observe(0))
    assert view["ask"] in screen.question(view)
    assert game in SCREENS


def test_the_screen_hides_the_hands_of_others(run: Run) -> None:
    """Names of cards that only others hold never reach the screen before they are played."""
    done = run("play", "liberte", "-p", "3", "--seed", "7", "--save", "a.tricorne", typed="quit\n")
    table = Match.load(Path("a.tricorne"))
    public = {event.values.get("card") for event in table.log(0)}
    for seat in (1, 2):
        for card in table.game.trace_state(table.state)["hands"][seat]:
            name = table.game.label("card", card)
            own = [table.game.label("card", mine) for mine in table.view(0)["hands"][0]["cards"]]
            if card not in public and name not in own:
                assert str(name) not in done.out


def test_hint(run: Run) -> None:
    done = run("play", "libertalia", "--seed", "7", "--save", "a.tricorne", typed="hint\nquit\n")
    assert done.code == 0
    named = re.findall(r"(\d+)%\s+(\d)\s+choose (\d+)", done.out)
    assert len(named) == 5
    assert all(f"{number} choose {rank}" in done.out for _, number, rank in named)
    assert all(move.seat != 0 for move in Match.load(Path("a.tricorne")).moves)


def test_the_terminal_speaks_french(run: Run) -> None:
    """Names of cards and characters are translated, and everybody has a name."""
    for game, said in (("liberte", "Tour 1 sur 4"), ("libertalia", "Tout le monde reçoit l")):
        save = ("--seed", "7", "--players", "3", "--save", f"{game}.tricorne")
        done = run("--language", "fr", "play", game, *save, typed="1\n" * 40)
        assert said in done.out
        assert not re.search(r"(Place|Joueur) \d", done.out)
        assert not re.search("Bread|Shortage|Emigration|Parrot|Armorer|Cook|Captain", done.out)
