"""Rulings 12 to 17: the elections, the government and its rewards."""

from __future__ import annotations

import pytest

from tests.support.liberte import Position, Table

# Red: Danton 3, Robespierre 3, Marat 3, Hébert 3, Saint-Just 3, Desmoulins 2, Carnot 2, Fouché 2,
# Buzot 1, Couthon 1, Babeuf 1. Blue: Talleyrand 3, Sieyès 3, Barnave 3, Grégoire 2, Bailly 2,
# Malouet 1. White: Condé 3, Necker 3, Cazalès 3, Maury 2, Corday 1.


def tied_province(province: str, displays: dict[int, tuple[str, ...]], players: int = 3) -> Table:
    """Begin elections with one red block for each of the first players in one province."""
    position = Position(players=players, turn=2)
    for seat in displays:
        position.stack(seat, province, "red", 2)
    for seat, cards in displays.items():
        position.display(seat, *cards)
    return position.election()


# Provinces without a tie.


def test_the_highest_stack_elects_and_the_rest_stays() -> None:
    """The winner takes one block as a vote; the province keeps all others."""
    position = Position(players=3, turn=2)
    position.stack(0, "Normandie", "red", 3)
    position.stack(1, "Normandie", "blue", 2)
    position.stack(0, "Provence", "blue", 1)
    position.stack(1, "Provence", "blue", 1)
    position.display(0, "Talleyrand")
    table = position.election()
    assert table.told("elected", seat=0, province=1, faction="red", count=1)
    assert table.asked == (0, "advance"), "a tie in the last province"
    assert table.votes(0) == {"red": 1}
    assert table.marker("red") == 1
    assert table.stack(0, "Normandie") == ("red", 2)
    assert table.stack(1, "Normandie") == ("blue", 2)


def test_paris_gives_the_whole_stack() -> None:
    """In Paris every block of the winning stack is a vote."""
    position = Position(players=3, turn=2)
    position.stack(0, "Paris", "white", 3)
    position.stack(1, "Paris", "blue", 2)
    table = position.election()
    assert table.told("elected", province=8, faction="white", count=3)
    assert table.stack(0, "Paris") is None
    assert table.stack(1, "Paris") == ("blue", 2)


def test_provinces_vote_by_number() -> None:
    """The elections run from 1 to 27."""
    position = Position(players=3, turn=2)
    for province in range(1, 28):
        position.stack(province % 3, province, ("blue", "red", "white")[province % 3])
    table = position.election()
    assert [values["province"] for values in table.told("elected")] == list(range(1, 28))


# Ruling 12: advancing.


def test_ruling_12_advancing_is_open_and_in_player_order() -> None:
    """Each tied player in player order sees what came before."""
    position = Position(players=4, turn=2, order=(2, 0, 3, 1))
    for seat in (0, 1, 2):
        position.stack(seat, "Normandie", "red", 1)
    position.display(0, "Danton", "Babeuf")
    position.display(1, "Marat")
    position.display(2, "Buzot")
    position.display(3, "Robespierre")
    table = position.election()
    assert table.asked == (2, "advance")
    table.act(2, "advance Buzot")
    assert table.asked == (0, "advance")
    assert table.about == {
        "contest": "province",
        "province": 1,
        "seats": [0, 1, 2],
        "round": 1,
        "shown": [{"seat": 2, "card": 3}],
    }
    assert table.discarded("Buzot"), "at once"
    table.act(0, "advance Babeuf")
    assert table.asked == (1, "advance")
    table.act(1, "advance Marat")
    assert table.told("elected", seat=1, province=1)


def test_ruling_12_the_card_must_have_the_colour_of_the_stack() -> None:
    """In a province a card counts if its colour is that of one's own stack; regions do not matter."""
    position = Position(players=3, turn=2)
    position.stack(0, "Normandie", "red", 1)
    position.stack(1, "Normandie", "blue", 1)
    position.display(0, "Talleyrand", "Saint-Just")
    position.display(1, "Grégoire")
    table = position.election()
    assert table.refusal(0, "advance Talleyrand") == "card-does-not-count"
    assert table.refusal(0, "advance Marat") == "not-in-your-display"
    table.act(0, "advance Saint-Just")
    table.act(1, "advance Grégoire")
    assert table.told("elected", seat=0, faction="red")


def test_ruling_12_an_ordinary_province_has_one_round() -> None:
    """Equal cards leave the tie unbroken, whatever else lies in the displays."""
    table = tied_province("Normandie", {0: ("Danton", "Robespierre"), 1: ("Marat",)})
    table.act(0, "advance Danton")
    table.act(1, "advance Marat")
    assert table.told("nobody_elected", province=1)
    assert table.told("cleared", province=1)


def test_ruling_12_a_tie_that_nobody_can_join_is_unbroken_at_once() -> None:
    """Without a card that counts nobody is asked."""
    table = tied_province("Normandie", {0: ("Talleyrand",), 1: ()})
    assert table.told("tie", contest="province", province=1)
    assert table.told("nobody_elected", province=1)


def test_ruling_12_who_declines_has_lost_to_any_card() -> None:
    """One card against none breaks the tie."""
    table = tied_province("Normandie", {0: ("Danton",), 1: ("Babeuf",)})
    table.act(0, "decline")
    table.act(1, "advance Babeuf")
    assert table.told("elected", seat=1)


def test_ruling_12_paris_repeats_among_those_still_tied() -> None:
    """Equal cards in Paris: another round, until one is alone."""
    table = tied_province("Paris", {0: ("Danton", "Desmoulins"), 1: ("Marat", "Babeuf")})
    table.act(0, "advance Danton")
    table.act(1, "advance Marat")
    assert table.about["round"] == 2
    assert table.about["shown"] == []
    table.act(0, "advance Desmoulins")
    table.act(1, "advance Babeuf")
    assert table.told("elected", seat=0, province=8, count=2)


def test_ruling_12_who_drops_out_in_paris_has_lost() -> None:
    """Of three the lowest drops out and is not asked again, even if the others never part."""
    table = tied_province("Paris", {0: ("Danton",), 1: ("Desmoulins", "Hébert"), 2: ("Marat", "Babeuf")})
    table.act(0, "advance Danton")
    table.act(1, "advance Desmoulins")
    table.act(2, "advance Marat")
    assert table.about["seats"] == [0, 2]
    assert table.asked == (2, "advance"), "seat 0 has no card left, seat 1 is out"
    table.act(2, "decline")
    assert table.told("nobody_elected", province=8)
    assert table.told("took_back", seat=1, card=61), "Hébert was of no use"


def test_ruling_12_paris_in_a_later_round_with_one_card() -> None:
    """The one who still shows a card in the second round is alone."""
    table = tied_province("Paris", {0: ("Danton",), 1: ("Desmoulins", "Hébert"), 2: ("Marat", "Babeuf")})
    table.act(0, "advance Danton")
    table.act(1, "decline")
    table.act(2, "advance Marat")
    table.act(2, "advance Babeuf")
    assert table.told("elected", seat=2, province=8)


def test_ruling_12_a_round_without_a_card_ends_the_tie_unbroken() -> None:
    """All decline: no votes from Paris."""
    table = tied_province("Paris", {0: ("Danton",), 1: ("Marat",)})
    table.act(0, "decline")
    table.act(1, "decline")
    assert table.told("nobody_elected", province=8)


# Ruling 13: what is left after a tie.


def test_ruling_13_after_a_broken_tie_the_winner_takes_one_and_the_rest_goes() -> None:
    """Even the blocks of a player who was not in the tie return to the supply."""
    position = Position(players=3, turn=2)
    position.stack(0, "Normandie", "red", 2)
    position.stack(1, "Normandie", "blue", 2)
    position.stack(2, "Normandie", "white", 1)
    position.stack(0, "Provence", "white", 1)
    position.stack(1, "Provence", "white", 1)
    position.display(0, "Danton", "Necker")
    table = position.election()
    table.act(0, "advance Danton")
    assert table.told("elected", seat=0, province=1, count=1)
    assert table.told("cleared", province=1)
    assert [table.stack(seat, "Normandie") for seat in table.seats] == [None, None, None]
    assert (table.supply("red"), table.supply("blue"), table.supply("white")) == (29, 28, 22)


def test_ruling_13_after_an_unbroken_tie_everything_goes() -> None:
    """No vote, and an empty province."""
    table = tied_province("Normandie", {0: (), 1: ()})
    assert table.told("cleared", province=1)
    assert table.supply("red") == 30


# Ruling 14: the landslide.


@pytest.mark.parametrize(("red", "landslide"), [(16, False), (17, True), (18, True)])
def test_ruling_14_seventeen_red_votes(red: int, landslide: bool) -> None:
    """Seventeen are a landslide, sixteen are not."""
    position = Position(players=3, turn=1)
    position.votes(0, red=red - 5)
    position.votes(1, red=5)
    table = position.close_polls()
    result = table.result
    assert (result is not None and result.reason == "landslide") == landslide


def test_ruling_14_is_checked_after_the_last_province_only() -> None:
    """Seventeen votes before the last province do not end the game yet."""
    position = Position(players=3, turn=1)
    for province in range(1, 18):
        position.stack(0, province, "red")
    position.stack(0, "Provence", "blue")
    position.stack(1, "Provence", "blue")
    position.display(0, "Talleyrand")
    table = position.election()
    assert table.marker("red") == 17
    assert table.result is None
    assert table.asked == (0, "advance")
    table.act(0, "decline")
    assert table.result is not None
    assert table.result.reason == "landslide"
    assert table.public["votes"][0]["red"] == 17, "the votes are still held"


def test_ruling_14_may_occur_in_any_turn() -> None:
    """Also in the first turn and in the last."""
    for turn in (1, 4):
        position = Position(players=3, turn=turn)
        position.votes(2, red=17)
        result = position.close_polls().result
        assert result is not None
        assert (result.reason, result.winners) == ("landslide", (2,))


def test_ruling_14_sixteen_on_the_board_and_three_in_paris() -> None:
    """Votes of Paris count like all others."""
    position = Position(players=3, turn=1)
    for province in range(9, 23):
        position.stack(1, province, "red")
    position.stack(1, "Paris", "red", 3)
    result = position.election().result
    assert result is not None
    assert result.reason == "landslide"


# Ruling 15: ties on the election track.


def polls(
    displays: dict[int, tuple[str, ...]],
    order: tuple[int, ...] | None = None,
    red: int = 0,
    blue: int = 0,
    white: int = 0,
) -> Table:
    """Close the polls with the markers as given; seat 0 holds the red, 1 the blue, 2 the white votes."""
    position = Position(players=3, turn=2, order=order)
    position.votes(0, red=red)
    position.votes(1, blue=blue)
    position.votes(2, white=white)
    for seat, cards in displays.items():
        position.display(seat, *cards)
    return position.close_polls()


def test_ruling_15_without_a_tie_the_track_decides() -> None:
    """Most votes form the government, second most the opposition."""
    table = polls({}, red=3, blue=8, white=5)
    assert (table.public["government"], table.public["opposition"]) == ("blue", "white")
    assert not table.told("tie")
    assert not table.told("stepped_back")


def test_ruling_15_everybody_may_advance_a_card_of_a_tied_colour() -> None:
    """Even players without votes take part; cards of other colours do not count."""
    table = polls({0: ("Condé", "Danton"), 2: ("Bailly",)}, order=(2, 1, 0), red=5, blue=5, white=1)
    assert table.asked == (2, "advance")
    assert table.about == {"contest": "government", "factions": ["blue", "red"], "round": 1, "shown": []}
    table.act(2, "advance Bailly")
    assert table.asked == (0, "advance")
    assert table.about["shown"] == [{"seat": 2, "card": 22}, {"seat": 1, "card": None}]
    assert table.refusal(0, "advance Condé") == "card-does-not-count"
    table.act(0, "advance Danton")
    assert table.told("government", faction="red")


def test_ruling_15_the_highest_single_card_wins_not_the_sum() -> None:
    """A red 3 beats two blue 2s."""
    table = polls({0: ("Danton",), 1: ("Bailly",), 2: ("Grégoire",)}, red=5, blue=5, white=1)
    table.act(0, "advance Danton")
    table.act(1, "advance Bailly")
    table.act(2, "advance Grégoire")
    assert table.told("government", faction="red")


def test_ruling_15_the_losers_and_all_below_step_back() -> None:
    """Level or lower factions move one space back; held votes do not change."""
    table = polls({1: ("Bailly",)}, red=5, blue=5, white=3)
    table.act(1, "advance Bailly")
    assert table.told("government", faction="blue")
    assert {values["faction"] for values in table.told("stepped_back")} == {"red", "white"}
    assert [table.marker(faction) for faction in ("blue", "red", "white")] == [5, 4, 2]
    assert table.told("award", seat=0, contest="lead", points=3), "red votes are all still held"


def test_ruling_15_markers_never_go_below_zero() -> None:
    """A marker on 0 stays there."""
    table = polls({1: ("Bailly",)}, red=5, blue=5)
    table.act(1, "advance Bailly")
    assert table.marker("white") == 0
    assert [values["faction"] for values in table.told("stepped_back")] == ["red"]


@pytest.mark.parametrize(
    ("red", "blue", "white", "government", "opposition"),
    [
        (5, 5, 0, "red", "blue"),
        (0, 5, 5, "blue", "white"),
        (5, 1, 5, "red", "white"),
        (5, 5, 5, "red", "blue"),
    ],
)
def test_ruling_15_unbroken_red_before_blue_before_white(
    red: int, blue: int, white: int, government: str, opposition: str
) -> None:
    """Without a card the fixed order decides, and the others step back just the same."""
    table = polls({}, red=red, blue=blue, white=white)
    assert (table.public["government"], table.public["opposition"]) == (government, opposition)
    for faction, votes in (("red", red), ("blue", blue), ("white", white)):
        if votes == 5 and faction != government:
            assert table.told("stepped_back", faction=faction)
    assert table.marker(government) == 5


def test_ruling_15_repeats_until_one_faction_is_alone() -> None:
    """Equal highest cards: another round between the factions still tied."""
    table = polls(
        {0: ("Danton", "Buzot"), 1: ("Talleyrand", "Grégoire"), 2: ("Maury", "Condé")}, red=5, blue=5, white=5
    )
    table.act(0, "advance Danton")
    table.act(1, "advance Talleyrand")
    table.act(2, "advance Maury")
    assert table.about["factions"] == ["blue", "red"], "white has dropped out"
    assert table.about["round"] == 2
    table.act(0, "advance Buzot")
    table.act(1, "advance Grégoire")
    assert table.told("government", faction="blue")
    assert {values["faction"] for values in table.told("stepped_back")} == {"red", "white"}


def test_ruling_15_unbroken_after_a_drop_out_the_order_holds_among_the_rest() -> None:
    """Red drops out, blue and white stay level: blue governs."""
    table = polls({0: ("Buzot",), 1: ("Talleyrand",), 2: ("Condé",)}, red=5, blue=5, white=5)
    table.act(0, "advance Buzot")
    table.act(1, "advance Talleyrand")
    table.act(2, "advance Condé")
    assert table.told("government", faction="blue")
    assert table.told("opposition", faction="red"), "red and white step back level; the order decides again"


def test_ruling_15_a_player_may_advance_against_his_own_votes() -> None:
    """A holder of red votes may push blue."""
    table = polls({0: ("Talleyrand",)}, red=5, blue=5)
    table.act(0, "advance Talleyrand")
    assert table.told("government", faction="blue")


def test_ruling_15_a_tie_for_second_place_is_resolved_alike() -> None:
    """Everybody may advance; the loser steps back, the government does not."""
    table = polls({0: ("Condé",), 1: ("Grégoire",)}, red=8, blue=5, white=5)
    assert table.told("government", faction="red")
    assert table.about == {"contest": "opposition", "factions": ["blue", "white"], "round": 1, "shown": []}
    table.act(0, "advance Condé")
    table.act(1, "advance Grégoire")
    assert table.told("opposition", faction="white")
    assert [table.marker(faction) for faction in ("blue", "white", "red")] == [4, 5, 8]


def test_ruling_15_three_level_make_two_contests() -> None:
    """The two that lose the first place step back together and contest the second."""
    table = polls({0: ("Danton", "Condé"), 1: ("Grégoire",)}, red=4, blue=4, white=4)
    table.act(0, "advance Danton")
    table.act(1, "decline")
    assert table.told("government", faction="red")
    assert table.about["contest"] == "opposition"
    table.act(0, "advance Condé")
    table.act(1, "decline")
    assert table.told("opposition", faction="white")
    assert [table.marker(faction) for faction in ("red", "white", "blue")] == [4, 3, 2]


def test_ruling_15_no_contest_between_markers_on_zero() -> None:
    """With no votes at all red governs and blue opposes, silently."""
    table = polls({0: ("Condé", "Danton"), 1: ("Grégoire",)})
    assert (table.public["government"], table.public["opposition"]) == ("red", "blue")
    assert not table.told("tie")
    assert not table.told("award")
    assert not table.told("stepped_back")


def test_ruling_15_second_place_on_zero_is_silent_too() -> None:
    """Only one colour has votes: the opposition follows by the fixed order."""
    table = polls({0: ("Condé",), 1: ("Grégoire",)}, red=3)
    assert table.told("opposition", faction="blue")
    assert not table.told("tie")
    table = polls({0: ("Condé",)}, blue=3)
    assert table.told("opposition", faction="red")


def test_ruling_15_a_step_back_onto_zero_may_cost_the_opposition() -> None:
    """White loses the tie at 1 and falls to 0, level with red, which goes before it."""
    table = polls({1: ("Grégoire",)}, blue=1, white=1)
    table.act(1, "advance Grégoire")
    assert table.told("government", faction="blue")
    assert table.told("opposition", faction="red")
    assert not table.told("award", contest="lead"), "nobody holds a red vote"


# Ruling 16: points for government and opposition.


def awards(
    red: tuple[int, ...],
    blue: tuple[int, ...] = (),
    displays: dict[int, tuple[str, ...]] | None = None,
    players: int = 4,
    order: tuple[int, ...] | None = None,
) -> Table:
    """Close the polls with a red government; votes by seat."""
    position = Position(players=players, turn=2, order=order)
    for seat, count in enumerate(red):
        position.votes(seat, red=count)
    for seat, count in enumerate(blue):
        position.votes(seat, blue=count)
    for seat, cards in (displays or {}).items():
        position.display(seat, *cards)
    return position.close_polls()


def test_ruling_16_five_two_and_three() -> None:
    """First in the government 5, second 2, first in the opposition 3."""
    table = awards((5, 3, 1), (0, 1, 3))
    assert table.vp == [5, 2, 3, 0]
    assert table.told("award") == [
        {"seat": 0, "contest": "first", "points": 5},
        {"seat": 1, "contest": "second", "points": 2},
        {"seat": 2, "contest": "lead", "points": 3},
    ]


def test_ruling_16_without_a_vote_no_points() -> None:
    """With a single holder of votes nobody is second, and an empty opposition has no leader."""
    assert awards((5,)).vp == [5, 0, 0, 0]


def test_ruling_16_first_place_broken_the_other_is_second() -> None:
    """The loser of a tie for first place takes second, before anyone with fewer votes."""
    table = awards((3, 3, 2), displays={0: ("Danton", "Talleyrand"), 1: ("Babeuf",), 2: ("Marat",)})
    assert table.about["contest"] == "first"
    assert table.refusal(0, "advance Talleyrand") == "card-does-not-count"
    table.act(0, "advance Danton")
    table.act(1, "advance Babeuf")
    assert table.vp == [5, 2, 0, 0]


def test_ruling_16_first_place_broken_in_a_later_round() -> None:
    """The contest repeats among those still tied."""
    table = awards((3, 3), displays={0: ("Danton", "Babeuf"), 1: ("Marat", "Desmoulins")})
    table.act(0, "advance Danton")
    table.act(1, "advance Marat")
    table.act(0, "advance Babeuf")
    table.act(1, "advance Desmoulins")
    assert table.vp == [2, 5, 0, 0]


def test_ruling_16_first_place_broken_with_two_left_over_who_contest_second() -> None:
    """Three tied, one wins: the other two contest second place in the same way."""
    table = awards((2, 2, 2), displays={0: ("Danton",), 1: ("Desmoulins",), 2: ("Babeuf", "Couthon")})
    table.act(0, "advance Danton")
    table.act(1, "decline")
    table.act(2, "advance Babeuf")
    assert table.about["contest"] == "second"
    assert table.about["seats"] == [1, 2]
    table.act(1, "advance Desmoulins")
    table.act(2, "advance Couthon")
    assert table.vp == [5, 2, 0, 0]


def test_ruling_16_first_place_broken_second_unbroken_gives_one_each() -> None:
    """The two left over who do not part get 1 each."""
    table = awards((2, 2, 2), displays={0: ("Danton",)})
    table.act(0, "advance Danton")
    assert table.vp == [5, 1, 1, 0]


def test_ruling_16_first_place_unbroken_gives_three_each_and_second_is_still_awarded() -> None:
    """Two share first place with 3 each; the next most votes are second."""
    assert awards((3, 3, 2, 1)).vp == [3, 3, 2, 0]


def test_ruling_16_first_place_unbroken_next_most_votes_contest_second() -> None:
    """Nobody dropped out, so those with the next most votes contest second place."""
    table = awards((3, 3, 2, 2), displays={3: ("Danton",)})
    assert table.about["contest"] == "second"
    assert table.about["seats"] == [2, 3]
    table.act(3, "advance Danton")
    assert table.vp == [3, 3, 0, 2]


def test_ruling_16_first_place_unbroken_second_unbroken() -> None:
    """3 each for the first, 1 each for the second."""
    assert awards((3, 3, 2, 2)).vp == [3, 3, 1, 1]


def test_ruling_16_first_place_unbroken_with_a_drop_out_who_is_second() -> None:
    """Who dropped out of the tie comes next, before anyone with fewer votes."""
    table = awards((2, 2, 2, 1), displays={0: ("Danton",), 1: ("Marat",), 2: ("Babeuf",), 3: ("Hébert",)})
    table.act(0, "advance Danton")
    table.act(1, "advance Marat")
    table.act(2, "advance Babeuf")
    assert table.vp == [3, 3, 2, 0]


def test_ruling_16_first_place_unbroken_with_two_drop_outs_who_contest_second() -> None:
    """More than one dropped out: they contest second place."""
    table = awards(
        (2, 2, 2, 2, 1),
        displays={0: ("Danton",), 1: ("Marat",), 2: ("Babeuf",), 3: ("Hébert",)},
        players=5,
    )
    table.act(0, "advance Danton")
    table.act(1, "advance Marat")
    table.act(2, "decline")
    table.act(3, "decline")
    assert table.about["contest"] == "second"
    assert table.about["seats"] == [2, 3]
    table.act(2, "advance Babeuf")
    table.act(3, "advance Hébert")
    assert table.vp == [3, 3, 0, 2, 0]


def test_ruling_16_a_tie_for_second_place_broken() -> None:
    """Second place alone is contested like the first."""
    table = awards((4, 2, 2), displays={1: ("Babeuf",), 2: ("Danton",)})
    table.act(1, "advance Babeuf")
    table.act(2, "advance Danton")
    assert table.vp == [5, 0, 2, 0]


def test_ruling_16_a_tie_for_second_place_with_a_drop_out() -> None:
    """Unbroken shares go to those still tied at the end, not to who dropped out."""
    table = awards((5, 2, 2, 2), displays={1: ("Marat",), 2: ("Danton",), 3: ("Babeuf",)})
    table.act(1, "advance Marat")
    table.act(2, "advance Danton")
    table.act(3, "advance Babeuf")
    assert table.vp == [5, 1, 1, 0]


def test_ruling_16_a_tie_for_the_lead_broken() -> None:
    """The lead of the opposition is contested with cards of its colour."""
    table = awards((5,), (2, 2), displays={0: ("Grégoire",), 1: ("Sieyès", "Danton")})
    assert table.about["contest"] == "lead"
    assert table.refusal(0, "advance Grégoire") is None
    table.act(0, "advance Grégoire")
    assert table.refusal(1, "advance Danton") == "card-does-not-count"
    table.act(1, "advance Sieyès")
    assert table.vp == [5, 3, 0, 0]


def test_ruling_16_a_tie_for_the_lead_unbroken() -> None:
    """2 each for those still tied; who dropped out gets nothing."""
    assert awards((5,), (0, 2, 2)).vp == [5, 2, 2, 0]
    table = awards((7,), (0, 2, 2, 2), displays={1: ("Grégoire",), 2: ("Bailly",), 3: ("Malouet",)})
    table.act(1, "advance Grégoire")
    table.act(2, "advance Bailly")
    table.act(3, "advance Malouet")
    assert table.vp == [7 - 2, 2, 2, 0]


def test_ruling_16_points_are_added_award_by_award() -> None:
    """First comes before second, second before the lead, and each is there before the next is asked."""
    table = awards((3, 3), (2, 2), displays={0: ("Danton",), 1: ("Sieyès",)})
    table.act(0, "advance Danton")
    assert table.vp == [5, 2, 0, 0]
    assert table.about["contest"] == "lead"
    table.act(1, "advance Sieyès")
    assert table.vp == [5, 5, 0, 0]


def test_presence_for_every_holder_of_a_vote_of_the_government() -> None:
    """One vote is enough; votes of other colours are not."""
    table = awards((3, 1), (0, 0, 2))
    assert table.public["presence"] == [0, 1]
    assert table.told("presence") == [{"seat": 0}, {"seat": 1}]


def test_after_the_election_votes_return_and_blocks_stay() -> None:
    """Votes go back to the supply; the board keeps what was not taken or cleared."""
    position = Position(players=3, turn=2)
    position.stack(0, "Normandie", "red", 3)
    table = position.election()
    assert table.votes(0) == {}
    assert table.stack(0, "Normandie") == ("red", 2)
    assert table.supply("red") == 28
    assert table.public["turn"] == 3


# Ruling 17: victory point provinces.


@pytest.mark.parametrize(("turn", "points"), [(1, 0), (2, 0), (3, 2), (4, 2)])
def test_ruling_17_provinces_pay_in_turns_3_and_4(turn: int, points: int) -> None:
    """Languedoc pays its winner 2 points, from turn 3 on."""
    position = Position(players=3, turn=turn)
    position.stack(1, "Languedoc", "blue")
    position.stack(0, "Paris", "red", 2)
    table = position.election()
    assert table.vp[1] == points + 3, "3 for leading the opposition"
    assert bool(table.told("province_points", seat=1, province=25)) == (points > 0)


def test_ruling_17_nobody_elected_nobody_paid() -> None:
    """An unbroken tie pays nothing; a broken one pays the winner."""
    for display, points in (((), 0), (("Danton",), 1)):
        position = Position(players=3, turn=3)
        position.stack(0, "Vendée", "red")
        position.stack(1, "Vendée", "red")
        position.display(0, *display)
        table = position.election()
        if display:
            table.act(0, "advance Danton")
        assert sum(values["points"] for values in table.told("province_points")) == points


# The paragraph on the time between governments.


def test_there_is_no_government_while_elections_run() -> None:
    """Government, opposition and presence are empty until each is decided anew."""
    position = Position(players=3, turn=3)
    position.government("red", "blue", presence=[0, 1])
    position.stack(0, "Normandie", "red")
    position.stack(1, "Normandie", "red")
    position.display(0, "Danton")
    table = position.election()
    assert table.asked == (0, "advance")
    assert (table.public["government"], table.public["opposition"]) == (None, None)
    assert table.public["presence"] == []
    assert table.public["tokens"] == [17, 17, 18]


def test_government_stands_before_the_opposition_is_decided() -> None:
    """In the contest for second place the government is named already."""
    table = polls({0: ("Condé",)}, red=8, blue=5, white=5)
    assert (table.public["government"], table.public["opposition"]) == ("red", None)
    assert table.public["presence"] == []
