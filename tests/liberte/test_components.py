"""Component files: the built-in set's known totals, and what an owner's file is told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.backends import compiles
from tests.support.corpus import CORPUS
from tests.support.liberte import LIBERTE, card_number, home_made
from tricorne.errors import BadComponents
from tricorne.games import fast_rng, load
from tricorne.games.components import FORMER_NAMES
from tricorne.games.liberte.state import CARDS

TEXT = LIBERTE.file.text
DESCRIBED = [LIBERTE.describe_card(card) for card in range(1, int(LIBERTE.box.cards) + 1)]


def line_of(part: str, text: str = TEXT) -> int:
    """Return the line where some text stands."""
    return text[: text.index(part)].count("\n") + 1


# The known totals.


def test_cards_by_set_and_specials() -> None:
    """110 cards, 57 and 53; twenty specials of six kinds."""
    assert Counter(card["set"] for card in DESCRIBED) == {"A": 57, "B": 53}
    specials = Counter((card["set"], card["name"]) for card in DESCRIBED if card["type"] == "special")
    assert specials == {
        ("A", "Bread Shortage"): 4,
        ("A", "Emigration"): 2,
        ("A", "Religious Problems"): 2,
        ("B", "Guillotine"): 2,
        ("B", "Purge"): 4,
        ("B", "Terror"): 6,
    }


def test_value_three_cards_by_set_and_faction() -> None:
    """In A four white, two blue, two red; in B three of each."""
    strong = Counter((card["set"], card["faction"]) for card in DESCRIBED if card["value"] == 3)
    assert strong == {
        ("A", "white"): 4,
        ("A", "blue"): 2,
        ("A", "red"): 2,
        ("B", "white"): 3,
        ("B", "blue"): 3,
        ("B", "red"): 3,
    }


def test_generals() -> None:
    """Two in A, none of value 3; nine in B, three of value 3."""
    generals = [card for card in DESCRIBED if card["general"]]
    assert Counter(card["set"] for card in generals) == {"A": 2, "B": 9}
    assert [card["set"] for card in generals if card["value"] == 3] == ["B", "B", "B"]


def test_marat_is_card_71() -> None:
    """Red, value 3."""
    marat = LIBERTE.describe_card(71)
    assert marat["name"] == "Jean-Paul Marat"
    assert (marat["set"], marat["faction"], marat["value"]) == ("B", "red", 3)


def test_every_club_is_wild_and_has_a_cannon() -> None:
    """Clubs have value 1, a cannon and no region; there is one of every colour."""
    clubs = [card for card in DESCRIBED if card["type"] == "club"]
    assert {(club["value"], club["cannon"], club["region"]) for club in clubs} == {(1, True, None)}
    assert {club["faction"] for club in clubs} == {"blue", "white", "red"}


def test_the_map() -> None:
    """27 provinces in six regions of four or five, 14 with a fleur-de-lis, four with points."""
    provinces = LIBERTE.trace_header()["provinces"]
    assert [province["number"] for province in provinces] == list(range(1, 28))
    regions = Counter(province["region"] for province in provinces)
    assert len(regions) == 6
    assert set(regions.values()) <= {4, 5}
    assert sum(province["fleur_de_lis"] for province in provinces) == 14
    assert sorted(province["victory_points"] for province in provinces)[-5:] == [0, 1, 1, 1, 2]
    assert provinces[7]["name"] == "Île-de-France"


def test_the_pieces() -> None:
    """82 blocks, twenty tokens (two on the tracks), three battles."""
    assert LIBERTE.box.blocks.tolist() == [28, 24, 30]
    assert LIBERTE.box.reserve.tolist() == [2, 2, 2]
    assert LIBERTE.box.tokens == 18
    assert LIBERTE.trace_header()["battles"] == {"2": 4, "3": 5, "4": 6}
    assert LIBERTE.reference()["battle_names"] == {"2": "Valmy", "3": "Fleurus", "4": "Rivoli"}


def test_the_reference_contains_the_numbers_of_the_rules() -> None:
    """Whoever draws the game need not know them: places pay 5, 2 and 3; 17 of 29 votes, and 7 lilies."""
    header = LIBERTE.reference()
    assert header["awards"] == {"first": 5, "second": 2, "lead": 3}
    assert header["shared_awards"] == {"first": 3, "second": 1, "lead": 2}
    assert header["blocks"] == {"blue": 28, "white": 24, "red": 30}
    assert header["reserve"] == {"blue": 2, "white": 2, "red": 2}
    assert header["tokens"] == 18
    assert header["limits"] == {
        "turns": 4,
        "display": 4,
        "display_with_sans_culottes": 5,
        "hand": 7,
        "large_hand": 9,
        "face_up": 3,
        "stack": 3,
        "stacks": 3,
        "votes": 29,
        "landslide": 17,
        "counter_revolution": 7,
        "counter_revolution_from_turn": 3,
        "provinces_pay_from_turn": 3,
    }


def test_the_built_in_set_has_no_warnings() -> None:
    """All totals are as printed."""
    assert LIBERTE.file.warnings == []


# Files that are refused, each with its line.


def drop_lines(pattern: str) -> Callable[[str], str]:
    """Make an edit that takes lines out."""
    return lambda text: "\n".join(line for line in text.split("\n") if not re.search(pattern, line))


def swap(old: str, new: str) -> Callable[[str], str]:
    """Make an edit that changes the first occurrence of some text."""

    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


REFUSED = [
    # what is wrong, where it is seen, how it comes about
    ("components-not-toml", "  { id = 5,", swap("  { id = 5,", "  { id = = 5,")),
    ("components-unknown-key", "{ id = 5,", swap("{ id = 5,", '{ id = 5, colour = "red",')),
    ("components-unknown-key", "{ id = 50,", swap("{ id = 50,", "{ id = 50, value = 1,")),
    ("components-unknown-key", "{ id = 41,", swap("{ id = 41,", '{ id = 41, region = "Est",')),
    ("components-unknown-key", "{ number = 4,", swap("{ number = 4,", "{ number = 4, sea = true,")),
    ("components-unknown-key", "blocks = {", swap("blocks = {", "blocks = { green = 2,")),
    ("components-unknown-key", "{ turn = 3,", swap("{ turn = 3,", "{ turn = 3, year = 1794,")),
    ("components-missing-key", "{ number = 4,", swap('4, name = "Champagne",', "4,")),
    (
        "components-missing-key",
        "{ id = 10,",
        swap('faction = "red", value = 3, sourced = "set', 'value = 3, sourced = "set'),
    ),
    ("components-missing-key", "{ id = 10,", swap('"Georges Danton", region = "Est",', '"Georges Danton",')),
    ("components-missing-key", "reserve = {", swap("reserve = { blue = 2,", "reserve = {")),
    ("components-missing-key", "{ turn = 3,", swap('Fleurus", points = 5', 'Fleurus"')),
    (
        "components-twice",
        '{ id = 5, set = "A", type = "personality", name = "Joseph',
        swap("{ id = 6,", "{ id = 5,"),
    ),
    ("components-twice", '{ number = 5, name = "Alsace', swap("{ number = 6,", "{ number = 5,")),
    ("components-number", "{ id = 200,", swap("{ id = 7,", "{ id = 200,")),
    ("components-number", "{ id = 0,", swap("{ id = 7,", "{ id = 0,")),
    ("components-number", "{ id = -7,", swap("{ id = 7,", "{ id = -7,")),
    ("components-number", "{ id = 7.0,", swap("{ id = 7,", "{ id = 7.0,")),
    ("components-number", '{ id = "7",', swap("{ id = 7,", '{ id = "7",')),
    ("components-number", "{ id = true,", swap("{ id = 1,", "{ id = true,")),
    ("components-number", "{ number = 28,", swap("{ number = 27,", "{ number = 28,")),
    ("components-number", "{ id = 10,", swap('"red", value = 3', '"red", value = 4')),
    ("components-number", "{ id = 10,", swap('"red", value = 3', '"red", value = 0')),
    (
        "components-number",
        "{ id = 41,",
        swap('"Feuillants", faction = "blue", value = 1', '"Feuillants", faction = "blue", value = 2'),
    ),
    ("components-number", "{ number = 13,", swap("victory_points = 1", "victory_points = -1")),
    ("components-number", "blocks = {", swap("red = 30", "red = -30")),
    ("components-number", "blocks = {", swap("red = 30", 'red = "thirty"')),
    ("components-number", "tokens = 2", swap("tokens = 20", "tokens = 2")),
    ("components-number", "{ turn = 5,", swap("{ turn = 4,", "{ turn = 5,")),
    ("components-number", "{ turn = 3,", swap("points = 5", "points = -5")),
    ("components-gap", "provinces = [", drop_lines(r"number = 11,")),
    ("components-gap", "battles = [", drop_lines(r"turn = 4,")),
    (
        "components-choice",
        "{ id = 10,",
        swap('"Georges Danton", region = "Est"', '"Georges Danton", region = "Corse"'),
    ),
    ("components-choice", "{ id = 50,", swap('name = "Bread Shortage"', 'name = "Famine"')),
    ("components-choice", "{ id = 3,", swap('faction = "red"', 'faction = "green"')),
    ("components-choice", "{ id = 1,", swap('set = "A"', 'set = "C"')),
    ("components-choice", "{ id = 1,", swap('set = "A"', "set = [1]")),
    ("components-choice", "{ id = 1,", swap('type = "personality"', 'type = "general"')),
    ("components-choice", "{ id = 1,", swap("cannon = true", 'cannon = "yes"')),
    ("components-choice", "{ number = 1,", swap("fleur_de_lis = true", "fleur_de_lis = 1")),
    ("components-name", "{ id = 49,", swap('"Jacobins"', '""')),
    ("components-name", "{ id = 49,", swap('"Jacobins"', '"Jaco\\nbins"')),
    ("components-name", "{ id = 49,", swap('"Jacobins"', "49")),
    ("components-name", "{ number = 8,", swap('"Île-de-France"', '" "')),
    ("components-regions", "provinces = [", lambda text: text.replace('"Sud-Ouest"', '"Sud-Est"')),
    (
        "components-regions",
        "provinces = [",
        swap('"Béarn", region = "Sud-Ouest"', '"Béarn", region = "Pays basque"'),
    ),
    ("components-no-club", "cards = [", lambda text: re.sub(r'("club".*faction = )"red"', r'\1"blue"', text)),
    ("components-few-cards", "cards = [", lambda text: re.sub(r'(id = [1-4]\d?, set = )"A"', r'\1"B"', text)),
    ("components-reserve", "reserve = {", swap("reserve = { blue = 2", "reserve = { blue = 28")),
    ("components-section", "cards = ", lambda text: text[: text.index("cards = [")] + "cards = 110\n"),
    ("components-section", "cards = ", lambda text: text[: text.index("cards = [")] + "cards = [1, 2]\n"),
    (
        "components-section",
        "provinces = ",
        lambda text: re.sub(r"(?s)provinces = \[.*?\n\]", 'provinces = "all"', text),
    ),
    ("components-section", "blocks = 82", lambda text: re.sub(r"blocks = \{.*\}", "blocks = 82", text)),
    (
        "components-section",
        "battles = 3",
        lambda text: re.sub(r"(?s)battles = \[.*?\n\]", "battles = 3", text),
    ),
    ("components-game", 'game = "libertalia"', swap('game = "liberte"', 'game = "libertalia"')),
]


@pytest.mark.parametrize(("key", "where", "edit"), REFUSED)
def test_an_invalid_file_is_rejected_with_its_line(key: str, where: str, edit: Callable[[str], str]) -> None:
    """The error says what is wrong, and in which line."""
    text = edit(TEXT)
    with pytest.raises(BadComponents) as caught:
        home_made(edit)
    assert caught.value.message.key == key
    assert caught.value.message.arguments["file"] == "home-made.toml"
    if key == "components-not-toml":
        assert caught.value.message.arguments["line"] == line_of("{ id = = 5,", text)
    else:
        assert caught.value.message.arguments["line"] == line_of(where, text)


def test_a_missing_section_is_rejected() -> None:
    """Without its section a file is told which one is missing; there is no line for it."""
    for section in ("cards", "provinces", "battles", "blocks", "reserve"):
        with pytest.raises(BadComponents) as caught:
            home_made(swap(f"\n{section} = ", f"\nx{section} = "))
        assert caught.value.message.key in ("components-section", "components-unknown-key")


def test_too_many_cards_are_rejected() -> None:
    """The action space has room for 128 cards."""
    extra = "".join(
        f'  {{ id = {card}, set = "B", type = "special", name = "Terror" }},\n'
        for card in range(111, CARDS + 2)
    )
    with pytest.raises(BadComponents) as caught:
        home_made(lambda text: text.rstrip().removesuffix("]") + extra + "]\n")
    assert caught.value.message.key == "components-too-many"
    assert caught.value.message.arguments["most"] == CARDS


def test_errors_in_toml_tables_have_their_line_too() -> None:
    """A file may write its cards as [[cards]] tables."""
    tables = re.sub(r"(?m)^  \{ (id = .*) \},$", lambda m: "[[cards]]\n" + m[1].replace(", ", "\n"), TEXT)
    tables = tables.replace("cards = [\n", "").rstrip().removesuffix("]")
    tables = re.sub(r"\n((?:vi)?comte d)", r", \1", tables)
    assert home_made(lambda _: tables).components.cards == LIBERTE.components.cards
    broken = tables.replace("id = 10\n", "id = 10\ncolour = 1\n")
    with pytest.raises(BadComponents) as caught:
        home_made(lambda _: broken)
    assert caught.value.message.arguments["line"] == line_of("id = 10\n", broken) - 1


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "components-game"),
        (b"\xff\xfe\x00\x01\x80", "components-unreadable"),
        (b"\x00\x01\x02", "components-not-toml"),
        (b"game = ", "components-not-toml"),
        (b"just some text", "components-not-toml"),
        (b"game = 'liberte'", "components-section"),
        (b"game = ['liberte']", "components-game"),
        (b"game = 'liberte'\nprovinces = []", "components-gap"),
    ],
)
def test_other_files_are_rejected(tmp_path: Path, content: bytes, key: str) -> None:
    """Empty, binary or foreign files are refused as well, with a line where there is one."""
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(BadComponents) as caught:
        load("liberte", path)
    assert caught.value.message.key == key
    assert caught.value.message.arguments["file"] == str(path)


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    """A missing file, or a directory, is unreadable."""
    for path in (tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(BadComponents) as caught:
            load("liberte", path)
        assert caught.value.message.key == "components-unreadable"


# Totals that only warn.


@pytest.mark.parametrize(
    ("what", "edit"),
    [
        ("red blocks", swap("red = 30", "red = 25")),
        ("tokens", swap("tokens = 20", "tokens = 30")),
        (
            "fleur_de_lis",
            swap(
                '"Picardie", region = "Bassin parisien"',
                '"Picardie", region = "Bassin parisien", fleur_de_lis = true',
            ),
        ),
        ("victory_points", swap("victory_points = 1", "victory_points = 0")),
        ("Terror", swap('name = "Terror"', 'name = "Purge"')),
        ("set A", swap('id = 50, set = "A"', 'id = 50, set = "B"')),
    ],
)
def test_an_unusual_total_only_warns(what: str, edit: Callable[[str], str]) -> None:
    """Totals that differ from the printed ones are played with, and told."""
    warnings = home_made(edit).file.warnings
    assert what in [warning.arguments["what"] for warning in warnings]
    assert {warning.key for warning in warnings} == {"components-total"}
    assert all(int(str(warning.arguments["line"])) > 1 for warning in warnings)


def test_comments_and_layout_do_not_change_the_fingerprint() -> None:
    """The hash that stands in records is of the content."""
    same = home_made(lambda text: "# mine\n" + text.replace("  { id = 1,", "      { id = 1,"))
    other = home_made(swap("points = 4", "points = 5"))
    assert same.file.fingerprint == LIBERTE.file.fingerprint
    assert other.file.fingerprint != LIBERTE.file.fingerprint


def test_corrected_names_do_not_change_the_fingerprint() -> None:
    """Records and tables from before the correction stay valid."""
    assert LIBERTE.file.fingerprint == "f5e66b06ae94c9e66ad676429bd8591cc13595cc76d15b67575da23063abda6a"
    for corrected, former in FORMER_NAMES.items():
        assert home_made(swap(corrected, former)).file.fingerprint == LIBERTE.file.fingerprint
        assert home_made(swap(corrected, "Somebody")).file.fingerprint != LIBERTE.file.fingerprint


# Home-made sets.


def smallest(text: str) -> str:
    """Take a set of 45 A cards only, few blocks and few tokens."""
    return (CORPUS / "liberte" / "small.toml").read_text("utf-8")


def largest(text: str) -> str:
    """Make a set of 128 cards: more specials."""
    extra = "".join(
        f'  {{ id = {card}, set = "A", type = "special", name = "Bread Shortage" }},\n'
        for card in range(111, CARDS + 1)
    )
    return text.rstrip().removesuffix("]") + extra + "]\n"


@pytest.mark.parametrize("edit", [smallest, largest], ids=["smallest", "largest"])
@pytest.mark.parametrize("players", [3, 6])
def test_a_home_made_set_plays_to_the_end(edit: Callable[[str], str], players: int) -> None:
    """Random games with a home-made set keep all laws and come to an end.

    In the smallest set six players hold the whole deck from the start.
    """
    game = home_made(edit)
    assert game.file.warnings
    for seed in range(20 if compiles() else 1):
        state = game.new(f"home-made {seed}", players)
        moves, law = game.checked_game(state, fast_rng.stream(f"play {seed}"))
        assert law is None, f"seed {seed}, after {moves} moves: {law}"
        assert game.result(state) is not None


def test_the_smallest_set_has_no_deck_for_six() -> None:
    """Forty-five cards are seven for each of six players and three beside an empty deck."""
    game = home_made(smallest)
    assert int(game.box.cards) == 45
    state = game.new("six", 6)
    assert state.deck_size == 0
    assert state.face_up.all()
    game.check(state)


def test_card_names_of_the_helpers() -> None:
    """A test names cards by any part of the name that fits no other."""
    assert card_number("Marat") == 71
    with pytest.raises(AssertionError, match="means"):
        card_number("Mirabeau")
