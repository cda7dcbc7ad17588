"""The first-edition bundle: each clause that differs, beside the second edition."""

from __future__ import annotations

import re

import pytest

from tests.support.liberte import LIBERTE, Position, Table, home_made
from tricorne.games.liberte import Liberte

EDITIONS = ("second", "first")


def test_first_edition_has_no_second_card_unless_it_is_asked_for() -> None:
    """`second_card` is off by default, and can be switched on."""
    assert LIBERTE.complete_options({"edition": "first"})["second_card"] is False
    assert LIBERTE.complete_options({"edition": "first", "second_card": "on"})["second_card"] is True
    assert LIBERTE.complete_options({})["second_card"] is True

    position = Position(players=3, turn=2, edition="first")
    position.hand(0, "Jacobins", "Cordeliers")
    position.face_up("Babeuf", "Marceau", "Hoche")
    table = position.action(0)
    table.act(0, "play Jacobins", "place Paris", "drop")
    assert table.refusal(0, "play Cordeliers") == "card-already-played"
    table.act(0, "end")
    table.act(1, "take Babeuf")
    assert table.asked == (2, "action")


def test_first_edition_elections_run_region_by_region() -> None:
    """Regions by their lowest province number, provinces by number within them."""
    position = Position(players=3, turn=1, edition="first")
    for province in range(1, 28):
        position.stack(province % 3, province, ("blue", "red", "white")[province % 3])
    table = position.election()
    assert [values["province"] for values in table.told("elected")] == [
        *(1, 7, 9, 13, 19),
        *(2, 3, 8, 10, 11),
        *(4, 5, 6, 12, 15),
        *(14, 16, 17, 20),
        *(18, 21, 25, 27),
        *(22, 23, 24, 26),
    ]


def test_first_edition_paris_is_still_paris() -> None:
    """Its ties repeat and its whole stack votes, wherever it comes in the order."""
    position = Position(players=3, turn=2, edition="first")
    for seat in (0, 1):
        position.stack(seat, "Paris", "red", 3)
    position.display(0, "Danton", "Babeuf")
    position.display(1, "Marat")
    table = position.election()
    table.act(0, "advance Danton")
    table.act(1, "advance Marat")
    assert table.about["round"] == 2
    assert table.about["province"] == 8
    table.act(0, "advance Babeuf")
    assert table.told("elected", seat=0, province=8, count=3)


@pytest.mark.parametrize(("edition", "government"), [("second", "red"), ("first", "blue")])
def test_first_edition_track_ties_are_decided_by_the_sum(edition: str, government: str) -> None:
    """Two blue 2s beat a red 3 by their sum, not by the highest card."""
    position = Position(players=3, turn=2, edition=edition)
    position.votes(0, red=5)
    position.votes(1, blue=5)
    position.display(0, "Danton")
    position.display(1, "Bailly")
    position.display(2, "Grégoire")
    table = position.close_polls()
    table.act(0, "advance Danton")
    table.act(1, "advance Bailly")
    table.act(2, "advance Grégoire")
    assert table.told("government", faction=government)


def test_first_edition_equal_sums_repeat() -> None:
    """3 against 2 and 1 is level: another round."""
    position = Position(players=3, turn=2, edition="first")
    position.votes(0, red=5)
    position.votes(1, blue=5)
    position.display(0, "Danton", "Babeuf")
    position.display(1, "Bailly")
    position.display(2, "Malouet")
    table = position.close_polls()
    table.act(0, "advance Danton")
    table.act(1, "advance Bailly")
    table.act(2, "advance Malouet")
    assert table.about["round"] == 2
    table.act(0, "advance Babeuf")
    assert table.told("government", faction="red")


@pytest.mark.parametrize(("edition", "white"), [("second", 2), ("first", 3)])
def test_first_edition_only_tied_factions_step_back(edition: str, white: int) -> None:
    """White, below the tie, stays where it is."""
    position = Position(players=3, turn=2, edition=edition)
    position.votes(0, red=5)
    position.votes(1, blue=5)
    position.votes(2, white=3)
    table = position.close_polls()
    assert table.told("stepped_back", faction="blue")
    assert (table.marker("blue"), table.marker("white")) == (4, white)


def test_first_edition_a_step_back_may_make_a_new_tie() -> None:
    """Blue falls to white's space, and the two contest the opposition."""
    position = Position(players=3, turn=2, edition="first")
    position.votes(0, red=5)
    position.votes(1, blue=5)
    position.votes(2, white=4)
    position.display(2, "Condé")
    table = position.close_polls()
    assert table.told("government", faction="red")
    assert table.about["contest"] == "opposition"
    table.act(2, "advance Condé")
    assert table.told("opposition", faction="white")
    assert table.marker("blue") == 3


def test_first_edition_a_drop_out_was_tied_too_and_steps_back() -> None:
    """Red drops out of a three-way tie and steps back like the other loser."""
    position = Position(players=3, turn=2, edition="first")
    for seat, faction in enumerate(("red", "blue", "white")):
        position.votes(seat, **{faction: 4})
    position.display(0, "Babeuf")
    position.display(1, "Talleyrand")
    position.display(2, "Condé")
    table = position.close_polls()
    table.act(0, "advance Babeuf")
    table.act(1, "advance Talleyrand")
    table.act(2, "advance Condé")
    assert table.told("government", faction="blue")
    assert {values["faction"] for values in table.told("stepped_back")} >= {"red", "white"}


def fifth_card(edition: str, card: str, *display: str) -> Table:
    """Play a card beside a display of four."""
    position = Position(players=3, turn=2, edition=edition)
    position.display(0, *display)
    position.hand(0, card)
    position.drain("red")
    table = position.action(0, ending=True)
    table.act(0, f"play {card}")
    return table


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_edition_the_fifth_card_must_itself_show_sans_culottes(edition: str) -> None:
    """Sans-culottes in the display make no room in the first edition, those on the card do in both."""
    table = fifth_card(edition, "Buzot", "Danton", "Talleyrand", "Condé", "Desmoulins")
    assert (table.asked == (0, "clean")) == (edition == "second")
    table = fifth_card(edition, "François Chabot", "Danton", "Talleyrand", "Condé", "Grégoire")
    assert table.offers(0, "drop", "keep")
    table.act(0, "keep")
    assert len(table.display(0)) == 5


@pytest.mark.parametrize(("edition", "points"), [("second", (17, 4, 0)), ("first", (0, 4, 0))])
def test_first_edition_the_landslide_tally_leaves_out_held_votes(
    edition: str, points: tuple[int, ...]
) -> None:
    """Board and cards only: seventeen votes held are worth nothing in the tally."""
    position = Position(players=3, turn=2, edition=edition)
    position.votes(0, red=17)
    position.stack(1, "Berry", "red", 1)
    position.hand(1, "Danton")
    table = position.close_polls()
    assert table.result is not None
    assert table.result.reason == "landslide"
    assert table.result.points == points


def royalists_at_the_polls(edition: str, counter_revolution: str = "automatic") -> Table:
    """Hold elections with seven white provinces, two blocks high, so that they survive their own vote."""
    position = Position(players=3, turn=3, edition=edition, counter_revolution=counter_revolution)
    for province in (3, 5, 6, 7, 9, 15, 18):
        position.stack(0, province, "white", 2)
    position.stack(1, "Paris", "red")
    position.stack(2, "Paris", "red")
    position.display(1, "Danton")
    return position.election()


def test_first_edition_the_counter_revolution_may_occur_in_an_election() -> None:
    """After the first province the condition is seen; the second edition looks away."""
    assert royalists_at_the_polls("second").asked == (1, "advance")
    table = royalists_at_the_polls("first")
    assert table.result is not None
    assert table.result.reason == "counter_revolution"
    assert table.public["phase"] == "election"
    assert not table.told("elected"), "province 1 is empty, and the first to be done"


def test_first_edition_the_counter_revolution_can_be_claimed_in_an_election() -> None:
    """Whoever is asked to advance may claim."""
    table = royalists_at_the_polls("first", counter_revolution="claimed")
    assert table.offers(1, "advance Danton", "claim", "decline")
    assert royalists_at_the_polls("second", counter_revolution="claimed").offers(
        1, "advance Danton", "decline"
    )
    table.act(1, "claim")
    assert table.result is not None
    assert table.result.winners == (0,)


@pytest.fixture(scope="module")
def paris_last() -> Liberte:
    """Return a home-made map where Paris votes last in the first edition, and has a fleur-de-lis.

    On the real map no election can add a white province: the winner of a vote
    gives up one block only, and never falls below the next stack. Only Paris
    gives up the whole stack.
    """
    regions = ("Ouest", "Bassin parisien", "Est", "Centre", "Sud-Est", "Sud-Ouest")

    def edit(text: str) -> str:
        for province in range(1, 28):
            region = regions[5] if province in (6, 7, 8) else regions[(province - 1) % 5]
            text = re.sub(rf'(number = {province}, name = "[^"]+", region = )"[^"]+"', rf'\1"{region}"', text)
        paris = 'name = "Île-de-France", region = "Sud-Ouest"'
        assert paris in text
        return text.replace(paris, f"{paris}, fleur_de_lis = true")

    return home_made(edit)


def last_vote_in_paris(game: Liberte, edition: str) -> Table:
    """Let red win Paris, its seventeenth vote, over two white blocks; six other counts are white."""
    position = Position(players=3, turn=3, edition=edition, game=game)
    position.lost_battles(1)
    for province in (1, 3, 5, 9, 13):
        position.stack(0, province, "white", 2)
    for province in (2, 4, 10, 11, 12, 14, 16, 17, 19, 21, 23, 24, 20, 22):
        position.stack(1, province, "red")
    position.stack(1, "Paris", "red", 3)
    position.stack(2, "Paris", "white", 2)
    return position.election()


def test_first_edition_the_counter_revolution_is_checked_after_the_last_province_before_the_landslide(
    paris_last: Liberte,
) -> None:
    """Red's seventeenth vote leaves Paris to the Royalists: their seventh province comes first."""
    table = last_vote_in_paris(paris_last, "first")
    assert table.events[-2].name == "elected"
    assert table.events[-2].values["province"] == 8
    assert table.marker("red") == 17
    assert table.result is not None
    assert table.result.reason == "counter_revolution"


def test_second_edition_the_same_votes_are_a_landslide(paris_last: Liberte) -> None:
    """Without the check in the election phase the landslide is seen."""
    table = last_vote_in_paris(paris_last, "second")
    assert table.result is not None
    assert table.result.reason == "landslide"
