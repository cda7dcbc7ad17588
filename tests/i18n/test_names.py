"""Cards and characters have one translation, which the terminal, the log and the pages share."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tricorne.errors import Message
from tricorne.games import load
from tricorne.games.events import Event
from tricorne.games.libertalia.state import Character
from tricorne.games.liberte.specials import SPECIALS
from tricorne.i18n.catalogue import LANGUAGES, Translations, catalogue_texts
from tricorne.i18n.grammar import Name, functions, with_de
from tricorne.i18n.names import name_key
from tricorne.i18n.narration import Narrator

ITALIAN = """
name-forms = { $name }
    .of = di { $name }
    .gender = masculine
the-terror = il Terrore
    .of = del Terrore
the-shortage = la Carestia
    .of = della Carestia
    .gender = feminine
block = un blocco { FORM($card, "of") }
struck = { CAP($card) } è { GENDER($card) ->
    [feminine] colpita
   *[other] colpito
}.
"""
TRANSLATED = {
    "liberte": [special.name for special in SPECIALS],
    "libertalia": [entry["name"] for entry in load("libertalia").reference()["characters"]],
}
CARDS = load("liberte").reference()["cards"]
# Proper names that have an article within a sentence.
PROPER = {"liberte": [card["name"] for card in CARDS if card["type"] == "club"], "libertalia": []}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TRANSLATED)
def test_every_name_that_needs_a_translation_has_one(game: str, language: str) -> None:
    text = "\n".join(catalogue_texts(language).values())
    there = set(re.findall(rf"(?m)^({game}-(?:name|the)-[a-z0-9-]+) =", text))
    alone = {name_key(game, name) for name in TRANSLATED[game]}
    in_sentence = {name_key(game, name, in_sentence=True) for name in TRANSLATED[game] + PROPER[game]}
    assert there == alone | in_sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proper_name_is_the_same_within_a_sentence(language: str) -> None:
    translations = Translations(language, strict=True)
    assert PROPER["liberte"]
    for name in PROPER["liberte"]:
        assert translations.name("liberte", name) == name
        said = translations.name("liberte", name, in_sentence=True)
        assert name in said
        assert said != name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_typographic_apostrophes(language: str) -> None:
    translations = Translations(language, strict=True)
    assert translations.name("liberte", "Charles, comte d'Artois") == "Charles, comte d’Artois"
    assert not [card for card in CARDS if "'" in translations.say("liberte-in-play", card=card["name"])]


def test_names_in_the_terminal_have_no_soft_hyphens() -> None:
    assert Translations("de", strict=True).name("liberte", "Terror") == "Schreckensherrschaft"


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
    salon = Message("liberte-event-advanced", {"seat": 0, "card": "Salon français"})
    assert narrator.say(salon) == "Anne avance le Salon français."


@pytest.mark.parametrize(
    ("language", "himself", "another"),
    [
        ("en", "Anne’s Brute throws himself overboard.", "Anne’s Brute throws the Brute of Bert overboard."),
        (
            "fr",
            "La Brute d’Anne se jette elle-même par-dessus bord.",
            "La Brute d’Anne jette la Brute de Bert par-dessus bord.",
        ),
    ],
)
def test_a_character_who_hits_himself_is_not_told_as_another(
    language: str, himself: str, another: str
) -> None:
    brute = {"seat": 0, "rank": Character.BRUTE.value}
    narrator = Narrator(Translations(language, strict=True), load("libertalia"), ["Anne", "Bert"])
    assert narrator.event(Event("struck_down", {**brute, "owner": 0})) == himself
    assert narrator.event(Event("struck_down", {**brute, "owner": 1})) == another


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("Religious Problems", "Placez un bloc des Troubles religieux (il en reste 2)."),
        ("Bread Shortage", "Placez un bloc de la Disette (il en reste 2)."),
        ("Olympe de Gouges", "Placez un bloc d’Olympe de Gouges (il en reste 2)."),
        ("Jacobins", "Placez un bloc des Jacobins (il en reste 2)."),
        ("Société de 1789", "Placez un bloc de la Société de 1789 (il en reste 2)."),
        ("Institut philanthropique", "Placez un bloc de l’Institut philanthropique (il en reste 2)."),
        ("Emmanuel d'Antraigues", "Placez un bloc d’Emmanuel d’Antraigues (il en reste 2)."),
    ],
)
def test_a_name_takes_its_own_form_or_that_of_its_language(card: str, expected: str) -> None:
    """`web/tests/translations.test.ts` asserts the same of the pages."""
    assert Translations("fr", strict=True).say("liberte-ask-place", card=card, left=2) == expected


def test_functions_decline_choose_by_gender_and_capitalize() -> None:
    """`web/tests/translations.test.ts` asserts the same of the pages."""

    def attribute(key: str, form: str, name: str) -> str | None:
        message = bundle.get_message(key) if bundle.has_message(key) else None
        pattern = message.attributes.get(form) if message else None
        return str(bundle.format_pattern(pattern, {"name": name})[0]) if pattern else None

    def say(key: str, card: str) -> str:
        pattern = bundle.get_message(key).value
        assert pattern
        text, problems = bundle.format_pattern(pattern, {"card": card})
        assert not problems
        return str(text)

    bundle = FluentBundle(["it"], functions=functions(attribute), use_isolating=False)
    bundle.add_resource(FluentResource(ITALIAN))
    terror, shortage = Name("il Terrore", "the-terror"), Name("la Carestia", "the-shortage")
    assert say("block", terror) == "un blocco del Terrore"
    assert say("block", "Danton") == "un blocco di Danton"
    assert say("struck", terror) == "Il Terrore è colpito."
    assert say("struck", shortage) == "La Carestia è colpita."


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
