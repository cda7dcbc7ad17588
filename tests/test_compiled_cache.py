"""Machine code is kept by what it was made from, not by where the sources are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tricorne
from tricorne.server.compute.readiness import load_or_compile

GAME = "libertalia"
# Raises `CompileRefused` if anything is missing in the cache.
LOAD = f"""
import tricorne
from tricorne.server.compute.readiness import load
load({GAME!r})
print(tricorne.__file__)
"""


def test_a_second_copy_of_the_sources_compiles_nothing(tmp_path: Path) -> None:
    load_or_compile(GAME)
    source = Path(tricorne.__file__).parent
    copied = tmp_path / "tricorne"
    shutil.copytree(source, copied, ignore=shutil.ignore_patterns("__pycache__", "web"))
    for path in copied.rglob("*.py"):
        os.utime(path)
    done = subprocess.run(
        [sys.executable, "-c", LOAD],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).is_relative_to(tmp_path)
