"""The CPU time and the memory of a process and of all that it started, as one session (Linux)."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

CLOCK_TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(session: int) -> float:
    """Return the CPU time of all processes of a session, children that have ended included."""
    return sum(sum(int(field) for field in fields[11:15]) for _, fields in _stats(session)) / CLOCK_TICKS


def memory_bytes(session: int) -> int:
    """Return the memory of all processes of a session; what several of them share counts once (PSS)."""
    total = 0
    for directory, _ in _stats(session):
        try:
            lines = (directory / "smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    return total


def _stats(session: int) -> Iterator[tuple[Path, list[str]]]:
    """Iterate over the processes of a session: the directory of each, and its fields after the name."""
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            yield status.parent, fields
