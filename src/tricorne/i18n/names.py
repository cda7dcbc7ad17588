"""The names of cards and characters in the language of a message.

Components have English or proper names. The catalogues have a translation of those that are words:
`<game>-name-<name>` alone, and `<game>-the-<name>` within a sentence, with its article, whose attributes are
other forms. Clubs have proper names, and only the latter. `web/src/lib/names.ts` has the same.
"""

from __future__ import annotations

import re
import unicodedata

# The arguments of messages that are the name of a card or a character.
NAMED = ("card", "in-play", "rank")


def slug(name: str) -> str:
    """Return a name as it is in a key: “Société de 1789” is societe-de-1789."""
    bare = "".join(part for part in unicodedata.normalize("NFD", name) if not unicodedata.combining(part))
    return re.sub("[^a-z0-9]+", "-", bare.lower()).strip("-")


def name_key(game: str, name: str, *, in_sentence: bool = False) -> str:
    """Return the key of the translation of a name."""
    return "-".join((game, "the" if in_sentence else "name", slug(name)))


def typeset(name: str) -> str:
    """Put typographic apostrophes into a proper name; component files have straight ones."""
    return name.replace("'", "’")
