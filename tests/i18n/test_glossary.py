"""One word for one thing: the terms of `docs/glossary`, and words that the catalogues must not use.

Not checked: whether the right word is used in the right place.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from tests.i18n.texts import check, entries, translated
from tricorne.i18n.catalogue import FALLBACK, LANGUAGES, catalogue_texts

GLOSSARIES = Path(__file__).parents[2] / "docs" / "glossary"
# The glossary whose English terms all others have.
MODEL = "fr"
ROW = re.compile(r"^\| *([^|]*?) *\| *([^|]*?) *\| *([^|]*?) *\| *([^|]*?) *\|$", re.MULTILINE)
# By language: a pattern, and the word that is used instead. In the French rules of Liberté, a “tour” is a
# turn, a “tour d’action” a round, the “réserve personnelle” a display, and the “stock” the supply.
BANNED = {
    "en": {
        r"\blet(s|ting)? (it|them|\{ \$card \}) go\b|\blets go\b": "discard",
        r"\bholds? back\b": "advance nothing",
        r"\bfrom beside the deck\b": "face-up",
        r"\bcalls? the counter-revolution\b|\bto be called\b": "claim",
        r"(?<!There )\bis no (option|action|record)\b": "is not a valid …",
        r"\bthe lead of the opposition\b": "leading the opposition",
        r"\b[Rr]obots?\b": "bot",
        r"\bpeer of the realm\b": "nobleman",
        r"\bThe usual\b": "Default",
    },
    "fr": {
        r"\b[Rr]obots?\b": "bot",
        r"\b[ÉéEe]talages?\b|\bétalée?s?\b": "réserve personnelle",
        r"\b[Mm]anches?\b": "tour d’action",
        r"\b[ÉE]puration\b|\bépure\b": "Purge",
        r"\bsérie [AB]\b|\bseconde série\b": "set A, set B",
        r"\bfleurs? de lis\b": "fleur de lys",
        r"\bPrédicateur\b": "Prêcheur",
        r"\béchelle des élections\b": "piste électorale",
        r"\bà annoncer\b|\bÀ annoncer\b": "à proclamer",
        r"\bbutin ouvert\b|\bButin ouvert\b": "butin visible",
        r"\bnombre d’argent\b|\bmarques? d’argent\b": "chiffre argenté",
        r"(?<!qui a )\b[Ll]e plus de [\w ]+ l’emporte\b": "celui qui a le plus de …",
        r"\b[Ss]e retenir\b|\bretenez-vous\b|\bse retient\b": "ne rien avancer",
        r"\b[Dd]resse[rz]\b|\bDressez\b": "ouvrir une table",
        r"\bpair du royaume\b": "noble",
        r"\bde \{ \$(name|seat|owner|one|two|card) \}": "{ DE($…) }, which elides before a vowel",
    },
}


def lines(language: str) -> list[tuple[str, str]]:
    """Return the lines of all catalogues of a language, each with its place."""
    return [
        (f"{file}, line {number}", line)
        for file, text in catalogue_texts(language).items()
        for number, line in enumerate(text.splitlines(), 1)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_banned_word(language: str) -> None:
    found = [
        f"{place}: {match[0]!r}, better: {instead}"
        for place, line in lines(language)
        for pattern, instead in BANNED.get(language, {}).items()
        if (match := re.search(pattern, line))
    ]
    assert not found, "\n".join(found)


@dataclass
class Term:
    """A row of a glossary."""

    english: str
    word: str
    wrong: list[str]
    source: str


@cache
def glossary(language: str) -> list[Term]:
    rows = ROW.findall((GLOSSARIES / f"{language}.md").read_text("utf-8"))[2:]
    return [
        Term(english, word, [each.strip() for each in wrong.split(",") if each.strip()], source)
        for english, word, wrong, source in rows
    ]


def has(text: str, word: str) -> bool:
    return word.casefold() in text.replace("\u00ad", "").casefold()


@translated
def test_glossaries_have_the_same_terms_with_their_sources(language: str) -> None:
    terms = glossary(language)
    assert [term.english for term in terms] == [term.english for term in glossary(MODEL)]
    check([f"{term.english}: no word, or no source" for term in terms if not term.word or not term.source])


@translated
def test_terms_are_those_of_the_glossary(language: str) -> None:
    english, there = entries(FALLBACK), entries(language)
    check(
        [
            f"{term.english}: {term.word} is in no message whose English has “{term.english}”"
            for term in glossary(language)
            if not any(
                has(entry.text, term.word)
                for key, entry in there.items()
                if key in english and has(english[key].text, term.english.removeprefix("to "))
            )
        ]
    )


@translated
def test_no_word_is_used_that_the_glossary_rejects(language: str) -> None:
    check(
        [
            f"{entry.file}: {key}: {wrong}, better: {term.word}: {entry.text}"
            for term in glossary(language)
            for wrong in term.wrong
            for key, entry in entries(language).items()
            if re.search(rf"\b{re.escape(wrong)}\b", entry.text, re.IGNORECASE)
        ]
    )
