"""Custom bots: valid names, and what is wrong with invalid ones."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from tests.support.records import box
from tricorne import bots
from tricorne.bots import custom
from tricorne.bots.external import ExternalBot
from tricorne.errors import BadOption
from tricorne.i18n.catalogue import LANGUAGES, Translations

MY_BOT = """
from dataclasses import dataclass
from tricorne.bots import Bot

@dataclass
class MyBot(Bot):
    game: object
    seat: int
    seed: str

    def choose(self, observation, legal):
        return legal[0]

class Grumpy(MyBot):
    def __init__(self, game, seat, seed):
        raise RuntimeError("not today")

class Idle(Bot):
    pass

hat = 3
"""


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("random", ["random"]),
        ("human, greedy,random", ["human", "greedy", "random"]),
        ("exec:node my bot.js,random", ["exec:node my bot.js", "random"]),
        ("exec:./bot 'a,b' \"c,d\",exec:./x", ["exec:./bot 'a,b' \"c,d\"", "exec:./x"]),
        ("human,,random", ["human", "", "random"]),
        ("exec:./bot 'a,random", ["exec:./bot 'a", "random"]),
        ("", [""]),
    ],
)
def test_commas_separate_bots_except_inside_quotes(text: str, names: list[str]) -> None:
    assert custom.split(text) == names


def test_a_program_with_arguments(tmp_path: Path) -> None:
    made = bots.make(f"exec:{sys.executable} -u 'my bot.py'", box("liberte"), 1, "s")
    assert isinstance(made, ExternalBot)
    assert made.command == (sys.executable, "-u", "my bot.py")
    assert made.seat == 1
    assert made.seed == custom.private_seed("s")
    assert "s seat" not in custom.private_seed("s seat")


@pytest.mark.parametrize("prefix", ["python:", ""])
def test_a_class_in_a_file_or_a_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prefix: str) -> None:
    (tmp_path / "my_own_bots.py").write_text(MY_BOT, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for name in (f"{prefix}my_own_bots.py:MyBot", f"{prefix}my_own_bots:MyBot"):
        assert bots.check(name) == name
        made = bots.make(name, box("liberte"), 2, "table seed")
        assert type(made).__name__ == "MyBot"
        assert vars(made)["seat"] == 2
        assert "table seed" not in vars(made)["seed"]
        assert made.choose(None, [4, 5]) == 4


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("exec:", "error-bot-form"),
        ("exec:./bot 'a", "error-bot-command"),
        ("exec:./no-such-bot", "error-bot-program"),
        ("exec:./mine.py", "error-bot-program"),
        ("exec:a\nb", "error-bot-form"),
        ("exec:a\0b", "error-bot-form"),
        ("python:", "error-bot-form"),
        ("python:mine.py", "error-bot-form"),
        ("python:mine.py:", "error-bot-form"),
        ("python:mine.py:My Bot", "error-bot-form"),
        ("python:nowhere.py:MyBot", "error-bot-import"),
        ("python:no.such.module:MyBot", "error-bot-import"),
        ("python:broken.py:MyBot", "error-bot-import"),
        ("python:leaves.py:MyBot", "error-bot-import"),
        ("python:mine.py:YourBot", "error-bot-class"),
        ("python:mine.py:hat", "error-bot-class"),
        ("python:mine.py:dataclass", "error-bot-class"),
        ("python:mine.py:Grumpy", "error-bot-made"),
        ("python:mine.py:Idle", "error-bot-made"),
        ("exce:./bot", "error-bot-form"),
    ],
)
def test_an_invalid_name_is_rejected_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, name: str, problem: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(MY_BOT, "utf-8")
    Path("broken.py").write_text("def (", "utf-8")
    Path("leaves.py").write_text("raise SystemExit", "utf-8")
    caplog.set_level(logging.CRITICAL)
    with pytest.raises(BadOption) as caught:
        bots.make(name, box("liberte"), 0, "s")
    assert caught.value.message.key == problem
    for language in LANGUAGES:
        assert Translations(language, strict=True).say(caught.value.message)


def test_programs_need_a_posix_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tricorne.bots.custom.SYSTEM", "nt")
    with pytest.raises(BadOption, match="error-bot-system"):
        bots.check(f"exec:{sys.executable}")
