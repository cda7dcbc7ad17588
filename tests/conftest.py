"""Fixtures that every test may use."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.support.liberte import LIBERTE
from tricorne.arena.process_pool import cores
from tricorne.games.game import Game

# Machine code is compiled only for the tests that compare it with the other backends.
os.environ.setdefault("TRICORNE_BACKEND", "wasm")

# Who starts the tests in the background may have them ignore Ctrl+C, and all that they start would, too.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests that take long begin first, so that none is left over when all others are done; most of them start a
# browser, a server or commands.
TESTS = Path(__file__).parent
LONG = (
    "web/test_pages.py",
    "web/test_whole_games.py",
    "web/test_offline.py",
    "web",
    "benchmarks",
    "client",
    "server/operations",
    "test_docs.py",
    "test_home_made_special.py",
)


def pytest_xdist_auto_num_workers() -> int:
    """Start more workers than there are cores: often, one waits for a browser, a server or the disk."""
    interpreted = os.environ["TRICORNE_BACKEND"] == "interpreted"
    return cores() if interpreted else cores() + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests: those that take long begin."""

    def place(item: pytest.Item) -> int:
        return next(
            (place for place, name in enumerate(LONG) if item.path.is_relative_to(TESTS / name)), len(LONG)
        )

    items.sort(key=place)


@pytest.fixture(scope="session")
def liberte() -> Game:
    """Return Liberté with its built-in components."""
    return LIBERTE
