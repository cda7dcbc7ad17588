"""The benchmark of hostile clients runs, and says what it should. How long things take is not checked."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "hostile_clients.py"
SIZES = {"seconds": 2, "rounds": 1, "games": 1, "silent": 20, "bodies": 5, "headers": 2, "floods": 1}


def test_it_measures_calm_and_attacked_and_says_so_in_json(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *(f"--{name}={size}" for name, size in SIZES.items())],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    for times in (found["calm"], found["attacked"]):
        assert set(times) == {"health", "moves", "seen"}
        assert all(0 < kind["p50"] <= kind["p99"] <= kind["worst"] for kind in times.values())
    assert set(found["ratio"]["health"]) == {"p50", "p99", "worst"}
    assert found["attack"]["silent"] >= 20
    assert found["attack"]["large headers"] >= 1
