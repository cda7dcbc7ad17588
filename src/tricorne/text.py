"""Sanitizes user input for display: one policy for chat, notes, titles and names.

Two kinds of characters never reach another person's screen or terminal:

* control characters, such as ESC and BEL (line breaks are kept where several lines are allowed),
* invisible characters that change how text looks: bidi controls, which reorder the text around
  them, zero-width characters, fillers, and tags.

Invisible characters that a writing system or an emoji needs are kept in that position: a
zero-width (non-)joiner or a variation selector right after a visible character, and the tags of
a flag right after the black flag.

Python's `unicodedata` has general categories, but not the properties Default_Ignorable_Code_Point
and Bidi_Control, so both are derived here as Unicode derives them (DerivedCoreProperties.txt,
PropList.txt).
"""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
BLACK_FLAG = "\U0001f3f4"
LINE_BREAKS = dict.fromkeys(map(ord, "\u0085\u2028\u2029"), "\n")

# Other_Default_Ignorable_Code_Point: fillers, and code points reserved for invisible characters.
_OTHER_IGNORABLE = (
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x2065, 0x2065),
    (0x3164, 0x3164),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0xE0000, 0xE0FFF),
)
_VARIATION_SELECTORS = ((0x180B, 0x180D), (0x180F, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
_TAGS = (0xE0020, 0xE007F)
# Visible format characters: Prepended_Concatenation_Mark, and the Egyptian hieroglyph format controls.
_VISIBLE_FORMATS = (
    (0x0600, 0x0605),
    (0x06DD, 0x06DD),
    (0x070F, 0x070F),
    (0x0890, 0x0891),
    (0x08E2, 0x08E2),
    (0x110BD, 0x110BD),
    (0x110CD, 0x110CD),
    (0x13430, 0x1343F),
)
# Letters and symbols with an empty glyph, for which Unicode has no property.
BLANK_GLYPHS = frozenset("\u2800\ufffc\U00013441\U00013442\U00016fe4\U0001d159")
_NONCHARACTERS = (0xFDD0, 0xFDEF)


def _within(code: int, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= code <= last for first, last in ranges)


def is_variation_selector(character: str) -> bool:
    """Whether a character only selects the glyph of the one before it."""
    return _within(ord(character), _VARIATION_SELECTORS)


def is_ignorable(character: str) -> bool:
    """Whether a character is Default_Ignorable_Code_Point, or another invisible format character."""
    code = ord(character)
    if _within(code, _OTHER_IGNORABLE) or _within(code, _VARIATION_SELECTORS):
        return True
    return unicodedata.category(character) == "Cf" and not _within(code, _VISIBLE_FORMATS)


def is_visible(character: str) -> bool:
    """Whether a character is visible by itself; a combining mark is not."""
    category = unicodedata.category(character)
    if category[0] in "MZ" or category in ("Cc", "Cs") or character in BLANK_GLYPHS:
        return False
    return not is_ignorable(character)


def is_blank(text: str) -> bool:
    """Whether a text has no visible character."""
    return not any(map(is_visible, text))


def clean_text(text: str) -> str:
    """Return a text, of any number of lines, without unsafe characters."""
    if text.isascii() and text.isprintable():
        return text
    kept: list[str] = []
    for character in text.replace("\r\n", "\n").replace("\r", "\n").translate(LINE_BREAKS):
        if _is_allowed(character, kept):
            kept.append(" " if character == "\t" else character)
    return "".join(kept)


def is_clean_line(text: str) -> bool:
    """Whether a name or title is one clean line; the empty text is."""
    return clean_text(text) == text == text.strip() and "\n" not in text and not (text and is_blank(text))


def _is_allowed(character: str, before: list[str]) -> bool:
    if character in "\n\t":
        return True
    if character in JOINERS or is_variation_selector(character):
        return bool(before) and _can_be_modified(before[-1])
    code = ord(character)
    if _TAGS[0] <= code <= _TAGS[1]:
        return bool(before) and (before[-1] == BLACK_FLAG or _TAGS[0] <= ord(before[-1]) < _TAGS[1])
    if is_ignorable(character) or _NONCHARACTERS[0] <= code <= _NONCHARACTERS[1] or code & 0xFFFE == 0xFFFE:
        return False
    return unicodedata.category(character) not in ("Cc", "Cs")


def _can_be_modified(character: str) -> bool:
    """Whether a joiner or a variation selector is meaningful after a character."""
    mark = unicodedata.category(character)[0] == "M" and not _within(ord(character), _OTHER_IGNORABLE)
    return mark or is_visible(character)
