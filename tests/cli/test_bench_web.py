"""What a first visit loads, fonts and all; and the bench that measures it.

Not checked: times, which differ from machine to machine.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.conftest import Run
from tricorne.cli import bench_web
from tricorne.games import GAMES

MOST_KILOBYTES = 300
PROVINCES = 27


@pytest.mark.slow
def test_a_first_visit_loads_less_than_the_pages_may_weigh_and_everything_is_measured(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_web, "LOADS", 1)
    monkeypatch.setattr(bench_web, "MOVES", 3)
    monkeypatch.setattr(bench_web, "MOTION", "quick")
    done = run("bench", "web", "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    for page in ("home", *GAMES):
        assert 10 < found[page]["first_load_kilobytes"] < MOST_KILOBYTES
        assert found[page]["interactive_ms"] > 0
    for game in GAMES:
        assert 0 < found[game]["move_seen_ms"]["p50"] <= found[game]["move_seen_ms"]["max"]
        check_frames(found[game]["frames"])
    # In provinces where nobody stands, nobody is elected.
    assert PROVINCES / 2 < found["liberte"]["frames"]["elections"] <= PROVINCES


def check_frames(frames: dict[str, Any]) -> None:
    assert frames["events"] > 10
    assert frames["drawn"] > 10
    assert frames["seconds"] > 0
    assert frames["per_second"] > 0
    assert frames["longest_ms"] > 0
    assert 0 <= frames["within_17_ms"] <= frames["within_34_ms"] <= 1
