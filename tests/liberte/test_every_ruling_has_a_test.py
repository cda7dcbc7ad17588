"""Each numbered ruling, and each clause of the bundle, has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

RULINGS = range(1, 21)


def test_every_ruling_is_named_by_a_test() -> None:
    """A ruling without a test of its own would be found here."""
    here = Path(__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in here.glob("test_rulings_*.py"))
    named = {int(number) for number in re.findall(r"def test_ruling_(\d\d)_", text)}
    assert named == set(RULINGS), f"no test for {sorted(set(RULINGS) - named)}"
    assert len(re.findall(r"def test_first_edition_", text)) >= 8
