"""The benchmarks of the server, at small sizes. The figures are not checked.

Not checked: PostgreSQL, on which `tests/server` runs; here it would take longer and show nothing new.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from benchmarks import crash, server
from benchmarks.checker import MoveChecker, SentMove
from benchmarks.latency import percentiles
from tricorne.server.tables.log import Entry, Kind

MOVES = [SentMove(0, "a", 1), SentMove(1, "b", 1), SentMove(0, "c", 3)]


@pytest.fixture(autouse=True)
def shared_bytecode(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Share the bytecode between servers, even where Python is told to write none."""
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path_factory.getbasetemp() / "bytecode"))


def log(moves: list[SentMove]) -> list[Entry]:
    now = datetime.now(UTC)
    start = Entry(1, Kind.START, now, 0.0)
    return [
        start,
        *(
            Entry(number, Kind.MOVE, now, 0.0, move.seat, move.action, move.version)
            for number, move in enumerate(moves, 2)
        ),
    ]


def checker() -> MoveChecker:
    made = MoveChecker(set(MOVES), last_seen=4)
    for number, move in enumerate(MOVES, 2):
        made.acknowledge(number, move)
    return made


@pytest.mark.slow
def test_measures_a_server_under_load(capsys: pytest.CaptureFixture[str]) -> None:
    assert server.main(["--games", "2", "--seconds", "0.2", "--rounds", "2", "--json"]) == 0
    results = json.loads(capsys.readouterr().out)
    assert results["sockets"] == 8
    assert results["first_page_seconds"] > 0
    for phase in ("steady", "flat_out", "beside_bots"):
        assert results[phase]["acknowledged_ms"]["p99"] >= results[phase]["acknowledged_ms"]["p50"] > 0
        assert results[phase]["delivered_ms"]["p50"] > 0
        assert results[phase]["refused"] == 0
    assert results["simultaneous"]["choices"] == 6 * results["simultaneous"]["rounds"] >= 12
    assert results["simultaneous"]["problems"] == []
    assert server.draw(results).row_count == 26


@pytest.mark.slow
def test_killed_server_loses_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    code = crash.main(["--kills", "2", "--games", "1", "--database", database, "--seed", "7"])
    captured = capsys.readouterr()
    assert code == 0, captured.err
    assert "seed 7" in captured.out


@pytest.mark.parametrize(
    ("main", "option", "value"),
    [
        (server.main, "--seconds", "0"),
        (server.main, "--games", "0"),
        (server.main, "--players", "9"),
        (server.main, "--rounds", "-1"),
        (crash.main, "--kills", "0"),
        (crash.main, "--games", "0"),
    ],
)
def test_rejects_invalid_sizes(main: Callable[[list[str]], int], option: str, value: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main([option, value])
    assert ended.value.code == 2


def test_accepts_a_log_with_each_acknowledged_move_once() -> None:
    assert checker().check(log(MOVES), range(2)) == []
    # A move in flight may be stored already, and bots acknowledge nothing.
    in_flight = checker()
    in_flight.sent.add(SentMove(1, "d", 4))
    assert in_flight.check(log([*MOVES, SentMove(1, "d", 4), SentMove(2, "z", 5)]), range(2)) == []


def test_finds_lost_duplicated_and_invented_moves() -> None:
    assert "lost" in checker().check(log(MOVES[:2]), range(2))[0]
    assert "duplicated" in checker().check(log([*MOVES, MOVES[2]]), range(2))[0]
    assert "never sent" in checker().check(log([*MOVES, SentMove(1, "z", 4)]), range(2))[0]
    assert "consecutive" in checker().check(log(MOVES)[1:], range(2))[0]
    ahead = checker()
    ahead.last_seen = 9
    assert "not stored" in ahead.check(log(MOVES), range(2))[0]
    ambiguous = checker()
    ambiguous.acknowledge(2, MOVES[1])
    assert "entry 2" in ambiguous.check(log(MOVES), range(2))[0]


def test_percentiles_are_measured_values() -> None:
    assert percentiles([number / 1000 for number in range(1, 201)]) == {
        "p50": 100.0,
        "p99": 198.0,
        "max": 200.0,
    }
    assert percentiles([0.005]) == {"p50": 5.0, "p99": 5.0, "max": 5.0}
    assert percentiles([]) == {"p50": None, "p99": None, "max": None}
