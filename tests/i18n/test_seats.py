"""People count seats from 1, programs and records from 0."""

from __future__ import annotations

import pytest

from tricorne.games import load
from tricorne.i18n.catalogue import LANGUAGES, Translations
from tricorne.i18n.narration import Narrator
from tricorne.i18n.seat_numbers import for_people, for_programs
from tricorne.server.errors import Conflict, Invalid
from tricorne.server.http.responses import describe


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_counts_seats_from_1(language: str) -> None:
    translations = Translations(language, strict=True)
    narrator = Narrator(translations, load("libertalia"), ["", "Bert"])
    assert narrator.name(0) == translations.say("table-seat", seat=0)
    assert narrator.name(0).endswith(" 1")
    assert narrator.name(1) == "Bert"


@pytest.mark.parametrize("language", LANGUAGES)
def test_error_messages_count_from_1_and_their_arguments_from_0(language: str) -> None:
    error = describe(language, Conflict("error-seat-taken", seat=0, name="Anne"))
    assert error["arguments"]["seat"] == 0
    assert "1" in error["message"]
    assert "0" not in error["message"]
    error = describe(language, Invalid("error-no-seat", seat=5, last=3))
    assert error["arguments"] == {"seat": 5, "last": 3}
    assert all(number in error["message"] for number in ("6", "1", "4"))


def test_messages_about_records_count_from_0() -> None:
    translations = Translations(strict=True)
    said = translations.say("record-seat", file="a", line=9, seat=4, last=3)
    assert "seat 4; seats are 0 to 3" in said


def test_names_and_other_numbers_are_unchanged() -> None:
    translations = Translations(strict=True)
    assert translations.say("error-seat-taken", seat=1, name="0") == "Seat 2 is taken by 0."
    assert for_programs(for_people(3)) == 3
