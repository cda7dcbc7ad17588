"""The names of cards and characters in the language of a message.

Components have English or proper names. The catalogues have a translation of those that are words:
`<game>-name-<name>` alone, and `<game>-the-<name>` within a sentence, with its article, whose attributes are
other forms.
"""

from __future__ import annotations

import re

# The arguments of messages that are the name of a card or a character.
NAMED = ("card", "in-play", "rank")


def name_key(game: str, name: str, *, in_sentence: bool = False) -> str:
    """Return the key of the translation of a name."""
    return "-".join((game, "the" if in_sentence else "name", re.sub("[^a-z]+", "-", name.lower())))
