"""The thirty characters, one section each by rank; their numbered rulings are in `test_rulings`."""

from __future__ import annotations

import pytest

from tests.support.libertalia import LIBERTALIA, Position, rank, run_on
from tricorne.games.libertalia.state import OPERATIONS

# 1 Parrot


def test_parrot_takes_no_booty_itself() -> None:
    """Two seats, two tokens: the Parrot's seat loots with the newcomer only."""
    position = Position(players=2)
    position.hand(0, "Cook", "Topman")
    table = position.day("Parrot", "Captain")
    table.act(0, "play Topman")
    table.act(1, "loot goods")
    assert table.booty(0) == {"map": 1}
    assert table.den(0) == {"Topman"}


def test_parrot_may_be_replaced_by_any_card_in_hand_and_must_be() -> None:
    """The whole hand is legal, nothing else; the Parrot is still on the ship when asked."""
    position = Position(players=2)
    position.hand(0, "Captain", "Cook", "Monkey", "Brute")
    table = position.day("Parrot", "Bosun")
    assert table.offers(0, "play Captain", "play Cook", "play Monkey", "play Brute")
    assert table.refusal(0, "play Bosun") == "not-in-hand"
    assert table.refusal(0, "decline") == "not-asked"
    assert table.ship[0] == "Parrot"


def test_parrot_with_one_card_in_hand_plays_it_at_once() -> None:
    """Hand sizes are public, so nothing is asked; the referee would not allow so small a hand."""
    table = Position(players=2).day("Captain", "Monkey")
    state = table.state
    state.phase, state.step, state.ask, state.acted = 1, 2, 0, 0
    state.hand[0] = 1 << rank("Cook")
    state.ship[:2] = rank("Parrot"), rank("Monkey")
    run_on(LIBERTALIA, state)
    assert table.ship == ["Monkey", "Cook"]
    assert table.cemetery(0) == {"Parrot"}


# 2 Monkey


def test_monkey_without_relics_does_nothing() -> None:
    """Other booty stays."""
    position = Position(players=2)
    position.booty(0, chest=1)
    table = position.day("Monkey", "Captain")
    assert table.booty(0) == {"chest": 1}
    assert not table.told("handed_on")


def test_monkey_of_higher_influence_can_send_relics_back() -> None:
    """With two players red's Monkey acts after yellow's and hands everything back."""
    position = Position(players=2)
    position.booty(0, relic=1)
    position.booty(1, relic=1)
    table = position.day("Monkey", "Monkey")
    assert table.booty(0) == {"relic": 2}
    assert table.booty(1) == {}


# 3 Beggar


@pytest.mark.parametrize(("purse", "alms"), [(10, 3), (3, 3), (2, 2), (0, 0)])
def test_beggar_gets_three_or_all_there_is(purse: int, alms: int) -> None:
    """From the owner of the highest character."""
    position = Position(players=3)
    position.doubloons(10, 10, purse)
    table = position.day("Beggar", "Topman", "Gambler")
    assert table.doubloons == [10 + alms, 10, purse - alms]


def test_beggar_pays_another_beggar_of_lower_influence() -> None:
    """The higher Beggar pays the lower one, and gets nothing himself."""
    table = Position(players=2).day("Beggar", "Beggar")
    assert table.doubloons == [13, 7]


# 4 Recruiter


def test_recruiter_asks_for_one_of_the_own_den() -> None:
    """Only own characters in the den; the Recruiter himself is not there yet."""
    position = Position(players=2)
    position.den(0, "Captain", "Bosun")
    position.den(1, "Cook")
    table = position.day("Recruiter", "Monkey")
    assert table.offers(0, "recall Captain", "recall Bosun")
    assert table.refusal(0, "recall Cook") == "not-in-den"
    table.act(0, "recall Bosun")
    assert "Bosun" in table.hand(0)
    assert table.den(0) == {"Captain"}


def test_recruiter_takes_a_single_character_at_once() -> None:
    """One in the den leaves no choice."""
    position = Position(players=2)
    position.den(0, "Captain")
    table = position.day("Recruiter", "Monkey")
    assert table.told("recruited", seat=0, rank=29)


# 5 Cabin Boy


def test_cabin_boy_takes_nothing_and_goes_home() -> None:
    """He is not even asked."""
    position = Position(players=2)
    position.today(jewel=1, relic=1)
    table = position.dusk("Cabin Boy", None)
    assert table.booty(0) == {}
    assert table.den(0) == {"Cabin Boy"}
    assert table.board(5) == {"jewel": 1, "relic": 1}


# 6 Preacher


def test_preacher_keeps_one_token_not_one_kind() -> None:
    """Of two chests and three relics one token of the chosen kind is left."""
    position = Position(players=2)
    position.booty(0, chest=2, relic=3)
    table = position.day("Preacher", "Monkey")
    assert table.offers(0, "keep chest", "keep relic")
    assert table.refusal(0, "keep map") == "no-such-token"
    before = table.bag.get("relic", 0)
    table.act(0, "keep chest")
    assert table.booty(0) == {"chest": 1}
    assert table.bag["relic"] == before + 3


def test_preacher_with_one_kind_is_not_asked() -> None:
    """Of three equal tokens two go back at once."""
    position = Position(players=2)
    position.booty(0, goods=3)
    table = position.day("Preacher", "Monkey")
    assert table.booty(0) == {"goods": 1}
    assert table.told("returned", seat=0, kind="goods", count=2)


def test_preacher_without_booty_does_nothing() -> None:
    """Nothing to keep, nothing to discard."""
    table = Position(players=2).day("Preacher", "Monkey")
    assert not table.told("kept")


def test_preacher_gains_five_at_the_end_of_the_campaign() -> None:
    """In the den, that is."""
    assert earned("Preacher") == 5


def earned(*den: str, **booty: int) -> int:
    """Return what a seat earns at the end of a campaign beyond its purse of ten."""
    position = Position(players=2, campaign=3)
    position.den(0, *den)
    position.booty(0, **booty)
    return position.rest().scores[0] - 10


# 7 Barkeep


def test_barkeep_gains_one_each_night_in_the_den() -> None:
    """On the ship by day he gains nothing."""
    position = Position(players=2)
    position.den(0, "Barkeep")
    assert position.night().doubloons == [11, 10]
    assert Position(players=2).day("Barkeep", "Monkey").doubloons == [10, 10]


# 8 Waitress


@pytest.mark.parametrize(("action", "maps", "doubloons"), [("sell", 1, 13), ("decline", 2, 10)])
def test_waitress_may_sell_one_map(action: str, maps: int, doubloons: int) -> None:
    """One map a night, for three doubloons; she may decline."""
    position = Position(players=2)
    position.den(0, "Waitress")
    position.booty(0, map=2)
    table = position.night()
    assert table.asked == (0, "serve")
    assert table.offers(0, "sell", "decline")
    assert table.refusal(0, "loot map") == "not-asked"
    table.act(0, action)
    assert table.booty(0) == {"map": maps}
    assert table.doubloons == [doubloons, 10]
    assert table.asked == (0, "choose")


def test_waitress_without_a_map_is_not_asked() -> None:
    """There is nothing to sell."""
    position = Position(players=2)
    position.den(0, "Waitress")
    position.booty(0, chest=2)
    assert position.night().asked == (0, "choose")


# 9 Carpenter


def test_carpenter_gains_ten_at_the_end_of_the_campaign() -> None:
    """Half now, ten later."""
    assert earned("Carpenter") == 10


# 10 French Officer: ruling 10. He does nothing at the end.


def test_french_officer_acts_by_day_only() -> None:
    """In the den he is worth nothing."""
    assert earned("French Officer") == 0


# 11 Voodoo Witch


def test_voodoo_witch_without_dead_gains_nothing() -> None:
    """Her own cemetery counts, which is empty."""
    position = Position(players=2)
    position.cemetery(1, "Cook", "Bosun")
    assert position.day("Voodoo Witch", "Monkey").doubloons == [10, 10]


# 12 Freed Slave


def test_freed_slave_counts_ranks_above_twelve_in_his_den() -> None:
    """Not himself, not lower ones, not other dens; the Mutineer counts."""
    position = Position(players=2)
    position.den(0, "Freed Slave", "Captain", "Brute", "Monkey")
    position.den(1, "Bosun")
    assert position.night().doubloons == [12, 10]


def test_freed_slave_counts_what_the_mutineer_has_left() -> None:
    """The Mutineer discards the Monkey first; then he alone is above twelve."""
    position = Position(players=2)
    position.den(0, "Freed Slave", "Mutineer", "Monkey")
    table = position.night()
    assert table.doubloons == [10 + 2 + 1, 10]
    assert table.cemetery(0) == {"Monkey"}


# 13 Mutineer


def test_mutineer_discards_the_lowest_other_character() -> None:
    """The lowest may well be of higher rank than he is."""
    position = Position(players=2)
    position.den(0, "Mutineer", "Captain", "First Mate")
    table = position.night()
    assert table.cemetery(0) == {"First Mate"}
    assert table.doubloons == [12, 10]


def test_mutineer_alone_does_nothing() -> None:
    """Other dens are safe from him."""
    position = Position(players=2)
    position.den(0, "Mutineer")
    position.den(1, "Captain")
    table = position.night()
    assert table.den(0) == {"Mutineer"}
    assert table.den(1) == {"Captain"}
    assert table.doubloons == [10, 10]


# 14 Brute


def test_brute_spares_the_den_of_a_removed_spanish_governor() -> None:
    """The Governor loses his action: his den is not emptied."""
    position = Position(players=2)
    position.den(1, "Bosun")
    table = position.day("Brute", "Spanish Governor")
    assert table.den(1) == {"Bosun"}


# 15 Gunner


def test_gunner_is_refused_what_is_not_there() -> None:
    """Empty seats and absent characters."""
    position = Position(players=2)
    position.den(0, "Bosun")
    position.den(1, "Cook")
    table = position.day("Gunner", "Monkey")
    assert table.refusal(0, "shoot 1 Bosun") == "not-in-that-den"
    assert table.refusal(0, "shoot 4 Bosun") == "no-such-seat"
    assert table.refusal(0, "saber 1 Cook") == "not-asked"


# 16 Topman: ruling 13.


def test_topman_counts_himself() -> None:
    """Alone in his den he is level with another single character."""
    position = Position(players=2, campaign=3)
    position.den(0, "Topman")
    position.den(1, "Monkey")
    assert position.rest().scores == [15, 10]


# 17 Spanish Spy


def test_spanish_spy_without_officers_draws_nothing() -> None:
    """Other booty stays, and chance is not asked."""
    position = Position(players=2)
    position.booty(0, saber=2)
    before = position.state.random.tobytes()
    table = position.day("Spanish Spy", "Monkey")
    assert not table.told("draw")
    assert table.booty(0) == {"saber": 2}
    assert table.state.random.tobytes() == before


def test_spanish_spy_keeps_the_number_of_tokens() -> None:
    """Two officers out, two tokens in, from the bag."""
    for number in range(20):
        position = Position(players=2, seed=f"spy {number}")
        position.booty(0, officer=2, chest=1)
        table = position.day("Spanish Spy", "Monkey")
        assert sum(table.booty(0).values()) == 3


# 18 Cook: ruling 3.


def test_cook_takes_two_tokens_in_one_turn() -> None:
    """Both before anybody else."""
    position = Position(players=3)
    position.today(jewel=1, goods=1, relic=1)
    table = position.dusk("Cook", "Topman", "Monkey")
    assert table.about == {"rank": 18, "left": 2, "officer": False}
    table.act(0, "loot jewel", "loot goods")
    assert table.booty(0) == {"jewel": 1, "goods": 1}
    assert table.booty(1) == {"relic": 1}
    assert table.told("empty_handed", seat=2)


def test_cook_with_an_officer_and_nothing_after_it_dies_all_the_same() -> None:
    """The officer was the last token."""
    position = Position(players=2)
    position.today(officer=1)
    table = position.dusk("Cook", None)
    assert table.cemetery(0) == {"Cook"}


# 19 Bosun


def test_bosun_counts_ranks_below_nineteen_in_his_den() -> None:
    """Two doubloons each; higher ranks and other dens do not count. The Beggar took three before."""
    position = Position(players=2)
    position.den(0, "Cook", "Monkey", "Armorer")
    position.den(1, "Topman")
    assert position.day("Bosun", "Beggar").doubloons == [10 - 3 + 4, 13]


# 20 Armorer


def test_armorer_gains_one_for_each_saber() -> None:
    """His owner's sabers, each night."""
    position = Position(players=2)
    position.den(0, "Armorer")
    position.booty(0, saber=3)
    position.booty(1, saber=2)
    assert position.night().doubloons == [13, 10]


# 21 Merchant


@pytest.mark.parametrize(("trade", "price"), [("trade 2 saber", 3), ("trade 3 saber", 5)])
def test_merchant_pays_three_for_two_and_five_for_three(trade: str, price: int) -> None:
    """Any kind qualifies, sabers too; the tokens go back into the bag."""
    position = Position(players=2)
    position.booty(0, saber=4)
    table = position.day("Merchant", "Monkey")
    assert table.offers(0, "trade 2 saber", "trade 3 saber")
    table.act(0, trade)
    assert table.doubloons[0] == 10 + price


def test_merchant_without_a_pair_does_nothing() -> None:
    """One of each kind is no trade."""
    position = Position(players=2)
    position.booty(0, saber=1, map=1, relic=1)
    table = position.day("Merchant", "Monkey")
    assert not table.told("traded")


# 22 Surgeon


def test_surgeon_takes_one_of_the_own_cemetery_unseen() -> None:
    """Others see that somebody came back, not who."""
    position = Position(players=2)
    position.cemetery(0, "Captain", "Bosun")
    position.cemetery(1, "Cook")
    table = position.day("Surgeon", "Monkey")
    assert table.offers(0, "recall Captain", "recall Bosun")
    assert table.refusal(0, "recall Cook") == "not-in-cemetery"
    table.act(0, "recall Bosun")
    assert "Bosun" in table.hand(0)
    assert table.cemetery(0) == {"Captain"}
    event = next(event for event in table.events if event.name == "operated")
    assert event.values == {"seat": 0, "rank": rank("Bosun")}
    assert event.seen_by(1).values == {"seat": 0}
    assert event.seen_by(None).values == {"seat": 0}


def test_surgeon_takes_a_single_character_at_once() -> None:
    """One in the cemetery leaves no choice, and no secret."""
    position = Position(players=2)
    position.cemetery(0, "Captain")
    table = position.day("Surgeon", "Monkey")
    assert "Captain" in table.hand(0)
    view = LIBERTALIA.view(LIBERTALIA.observe(table.state, 1), 1)
    assert rank("Captain") in view["hands"][0]["cards"]
    assert view["doubtful"] == [[], []]


def test_surgeon_may_operate_twice_and_each_secret_ends_when_its_character_is_seen() -> None:
    """The first secret is out already; the character of the second was dead before both."""
    position = Position(players=2)
    position.hand(0, "Cook", "Captain")
    position.hand(1, "Monkey", "Captain")
    table = position.sunrise()
    cook, first = rank("Cook"), int(table.state.campaign) * OPERATIONS
    table.state.operations[0] = 2
    table.state.buried[0, cook] = first
    table.state.operated[0, first + 1] = 1
    LIBERTALIA.check(table.state)
    table.choose("Cook", "Monkey")
    assert not table.state.operated.any()
    assert table.state.buried[0, cook] == 0


# 23 Treasurer


def test_treasurer_gains_one_for_each_goods_jewel_and_chest() -> None:
    """On top of their value; other kinds do not count."""
    booty = {"goods": 2, "jewel": 1, "chest": 1}
    assert earned("Treasurer", **booty) == (2 + 3 + 5) + 4
    assert earned("Treasurer", map=2, saber=1, officer=1) == 0


# 24 Gambler


@pytest.mark.parametrize(("purse", "left"), [(10, 6), (4, 0), (3, 0)])
def test_gambler_pays_one_for_each_token(purse: int, left: int) -> None:
    """Any kind, and not below zero."""
    position = Position(players=2)
    position.doubloons(purse, 10)
    position.booty(0, relic=2, chest=1, saber=1)
    assert position.day("Gambler", "Monkey").doubloons[0] == left


def test_gambler_gains_eight_at_the_end_of_the_campaign() -> None:
    """In the den."""
    assert earned("Gambler") == 8


# 25 Governor's Daughter


def daughters(*seats: int) -> list[int]:
    """Return the scores when these seats have the Governor's Daughter."""
    position = Position(players=3, campaign=3)
    for seat in seats:
        position.den(seat, "Governor's Daughter")
    return position.rest().scores


def test_governors_daughter_gains_six_if_she_is_the_only_one() -> None:
    """One in all dens."""
    assert daughters(1) == [10, 16, 10]


def test_governors_daughters_pay_three_if_they_are_several() -> None:
    """Each of them."""
    assert daughters(0, 2) == [7, 10, 7]


def test_governors_daughter_in_a_cemetery_does_not_count() -> None:
    """The only one in a den gains six."""
    position = Position(players=2, campaign=3)
    position.den(0, "Governor's Daughter")
    position.cemetery(1, "Governor's Daughter")
    assert position.rest().scores == [16, 10]


# 26 Quartermaster


def test_quartermaster_gains_one_for_each_token_and_loses_eight_at_the_end() -> None:
    """By day and at the end of the campaign."""
    position = Position(players=2)
    position.booty(0, relic=2, chest=1, saber=1)
    assert position.day("Quartermaster", "Monkey").doubloons[0] == 14
    assert earned("Quartermaster") == -8


# 27 Granny Wata: ruling 12.


def test_granny_wata_alone_gains_two_each_night() -> None:
    """The only one in all dens."""
    position = Position(players=2)
    position.den(0, "Granny Wata")
    position.cemetery(1, "Granny Wata")
    assert position.night().doubloons == [12, 10]


# 28 First Mate


def test_first_mate_gains_one_for_each_character_in_his_den() -> None:
    """Himself included."""
    assert earned("First Mate") == 1
    assert earned("First Mate", "Monkey", "Cook") == 3


# 29 Captain


def test_captain_gains_three_and_pays_for_relics_at_the_end() -> None:
    """Each relic costs him three more than it costs anyway."""
    assert Position(players=2).day("Captain", "Monkey").doubloons[0] == 13
    assert earned("Captain", relic=1) == -6
    assert earned("Captain", chest=1) == 5


# 30 Spanish Governor


def test_spanish_governor_empties_his_own_den_and_enters_it_later() -> None:
    """Other dens are not touched."""
    position = Position(players=2)
    position.den(0, "Bosun", "Cook")
    position.den(1, "Topman")
    table = position.day("Spanish Governor", "Monkey")
    assert table.cemetery(0) == {"Bosun", "Cook"}
    assert table.den(1) == {"Topman"}
    table.act(0, "loot goods")
    assert table.den(0) == {"Spanish Governor"}


# All of them


def test_timings_are_as_printed() -> None:
    """Who acts when, by rank."""
    box = LIBERTALIA.box
    acting = {
        "day": {1, 2, 3, 4, 6, 9, 10, 11, 14, 15, 17, 19, 21, 22, 24, 26, 29, 30},
        "dusk": {5, 18},
        "night": {7, 8, 12, 13, 20, 27},
        "rest": {6, 9, 16, 23, 24, 25, 26, 28, 29},
    }
    for timing, ranks in acting.items():
        assert int(box[timing]) == sum(1 << number for number in ranks), timing
    assert set.union(*acting.values()) == set(range(1, 31))
