"""What a first visit loads, fonts and all; and the bench that measures it.

Not checked: times, which differ from machine to machine.
"""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run, run
from tricorne.cli import bench_web
from tricorne.games import GAMES

__all__ = ["run"]

MOST_KILOBYTES = 300


@pytest.mark.slow
def test_a_first_visit_loads_less_than_the_pages_may_weigh(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_web, "LOADS", 1)
    monkeypatch.setattr(bench_web, "MOVES", 3)
    done = run("bench", "web", "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert found["home"]["first_load_kilobytes"] < MOST_KILOBYTES
    for game in GAMES:
        assert found[game]["first_load_kilobytes"] < MOST_KILOBYTES
        assert found[game]["move_seen_ms"]["p50"] > 0
        assert found[game]["frames"]["events"] > 10
        assert found[game]["frames"]["per_second"] > 0
