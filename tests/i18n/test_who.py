"""Who they were: every card, province, battle and character has a line of its own, in every language.

Not checked: whether a line is true.
"""

from __future__ import annotations

import re

import pytest

from tricorne.games import GAMES, load
from tricorne.i18n.catalogue import LANGUAGES, catalogue_texts
from tricorne.i18n.names import slug

# A line fits below a card.
LONGEST = 200


def named(game: str) -> set[str]:
    """Return the keys of everything that has a name."""
    reference = load(game).reference()
    if game == "libertalia":
        return {slug(character["name"]) for character in reference["characters"]}
    return {
        *(slug(card["name"]) for card in reference["cards"]),
        *(f"place-{slug(province['name'])}" for province in reference["provinces"]),
        *(f"battle-{slug(name)}" for name in reference["battle_names"].values()),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everyone_has_a_line(game: str, language: str) -> None:
    text = catalogue_texts(language)[f"web_who_{game}.ftl"]
    lines = dict(re.findall(rf"(?m)^web-who-{game}-([a-z0-9-]+) = (.+)$", text))
    assert set(lines) == named(game)
    assert len(set(lines.values())) == len(lines), "a line is there twice"
    assert all(20 < len(line) <= LONGEST for line in lines.values())
