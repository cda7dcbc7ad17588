"""Shares, means, ratings and times: right where the answer is known."""

from __future__ import annotations

import math
import random

import pytest

from tests.support.arena import outcome
from tricorne.arena.latencies import Latencies
from tricorne.arena.ratings import NEW, places, rate
from tricorne.arena.statistics import Deal, mean, share, student, wilson
from tricorne.games.game import Result


def test_students_factors_are_those_of_the_tables() -> None:
    for freedom, right in ((1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(right, rel=0.01)
    assert student(math.inf) == pytest.approx(1.96, abs=0.001)


def test_wilsons_interval_is_the_one_of_the_textbook() -> None:
    found = wilson(0.5, 100, 1.96)
    assert (found.low, found.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_deals_that_agree_make_a_narrow_interval_and_deals_that_differ_a_wide_one() -> None:
    agreeing = [Deal(1 + (number % 2), 4) for number in range(100)]
    differing = [Deal(3 * (number % 2), 4) for number in range(100)]
    assert share(agreeing).value == share(differing).value == 0.375
    narrow, wide = (share(deals).high - share(deals).low for deals in (agreeing, differing))
    independent = wilson(0.375, 400, 1.96)
    assert narrow < independent.high - independent.low < wide


def test_all_or_nothing_leaves_some_doubt() -> None:
    everything, nothing = share([Deal(4, 4)] * 10), share([Deal(0, 4)] * 10)
    assert everything.high == 1
    assert everything.low == pytest.approx(0.722, abs=0.001)
    assert nothing.high == pytest.approx(1 - everything.low)
    assert share([Deal(4, 4)]).low < 0.3


def test_the_interval_of_paired_games_holds_the_truth_as_often_as_it_says() -> None:
    """The luck of a deal is shared by its games: intervals that count games would be wrong more often."""
    seed = random.randrange(10**9)
    print("seed", seed)
    chance = random.Random(seed)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(50):
            luck = chance.choice((0.1, 0.5))
            deals.append(Deal(sum(chance.random() < luck for _ in range(4)), 4))
        found = share(deals)
        held += found.low <= 0.3 <= found.high
    assert 0.90 <= held / 400 <= 0.99


def test_a_mean_has_students_interval() -> None:
    found = mean([Deal(10, 4), Deal(14, 4), Deal(12, 4)])
    assert found.value == 3
    assert found.high - found.value == pytest.approx(student(2) * 0.5 / math.sqrt(3))


def test_a_single_deal_leaves_the_interval_open() -> None:
    assert mean([Deal(10, 4)]).json() == {"value": 2.5, "low": None, "high": None}


def test_winners_stand_before_all_others_and_those_by_points() -> None:
    assert places(Result("turns", (2,), (9, 4, 1, 9))) == [2, 4, 1, 2]
    assert places(Result("turns", (0, 1), (9, 4, 1))) == [1, 1, 3]


def test_the_better_bot_is_rated_higher_and_surer_with_every_game() -> None:
    games = [outcome(number, ("good", "bad"), (0,), (9, 1)) for number in range(1, 31)]
    history = rate(games, ["good", "bad"])
    assert len(history) == 30
    assert history[-1]["good"].strength > NEW.strength > history[-1]["bad"].strength
    deviations = [step["good"].deviation for step in history]
    assert deviations == sorted(deviations, reverse=True)


def test_a_bot_alone_with_itself_learns_nothing_about_itself() -> None:
    assert rate([outcome(1, ("same", "same"), (0,), (9, 1))], ["same"])[-1]["same"] == NEW


def test_times_keep_means_exactly_and_percentiles_within_five_percent() -> None:
    times, other = Latencies(), Latencies()
    for number in range(1, 1001):
        (times if number % 2 else other).add(number / 1000)
    times.merge(other)
    assert times.count == 1000
    assert times.mean == pytest.approx(0.5005)
    assert times.percentile(99) == pytest.approx(0.99, rel=0.05)
    assert times.percentile(50) == pytest.approx(0.5, rel=0.05)
    assert times.longest == 1
    assert times.percentile(100) == pytest.approx(1, rel=0.05)
    assert Latencies.from_json(times.json()).percentile(99) == times.percentile(99)
