"""Without the libraries of an extra, an import says which extra to install."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from tricorne.envs.extras import from_extra
from tricorne.errors import MissingExtra, TricorneError
from tricorne.i18n.catalogue import LANGUAGES


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("aec", "pettingzoo", "envs"),
        ("single_seat", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_it_is_named(module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"tricorne.envs.{module}", raising=False)
    with pytest.raises(MissingExtra) as missing:
        import_module(f"tricorne.envs.{module}")
    assert isinstance(missing.value, TricorneError)
    assert isinstance(missing.value, ImportError)
    assert missing.value.message.arguments["extra"] == extra
    (note,) = missing.value.__notes__
    assert f'pip install "tricorne[{extra}]"' in note


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_named_in_the_language_of_the_system(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRICORNE_LANGUAGE", language)
    with pytest.raises(MissingExtra) as missing, from_extra("envs"):
        raise ImportError("No module named 'unheard'")
    (note,) = missing.value.__notes__
    assert "No module named 'unheard'" in note
    assert 'pip install "tricorne[envs]"' in note
