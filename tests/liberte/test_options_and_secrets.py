"""Setting up, options, turn order, and what is secret."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.support.liberte import LIBERTE, Position, Table
from tricorne.errors import BadOption
from tricorne.games import load
from tricorne.games.game import Value
from tricorne.games.liberte.state import Faction

# Setting up.


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_set_up(players: int) -> None:
    """Seven A cards each, three face up, set A above set B, two blocks of each colour put by."""
    state, events = LIBERTE.new_with_events("set up", players)
    table = Table(LIBERTE, state)
    box = LIBERTE.box
    assert [len(table.hand(seat)) for seat in table.seats] == [7] * players
    dealt = [card for seat in table.seats for card in table.hand(seat)] + table.face_up
    assert not box.deck_b[dealt].any()
    sets = [int(box.deck_b[card]) for card in table.deck]
    assert sets == sorted(sets), "A on top"
    assert table.public["supply"] == {"blue": 26, "white": 22, "red": 28}
    assert table.public["reserve"] == {"blue": 2, "white": 2, "red": 2}
    assert table.public["tokens"] == [18] * players
    assert (table.public["government"], table.public["opposition"]) == (None, None)
    assert table.asked == (table.public["order"][0], "action")
    assert [event.name for event in events] == ["faced"] * 3 + ["round"]


def test_the_start_player_is_random_and_the_rest_follows_clockwise() -> None:
    """In turn 1 the order is a rotation of the seats, and each seat begins now and then."""
    first: Counter[int] = Counter()
    for seed in range(60):
        order = LIBERTE.public_state(LIBERTE.new(f"order {seed}", 3))["order"]
        assert order in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
        first[order[0]] += 1
    assert set(first) == {0, 1, 2}


def test_the_same_seed_gives_the_same_game() -> None:
    """A seed is all the chance there is."""
    assert LIBERTE.new("same", 4).tobytes() == LIBERTE.new("same", 4).tobytes()
    assert LIBERTE.new("same", 4).tobytes() != LIBERTE.new("other", 4).tobytes()


@pytest.mark.parametrize("players", [-1, 0, 2, 7])
def test_two_or_seven_players_are_rejected(players: int) -> None:
    """The error says how many may play."""
    with pytest.raises(BadOption) as caught:
        LIBERTE.new("x", players)
    assert caught.value.message.key == "error-players"
    assert caught.value.message.arguments["low"] == 3
    assert caught.value.message.arguments["high"] == 6


# The turn.


def test_turn_2_brings_in_the_reserve() -> None:
    """The six blocks put by come back at the start of turn 2."""
    table = Position(players=3, turn=2).new_turn()
    assert table.public["reserve"] == {"blue": 0, "white": 0, "red": 0}
    assert table.public["supply"] == {"blue": 28, "white": 24, "red": 30}
    assert len(table.told("reserve")) == 3


def test_player_order_by_victory_points() -> None:
    """Most points go first."""
    position = Position(players=4, turn=3)
    position.points(3, 9, 0, 5)
    table = position.new_turn()
    assert table.public["order"] == [1, 3, 0, 2]


def test_chance_decides_the_order_among_equals() -> None:
    """Equal seats come in any order, but never before a seat with more points."""
    orders = set()
    for seed in range(40):
        position = Position(players=3, turn=3, seed=f"equals {seed}")
        position.points(4, 7, 4)
        orders.add(tuple(position.new_turn().public["order"]))
    assert orders == {(1, 0, 2), (1, 2, 0)}


def test_displays_go_back_to_all_hands_before_anybody_refreshes() -> None:
    """All displays are taken up before the first seat is asked."""
    position = Position(players=3, turn=2)
    position.display(0, "Danton")
    position.display(2, "Marat", "Hoche")
    table = position.new_turn()
    assert [table.hand(seat) for seat in table.seats] == [[10], [], [71, 74]]
    assert [table.display(seat) for seat in table.seats] == [[], [], []]
    assert len(table.told("took_back")) == 3
    assert table.public["phase"] == "refresh"
    assert table.public["round"] == 0


def test_the_track_keeps_its_numbers_until_the_next_election() -> None:
    """Markers stay where the last election left them."""
    position = Position(players=3, turn=2)
    position.stack(0, "Normandie", "red", 1)
    position.stack(1, "Alsace", "blue", 1)
    position.stack(1, "Lorraine", "blue", 1)
    table = position.election()
    assert table.public["turn"] == 3
    assert [table.marker(faction) for faction in ("blue", "white", "red")] == [2, 0, 1]


# Options.


def test_default_options() -> None:
    """Second edition, second cards, automatic counter-revolution."""
    assert LIBERTE.complete_options({}) == {
        "edition": "second",
        "second_card": True,
        "counter_revolution": "automatic",
    }


@pytest.mark.parametrize(("text", "value"), [("on", True), ("Off", False), ("yes", True), ("false", False)])
def test_boolean_options_accept_several_spellings(text: str, value: bool) -> None:
    """On, off, true, false, yes and no."""
    assert LIBERTE.complete_options({"second_card": text})["second_card"] is value


def test_an_unknown_option_or_value_is_rejected() -> None:
    """The error names what would be right."""
    with pytest.raises(BadOption, match="error-option-unknown"):
        LIBERTE.complete_options({"colour": "red"})
    with pytest.raises(BadOption, match="error-option-value") as caught:
        LIBERTE.complete_options({"edition": "third"})
    assert caught.value.message.arguments["right"] == "second, first"


def test_an_unknown_game_is_rejected() -> None:
    """The error names the games there are."""
    with pytest.raises(BadOption, match="error-game-unknown"):
        load("chess")


def test_options_round_trip() -> None:
    """The record of a game holds its options."""
    chosen: dict[str, Value] = {"edition": "first", "second_card": True, "counter_revolution": "claimed"}
    assert LIBERTE.read_options(LIBERTE.new("x", 3, chosen)) == chosen


def test_components_can_come_from_a_file(tmp_path: Path) -> None:
    """The components of a game may come from a file."""
    path = tmp_path / "mine.toml"
    path.write_text(LIBERTE.file.text.replace('"Jacobins"', '"Les Jacobins"'), "utf-8")
    mine = load("liberte", path)
    assert mine.label("card", 49) == "Les Jacobins"
    assert mine.file.fingerprint != LIBERTE.file.fingerprint


# Secrets.


def secrets() -> Table:
    """Lay out a table with hidden and open cards of every kind."""
    position = Position(players=3, turn=2)
    position.hand(0, "Danton", "Terror")
    position.hand(1, "Talleyrand", "Jacobins")
    position.hand(2, "Condé")
    position.display(1, "Marat")
    position.discards("Hoche")
    position.face_up("Necker", "Babeuf", "Sieyès")
    position.deck("Moreau", "Hébert")
    return position.action(0)


def test_a_seat_sees_only_its_own_hand() -> None:
    """Others' hands and the deck are numbers only."""
    table = secrets()
    view = LIBERTE.view(LIBERTE.observe(table.state, 0), 0)
    assert view["hands"] == [
        {"size": 2, "cards": [10, 105]},
        {"size": 2, "cards": []},
        {"size": 1, "cards": []},
    ]
    assert view["deck"] == table.state.deck_size
    assert view["legal"]


def test_a_spectator_sees_what_is_public() -> None:
    """Displays, face-up cards, discards, sizes; no hand and nothing to decide."""
    table = secrets()
    view = LIBERTE.view(LIBERTE.observe(table.state, 3), 3)
    assert [hand["cards"] for hand in view["hands"]] == [[], [], []]
    assert view["displays"][1] == [71]
    assert view["face_up"] == [15, 72, 37]
    assert view["discards"] == [74]
    assert view["legal"] == []
    assert view["seat"] is None


def test_everybody_remembers_who_took_which_face_up_card() -> None:
    """A card seen on its way into a hand stays known until it leaves."""
    table = secrets()
    table.act(0, "take Babeuf")
    for seat in (1, 2, 3):
        view = LIBERTE.view(LIBERTE.observe(table.state, seat), seat)
        assert view["hands"][0] == {"size": 3, "cards": [72]}


def test_a_drawn_card_is_seen_by_its_player_only() -> None:
    """Everybody hears of the draw, one seat of the card."""
    table = secrets()
    (drew,) = [event for event in table.act(0, "draw") if event.name == "drew"]
    assert drew.seen_by(0).values == {"seat": 0, "card": 64}
    assert drew.seen_by(1).values == {"seat": 0}
    assert drew.seen_by(None).values == {"seat": 0}


def test_everybody_remembers_cards_taken_back_from_a_display() -> None:
    """What lay in a display and went back to the hand is known there."""
    position = Position(players=3, turn=2)
    position.hand(1, "Danton")
    position.display(1, "Marat")
    table = position.new_turn()
    view = LIBERTE.view(LIBERTE.observe(table.state, 0), 0)
    assert view["hands"][1] == {"size": 2, "cards": [71]}


def test_the_random_stream_is_a_secret() -> None:
    """No observation holds it."""
    table = secrets()
    assert table.state.random.any()
    for seat in range(4):
        assert not LIBERTE.observe(table.state, seat).random.any()


def test_a_view_counts_the_threat_of_a_counter_revolution() -> None:
    """The count is public: anybody could make it."""
    position = Position(players=3, turn=3)
    position.lost_battles(1)
    position.stack(0, "Normandie", "white")
    table = position.action(0)
    assert LIBERTE.view(LIBERTE.observe(table.state, 3), 3)["counter_revolution"] == 2


def test_every_block_and_vote_is_public() -> None:
    """A seat's observation gives the same public state as the truth."""
    table = secrets()
    for seat in range(4):
        assert LIBERTE.public_state(LIBERTE.observe(table.state, seat)) == table.public
    assert list(table.public["supply"]) == [faction.name.lower() for faction in Faction]
