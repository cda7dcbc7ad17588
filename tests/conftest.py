"""Fixtures that every test may use."""

from __future__ import annotations

import signal

import pytest

from tests.support.liberte import LIBERTE
from tricorne.games.game import Game

# Who starts the tests in the background may have them ignore Ctrl+C, and all that they start would, too.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def liberte() -> Game:
    """Return Liberté with its built-in components."""
    return LIBERTE
