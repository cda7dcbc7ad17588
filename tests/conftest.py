"""Fixtures that every test may use."""

from __future__ import annotations

import os
import signal

import pytest

from tests.support.liberte import LIBERTE
from tricorne.games.game import Game

# Machine code is compiled only for the tests that compare it with the other backends.
os.environ.setdefault("TRICORNE_BACKEND", "wasm")

# Who starts the tests in the background may have them ignore Ctrl+C, and all that they start would, too.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def liberte() -> Game:
    """Return Liberté with its built-in components."""
    return LIBERTE
