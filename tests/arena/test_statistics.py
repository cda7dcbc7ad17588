"""Proportions, means, ratings and latencies, compared with known results."""

from __future__ import annotations

import math
import random

import pytest

from tests.support.arena import outcome
from tricorne.arena.latencies import Latencies
from tricorne.arena.ratings import NEW, places, rate
from tricorne.arena.statistics import Deal, estimate_mean, estimate_proportion, t_quantile, wilson_interval
from tricorne.games.game import Result


def test_t_quantiles_match_published_tables() -> None:
    for freedom, right in ((1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042), (1000, 1.962)):
        assert t_quantile(freedom) == pytest.approx(right, rel=0.01)
    assert t_quantile(math.inf) == pytest.approx(1.96, abs=0.001)


def test_the_wilson_interval_matches_a_textbook_example() -> None:
    found = wilson_interval(0.5, 100, 1.96)
    assert (found.low, found.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_the_interval_is_wider_if_deals_differ() -> None:
    agreeing = [Deal(1 + (number % 2), 4) for number in range(100)]
    differing = [Deal(3 * (number % 2), 4) for number in range(100)]
    assert estimate_proportion(agreeing).value == estimate_proportion(differing).value == 0.375
    narrow, wide = (
        estimate_proportion(deals).high - estimate_proportion(deals).low for deals in (agreeing, differing)
    )
    independent = wilson_interval(0.375, 400, 1.96)
    assert narrow < independent.high - independent.low < wide


def test_all_or_nothing_leaves_some_uncertainty() -> None:
    everything, nothing = estimate_proportion([Deal(4, 4)] * 10), estimate_proportion([Deal(0, 4)] * 10)
    assert everything.high == 1
    assert everything.low == pytest.approx(0.722, abs=0.001)
    assert nothing.high == pytest.approx(1 - everything.low)
    assert estimate_proportion([Deal(4, 4)]).low < 0.3


def test_the_interval_for_paired_games_has_its_nominal_coverage() -> None:
    """The games of a deal share its luck: intervals that count games would be too narrow."""
    seed = random.randrange(10**9)
    print("seed", seed)
    chance = random.Random(seed)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(50):
            luck = chance.choice((0.1, 0.5))
            deals.append(Deal(sum(chance.random() < luck for _ in range(4)), 4))
        found = estimate_proportion(deals)
        held += found.low <= 0.3 <= found.high
    assert 0.90 <= held / 400 <= 0.99


def test_a_mean_has_a_t_interval() -> None:
    found = estimate_mean([Deal(10, 4), Deal(14, 4), Deal(12, 4)])
    assert found.value == 3
    assert found.high - found.value == pytest.approx(t_quantile(2) * 0.5 / math.sqrt(3))


def test_a_single_deal_has_an_infinite_interval() -> None:
    assert estimate_mean([Deal(10, 4)]).json() == {"value": 2.5, "low": None, "high": None}


def test_winners_come_first_and_the_others_by_points() -> None:
    assert places(Result("turns", (2,), (9, 4, 1, 9))) == [2, 4, 1, 2]
    assert places(Result("turns", (0, 1), (9, 4, 1))) == [1, 1, 3]


def test_the_better_bot_is_rated_higher_with_falling_uncertainty() -> None:
    games = [outcome(number, ("good", "bad"), (0,), (9, 1)) for number in range(1, 31)]
    history = rate(games, ["good", "bad"])
    assert len(history) == 30
    assert history[-1]["good"].mu > NEW.mu > history[-1]["bad"].mu
    sigmas = [step["good"].sigma for step in history]
    assert sigmas == sorted(sigmas, reverse=True)


def test_a_game_of_a_bot_against_itself_changes_no_rating() -> None:
    assert rate([outcome(1, ("same", "same"), (0,), (9, 1))], ["same"])[-1]["same"] == NEW


def test_latencies_have_exact_means_and_percentiles_within_five_percent() -> None:
    latencies, other = Latencies(), Latencies()
    for number in range(1, 1001):
        (latencies if number % 2 else other).add(number / 1000)
    latencies.merge(other)
    assert latencies.count == 1000
    assert latencies.mean == pytest.approx(0.5005)
    assert latencies.percentile(99) == pytest.approx(0.99, rel=0.05)
    assert latencies.percentile(50) == pytest.approx(0.5, rel=0.05)
    assert latencies.longest == 1
    assert latencies.percentile(100) == pytest.approx(1, rel=0.05)
    assert Latencies.from_json(latencies.json()).percentile(99) == latencies.percentile(99)
