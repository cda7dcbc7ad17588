"""The names of cards and characters in the language of a message, and how they are put into a sentence.

Components have English or proper names. The catalogues have a translation of those that are words:
`<game>-name-<name>` alone, and `<game>-the-<name>` within a sentence, with its article.
"""

from __future__ import annotations

import re
import unicodedata

# The arguments of messages that are the name of a card or a character.
NAMED = ("card", "in-play", "rank")


def name_key(game: str, name: str, *, in_sentence: bool = False) -> str:
    """Return the key of the translation of a name."""
    return "-".join((game, "the" if in_sentence else "name", re.sub("[^a-z]+", "-", name.lower())))


def with_de(name: object) -> str:
    """Put the French “de” before a name, elided before a vowel or an h: “d’Anne”, “de Bertrand”."""
    text = str(name)
    bare = unicodedata.normalize("NFD", text).lower().replace("œ", "oe").replace("æ", "ae")
    return f"d’{text}" if re.match("[aeiouh]|y[^aeiou]", bare) else f"de {text}"
