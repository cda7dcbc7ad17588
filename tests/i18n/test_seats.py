"""Seats: people count them from 1 wherever they read, programs and records from 0."""

from __future__ import annotations

import pytest

from tricorne.games import load
from tricorne.i18n.catalogue import LANGUAGES, Translations
from tricorne.i18n.narration import Narrator
from tricorne.i18n.seat_numbers import for_people, for_programs
from tricorne.server.errors import Conflict, Invalid
from tricorne.server.http.responses import describe


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_counts_seats_as_the_browser_does(language: str) -> None:
    translations = Translations(language, strict=True)
    narrator = Narrator(translations, load("libertalia"), ["", "Bert"])
    assert narrator.name(0) == translations.say("table-seat", seat=0)
    assert narrator.name(0).endswith(" 1")
    assert narrator.name(1) == "Bert"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_refuses_is_counted_for_people_and_told_to_programs_as_it_is(language: str) -> None:
    told = describe(language, Conflict("error-seat-taken", seat=0, name="Anne"))
    assert told["arguments"]["seat"] == 0
    assert "1" in told["message"]
    assert "0" not in told["message"]
    told = describe(language, Invalid("error-no-seat", seat=5, last=3))
    assert told["arguments"] == {"seat": 5, "last": 3}
    assert all(number in told["message"] for number in ("6", "1", "4"))


def test_a_message_about_a_record_keeps_its_notation() -> None:
    translations = Translations(strict=True)
    said = translations.say("record-seat", file="a", line=9, seat=4, last=3)
    assert "seat 4; seats are 0 to 3" in said


def test_names_and_other_numbers_stay_as_they_are() -> None:
    translations = Translations(strict=True)
    assert translations.say("error-seat-taken", seat=1, name="0") == "Seat 2 is taken by 0."
    assert for_programs(for_people(3)) == 3
