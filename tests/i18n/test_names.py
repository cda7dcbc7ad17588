"""Cards and characters have one translation, which the terminal, the log and the pages share."""

from __future__ import annotations

import re

import pytest

from tricorne.errors import Message
from tricorne.games import load
from tricorne.games.liberte.specials import SPECIALS
from tricorne.i18n.catalogue import LANGUAGES, Translations, catalogue_texts
from tricorne.i18n.names import name_key, with_de
from tricorne.i18n.narration import Narrator

TRANSLATED = {
    "liberte": [special.name for special in SPECIALS],
    "libertalia": [entry["name"] for entry in load("libertalia").reference()["characters"]],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TRANSLATED)
def test_every_name_that_is_a_word_has_a_translation(game: str, language: str) -> None:
    text = "\n".join(catalogue_texts(language).values())
    there = set(re.findall(rf"(?m)^({game}-(?:name|the)-[a-z-]+) =", text))
    made = {name_key(game, name, in_sentence=said) for name in TRANSLATED[game] for said in (False, True)}
    assert there == made


def test_names_in_messages_are_translated() -> None:
    french = Translations("fr", strict=True)
    assert french.name("libertalia", "Freed Slave") == "Esclave affranchi"
    assert french.name("liberte", "Georges Danton") == "Georges Danton"
    played = Message("libertalia-event-played", {"seat": 0, "rank": "Freed Slave"})
    narrator = Narrator(french, load("libertalia"), ["Anne"])
    assert narrator.say(played) == "Anne envoie l’Esclave affranchi à bord."
    narrator = Narrator(french, load("liberte"), ["Anne"])
    bread = Message("liberte-event-played", {"seat": 0, "card": "Bread Shortage"})
    assert narrator.say(bread) == "Anne joue la Disette."
    danton = Message("liberte-event-played", {"seat": 0, "card": "Georges Danton"})
    assert narrator.say(danton) == "Anne joue Georges Danton."


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anne", "d’Anne"),
        ("Élise", "d’Élise"),
        ("Œdipe", "d’Œdipe"),
        ("Henri", "d’Henri"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Bertrand", "de Bertrand"),
        ("Place 2", "de Place 2"),
        ("3", "de 3"),
    ],
)
def test_de_is_elided_before_a_vowel(name: str, expected: str) -> None:
    assert with_de(name) == expected
