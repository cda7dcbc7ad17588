"""Programs that are measured alternately. Not checked: speeds, which differ from machine to machine."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from benchmarks.alternate import Program, compare

PYTHON = Path(sys.executable)


def test_a_program_that_does_more_has_the_greater_speed() -> None:
    programs = {
        "one": Program(PYTHON, "measure(lambda: 1)"),
        "million": Program(PYTHON, "measure(lambda: 1_000_000)"),
    }
    found = compare(programs, rounds=3, seconds=0.02)
    assert len(found["ratios"]["one"]) == 3
    assert found["ratio"]["one"] > 1
    assert found["per_cpu_second"]["million"] > found["per_cpu_second"]["one"] > 0


def test_a_program_that_cannot_start_is_reported() -> None:
    with pytest.raises(SystemExit, match="cannot run"):
        Program(PYTHON, "raise SystemExit")
