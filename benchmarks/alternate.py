"""Measure two or more programs alternately, so that a busy machine slows them down alike.

Each program runs in a process of its own. It prints `ready` when it has warmed up; then it reads
numbers of CPU seconds, one a line, works that long, and prints how much it did in a CPU second.
"""

from __future__ import annotations

import statistics
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

# What each program does between two lines of input: `work` returns how much it did.
LOOP = """
import sys, time
def measure(work, clock=time.process_time):
    work()
    print("ready", flush=True)
    for line in sys.stdin:
        began, done = clock(), 0
        while clock() - began < float(line):
            done += work()
        print(done / (clock() - began), flush=True)
"""


class Program:
    """A process that measures itself."""

    def __init__(self, python: Path, code: str, *arguments: str, directory: Path | None = None) -> None:
        self._process = subprocess.Popen(  # noqa: S603 (our own command)
            [str(python), "-c", LOOP + code, *arguments],
            cwd=directory,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        if self._process.stdout.readline().strip() != "ready":
            self.close()
            raise SystemExit(f"{python} cannot run {' '.join(arguments)}")

    def measure(self, seconds: float) -> float:
        """Work for so many CPU seconds; return how much was done in one."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


def alternate(programs: Sequence[Program], rounds: int, seconds: float) -> list[list[float]]:
    """Measure programs in turn; return the speeds of each by round."""
    speeds: list[list[float]] = [[] for _ in programs]
    for number in range(rounds):
        order = range(len(programs))
        # Whoever goes first alternates, too.
        for which in order if number % 2 == 0 else reversed(order):
            speeds[which].append(programs[which].measure(seconds))
    for program in programs:
        program.close()
    return speeds


def compare(programs: Mapping[str, Program], rounds: int, seconds: float) -> dict[str, Any]:
    """Measure programs alternately; return median speeds, and the ratios of the last to each other one."""
    speeds = dict(zip(programs, alternate(list(programs.values()), rounds, seconds), strict=True))
    *others, last = speeds
    ratios = {
        name: [mine / other for mine, other in zip(speeds[last], speeds[name], strict=True)]
        for name in others
    }
    return {
        "per_cpu_second": {name: round(statistics.median(found)) for name, found in speeds.items()},
        "ratio": {name: round(statistics.median(found), 3) for name, found in ratios.items()},
        "ratios": {name: [round(ratio, 3) for ratio in found] for name, found in ratios.items()},
    }
