"""The comparison with other engines, at small sizes, with whichever of them are installed.

Not checked: the speeds, which differ from machine to machine.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from benchmarks import peers

# The quickest of each to start.
PEERS = ["Catan,", "hearts, C++", "PettingZoo connect four", "PGX connect four"]


def compared(tmp_path: Path, *names: str) -> dict[str, Any]:
    """Run the benchmark as its users do; return what it wrote."""
    file = tmp_path / "peers.json"
    chosen = [argument for name in names for argument in ("--only", name)]
    assert peers.main(["--seconds", "0.01", "--rounds", "2", "--json", str(file), *chosen]) == 0
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def test_measures_a_game_of_tricorne_in_every_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = compared(tmp_path, "Tricorne Libertalia")
    expected = [contender for contender in peers.CONTENDERS if contender.game == "Libertalia"]
    absent = {label for package in found["missing"] for label in package["not_measured"]}
    ways = [row["way"] for row in found["results"]]
    assert ways == [contender.way for contender in expected if contender.label not in absent]
    assert {"compiled to machine code", "compiled to WebAssembly", "plain Python"} <= set(ways)
    assert found["machine"]["cores"] == next(row["cores"] for row in found["results"] if "all" in row["way"])
    for row in found["results"]:
        speed = row["decisions_per_second"]
        assert len(speed["rounds"]) == found["rounds"] == 2
        assert 0 < speed["lowest"] <= speed["median"] <= speed["highest"]
    printed = capsys.readouterr().out
    assert all(f"| {way} |" in printed for way in ways)


def test_every_peer_is_measured_or_named_as_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = compared(tmp_path, *PEERS)
    chosen = [contender for contender in peers.CONTENDERS if any(name in contender.label for name in PEERS)]
    assert {contender.engine for contender in chosen} == {
        peers.CATANATRON,
        peers.OPENSPIEL,
        peers.PETTINGZOO,
        peers.PGX,
    }
    measured = {(row["engine"], row["game"], row["way"]) for row in found["results"]}
    named = {label: package["install"] for package in found["missing"] for label in package["not_measured"]}
    printed = capsys.readouterr().out
    for contender in chosen:
        engine = contender.engine
        assert ((engine.name, contender.game, contender.way) in measured) == engine.installed()
        if not engine.installed():
            assert named[contender.label] == engine.requirement
            assert f"pip install '{engine.requirement}'" in printed


def test_names_what_is_missing() -> None:
    absent = peers.Package("Nowhere", "nowhere", ("no_such_engine",), "nowhere[all]")
    contender = replace(peers.CONTENDERS[0], engine=absent)
    found = peers.measure([contender], rounds=1, seconds=0.01)
    assert found["results"] == found["failed"] == []
    assert found["missing"] == [{"install": "nowhere[all]", "not_measured": [contender.label]}]
    assert any("pip install 'nowhere[all]'" in line for line in peers.draw(found))


def test_an_engine_that_does_not_start_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = replace(peers.CONTENDERS[0], game="Whist", worker=("tricorne", "whist", "wasm", "one"), needs=())
    monkeypatch.setattr(peers, "CONTENDERS", (broken,))
    assert peers.main(["--seconds", "0.01", "--rounds", "1"]) == 1
    assert f"Does not start: {broken.label}" in capsys.readouterr().out


def test_an_unknown_name_is_rejected(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        peers.main(["--only", "whist"])
    assert "no engine or game has this name" in capsys.readouterr().err


def test_three_digits_are_shown() -> None:
    assert [peers.rounded(speed) for speed in (7, 1_234, 8_765_432)] == ["7", "1,230", "8,770,000"]
