"""Fixtures for the tests of the pages: a server, a browser, and people who use them.

Both are started once for all tests of this folder. The browser is gone when they are over: while it runs,
nothing else in the process can have an event loop.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser

from tests.server.support.processes import UNLIMITED, Serving, serving
from tests.web.browser import Visitor, chromium, visitor
from tests.web.screens import Gallery


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    switches = (*UNLIMITED, "--set", "own_cards=true")
    with serving(tmp_path_factory.mktemp("served"), *switches) as running:
        yield running


@pytest.fixture(scope="package")
def gallery(browser: Browser, served: Serving) -> Gallery:
    """Return everything that there is to see, set up at the server."""
    return Gallery.set_up(browser, served.url)


class Visit(Protocol):
    """Opens a browser of somebody's own; the words are those of `browser.visitor`."""

    def __call__(self, *size: tuple[int, int], **wishes: Any) -> Visitor: ...


@pytest.fixture
def visit(browser: Browser, served: Serving) -> Iterator[Visit]:
    with ExitStack() as stack:

        def open_one(*size: tuple[int, int], **wishes: Any) -> Visitor:
            someone: AbstractContextManager[Visitor] = visitor(browser, served.url, *size, **wishes)
            return stack.enter_context(someone)

        yield open_one
