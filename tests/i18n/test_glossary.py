"""One word for one thing: words that the catalogues must not use, with the word to use instead.

Not checked: whether the right word is used in the right place.
"""

from __future__ import annotations

import re

import pytest

from tricorne.i18n.catalogue import LANGUAGES, catalogue_texts

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
# Quotes in a command that people copy.
COMMANDS = re.compile(r"--seats '\{ \$seats \}'")


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
        for pattern, instead in BANNED[language].items()
        if (match := re.search(pattern, line))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    found = [f"{place}: {line}" for place, line in lines(language) if "'" in COMMANDS.sub("", line)]
    assert not found, "\n".join(found)
