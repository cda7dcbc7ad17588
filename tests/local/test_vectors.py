"""The vectors that the pages' tests compare with are what Python does now.

Not checked here: that the pages do the same; their own tests (`web/tests/local-*.test.ts`) do that.
"""

from __future__ import annotations

import pytest

from tests.local.component_vectors import text_of_vectors
from tests.local.vectors import TARGET, text_of
from tricorne.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_vectors_are_up_to_date(game: str) -> None:
    written = (TARGET / f"{game}.json").read_text("utf-8")
    assert written == text_of(game), "run `python -m tests.local.vectors`"


def test_vectors_of_component_files_are_up_to_date() -> None:
    written = (TARGET / "components.json").read_text("utf-8")
    assert written == text_of_vectors(), "run `python -m tests.local.component_vectors`"
