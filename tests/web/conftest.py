"""Fixtures for the tests of the pages: a server, a browser, and people who use them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser

from tests.server.processes import Serving, serving
from tests.web.browser import Visitor, chromium, visitor


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


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
