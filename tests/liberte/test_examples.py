"""The examples of the rulebook (2nd edition), played out."""

from __future__ import annotations

from tests.support.liberte import Position

CHRISTIE, JOSHUA, MAX = 0, 1, 2


def test_example_the_battle_of_valmy() -> None:
    """Max has most tokens but no general; of the two who have one, Joshua has more tokens."""
    position = Position(players=3, turn=2)
    position.battle_tokens(1, 2, 3)
    position.display(CHRISTIE, "Kellermann")
    position.display(JOSHUA, "La Fayette")
    position.display(MAX, "Danton")
    table = position.battle()
    assert table.told("battle_won") == [{"seat": JOSHUA, "points": 4}]
    assert table.vp == [0, 4, 0]
    assert not table.told("advanced")
    assert table.told("took_back", seat=JOSHUA, card=28), "the general was kept, and goes back to the hand"


def test_example_1_one_high_stack_beats_two_lower_ones_of_another_colour() -> None:
    """In Normandie three red blocks win over two stacks of two blues each."""
    position = Position(players=3, turn=2)
    position.stack(CHRISTIE, "Normandie", "red", 3)
    position.stack(JOSHUA, "Normandie", "blue", 2)
    position.stack(MAX, "Normandie", "blue", 2)
    position.stack(CHRISTIE, "Paris", "red", 3)
    position.stack(JOSHUA, "Paris", "red", 3)
    position.display(CHRISTIE, "Marat")
    table = position.election()
    assert table.told("elected") == [{"seat": CHRISTIE, "province": 1, "faction": "red", "count": 1}]
    assert table.votes(CHRISTIE) == {"red": 1}
    assert table.marker("red") == 1
    assert table.stack(CHRISTIE, "Normandie") == ("red", 2)
    assert table.stack(JOSHUA, "Normandie") == table.stack(MAX, "Normandie") == ("blue", 2)


def test_example_2_marat_decides_paris() -> None:
    """Christie advances Marat, Joshua declines; she holds all three blocks and the rest is cleared."""
    position = Position(players=3, turn=2)
    position.stack(CHRISTIE, "Paris", "red", 3)
    position.stack(JOSHUA, "Paris", "red", 3)
    position.stack(MAX, "Paris", "white", 1)
    position.stack(JOSHUA, "Provence", "blue", 1)
    position.stack(MAX, "Provence", "blue", 1)
    position.display(CHRISTIE, 71)
    position.display(JOSHUA, "Danton")
    position.display(MAX, "Talleyrand")
    table = position.election()
    assert table.asked == (CHRISTIE, "advance")
    table.act(CHRISTIE, "advance 71")
    assert table.asked == (JOSHUA, "advance")
    table.act(JOSHUA, "decline")
    assert table.asked == (MAX, "advance"), "on to the tie in Provence"
    assert table.votes(CHRISTIE) == {"red": 3}
    assert table.marker("red") == 3
    assert [table.stack(seat, "Paris") for seat in table.seats] == [None, None, None]
    assert (table.supply("red"), table.supply("white")) == (27, 24)
    assert table.discarded(71)
    assert not table.discarded("Danton")


def test_example_victory_points_for_government_and_opposition() -> None:
    """Twelve red votes govern, eight blue oppose: 5 for Christie, 2 and 3 for Joshua."""
    position = Position(players=3, turn=2)
    position.votes(CHRISTIE, red=7, blue=1)
    position.votes(JOSHUA, red=4, blue=5)
    position.votes(MAX, red=1, blue=2)
    table = position.close_polls()
    assert (table.public["government"], table.public["opposition"]) == ("red", "blue")
    assert table.vp == [5, 2 + 3, 0]
    assert table.public["presence"] == [CHRISTIE, JOSHUA, MAX]
