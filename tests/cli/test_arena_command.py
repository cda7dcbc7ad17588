"""`tricorne arena`: played, interrupted, gone on with, on one machine and on a cluster."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.support.records import box
from tricorne.arena.store import LOCK, PAGE, RECORDS, REPORT, RESULTS, SETTINGS
from tricorne.cli.commands import arena
from tricorne.i18n.catalogue import LANGUAGES
from tricorne.match import Match

SMALL = ("arena", "libertalia", "--bots", "greedy,random", "--players", "3", "--seed", "s")
FAILING = """
from tricorne.bots import Bot
class Failing(Bot):
    def __init__(self, game, seat, seed): pass
    def choose(self, observation, legal): raise ValueError("no idea")
"""
SLOW = """
import time
from tricorne.bots import Bot
class Slow(Bot):
    def __init__(self, game, seat, seed): pass
    def choose(self, observation, legal):
        time.sleep(0.002)
        return legal[0]
"""


def results(directory: str) -> dict[int, dict[str, Any]]:
    """Return the lines of an arena by game, without what differs from run to run: the times."""
    lines = Path(directory, RESULTS).read_text("utf-8").splitlines()
    found = {}
    for line in lines:
        written = json.loads(line)
        assert written["game"] not in found, "a game is there twice"
        found[written["game"]] = {
            name: value for name, value in written.items() if name not in {"seconds", "times"}
        }
    return found


def records(directory: str) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in Path(directory, RECORDS).iterdir()}


def test_writes_records_results_and_reports(run: Run) -> None:
    done = run(*SMALL, "--games", "7")
    assert done.code == 0, done.err
    directory = Path("arena-libertalia-s")
    assert "12 games in 4 deals" in done.out
    assert "5 games more than asked for" in done.out
    assert "greedy" in done.out
    assert str(directory / PAGE) in done.out
    assert {path.name for path in directory.iterdir()} == {SETTINGS, RESULTS, RECORDS, REPORT, PAGE, LOCK}
    assert sorted(results(str(directory))) == list(range(1, 13))
    for path in (directory / RECORDS).iterdir():
        loaded = Match.load(path)
        assert sorted(set(loaded.seats)) == ["greedy", "random"]
        assert loaded.result is not None


def test_json_prints_only_the_report(run: Run) -> None:
    done = run(*SMALL, "--games", "1", "--json", "--out", "a")
    assert json.loads(done.out) == json.loads(Path("a", REPORT).read_text("utf-8"))
    assert [bot["bot"] for bot in json.loads(done.out)["bots"]] == ["greedy", "random"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_is_translated(run: Run, language: str) -> None:
    assert run(*SMALL, "--games", "1", "--out", "a", "--language", language).code == 0
    assert f'<html lang="{language}">' in Path("a", PAGE).read_text("utf-8")


def test_games_do_not_depend_on_the_number_of_workers(run: Run) -> None:
    run(*SMALL, "--games", "60", "--out", "one", "--workers", "1")
    run(*SMALL, "--games", "60", "--out", "two", "--workers", "2")
    assert results("one") == results("two")
    assert records("one") == records("two")


def test_resume_needs_only_the_directory(run: Run) -> None:
    assert run(*SMALL, "--games", "6").code == 0
    done = run("arena", "libertalia", "--resume", "--seed", "s", "--games", "12")
    assert done.code == 0, done.err
    assert "6 of 12 games have already been played" in done.out
    assert run(*SMALL, "--games", "12", "--out", "whole").code == 0
    assert results("arena-libertalia-s") == results("whole")
    assert records("arena-libertalia-s") == records("whole")
    before = results("whole")
    assert run("arena", "libertalia", "--resume", "--out", "whole", "--json").code == 0
    assert results("whole") == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "4"), "players: 3 ≠ 4"),
        (("--bots", "random"), "bots: greedy,random ≠ random"),
        (("--seed", "other"), "seed: s ≠ other"),
        (("--clock", "2.5"), "clock: None ≠ 2.5"),
    ],
)
def test_resume_rejects_other_settings(run: Run, arguments: tuple[str, str], said: str) -> None:
    run(*SMALL, "--games", "1", "--out", "a")
    done = run("arena", "libertalia", "--resume", "--out", "a", *arguments)
    assert done.code == 2
    assert said in done.err


def test_rejects_invalid_options_and_says_what_is_right(run: Run) -> None:
    run(*SMALL, "--games", "1", "--out", "a")
    for arguments, said in (
        ((*SMALL, "--out", "a"), "--resume"),
        (("arena", "liberte", "--resume", "--out", "a"), "game: libertalia ≠ liberte"),
        (("arena", "libertalia", "--resume"), "--out"),
        (("arena", "libertalia", "--resume", "--out", "b"), "b has no arena to resume"),
        (("arena", "libertalia"), "--bots"),
        ((*SMALL, "--workers", "0"), "--workers"),
        (("arena", "libertalia", "--bots", "nobody"), "nobody"),
    ):
        done = run(*arguments)
        assert done.code == 2
        assert said in done.err


def test_counts_and_lists_failures_of_bots(run: Run) -> None:
    Path("mine.py").write_text(FAILING, "utf-8")
    done = run(
        "arena", "libertalia", "--bots", "python:mine.py:Failing,greedy", "-p", "2", "-n", "2", "--out", "a"
    )
    assert done.code == 0, done.err
    assert "Game 1, move" in done.err
    assert "no idea" in done.err
    report = json.loads(Path("a", REPORT).read_text("utf-8"))
    failed = {bot["bot"]: bot["failures"] for bot in report["bots"]}
    assert failed["python:mine.py:Failing"] > 0
    assert failed["greedy"] == 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_resume_after_interruption_loses_and_repeats_no_game(
    run: Run, tmp_path: Path, how: signal.Signals
) -> None:
    Path("mine.py").write_text(SLOW, "utf-8")
    command = ["arena", "libertalia", "--bots", "python:mine.py:Slow,greedy", "-p", "2", "-n", "12"]
    command += ["--seed", "s", "--workers", "2"]
    playing = subprocess.Popen(
        [sys.executable, "-m", "tricorne", *command, "--out", "a"],
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        for lines in growing(tmp_path / "a" / RESULTS):
            if lines >= 3:
                break
        playing.send_signal(how)
        assert playing.wait(timeout=60) != 0
    finally:
        playing.kill()
    interrupted = results("a")
    assert 3 <= len(interrupted) < 12
    assert run(*command, "--out", "a", "--resume").code == 0
    assert run(*command, "--out", "b").code == 0
    assert results("a") == results("b")
    assert records("a") == records("b")
    assert interrupted.items() <= results("a").items()


def growing(path: Path) -> Iterator[int]:
    """Tell how many lines a file has, as it grows."""
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        yield path.read_bytes().count(b"\n") if path.exists() else 0
        time.sleep(0.01)
    pytest.fail("nothing was played")


def test_a_cluster_plays_the_same_games(run: Run, tmp_path: Path) -> None:
    """Ray runs in a process of its own, with the warnings that are its own."""
    run(*SMALL, "--games", "60", "--out", "plain")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tricorne",
            *SMALL,
            "--games",
            "60",
            "--out",
            "ray",
            "--ray",
            "local",
            "--workers",
            "2",
        ],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert results("ray") == results("plain")
    assert records("ray") == records("plain")


def test_without_ray_says_how_to_install_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = run(*SMALL, "--games", "1", "--ray", "local")
    assert done.code == 2
    assert "make install EXTRAS=cluster" in done.err


def test_default_directory_of_a_seed_that_is_no_file_name() -> None:
    assert str(arena._default_directory(box("liberte"), "a/b c")) == "arena-liberte-a_b_c"
