"""Fixtures that every test may use."""

from __future__ import annotations

import pytest

from tests.support.liberte import LIBERTE
from tricorne.games.game import Game


@pytest.fixture(scope="session")
def liberte() -> Game:
    """Return Liberté with its built-in components."""
    return LIBERTE
