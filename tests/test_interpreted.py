"""Interpreted and compiled runs of the same games are equal, byte for byte, after every action."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.decisions import decisions
from tests.support.hashes import running_hashes
from tricorne.games import GAMES, load

ROOT = Path(__file__).parent.parent
SAMPLE = 5
MOVES = 900


def interpreted_run(module: str, *arguments: str) -> subprocess.Popen[str]:
    """Start a module of the tests' support in a process that compiles nothing."""
    return subprocess.Popen(
        [sys.executable, "-m", f"tests.support.{module}", *arguments],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("name", sorted(GAMES))
def test_bots_think_the_same_interpreted_and_compiled(name: str) -> None:
    process = interpreted_run("decisions", name)
    compiled = list(decisions(load(name)))
    told, _ = process.communicate()
    assert process.returncode == 0
    assert told.splitlines() == compiled


@pytest.mark.parametrize("name", sorted(GAMES))
def test_interpreted_and_compiled_runs_are_equal(name: str) -> None:
    """A sample over player counts and options is played by both, and hashed move by move."""
    process = interpreted_run("hashes", name, str(SAMPLE), str(MOVES))
    game = load(name)
    compiled = [list(running_hashes(game, number, MOVES)) for number in range(SAMPLE)]
    told, _ = process.communicate()
    assert process.returncode == 0
    interpreted = [line.split() for line in told.splitlines()]
    assert len(interpreted) == SAMPLE
    for number, (here, there) in enumerate(zip(compiled, interpreted, strict=True)):
        differing = [move for move, pair in enumerate(zip(here, there, strict=False)) if pair[0] != pair[1]]
        assert not differing, f"game {number} of the sample differs from move {differing[0]} on"
        assert len(here) == len(there)
