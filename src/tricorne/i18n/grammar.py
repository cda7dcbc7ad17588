"""The grammar of messages: names that are declined, and the functions that messages may call.

`web/src/lib/grammar.ts` has the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Self

# The message whose attributes are the forms of a language, for names that have none of their own.
FORMS = "name-forms"
# The attribute that `GENDER` reads, and what it may say.
GENDER = "gender"
GENDERS = ("masculine", "feminine", "common", "neuter", "plural")

# Formats an attribute of a message with the name, or returns None if the message does not have it.
Attribute = Callable[[str, str, str], str | None]


class Name(str):
    """The name of a card or a character: it has the forms that its own message gives."""

    __slots__ = ("key",)
    key: str

    def __new__(cls, text: str, key: str) -> Self:
        """Join a text and the key of the message whose attributes are its other forms."""
        name = super().__new__(cls, text)
        name.key = key
        return name


def functions(attribute: Attribute) -> dict[str, Callable[..., Any]]:
    """Return the functions that the messages of a language may call."""

    def form_of(name: object, form: object) -> str:
        text = attribute(name.key, str(form), str(name)) if isinstance(name, Name) else None
        text = attribute(FORMS, str(form), str(name)) if text is None else text
        if text is None:
            raise ValueError(f"{FORMS} has no .{form}")
        return text

    return {
        "DE": with_de,
        "CAP": capitalized,
        "FORM": form_of,
        "GENDER": lambda name: form_of(name, GENDER),
    }


def with_de(name: object) -> str:
    """Put the French “de” before a name, elided before a vowel or an h: “d’Anne”, “de Bertrand”."""
    text = str(name)
    bare = unicodedata.normalize("NFD", text).lower().replace("œ", "oe").replace("æ", "ae")
    return f"d’{text}" if re.match("[aeiouh]|y[^aeiou]", bare) else f"de {text}"


def capitalized(text: object) -> str:
    """Begin a text with a capital letter."""
    return str(text)[:1].upper() + str(text)[1:]
