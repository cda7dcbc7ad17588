"""`tricorne bot`, and programs at the tables of `tricorne play`."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.support.programs import command, write_program
from tricorne.bots import BOTS
from tricorne.bots.external.program import PROGRAM_POOL
from tricorne.games import GAMES
from tricorne.i18n.catalogue import LANGUAGES, Translations
from tricorne.match import Match

ROOT = Path(__file__).parents[2]
EXAMPLE = str(ROOT / "examples" / "python" / "bot.py")


@pytest.fixture(autouse=True)
def _stop_programs() -> Iterator[None]:
    yield
    PROGRAM_POOL.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_bot_list(run: Run, language: str) -> None:
    done = run("bot", "list", "--language", language)
    assert done.code == 0
    translations = Translations(language, strict=True)
    for name in BOTS:
        assert translations.say(f"bots-{name}")[:40] in done.out
        assert name in done.out
    assert "exec:" in done.out


@pytest.mark.parametrize("words", [[sys.executable, EXAMPLE], [f"exec:{sys.executable} {EXAMPLE}"]])
def test_a_correct_program_passes(run: Run, words: list[str]) -> None:
    done = run("bot", "test", "--clock", "60", *words)
    assert done.code == 0, done.out
    assert "✓ Plays a whole game of liberte with 6 players" in done.out
    assert "✓ Plays two games at the same time" in done.out
    assert "example follows the protocol." in done.out
    assert "✗" not in done.out


FAULTS = {
    "crashes": ("def on_ask(message): raise ValueError('lost at sea')", "lost at sea", "handle all errors"),
    "chats": ('def on_ask(message): print("Hm."); act(message)', "Hm.", "belongs on standard error"),
    "cheats": ('def on_ask(message): act(message, "win")', "“win”", "exactly as it is written there"),
    "repeats itself": (
        "def on_ask(message): act(message); act(message)",
        "without being asked",
        "nothing else",
    ),
    "forgets the id": ('def on_ask(message): act(message, id="0x1")', "“id”", "Copy “id” and “move”"),
    "stays": ("def on_quit(message): time.sleep(1000)", "was still running", "when “quit” is received"),
    "stumbles over news": (
        "globals()['on_from a later version'] = lambda message: sys.exit(9)",
        "exit code 9",
        "handle all errors",
    ),
    "cannot hear errors": ("def on_error(message): sys.exit(8)", "exit code 8", "handle all errors"),
    "mixes up games": (
        """
        known = []

        def on_new(message):
            known.append(message["id"])

        def on_ask(message):
            act(message, id=known[-1])
        """,
        "✗ Plays two games at the same time",
        "exactly as it is written there",
    ),
    "knows no game": (
        'def on_hello(message): say(type="hello", protocol=1, name="x", games=["chess"])',
        "chess",
        "List in “hello” at least one of: libertalia.",
    ),
}


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Test only with the shorter game; a fault shows in either."""
    monkeypatch.setattr("tricorne.cli.commands.bot.GAMES", {"libertalia": GAMES["libertalia"]})


@pytest.mark.usefixtures("one_game")
@pytest.mark.parametrize("fault", FAULTS)
def test_reports_a_fault_with_the_exchange_and_the_cure(run: Run, tmp_path: Path, fault: str) -> None:
    text, shown, cure = FAULTS[fault]
    path = write_program(tmp_path, text)
    done = run("bot", "test", "--clock", "60", *command(path))
    printed = " ".join(done.out.split())
    assert done.code == 1
    assert "✗" in done.out
    assert "Sent: " in done.out
    assert "Received: " in done.out
    assert "Fix: " in done.out
    assert shown in printed
    assert cure in printed
    assert "Traceback (" not in done.err


@pytest.mark.usefixtures("one_game")
def test_reports_a_timeout(run: Run, tmp_path: Path) -> None:
    path = write_program(tmp_path, "def on_ask(message): time.sleep(1000)")
    done = run("bot", "test", "--clock", "0.05", *command(path))
    assert done.code == 1
    assert "did not answer within 0.05 seconds" in " ".join(done.out.split())


@pytest.mark.usefixtures("one_game")
def test_own_randomness_is_only_a_warning(run: Run, tmp_path: Path) -> None:
    path = write_program(
        tmp_path, "import random\ndef on_ask(message): act(message, random.choice(message['legal']))"
    )
    done = run("bot", "test", "--clock", "60", *command(path))
    assert done.code == 0, done.out
    assert "! Makes the same decisions with the same seed" in done.out
    assert "Fix: Seed all random numbers" in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["./no-such-bot"], "there is no program “./no-such-bot”"),
        (["--clock", "0", "cat"], "--clock"),
        (["--clock", "nan", "cat"], "--clock"),
        (["cat 'a"], "cannot be split into a program"),
        ([], "COMMAND"),
    ],
)
def test_rejects_invalid_arguments_with_one_sentence(run: Run, arguments: list[str], message: str) -> None:
    done = run("bot", "test", *arguments)
    assert done.code == 2
    assert message in done.err
    assert "Traceback" not in done.err


def test_failures_of_a_program_are_shown_in_the_terminal(run: Run, tmp_path: Path) -> None:
    path = write_program(
        tmp_path,
        when="""
        if message["move"] == 2:
            act(message, "dance")
        else:
            act(message, say="Ahoy!" if message["move"] == 3 else None)
        """,
    )
    seats = f"random,exec:{shlex.join(command(path))}"
    done = run("play", "libertalia", "--seats", seats, "--seed", "7", "--save", "a.tricorne")
    assert done.code == 0
    printed = " ".join(done.out.split())
    assert "The program chose “dance”, which is not one of the" in printed
    assert "Greedy decides in its place." in printed
    assert re.search(r"! \w[\w -]* \(exec:", printed), "a bot has a name"
    assert ": “Ahoy!”" in printed
    loaded = Match.load(Path("a.tricorne"))
    assert loaded.result
    assert loaded.seats == tuple(seats.split(",", 1))


def test_the_game_goes_on_when_a_custom_class_fails(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("mine.py").write_text(
        "from tricorne.bots import Bot\n"
        "class Mine(Bot):\n"
        "    def __init__(self, game, seat, seed): pass\n"
        "    def choose(self, observation, legal): raise RuntimeError('lost at sea')\n",
        "utf-8",
    )
    monkeypatch.setenv("TRICORNE_LOG", "log.txt")
    done = run("play", "libertalia", "--seats", "python:mine.py:Mine,random", "--seed", "7")
    assert done.code == 0
    assert " (python:mine.py:Mine): The bot failed: RuntimeError: lost at sea" in " ".join(done.out.split())
    assert "Traceback" not in done.out + done.err
    log = Path("log.txt").read_text("utf-8")
    assert "Traceback" in log
    assert "mine.py" in log


def test_rejects_a_log_file_that_cannot_be_written(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRICORNE_LOG", "no/such/directory/log.txt")
    done = run("games")
    assert done.code == 2
    assert "no/such/directory/log.txt" in done.err


def test_a_record_never_chooses_which_program_runs(run: Run, tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    path = write_program(tmp_path, f"open({str(ran)!r}, 'w').close()")
    seats = f"human,exec:{shlex.join(command(path))}"
    done = run("play", "libertalia", "--seats", seats, "--save", "a.tricorne", typed="1\nquit\n")
    assert done.code == 0
    assert ran.exists()
    assert shlex.join(["--seats", seats]) in " ".join(done.out.split())
    PROGRAM_POOL.close()
    ran.unlink()
    done = run("play", "--resume", "a.tricorne", typed="quit\n")
    assert done.code == 2
    assert "name them yourself" in done.err
    assert not ran.exists()
    done = run("play", "--resume", "a.tricorne", "--seats", seats, typed="1\n1\nquit\n")
    assert done.code == 0
    assert ran.exists()


def test_rejects_an_open_quote_in_the_seats_of_a_record(run: Run) -> None:
    run("play", "libertalia", "--seats", "random,random", "--save", "a.tricorne")
    text = Path("a.tricorne").read_text("utf-8").replace("seats: random random", "seats: random 'random")
    Path("b.tricorne").write_text(text, "utf-8")
    done = run("replay", "b.tricorne", "--check")
    assert done.code == 2
    assert "a quotation mark is missing" in done.err
