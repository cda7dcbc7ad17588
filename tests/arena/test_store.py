"""The directory of a tournament: which games count, which are played again, what is rejected."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.arena import settings
from tricorne.arena.runner import GameRunner
from tricorne.arena.settings import Settings
from tricorne.arena.store import LOCK, RESULTS, SETTINGS, Store, record_file
from tricorne.errors import BadOption

BOTS = ["greedy", "random"]
WANTED = settings(BOTS, 6, players=3)
RUNNER = GameRunner(WANTED)


def play(directory: Path, numbers: Iterable[int]) -> None:
    with Store.create(directory, WANTED) as store:
        for number in numbers:
            store.add(RUNNER.play(number))


def test_stored_games_are_found_on_resume(tmp_path: Path) -> None:
    play(tmp_path / "a", (1, 4, 2))
    with Store.resume(tmp_path / "a", WANTED) as store:
        assert store.missing_games() == [3, 5, 6]
        assert store.outcomes[4].result == RUNNER.play(4).result
    text = record_file(tmp_path / "a", 4).read_text("utf-8")
    assert text == RUNNER.play(4).record


def test_a_truncated_line_is_dropped_and_its_game_played_again(tmp_path: Path) -> None:
    play(tmp_path / "a", (1, 2))
    results = tmp_path / "a" / RESULTS
    whole = results.read_bytes()
    for length in (len(whole) - 1, len(whole) - 40, whole.index(b"\n") + 2):
        results.write_bytes(whole[:length])
        with Store.resume(tmp_path / "a", WANTED) as store:
            torn = length < len(whole) - 1
            assert store.missing_games() == ([2] if torn else []) + [3, 4, 5, 6]
            store.add(RUNNER.play(3))
        for line in results.read_text("utf-8").splitlines():
            json.loads(line)


@pytest.mark.parametrize("damage", ["gone", "empty", "cut"])
def test_a_game_without_a_complete_record_does_not_count(tmp_path: Path, damage: str) -> None:
    play(tmp_path / "a", (1, 2))
    record = record_file(tmp_path / "a", 1)
    if damage == "gone":
        record.unlink()
    else:
        record.write_text("" if damage == "empty" else record.read_text("utf-8")[:-30], "utf-8")
    with Store.resume(tmp_path / "a", WANTED) as store:
        assert store.missing_games() == [1, 3, 4, 5, 6]
        store.add(RUNNER.play(1))
    lines = (tmp_path / "a" / RESULTS).read_text("utf-8").splitlines()
    assert sorted(json.loads(line)["game"] for line in lines) == [1, 2]


def test_games_can_be_added_but_not_removed(tmp_path: Path) -> None:
    play(tmp_path / "a", (1,))
    with Store.resume(tmp_path / "a", replace(WANTED, games=12)) as store:
        assert len(store.missing_games()) == 11
    with Store.resume(tmp_path / "a", replace(WANTED, games=3)) as store:
        assert len(store.missing_games()) == 11
    assert Settings.from_text((tmp_path / "a" / SETTINGS).read_text("utf-8")).games == 12


def test_different_settings_are_rejected_with_the_differences(tmp_path: Path) -> None:
    play(tmp_path / "a", (1,))
    other = replace(WANTED, seed="other", bots=("greedy", "planner"))
    with pytest.raises(BadOption) as refused:
        Store.resume(tmp_path / "a", other)
    what = str(refused.value.message.arguments["what"])
    assert "seed: test ≠ other" in what
    assert "bots: greedy,random ≠ greedy,planner" in what
    assert "players" not in what


def test_a_tournament_is_locked_while_it_is_open(tmp_path: Path) -> None:
    with Store.create(tmp_path / "a", WANTED) as store:
        store.add(RUNNER.play(1))
        with pytest.raises(BadOption, match="error-arena-played"):
            Store.resume(tmp_path / "a", WANTED)
        store.add(RUNNER.play(2))
    with Store.resume(tmp_path / "a", WANTED) as store:
        assert store.missing_games() == [3, 4, 5, 6]


def test_a_directory_that_cannot_be_locked_is_rejected(tmp_path: Path) -> None:
    play(tmp_path / "a", (1,))
    (tmp_path / "a" / LOCK).unlink()
    (tmp_path / "a" / LOCK).mkdir()
    with pytest.raises(BadOption, match="error-write"):
        Store.resume(tmp_path / "a", WANTED)


def test_existing_files_are_not_overwritten(tmp_path: Path) -> None:
    play(tmp_path / "a", ())
    with pytest.raises(BadOption, match="error-arena-exists"):
        Store.create(tmp_path / "a", WANTED)
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(BadOption, match="error-arena-exists"):
        Store.create(tmp_path / "file", WANTED)
    with pytest.raises(BadOption, match="error-write"):
        Store.create(tmp_path / "file" / "a", WANTED)


@pytest.mark.parametrize("content", [None, "", "{}", "[]", '{"game": 3}'])
def test_a_directory_without_settings_cannot_be_resumed(tmp_path: Path, content: str | None) -> None:
    if content is not None:
        (tmp_path / SETTINGS).write_text(content, "utf-8")
    with pytest.raises(BadOption, match="error-arena-none"):
        Store.resume(tmp_path, WANTED)


def test_settings_survive_a_round_trip() -> None:
    assert Settings.from_text(WANTED.text()) == WANTED
    assert Settings.from_text(WANTED.text()).differences(WANTED) == []


@pytest.mark.parametrize(
    ("bots", "games", "clock", "problem"),
    [
        (["nobody"], 1, None, "error-bot-unknown"),
        ([], 1, None, "error-arena-bots"),
        (BOTS, 0, None, "error-number"),
        (BOTS, 1, 0.0, "error-arena-clock"),
    ],
)
def test_invalid_settings_are_rejected(
    bots: list[str], games: int, clock: float | None, problem: str
) -> None:
    with pytest.raises(BadOption, match=problem):
        settings(bots, games, clock=clock)
