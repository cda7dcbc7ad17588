"""`--language fr`: only the tests of one language, for those who translate."""

from __future__ import annotations

import pytest

from tricorne.i18n.catalogue import LANGUAGES


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--language", choices=LANGUAGES, help="run only the tests of this language")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if language := config.getoption("--language"):
        items[:] = [
            item
            for item in items
            if isinstance(item, pytest.Function)
            and hasattr(item, "callspec")
            and item.callspec.params.get("language") == language
        ]
