"""The benches of the server, at sizes that are over in a moment. What they measure is not looked at.

Not checked: PostgreSQL, which `tests/server` runs on; here it would be the same with longer waiting.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tricorne.cli.benches.ledger import Ledger, Sent
from tricorne.cli.benches.load import percentiles
from tricorne.server.tables.log import Entry, Kind

MOVES = [Sent(0, "a", 1), Sent(1, "b", 1), Sent(0, "c", 3)]


@pytest.fixture(autouse=True)
def kept_bytecode(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Let servers share their bytecode, even where Python is told to keep none."""
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path_factory.getbasetemp() / "bytecode"))


def log(moves: list[Sent]) -> list[Entry]:
    now = datetime.now(UTC)
    start = Entry(1, Kind.START, now, 0.0)
    return [
        start,
        *(
            Entry(number, Kind.MOVE, now, 0.0, move.seat, move.action, move.version)
            for number, move in enumerate(moves, 2)
        ),
    ]


def ledger() -> Ledger:
    kept = Ledger(set(MOVES), told=4)
    for number, move in enumerate(MOVES, 2):
        kept.acknowledge(number, move)
    return kept


@pytest.mark.slow
def test_a_server_under_load_is_measured_from_start_to_memory(run: Run) -> None:
    done = run("bench", "server", "--games", "2", "--seconds", "0.2", "--rounds", "2", "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert found["sockets"] == 8
    assert found["first_page_seconds"] > 0
    for phase in ("steady", "flat_out", "beside_bots"):
        assert found[phase]["acknowledged_ms"]["p99"] >= found[phase]["acknowledged_ms"]["p50"] > 0
        assert found[phase]["seen_ms"]["p50"] > 0
        assert found[phase]["refused"] == 0
    assert found["together"]["choices"] == 6 * found["together"]["rounds"] >= 12
    assert found["together"]["wrong"] == []


@pytest.mark.slow
def test_a_server_that_is_killed_loses_nothing(run: Run, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    done = run("bench", "crash", "--kills", "2", "--games", "1", "--database", database, "--seed", "7")
    assert done.code == 0, done.err
    assert "seed 7" in done.out


def test_sizes_that_make_no_sense_are_refused(run: Run) -> None:
    assert run("bench", "server", "--seconds", "0").code == 2
    assert run("bench", "server", "--games", "0").code == 2
    assert run("bench", "server", "--players", "9").code == 2
    assert run("bench", "server", "--rounds", "-1").code == 2
    assert run("bench", "crash", "--kills", "0").code == 2
    assert run("bench", "crash", "--games", "0").code == 2


def test_a_log_that_has_all_that_was_acknowledged_once_is_right() -> None:
    assert ledger().check(log(MOVES), range(2)) == []
    # What is still under way may be stored already, and bots were never asked to tell.
    kept = ledger()
    kept.sent.add(Sent(1, "d", 4))
    assert kept.check(log([*MOVES, Sent(1, "d", 4), Sent(2, "z", 5)]), range(2)) == []


def test_a_ledger_finds_what_is_lost_doubled_or_made_up() -> None:
    assert "lost" in ledger().check(log(MOVES[:2]), range(2))[0]
    assert "doubled" in ledger().check(log([*MOVES, MOVES[2]]), range(2))[0]
    assert "never sent" in ledger().check(log([*MOVES, Sent(1, "z", 4)]), range(2))[0]
    assert "numbered" in ledger().check(log(MOVES)[1:], range(2))[0]
    told = ledger()
    told.told = 9
    assert "told, but not stored" in told.check(log(MOVES), range(2))[0]
    twice = ledger()
    twice.acknowledge(2, MOVES[1])
    assert "line 2" in twice.check(log(MOVES), range(2))[0]


def test_percentiles_are_times_that_were_measured() -> None:
    assert percentiles([number / 1000 for number in range(1, 201)]) == {
        "p50": 100.0,
        "p99": 198.0,
        "max": 200.0,
    }
    assert percentiles([0.005]) == {"p50": 5.0, "p99": 5.0, "max": 5.0}
    assert percentiles([]) == {"p50": None, "p99": None, "max": None}
