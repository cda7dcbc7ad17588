"""Component files: the built-in set is as printed, and what an owner's file is told."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.support.libertalia import LIBERTALIA, home_made, rank
from tricorne.errors import BadComponents
from tricorne.games import fast_rng, load

TEXT = LIBERTALIA.file.text


def line_of(part: str) -> int:
    """Return the line where some text stands."""
    return TEXT[: TEXT.index(part)].count("\n") + 1


def test_thirty_characters_and_fifty_tokens() -> None:
    """Ranks 1 to 30; 4 chests, 6 jewels, 10 goods, 6 officers, 6 sabers, 8 maps, 10 relics."""
    header = LIBERTALIA.trace_header()
    assert [character["rank"] for character in header["characters"]] == list(range(1, 31))
    assert header["characters"][25]["name"] == "Quartermaster"
    assert header["booty"] == {
        "chest": 4,
        "jewel": 6,
        "goods": 10,
        "officer": 6,
        "saber": 6,
        "map": 8,
        "relic": 10,
    }
    assert list(LIBERTALIA.box.worth) == [5, 3, 1, 0, 0, 0, -3]
    assert not LIBERTALIA.file.warnings


def test_the_reference_contains_the_numbers_of_the_rules() -> None:
    """Whoever draws the game need not know them: three maps make 12, four characters end with a fixed sum."""
    header = LIBERTALIA.reference()
    assert list(header["worth"].values()) == [5, 3, 1, 0, 0, 0, -3]
    assert header["maps"] == {"count": 3, "worth": 12}
    assert header["prices"] == {"map": 3, "shot": 3, "two": 3, "three": 5}
    assert header["limits"] == {
        "campaigns": 3,
        "days": 6,
        "first_hand": 9,
        "new_cards": 6,
        "doubloons": 10,
    }
    ends = {character["name"]: character["end"] for character in header["characters"] if character["end"]}
    assert ends == {"Preacher": 5, "Carpenter": 10, "Gambler": 8, "Quartermaster": -8}
    assert [len(character["timing"]) for character in header["characters"]].count(2) == 5
    assert header["characters"][rank("Captain") - 1]["timing"] == ["day", "rest"]


def test_influence_rotates_through_the_colours() -> None:
    """Every rank has the marks 1 to 6, and in each colour the next one is higher by one."""
    influence = LIBERTALIA.trace_header()["influence"]
    assert list(influence) == ["yellow", "red", "blue", "green", "black", "white"]
    for number in range(30):
        marks = [row[number] for row in influence.values()]
        assert sorted(marks) == [1, 2, 3, 4, 5, 6]
        assert all((later - earlier) % 6 == 1 for earlier, later in pairwise(marks))
    assert influence["yellow"][rank("Granny Wata") - 1] == 5
    assert influence["white"][rank("Monkey") - 1] == 1


MARKS = "influence = { yellow = 1, red = 2,"


@pytest.mark.parametrize(
    ("old", "new", "key", "arguments"),
    [
        ('game = "libertalia"', 'game = "liberte"', "components-game", {"value": "liberte"}),
        ('kind = "saber"', 'kind = "cutlass"', "components-choice", {"key": "kind", "value": "cutlass"}),
        ('kind = "map"', 'kind = "saber"', "components-twice", {"key": "kind", "value": "saber"}),
        ('"goods", count = 10', '"goods", count = 99', "components-number", {"key": "count", "value": "99"}),
        ("worth = -3", "wert = -3", "components-missing-key", {"key": "worth"}),
        ('rank = 8, name = "Wait', 'rank = 7, name = "Wait', "components-twice", {"value": 7}),
        ('name = "Barkeep"', 'name = " "', "components-name", {"key": "name"}),
        (
            '"Barkeep", timing = ["n',
            '"Barkeep", timing = ["day", "n',
            "components-choice",
            {"right": "night"},
        ),
        ('"Cook", timing = ["dusk"]', '"Cook", timing = "dawn"', "components-choice", {"value": "dawn"}),
        (MARKS, "influence = { yellow = 2, red = 2,", "components-twice", {"value": 2}),
        (MARKS, "influence = { yellow = 9, red = 2,", "components-number", {"key": "yellow"}),
        (MARKS, "influence = { red = 2,", "components-missing-key", {"key": "yellow"}),
    ],
)
def test_errors_are_reported_with_their_line(
    old: str, new: str, key: str, arguments: dict[str, str | int]
) -> None:
    """The line is that of the entry."""
    with pytest.raises(BadComponents) as caught:
        home_made(lambda text: text.replace(old, new, 1))
    message = caught.value.message
    assert message.key == key
    assert message.arguments["line"] == line_of(old)
    assert arguments.items() <= message.arguments.items()


def test_too_few_tokens_for_six_players_are_rejected() -> None:
    """Six days of six tokens have to be in the bag."""
    with pytest.raises(BadComponents) as caught:
        home_made(lambda text: text.replace("count = 10", "count = 1"))
    assert caught.value.message.key == "components-few-tokens"
    assert caught.value.message.arguments["found"] == 32


def test_unusual_totals_only_warn() -> None:
    """Fifteen goods: a warning, and a game to its end."""
    game = home_made(lambda text: text.replace('"goods", count = 10', '"goods", count = 15'))
    assert [warning.key for warning in game.file.warnings] == ["components-total"]
    state = game.new("rich", 6)
    assert game.checked_game(state, fast_rng.stream("rich"))[1] is None


def test_an_owners_file_is_read_from_disk(tmp_path: Path) -> None:
    """Another name for the Cook."""
    path = tmp_path / "my.toml"
    path.write_text(TEXT.replace('name = "Cook"', 'name = "Smutje"'), "utf-8")
    game = load("libertalia", path)
    assert game.label("rank", 18) == "Smutje"
    assert game.file.fingerprint != LIBERTALIA.file.fingerprint
