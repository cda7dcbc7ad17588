"""The patch of docs/engine.md: it applies, touches few files, and its card is played.

The patched copy runs as plain Python in a process of its own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "engine.md"
MOST_FILES = 12
NEEDED = ("src/tricorne", "tests/__init__.py", "tests/support", "tests/liberte")
TESTS = ("tests/liberte/test_law_of_the_maximum.py", "tests/liberte/test_specials.py")


def patch() -> str:
    """Return all diffs of the guide, one after the other."""
    return "".join(re.findall(r"^```diff\n(.*?)^```$", GUIDE.read_text("utf-8"), re.DOTALL | re.MULTILINE))


def patched_files() -> list[str]:
    """List the files that the patch changes or adds."""
    return re.findall(r"^\+\+\+ b/(\S+)$", patch(), re.MULTILINE)


def copy(target: Path) -> None:
    """Copy what the patch and its tests need, without the built web pages."""
    changed = [path for path in patched_files() if (ROOT / path).exists()]
    for path in (*NEEDED, *changed):
        source, destination = ROOT / path, target / path
        destination.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "web")
            shutil.copytree(source, destination, ignore=ignored)
        elif not destination.exists():
            shutil.copy(source, destination)


def test_a_new_special_touches_few_files() -> None:
    """A message in several languages counts once."""
    once = {re.sub(r"/i18n/\w+/", "/i18n/*/", path) for path in patched_files()}
    assert 0 < len(once) <= MOST_FILES, sorted(once)


def test_the_patched_rules_play_the_card(tmp_path: Path) -> None:
    copy(tmp_path)
    environment = {
        **os.environ,
        "GIT_CEILING_DIRECTORIES": str(tmp_path.parent),
        "TRICORNE_BACKEND": "interpreted",
        "PYTHONPATH": os.pathsep.join([str(tmp_path / "src"), str(tmp_path)]),
    }
    applied = subprocess.run(
        ["git", "apply", "-"],
        cwd=tmp_path,
        env=environment,
        input=patch().encode(),
        capture_output=True,
        check=False,
    )
    assert applied.returncode == 0, applied.stderr.decode()
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly"]
    done = subprocess.run(
        [*pytest, *TESTS], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
