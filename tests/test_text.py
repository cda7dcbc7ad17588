"""User input: invisible and harmful characters are removed, and what languages and emoji need is kept."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from tricorne.text import clean_text, is_blank, is_clean_line, is_ignorable, is_visible

BIDI_CONTROLS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
REAL = {
    "a family": "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",
    "a red heart": "\u2764\ufe0f",
    "the flag of England": "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "a keycap": "1\ufe0f\u20e3",
    "a skin tone": "\U0001f44d\U0001f3fd",
    "Persian": "می\u200cخواهم",
    "Hindi": "क्\u200dष हिन्दी",
    "Hebrew with points": "שָׁלוֹם",
    "Arabic with its number sign": "\u0600١٢",
    "Vietnamese, taken apart": unicodedata.normalize("NFD", "Việt Nam"),
    "Thai": "น้ำ",
    "Korean": "안녕하세요",
    "two lines": "to arms\n\nat dawn",
}


@pytest.mark.parametrize("text", REAL.values(), ids=REAL)
def test_characters_that_languages_and_emoji_need_are_kept(text: str) -> None:
    assert clean_text(text) == text
    assert is_clean_line(text) == ("\n" not in text)


@pytest.mark.parametrize("character", BIDI_CONTROLS, ids=ascii)
def test_bidi_controls_are_removed(character: str) -> None:
    assert clean_text(f"a{character}b") == "ab"
    assert not is_clean_line(f"a{character}b")


def test_control_characters_are_removed_except_line_breaks() -> None:
    for code in (*range(0x20), *range(0x7F, 0xA0)):
        expected = {"\t": " ", "\n": "\n", "\r": "\n", "\x85": "\n"}.get(chr(code), "")
        assert clean_text(f"é{chr(code)}b") == f"é{expected}b", hex(code)
    assert clean_text("\x1b[31mred\x07\x1b]0;title\x07") == "[31mred]0;title"
    for text in ("one\ntwo", "one\ttwo", " one", "one ", "\x07"):
        assert not is_clean_line(text)


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("\u200d\u200chidden", "hidden"),
        ("a \u200db", "a b"),
        ("a\u200b\u2060\ufeff\u00adb", "ab"),
        ("pay\U000e0068\U000e0069load", "payload"),
        ("\ufe0fx", "x"),
        ("x\ufffe\ufdd0\U0001ffffy", "xy"),
        ("a\u2028b\u2029c", "a\nb\nc"),
    ],
    ids=ascii,
)
def test_meaningless_invisible_characters_are_removed(text: str, cleaned: str) -> None:
    assert clean_text(text) == cleaned


def test_cleaning_is_idempotent() -> None:
    for code in (*range(0x3000), *range(0xF000, 0x10000), *range(0x1F000, 0x20000), *range(0xE0000, 0xE0200)):
        once = clean_text(f"a{chr(code)}b")
        assert clean_text(once) == once, hex(code)


def test_every_blank_looking_character_is_covered() -> None:
    for (
        character
    ) in "\u3164\u2800\u115f\u1160\uffa0\u17b4\u034f\u200b\u2060\u180e\ufeff\u00ad\ufe0f\U000e0041":
        assert is_blank(character), ascii(character)
        assert is_blank(f" {character}\u00a0{character} "), ascii(character)
        assert not is_clean_line(character), ascii(character)
    for character in "aé字🏴☠?—\u0600":
        assert not is_blank(character), ascii(character)


def test_separators_marks_and_controls_are_not_visible() -> None:
    for code in range(sys.maxunicode + 1):
        character = chr(code)
        category = unicodedata.category(character)
        if category[0] in "ZM" or category in ("Cc", "Cs"):
            assert not is_visible(character), hex(code)
        if category == "Cf" and not is_ignorable(character):
            # Visible format characters: signs above or around what follows.
            named = unicodedata.name(character)
            assert named.startswith(("ARABIC", "SYRIAC", "KAITHI", "EGYPTIAN")), named
