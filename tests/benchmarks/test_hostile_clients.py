"""The benchmark of hostile clients runs and reports. The figures are not checked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SIZES = {"seconds": 2, "rounds": 1, "games": 1, "silent": 20, "bodies": 5, "headers": 2, "floods": 1}


def test_measures_calm_and_attacked() -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "benchmarks.hostile_clients"),
            *(f"--{name}={size}" for name, size in SIZES.items()),
        ],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    results = json.loads(done.stdout)
    for times in (results["calm"], results["attacked"]):
        assert set(times) == {"health", "moves", "seen"}
        assert all(0 < kind["p50"] <= kind["p99"] <= kind["max"] for kind in times.values())
    assert set(results["ratio"]["health"]) == {"p50", "p99", "max"}
    assert results["attack"]["silent"] >= 20
    assert results["attack"]["large headers"] >= 1
