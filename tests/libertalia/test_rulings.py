"""The rulings by number. What single characters do stands in `test_characters`."""

from __future__ import annotations

import pytest

from tests.support.libertalia import LIBERTALIA, Position, home_made, rank, run_on
from tricorne.games.game import Result

# Ruling 1: a character enters its den as soon as it has taken its token.


def test_ruling_01_a_saber_hits_who_looted_earlier_the_same_dusk() -> None:
    """The Captain is at home when the Topman takes the saber; the Monkey is still on the ship."""
    position = Position(players=3)
    position.today(goods=1, saber=2)
    table = position.dusk("Captain", "Topman", "Monkey")
    table.act(0, "loot goods")
    assert table.told("sabered", seat=1, owner=0, rank=rank("Captain"))
    assert table.cemetery(0) == {"Captain"}


def test_ruling_01_nobody_on_the_ship_can_be_hit() -> None:
    """The first to loot finds all dens empty: the saber does nothing."""
    position = Position(players=2)
    position.today(goods=1, saber=1)
    table = position.dusk("Captain", "Topman")
    table.act(0, "loot saber")
    assert not table.told("sabered")
    assert table.den(0) == {"Captain"}
    assert table.den(1) == {"Topman"}


# Ruling 2: taking is obligatory, of today's tokens, and what is left stays there.


def test_ruling_02_whoever_finds_no_token_goes_home_empty_handed() -> None:
    """The Cook has taken both tokens of a two-player day."""
    position = Position(players=2)
    position.today(goods=1, jewel=1)
    table = position.dusk("Cook", "Topman")
    table.act(0, "loot goods")
    assert table.told("empty_handed", seat=1, rank=rank("Topman"))
    assert table.booty(1) == {}
    assert table.den(1) == {"Topman"}


def test_ruling_02_only_tokens_of_the_present_day_are_taken_and_one_must_be() -> None:
    """Nothing but today's kinds is legal, and there is no way to decline."""
    position = Position(players=3, day=4)
    position.today(relic=1, officer=2)
    table = position.dusk("Captain", "Topman", "Monkey")
    assert table.board(5)
    assert table.offers(0, "loot relic", "loot officer")
    assert table.refusal(0, "loot goods") == "not-on-board"
    assert table.refusal(0, "decline") == "not-asked"


def test_ruling_02_tokens_left_stay_on_the_board_until_the_campaign_ends() -> None:
    """The Cabin Boy leaves a jewel: it is neither in a den nor in the bag, until the next campaign."""
    position = Position(players=2, day=6)
    position.today(jewel=2)
    table = position.dusk("Cabin Boy", "Captain")
    assert table.told("looted", seat=1, kind="jewel")
    assert table.state.campaign == 3
    assert sum(table.bag.values()) == 50 - 12

    position = Position(players=2, day=5)
    position.today(jewel=2)
    table = position.dusk("Cabin Boy", "Captain")
    assert table.board(5) == {"jewel": 1}
    assert table.bag["jewel"] == 4


# Ruling 3: the Cook takes two, one after the other.


def test_ruling_03_the_cook_takes_the_one_that_is_left() -> None:
    """With one token he takes that one."""
    position = Position(players=2)
    position.today(jewel=1)
    table = position.dusk("Cook", "Monkey")
    assert table.booty(0) == {"jewel": 1}
    assert table.den(0) == {"Cook"}


def test_ruling_03_an_officer_first_still_lets_him_take_the_second() -> None:
    """He takes the officer, then another token, and then goes to the cemetery."""
    position = Position(players=3)
    position.today(officer=1, jewel=1, goods=1)
    table = position.dusk("Cook", "Monkey", "Parrot")
    table.act(0, "loot officer")
    assert table.asked == (0, "loot")
    assert table.about == {"rank": 18, "left": 1, "officer": True}
    assert "Cook" in table.ship
    table.act(0, "loot jewel")
    assert table.booty(0) == {"officer": 1, "jewel": 1}
    assert table.cemetery(0) == {"Cook"}


def test_ruling_03_two_officers_kill_him_once() -> None:
    """He is buried once, with both officers in the den."""
    position = Position(players=2)
    position.today(officer=2)
    table = position.dusk("Cook", "Monkey")
    assert len(table.told("died")) == 1
    assert table.booty(0) == {"officer": 2}
    assert table.cemetery(0) == {"Cook"}


def test_ruling_03_each_saber_kills_one_before_the_next_token() -> None:
    """Loot, saber, loot, saber."""
    position = Position(players=2)
    position.today(saber=2)
    position.den(1, "Bosun", "Topman", "Captain")
    table = position.dusk("Cook", "Monkey")
    assert table.asked == (0, "saber")
    assert table.about == {"rank": 18, "left": 1, "officer": False}
    assert table.booty(0) == {"saber": 1}
    table.act(0, "saber 1 Topman")
    assert table.asked == (0, "saber")
    assert table.about == {"rank": 18, "left": 0, "officer": False}
    assert table.booty(0) == {"saber": 2}
    table.act(0, "saber 1 Captain")
    assert table.cemetery(1) == {"Topman", "Captain"}
    assert table.den(0) == {"Cook"}


# Ruling 4: sabers reach direct neighbours, and must be used.


def test_ruling_04_a_saber_must_be_used_on_a_neighbour() -> None:
    """Of four players only the two beside the looter are targets; nothing can be declined."""
    position = Position(players=4)
    position.today(saber=1)
    position.den(0, "Topman")
    position.den(1, "Bosun")
    position.den(2, "Freed Slave")
    position.den(3, "Brute")
    table = position.dusk("Captain", None, None, None)
    assert table.offers(0, "saber 1 Bosun", "saber 3 Brute")
    assert table.refusal(0, "saber 2 Freed Slave") == "no-neighbour"
    assert table.refusal(0, "saber 0 Topman") == "own-character"
    assert table.refusal(0, "saber 1 Brute") == "not-in-that-den"
    assert table.refusal(0, "saber 5 Brute") == "no-such-seat"
    assert table.refusal(0, "decline") == "not-asked"


def test_ruling_04_with_two_players_the_opponent_is_both_neighbours() -> None:
    """Each target stands once in the list."""
    position = Position(players=2)
    position.today(saber=1)
    position.den(0, "Topman")
    position.den(1, "Bosun", "Brute")
    table = position.dusk("Captain", None)
    assert table.offers(0, "saber 1 Bosun", "saber 1 Brute")


def test_ruling_04_own_characters_are_never_targets() -> None:
    """With only own characters in dens nothing happens."""
    position = Position(players=3)
    position.today(saber=1)
    position.den(0, "Topman", "Bosun")
    table = position.dusk("Captain", None, None)
    assert table.den(0) == {"Topman", "Bosun", "Captain"}
    assert table.booty(0) == {"saber": 1}


# Ruling 5: actions are obligatory; what is impossible is skipped; nobody falls below zero.


def test_ruling_05_who_cannot_pay_pays_what_they_have() -> None:
    """The Gunner with one doubloon pays it, and still fires."""
    position = Position(players=2)
    position.doubloons(1, 10)
    position.den(1, "Bosun")
    table = position.day("Gunner", "Monkey")
    assert table.doubloons == [0, 10]
    assert table.cemetery(1) == {"Bosun"}


def test_ruling_05_what_is_impossible_is_skipped() -> None:
    """Recruiter, Surgeon and Merchant with nothing to act on ask nothing."""
    table = Position(players=3).day("Recruiter", "Surgeon", "Merchant")
    assert table.state.phase == 2
    assert table.doubloons == [10, 10, 10]


def test_ruling_05_obligatory_actions_cannot_be_declined() -> None:
    """Only the Waitress may decline."""
    position = Position(players=2)
    position.booty(0, relic=2, officer=2)
    table = position.day("Merchant", "Monkey")
    assert table.asked == (0, "trade")
    assert table.refusal(0, "decline") == "not-asked"


# Ruling 6: the Parrot's newcomer goes to its place by rank, and still acts by day.


def test_ruling_06_the_newcomer_takes_its_place_and_acts() -> None:
    """The Captain for the Parrot stands on top and gains three by day."""
    position = Position(players=3)
    position.hand(0, "Captain", "Cook")
    table = position.day("Parrot", "Bosun", "Cabin Boy")
    assert table.ship == ["Parrot", "Cabin Boy", "Bosun"]
    table.act(0, "play Captain")
    assert table.ship == ["Cabin Boy", "Bosun", "Captain"]
    assert table.doubloons[0] == 13
    assert table.cemetery(0) == {"Parrot"}


def test_ruling_06_several_parrots_act_in_order_of_influence() -> None:
    """Yellow's Parrot is the lowest; the second one is asked when the first newcomer is visible."""
    position = Position(players=3)
    for seat in range(3):
        position.hand(seat, "Captain", "Cook")
    table = position.day("Parrot", "Parrot", "Parrot")
    for seat in range(3):
        assert table.asked == (seat, "parrot")
        assert table.ship[0] == "Parrot"
        table.act(seat, "play Captain" if seat == 0 else "play Cook")
    assert table.ship == ["Cook", "Cook", "Captain"]
    assert table.doubloons == [13, 10, 10]


# Ruling 7: the highest on the ship; left; Monkeys, Beggars and Brutes among themselves.


def test_ruling_07_the_highest_is_judged_by_rank_then_influence() -> None:
    """Of two Captains the Brute removes blue's, whose mark is higher."""
    table = Position(players=3).day("Brute", "Captain", "Captain")
    assert table.cemetery(2) == {"Captain"}
    assert table.doubloons == [10, 13, 10]


def test_ruling_07_left_of_a_seat_is_the_next_seat() -> None:
    """The last seat hands relics on to the first."""
    position = Position(players=3)
    position.booty(2, relic=2)
    table = position.day("Captain", "Bosun", "Monkey")
    assert table.booty(0) == {"relic": 2}
    assert table.booty(2) == {}


def test_ruling_07_relics_handed_on_may_be_handed_on_again() -> None:
    """Yellow's Monkey comes before red's, which hands on what it just got."""
    position = Position(players=3)
    position.booty(0, relic=1)
    position.booty(1, relic=2)
    table = position.day("Monkey", "Monkey", "Captain")
    assert [table.booty(seat).get("relic", 0) for seat in range(3)] == [0, 0, 3]


def test_ruling_07_a_beggar_against_himself_gets_nothing() -> None:
    """He is the highest on the ship himself."""
    table = Position(players=2).day("Beggar", "Monkey")
    assert table.doubloons == [10, 10]


def test_ruling_07_the_brute_hits_himself_when_he_is_the_highest() -> None:
    """He is discarded."""
    table = Position(players=2).day("Brute", "Monkey")
    assert table.cemetery(0) == {"Brute"}
    assert table.den(0) == set()


def test_ruling_07_of_two_brutes_the_weaker_acts_first_and_the_other_may_die_unacted() -> None:
    """Red's mark is 1, yellow's 6: red's Brute throws yellow's off, and has acted himself."""
    table = Position(players=3).day("Brute", "Brute", "Monkey")
    assert [event["seat"] for event in table.told("struck_down")] == [1]
    assert table.cemetery(0) == {"Brute"}


def test_ruling_07_who_is_removed_loses_action_booty_and_den() -> None:
    """The Captain gains nothing, takes nothing, and goes nowhere."""
    position = Position(players=2)
    position.today(goods=2)
    table = position.day("Brute", "Captain")
    assert table.doubloons == [10, 10]
    assert table.booty(1) == {}
    assert table.den(1) == set()
    assert table.board(5) == {"goods": 1}


# Ruling 8: the Gunner.


def test_ruling_08_the_gunner_pays_three_and_fires_at_any_den() -> None:
    """Far seats and his own den are targets too."""
    position = Position(players=4)
    for seat, name in enumerate(("Bosun", "Cook", "Topman", "Armorer")):
        position.den(seat, name)
    table = position.day("Gunner", "Monkey", "Monkey", "Monkey")
    assert table.offers(0, "shoot 0 Bosun", "shoot 1 Cook", "shoot 2 Topman", "shoot 3 Armorer")
    assert table.doubloons[0] == 10
    table.act(0, "shoot 2 Topman")
    assert table.doubloons[0] == 7
    assert table.cemetery(2) == {"Topman"}


def test_ruling_08_his_own_den_is_forced_if_it_is_the_only_one_occupied() -> None:
    """The single target is hit at once."""
    position = Position(players=3)
    position.den(0, "Bosun")
    table = position.day("Gunner", "Monkey", "Cabin Boy")
    assert table.told("shot", seat=0, owner=0, rank=rank("Bosun"))


def test_ruling_08_without_any_target_he_still_pays() -> None:
    """All dens are empty."""
    assert Position(players=2).day("Gunner", "Monkey").doubloons == [7, 10]


# Ruling 9: the Spanish Spy.


def test_ruling_09_officers_go_back_first_then_as_many_are_drawn() -> None:
    """With a bag that holds nothing but them, the same officers come out again."""
    position = Position(players=2, day=6)
    position.today(goods=2)
    position.booty(0, officer=3)
    position.booty(1, chest=4, jewel=6, goods=8, saber=6, map=8, relic=10, officer=3)
    table = position.day("Spanish Spy", "Monkey")
    assert table.told("returned", seat=0, kind="officer", count=3)
    assert table.told("draw", seat=0, tokens={"officer": 3})


def test_ruling_09_tokens_drawn_have_no_immediate_effect() -> None:
    """Sabers drawn hit nobody, officers kill nobody."""
    position = Position(players=2, day=6)
    position.den(1, "Bosun", "Topman")
    position.booty(0, officer=2)
    position.booty(1, chest=4, jewel=6, goods=9, saber=2, map=7, relic=10, officer=4)
    table = position.day("Spanish Spy", "Monkey")
    assert table.den(1) == {"Bosun", "Topman"}
    assert sum(table.told("draw")[0]["tokens"].values()) == 2
    assert not table.told("sabered")


def test_ruling_09_everybody_sees_what_is_drawn_then_it_lies_face_down() -> None:
    """The event is nobody's secret; the view of another seat shows only the size of the heap."""
    position = Position(players=2)
    position.booty(0, officer=2)
    table = position.day("Spanish Spy", "Monkey")
    event = next(event for event in table.events if event.name == "draw")
    assert event.seen_by(1) == event
    view = LIBERTALIA.view(LIBERTALIA.observe(table.state, 1), 1)
    assert view["booty"][0] == {"size": 2, "tokens": None}


# Ruling 10: Carpenter, French Officer, Voodoo Witch.


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (9, 5), (10, 5)])
def test_ruling_10_the_carpenter_loses_half_rounded_down(before: int, after: int) -> None:
    """Of nine doubloons he loses four."""
    position = Position(players=2)
    position.doubloons(before, 10)
    assert position.day("Carpenter", "Monkey").doubloons[0] == after


@pytest.mark.parametrize(("before", "after"), [(0, 5), (8, 13), (9, 9), (10, 10)])
def test_ruling_10_the_french_officer_pays_with_fewer_than_nine(before: int, after: int) -> None:
    """Eight are few, nine are not."""
    position = Position(players=2)
    position.doubloons(before, 10)
    assert position.day("French Officer", "Monkey").doubloons[0] == after


def test_ruling_10_the_voodoo_witch_counts_todays_parrot() -> None:
    """Two dead and the Parrot of this very day make six doubloons; others' dead do not count."""
    position = Position(players=2)
    position.hand(0, "Voodoo Witch", "Cook")
    position.cemetery(0, "Bosun", "Topman")
    position.cemetery(1, "Bosun")
    table = position.day("Parrot", "Monkey")
    table.act(0, "play Voodoo Witch")
    assert table.told("gained", seat=0, doubloons=6)


def test_ruling_10_the_surgeon_may_take_todays_parrot_back() -> None:
    """With nobody else in the cemetery it is the Parrot."""
    position = Position(players=2)
    position.hand(0, "Surgeon", "Cook")
    table = position.day("Parrot", "Monkey")
    table.act(0, "play Surgeon")
    assert "Parrot" in table.hand(0)
    assert table.cemetery(0) == set()


# Ruling 11: the Merchant.


def test_ruling_11_one_trade_obligatory_of_the_owners_choice() -> None:
    """Three relics and two maps can be traded in three ways; one trade is made."""
    position = Position(players=2)
    position.booty(0, relic=3, map=2, chest=1)
    table = position.day("Merchant", "Monkey")
    assert table.offers(0, "trade 2 relic", "trade 3 relic", "trade 2 map")
    assert table.refusal(0, "trade 3 map") == "too-few-tokens"
    assert table.refusal(0, "trade 2 chest") == "too-few-tokens"
    table.act(0, "trade 3 relic")
    assert table.doubloons[0] == 15
    assert table.booty(0) == {"map": 2, "chest": 1}
    assert table.state.phase == 2


def test_ruling_11_the_only_trade_is_made_at_once_even_at_a_loss() -> None:
    """Two chests go for three doubloons."""
    position = Position(players=2)
    position.booty(0, chest=2, relic=1)
    table = position.day("Merchant", "Monkey")
    assert table.told("traded", seat=0, kind="chest", count=2, doubloons=3)
    assert table.booty(0) == {"relic": 1}


# Ruling 12: night.


def test_ruling_12_night_runs_in_decreasing_rank() -> None:
    """Granny Wata, Armorer, Mutineer, Freed Slave, (Waitress,) Barkeep."""
    position = Position(players=3, day=6)
    position.den(0, "Granny Wata", "Barkeep", "Armorer")
    position.den(1, "Mutineer", "Cabin Boy")
    position.den(2, "Freed Slave", "Captain")
    position.booty(0, saber=2)
    table = position.night()
    order = [(event["seat"], event["rank"], event["doubloons"]) for event in table.told("gained")]
    assert order == [(0, 27, 2), (0, 20, 2), (1, 13, 2), (2, 12, 1), (0, 7, 1)]


def test_ruling_12_granny_watas_are_judged_all_at_once() -> None:
    """Two of them are both discarded, and nobody gains."""
    position = Position(players=3)
    position.den(0, "Granny Wata")
    position.den(2, "Granny Wata")
    table = position.night()
    assert table.cemetery(0) == table.cemetery(2) == {"Granny Wata"}
    assert table.doubloons == [10, 10, 10]


def test_ruling_12_the_mutineers_victim_does_not_act_any_more_that_night() -> None:
    """The Barkeep is discarded before his turn comes; the Armorer has acted."""
    position = Position(players=2)
    position.den(0, "Mutineer", "Barkeep")
    position.den(1, "Mutineer", "Armorer")
    position.booty(1, saber=1)
    table = position.night()
    assert table.doubloons == [12, 13]
    assert table.cemetery(0) == {"Barkeep"}
    assert table.cemetery(1) == {"Armorer"}


def test_ruling_12_equal_ranks_go_by_falling_influence() -> None:
    """Blue's Waitress has the mark 3, red's 2, yellow's 1."""
    position = Position(players=3)
    for seat in range(3):
        position.den(seat, "Waitress")
        position.booty(seat, map=1)
    table = position.night()
    for seat in (2, 1, 0):
        assert table.asked == (seat, "serve")
        table.act(seat, "decline")


# Ruling 13: the day of rest.


def test_ruling_13_coins_end_actions_and_booty_are_added_then_floored_at_zero() -> None:
    """Two doubloons less eight for the Quartermaster plus a chest is nothing, not five."""
    position = Position(players=2, campaign=3)
    position.doubloons(2, 0)
    position.den(0, "Quartermaster")
    position.booty(0, chest=1)
    position.booty(1, relic=3)
    position.scores(30, 20)
    table = position.rest()
    assert table.scores == [30, 20]
    assert table.told("scored", seat=0, gain=0, score=30)


def test_ruling_13_a_loss_is_set_off_against_booty() -> None:
    """Nothing in the purse, eight to lose and nine in chests and jewels: one doubloon."""
    position = Position(players=2, campaign=3)
    position.doubloons(0, 0)
    position.den(0, "Quartermaster")
    position.booty(0, chest=1, jewel=1, goods=1)
    assert position.rest().scores[0] == 1


@pytest.mark.parametrize(
    ("booty", "worth"),
    [
        ({"chest": 2}, 10),
        ({"jewel": 2}, 6),
        ({"goods": 2}, 2),
        ({"officer": 2, "saber": 2}, 0),
        ({"map": 2}, 0),
        ({"map": 3}, 12),
        ({"map": 5}, 12),
        ({"map": 6}, 24),
        ({"relic": 2}, -6),
    ],
)
def test_ruling_13_what_booty_is_worth(booty: dict[str, int], worth: int) -> None:
    """Ten doubloons and the booty make the score; maps count in sets of three."""
    position = Position(players=2, campaign=3)
    position.booty(0, **booty)
    assert position.rest().scores == [10 + worth, 10]


def test_ruling_13_a_topman_scores_if_no_den_holds_fewer_characters() -> None:
    """Equal dens pay; a smaller one, be it empty, does not."""
    for others, paid in (((2, 2), True), ((3, 2), True), ((3, 1), False), ((2, 0), False)):
        position = Position(players=3, campaign=3)
        position.den(0, "Topman", "Parrot")
        for seat, size in enumerate(others, 1):
            position.den(seat, *("Parrot", "Monkey", "Beggar")[:size])
        assert bool(position.rest().told("added", seat=0, rank=16, doubloons=5)) == paid, others


# Ruling 14: recalled characters, hands, and a Parrot without company.


def test_ruling_14_a_recalled_character_acts_again_when_played_again() -> None:
    """The Captain comes back from the den and gains three once more."""
    position = Position(players=2, day=4)
    position.den(0, "Captain")
    position.hand(1, "Monkey", "Cabin Boy")
    table = position.day("Recruiter", "Beggar")
    assert "Captain" in table.hand(0)
    assert table.den(0) == set()
    while table.asked != (0, "choose"):
        assert table.asked is not None
        table.act(table.asked[0], table.legal(table.asked[0])[0])
    before = table.doubloons[0]
    table.choose("Captain", "Monkey")
    assert table.told("gained", seat=0, rank=rank("Captain"), doubloons=3)
    assert table.doubloons[0] == before + 3


def test_ruling_14_all_cards_left_in_hand_are_kept() -> None:
    """The next campaign adds six to whatever was kept, also what was recalled."""
    position = Position(players=2, campaign=1, day=6)
    position.den(0, "Captain", "Bosun")
    position.den(1, "Captain")
    position.cemetery(1, "Bosun", "Cook")
    table = position.rest()
    assert table.state.campaign == 2
    assert len(table.hand(0)) == 9 - 2 + 6
    assert len(table.hand(1)) == 9 - 3 + 6
    assert table.den(0) == table.cemetery(1) == set()


def test_ruling_14_a_parrot_with_an_empty_hand_is_just_discarded() -> None:
    """That takes home-made characters; the position is built without the referee."""
    table = Position(players=2).day("Captain", "Monkey")
    state = table.state
    state.phase, state.step, state.ask, state.acted = 1, 2, 0, 0
    state.hand[0] = 0
    state.ship[:2] = rank("Parrot"), rank("Monkey")
    run_on(LIBERTALIA, state)
    assert table.cemetery(0) == {"Parrot"}
    assert "Parrot" not in table.ship


# Ruling 15: the bank never runs out.


def test_ruling_15_the_bank_never_runs_out() -> None:
    """There is no limit to what is paid: more than all 250 doubloons of the box can be held."""
    position = Position(players=2)
    position.doubloons(500, 10)
    assert position.day("Captain", "Monkey").doubloons[0] == 503


# Ruling 16: the end.


def test_ruling_16_equal_scores_share_the_win() -> None:
    """Two seats with thirty points have won; how they came by them does not matter."""
    position = Position(players=3, campaign=3)
    position.scores(20, 15, 0)
    position.doubloons(10, 15, 10)
    assert position.rest().result == Result("campaigns", (0, 1), (30, 30, 10))


def test_ruling_16_the_last_campaign_may_break_ties() -> None:
    """With the option the highest gain of the third campaign wins; points do not change."""
    position = Position(players=3, campaign=3, last_campaign_breaks_ties=True)
    position.scores(20, 15, 15)
    position.doubloons(10, 15, 10)
    assert position.rest().result == Result("campaigns", (1,), (30, 30, 25))


def test_ruling_16_equal_gains_share_all_the_same() -> None:
    """Equal in both respects: they share."""
    position = Position(players=3, campaign=3, last_campaign_breaks_ties=True)
    position.scores(20, 20, 0)
    assert position.rest().result == Result("campaigns", (0, 1), (30, 30, 10))


# The options and the numbers.


@pytest.mark.parametrize(
    ("players", "fair"),
    [
        (2, [{"yellow", "green"}, {"red", "black"}, {"blue", "white"}]),
        (3, [{"yellow", "blue", "black"}, {"red", "green", "white"}]),
    ],
)
def test_fair_colours_balance_influence(players: int, fair: list[set[str]]) -> None:
    """All fair sets come up, in every seating; with the option off other sets do too."""
    seen = set()
    for number in range(60):
        header = LIBERTALIA.trace_header(LIBERTALIA.new(f"colours {number}", players))
        seen.add(tuple(header["colours"]))
    assert {frozenset(colours) for colours in seen} == {frozenset(colours) for colours in fair}
    assert len(seen) > len(fair) * 1
    unfair = set()
    for number in range(60):
        state = LIBERTALIA.new(f"colours {number}", players, {"fair_colours": False})
        unfair.add(frozenset(LIBERTALIA.trace_header(state)["colours"]))
    assert len(unfair) > len(fair)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_begins_with_nine_equal_cards_ten_doubloons_and_six_full_days(players: int) -> None:
    """Nine characters, the same for all; ten doubloons; as many tokens a day as players."""
    state = LIBERTALIA.new("begin", players)
    trace = LIBERTALIA.trace_state(state)
    assert len(trace["hands"][0]) == 9
    assert all(hand == trace["hands"][0] for hand in trace["hands"])
    assert len(trace["unseen"]) == 21
    assert trace["doubloons"] == [10] * players
    assert [sum(day.values()) for day in trace["board"]] == [players] * 6
    assert trace["waiting"] == list(range(players))


def test_the_next_campaign_takes_the_first_six_of_what_was_not_dealt() -> None:
    """The trace shows them in dealing order."""
    position = Position(players=2, campaign=1)
    table = position.rest()
    assert [event["rank"] for event in table.told("dealt")] == [10, 11, 12, 13, 14, 15]
    assert LIBERTALIA.trace_state(table.state)["unseen"] == list(range(16, 31))
    assert table.doubloons == [10, 10]


def test_a_home_made_timing_switches_an_action_off() -> None:
    """A Captain who acts only at the end of the campaign gains nothing by day."""
    game = home_made(
        lambda text: text.replace('"Captain", timing = ["day", "rest"]', '"Captain", timing = ["rest"]')
    )
    assert Position(players=2, game=game).day("Captain", "Monkey").doubloons == [10, 10]
