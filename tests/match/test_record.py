"""Record files: round trips, and errors with their line and a correction."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.records import random_game
from tricorne.errors import BadOption, BadRecord
from tricorne.games import GAMES, load
from tricorne.i18n.catalogue import Translations
from tricorne.i18n.explain import explain
from tricorne.match import Match, Record, record

TEXT = random_game("liberte", 4).text()
LINES = TEXT.splitlines()
FIRST_MOVE = next(number for number, line in enumerate(LINES, 1) if line[:1].isdigit())
WORDS = Translations(strict=True)


def parse(text: str | bytes) -> Record:
    return record.parse(text if isinstance(text, bytes) else text.encode(), "a.tricorne")


def refused(text: str | bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Match.from_record(parse(text))
    said = explain(WORDS, caught.value)
    assert "a.tricorne" in said
    return caught.value


def with_line(start: str, replacement: str) -> str:
    assert any(line.startswith(start) for line in LINES)
    return "\n".join(replacement if line.startswith(start) else line for line in LINES)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_round_trips(name: str) -> None:
    kept = random_game(name)
    again = parse(kept.text())
    assert again.text() == kept.text()
    assert Match.from_record(again).result == kept.result


def test_the_header() -> None:
    fingerprint = load("liberte").file.fingerprint
    assert LINES[: FIRST_MOVE - 1] == [
        "tricorne record 1",
        "game: liberte",
        "rules: 2",
        f"components: built-in sha256:{fingerprint}",
        "players: 4",
        "options: edition=second second_card=on counter_revolution=automatic",
        "seed: a test",
        "",
    ]


def test_comments_empty_lines_and_windows_line_endings_are_accepted() -> None:
    lines = [LINES[0], "# a comment", "", *LINES[1:FIRST_MOVE], LINES[FIRST_MOVE] + "   # why not", "#"]
    first = LINES[FIRST_MOVE - 1]
    kept = parse("\r\n".join(lines).replace(first, f"  {first}  ") + "\r\n")
    assert [move.action for move in kept.moves] == [
        move.action for move in random_game("liberte", 4).moves[:2]
    ]


def test_a_seed_may_contain_a_hash_sign() -> None:
    assert parse(with_line("seed", "seed: #1 of 3")).seed == "#1 of 3"


def test_names_and_seats_are_kept() -> None:
    match = Match(load("liberte"), 3, "s", names=["Anne", "Bé la", "C"], seats=["human", "random", "random"])
    again = parse(match.record().text())
    assert again.names == ("Anne", "Bé la", "C")
    assert again.seats == ("human", "random", "random")


DAMAGES: dict[str, tuple[Callable[[], str | bytes], str, int]] = {
    "nothing": (lambda: "", "record-first-line", 1),
    "other text": (lambda: "Dear diary\n", "record-first-line", 1),
    "newer format": (lambda: TEXT.replace("record 1", "record 3", 1), "record-format-newer", 1),
    "format zero": (lambda: TEXT.replace("record 1", "record 0", 1), "record-first-line", 1),
    "unknown header": (lambda: with_line("seed", "sead: 1"), "record-header-unknown", 7),
    "header twice": (lambda: with_line("seed", "rules: 1"), "record-header-twice", 7),
    "header missing": (lambda: with_line("seed", ""), "record-header-missing", FIRST_MOVE),
    "header late": (lambda: TEXT.replace("result", "names: A, B, C, D\nresult"), "record-header-late", 0),
    "unknown game": (lambda: with_line("game", "game: chess"), "record-refused", 2),
    "rules no number": (lambda: with_line("rules", "rules: one"), "record-header-value", 3),
    "newer rules": (lambda: with_line("rules", "rules: 3"), "record-rules-newer", 3),
    "older rules": (lambda: with_line("rules", "rules: 0"), "record-rules-older", 3),
    "components": (lambda: with_line("comp", "components: built-in"), "record-header-value", 4),
    "other components": (
        lambda: with_line("comp", f"components: my.toml sha256:{'0' * 64}"),
        "record-components",
        4,
    ),
    "players no number": (lambda: with_line("players", "players: four"), "record-header-value", 5),
    "two players": (lambda: with_line("players", "players: 2"), "record-refused", 5),
    "seven players": (lambda: with_line("players", "players: 7"), "record-refused", 5),
    "huge number": (lambda: with_line("players", f"players: {'9' * 3000}"), "record-header-value", 5),
    "long header": (lambda: with_line("seed", f"seed: {'9' * 520_000}"), "record-line-long", 7),
    "long seats": (
        lambda: with_line("seed", f"seed: a test\nseats: {'a' * 520_000}"),
        "record-line-long",
        8,
    ),
    "long move": (
        lambda: "\n".join([*LINES[: FIRST_MOVE - 1], f"2: {'p' * 520_000}"]),
        "record-line-long",
        FIRST_MOVE,
    ),
    "too many moves": (
        lambda: "\n".join([*LINES[: FIRST_MOVE - 1], *["2: drop"] * (record.LONGEST_GAME + 1)]),
        "record-moves-many",
        FIRST_MOVE + record.LONGEST_GAME,
    ),
    "unknown option": (lambda: with_line("options", "options: colour=red"), "record-refused", 6),
    "impossible value": (lambda: with_line("options", "options: edition=third"), "record-refused", 6),
    "option twice": (
        lambda: with_line("options", "options: edition=first edition=first"),
        "record-refused",
        6,
    ),
    "option form": (lambda: with_line("options", "options: edition"), "record-refused", 6),
    "no seed": (lambda: with_line("seed", "seed:"), "record-refused", 7),
    "three names": (lambda: with_line("seed", "seed: a test\nnames: A, B, C"), "record-refused", 8),
    "three seats": (lambda: with_line("seed", "seed: a test\nseats: a b c"), "record-refused", 8),
    "no line": (lambda: TEXT.replace("\n\n", "\n\nhello\n", 1), "record-line", FIRST_MOVE),
    "no action": (lambda: TEXT.replace("\n\n", "\n\n1: jump\n", 1), "record-move", FIRST_MOVE),
    "no operand": (lambda: TEXT.replace("\n\n", "\n\n1: play\n", 1), "record-move", FIRST_MOVE),
    "empty action": (lambda: TEXT.replace("\n\n", "\n\n1:\n", 1), "record-move", FIRST_MOVE),
    "no such seat": (lambda: TEXT.replace("\n\n", "\n\n4: pass\n", 1), "record-seat", FIRST_MOVE),
    "no result": (lambda: with_line("result", "result: we won"), "record-result-form", 0),
    "wrong result": (
        lambda: with_line("result", "result: turns; winners 0 1 2 3; points 1 1 1 1"),
        "record-result-wrong",
        0,
    ),
    "after the result": (lambda: TEXT + "0: pass\n", "record-after-result", 0),
    "after the end": (lambda: with_line("result", "0: pass"), "record-after-end", 0),
    "cut off": (
        lambda: "\n".join([*LINES[:FIRST_MOVE], LINES[-1]]),
        "record-result-early",
        FIRST_MOVE + 1,
    ),
    "no UTF-8": (lambda: TEXT.encode()[:40] + b"\xff\xfe" + TEXT.encode(), "record-not-text", 3),
    "binary": (lambda: b"tricorne record 1\n\x00\x01\x02", "record-not-text", 2),
    "too large": (lambda: b"#" * (record.LARGEST_RECORD + 1), "record-too-large", 0),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_every_error_is_reported_with_its_line(damage: str) -> None:
    make, key, line = DAMAGES[damage]
    error = refused(make())
    assert error.message.key == key
    if line and "line" in error.message.arguments:
        assert error.message.arguments["line"] == line


def test_the_error_for_a_wrong_seat_names_the_right_one() -> None:
    seat = int(LINES[FIRST_MOVE - 1][0])
    error = refused(TEXT.replace("\n\n", f"\n\n{(seat + 1) % 4}: pass\n", 1))
    assert error.message.key == "record-wrong-seat"
    assert error.message.arguments["right"] == str(seat)
    assert error.message.arguments["line"] == FIRST_MOVE


def test_the_error_for_an_illegal_move_has_the_engines_reason() -> None:
    seat = int(LINES[FIRST_MOVE - 1][0])
    error = refused(TEXT.replace("\n\n", f"\n\n{seat}: keep\n", 1))
    assert error.message.key == "record-illegal"
    assert error.reason is not None
    assert error.reason.key == "liberte-reason-not-asked"


def test_the_error_for_other_components_names_them(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(load("liberte").file.text.replace("Marat", "Murat"), "utf-8")
    game = load("liberte", mine)
    kept = Record(game, 3, game.complete_options({}), "s")
    assert "components: mine.toml sha256:" in kept.text()
    assert record.parse(kept.text().encode(), "a.tricorne", mine).game.file.fingerprint == (
        game.file.fingerprint
    )
    assert "--components" in explain(WORDS, refused(kept.text()))


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", tmp_path):
        with pytest.raises(BadRecord, match="record-unreadable"):
            record.read(path)


@pytest.mark.parametrize("seed", ["", " a", "a\nb", "a\x85b", "x" * 201, "\x00"])
def test_a_seed_is_one_line_of_printable_text(seed: str) -> None:
    with pytest.raises(BadOption, match="error-seed"):
        Match(load("liberte"), 3, seed)


@pytest.mark.parametrize("name", ["", "a,b", " a", "a\nb", "x" * 41])
def test_a_name_has_no_comma_and_no_line_break(name: str) -> None:
    with pytest.raises(BadOption, match="error-name"):
        Match(load("liberte"), 3, "s", names=["A", "B", name])


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_record_is_rejected_or_equivalent(data: st.DataObject) -> None:
    content = bytearray("\n".join(LINES[: FIRST_MOVE + 20]).encode())
    place = data.draw(st.integers(0, len(content)))
    removed = data.draw(st.integers(0, 40))
    content[place : place + removed] = data.draw(st.binary(max_size=12))
    try:
        Match.from_record(record.parse(bytes(content), "a.tricorne"))
    except BadRecord as error:
        explain(WORDS, error)


@given(st.text("ab #'\"\\\t", max_size=40))
def test_seats_are_split_like_shell_words(text: str) -> None:
    try:
        expected: list[str] | None = shlex.split(text)
    except ValueError:
        expected = None
    if expected is None:
        with pytest.raises(BadOption):
            record._split_seats(text)
    else:
        assert record._split_seats(text) == expected


@given(st.lists(st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=20), min_size=2, max_size=6))
def test_seats_round_trip(seats: list[str]) -> None:
    assert record._split_seats(shlex.join(seats)) == seats
