"""Declarations of special cards: component files, reference data, words and pictures agree with them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tests.support.liberte import LIBERTE
from tricorne.games.liberte.components import SPECIAL_NAMES
from tricorne.games.liberte.specials import SPECIALS, SpecialCard

I18N = files("tricorne.i18n")
LANGUAGES = sorted(entry.name for entry in I18N.iterdir() if entry.joinpath("web_liberte.ftl").is_file())
WEB = Path(__file__).parents[2] / "web" / "src"
PICTURES = (WEB / "games" / "liberte" / "pictures.svg").read_text("utf-8")
GLYPHS = (WEB / "art" / "glyphs.svg").read_text("utf-8")


def key(special: SpecialCard) -> str:
    """Return the name of a special card in message keys and pictures."""
    return special.name.lower().replace(" ", "-")


def test_component_files_know_every_special_by_its_name() -> None:
    assert tuple(special.name for special in SPECIALS) == SPECIAL_NAMES


def test_the_reference_describes_the_specials() -> None:
    cards = {card["name"]: card for card in LIBERTE.reference()["cards"]}
    described = {
        special.name: (cards[special.name]["target"], cards[special.name]["needs"])
        for special in SPECIALS
        if special.usual
    }
    assert described == {
        "Bread Shortage": ("stack", []),
        "Emigration": ("card", []),
        "Religious Problems": ("stack", []),
        "Guillotine": ("card", []),
        "Purge": ("card", ["presence"]),
        "Terror": ("stack", ["radical_government", "presence"]),
    }
    assert "target" not in cards["Jacobins"]
    assert "target" not in LIBERTE.describe_card(50), "traces keep their format"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("special", SPECIALS, ids=key)
def test_every_special_has_its_messages(special: SpecialCard, language: str) -> None:
    files = (I18N.joinpath(language, name) for name in ("liberte.ftl", "web_liberte.ftl"))
    messages = [line for file in files for line in file.read_text("utf-8").splitlines()]
    keys = {message.partition(" = ")[0] for message in messages}
    assert f"liberte-name-{key(special)}" in keys
    assert f"liberte-the-{key(special)}" in keys
    assert f"web-liberte-effect-{key(special)}" in keys
    assert (f"web-liberte-needs-{key(special)}" in keys) == bool(special.needs)


@pytest.mark.parametrize("special", SPECIALS, ids=key)
def test_every_special_has_its_pictures(special: SpecialCard) -> None:
    assert f'<g id="emblem-{key(special)}">' in PICTURES
    assert f'<symbol id="{key(special)}"' in GLYPHS
