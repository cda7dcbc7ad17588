"""The vectors that the pages' tests compare with are what Python does now.

Not checked here: that the pages do the same; their own tests (`web/tests/local-*.test.ts`) do that.
"""

from __future__ import annotations

import pytest

from tests.local.vectors import TARGET, text_of
from tricorne.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_vectors_are_up_to_date(game: str) -> None:
    written = (TARGET / f"{game}.json").read_text("utf-8")
    assert written == text_of(game), "run `python -m tests.local.vectors`"
