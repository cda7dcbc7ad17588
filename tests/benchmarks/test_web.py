"""The benchmark of the web pages: a first visit stays below its size limit, and everything is measured.

Not checked: times, which differ from machine to machine.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from benchmarks import web
from tricorne.games import GAMES

# Of a first visit to a table; how much that is depends a little on what happens in the game.
MAX_KILOBYTES = 320
PROVINCES = 27


@pytest.mark.slow
def test_first_visit_is_small_and_everything_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "LOADS", 1)
    monkeypatch.setattr(web, "MOVES", 3)
    monkeypatch.setattr(web, "MOTION", "quick")
    assert web.main(["--json"]) == 0
    results = json.loads(capsys.readouterr().out)
    for page in ("home", *GAMES):
        assert 10 < results[page]["first_load_kilobytes"] < MAX_KILOBYTES
        assert results[page]["interactive_ms"] > 0
    for game in GAMES:
        assert 0 < results[game]["move_shown_ms"]["p50"] <= results[game]["move_shown_ms"]["max"]
        check_frames(results[game]["frames"])
    # Nobody is elected in provinces without a stack.
    assert PROVINCES / 2 < results["liberte"]["frames"]["elections"] <= PROVINCES
    assert web.draw(results).row_count == 14


def check_frames(frames: dict[str, Any]) -> None:
    assert frames["events"] > 10
    assert frames["drawn"] > 10
    assert frames["seconds"] > 0
    assert frames["per_second"] > 0
    assert frames["longest_ms"] > 0
    assert 0 <= frames["within_17_ms"] <= frames["within_34_ms"] <= 1
