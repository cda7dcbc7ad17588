"""The heuristics for Libertalia: one position for each idea.

Not checked: how strong the bots are that use them. The arena measures that.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import numpy as np
import pytest

from tests.support.backends import compiles
from tests.support.heuristics import evaluate
from tests.support.libertalia import LIBERTALIA, Position, Table, write
from tests.support.walks import every_option, walk
from tricorne.bots.heuristics.libertalia.position_value import expected_points
from tricorne.games import fast_rng
from tricorne.games.game import State

SEED = os.environ.get("TRICORNE_SEED", "judgement")
# Checks one of so many positions.
EVERY = 2 if compiles() else 30


class Evaluation:
    """The values that a bot gives to the actions of a seat."""

    def __init__(self, bot: str, table: Table, seat: int) -> None:
        self.values = evaluate(LIBERTALIA, bot, LIBERTALIA.observe(table.state, seat), seat)

    def of(self, action: str) -> float:
        """Return the value of an action."""
        return self.values[write(action)]

    @property
    def best(self) -> str:
        """The best action."""
        return max(self.values, key=self.values.__getitem__)


Evaluate = Callable[[Table, int], Evaluation]


def greedy(table: Table, seat: int) -> Evaluation:
    """Evaluate without looking ahead."""
    return Evaluation("greedy", table, seat)


def planner(table: Table, seat: int) -> Evaluation:
    """Evaluate by looking ahead."""
    return Evaluation("planner", table, seat)


def forecast(state: State) -> tuple[list[float], float]:
    """Return the points that each seat can expect, and the uncertainty of that."""
    points = np.zeros(LIBERTALIA.players[-1])
    spread = expected_points(LIBERTALIA.box, state, points)
    return points[: int(state.players)].tolist(), float(spread)


# Sunrise: rank against booty, engines early, bonuses late.


def test_a_high_rank_is_worth_more_where_the_booty_differs() -> None:
    evaluations = []
    for today in ({"goods": 3}, {"chest": 1, "goods": 1, "relic": 1}):
        position = Position(players=3)
        position.today(**today)
        for seat in position.seats:
            position.hand(seat, "Waitress", "Surgeon")
        evaluations.append(greedy(position.sunrise(), 0))
    alike, different = (
        evaluation.of("choose Surgeon") - evaluation.of("choose Waitress") for evaluation in evaluations
    )
    assert different > alike + 1


@pytest.mark.parametrize("ask", [greedy, planner])
@pytest.mark.parametrize(
    ("name", "other", "better"),
    [("Barkeep", "Cabin Boy", 1), ("Granny Wata", "Surgeon", 1), ("Gambler", "Surgeon", 6)],
)
def test_engines_are_played_early_and_bonuses_late(ask: Evaluate, name: str, other: str, better: int) -> None:
    gains = {}
    for day in (1, 6):
        position = Position(players=3, day=day)
        position.hand(0, name, other)
        evaluation = ask(position.sunrise(), 0)
        gains[day] = evaluation.of(f"choose {name}") - evaluation.of(f"choose {other}")
    assert max(gains, key=gains.__getitem__) == better


def test_the_carpenter_is_for_the_poor() -> None:
    values = []
    for doubloons in (1, 20):
        position = Position(players=3, day=6)
        position.hand(0, "Carpenter")
        position.doubloons(doubloons, 10, 10)
        values.append(greedy(position.sunrise(), 0).of("choose Carpenter"))
    assert values[0] > values[1] + 5


def test_the_quartermaster_wants_many_tokens_and_an_officer_to_die_by() -> None:
    position = Position(players=3, day=6)
    position.booty(0, goods=2)
    position.today(goods=1, officer=1, jewel=1)
    table = position.dusk("Quartermaster", "Beggar", "Monkey")
    assert greedy(table, 0).best == write("loot officer")
    assert planner(table, 0).best == write("loot officer")


def test_the_parrot_gives_way_with_everybody_in_view() -> None:
    position = Position(players=3, day=6, campaign=3)
    position.hand(0, "Surgeon", "Waitress")
    position.today(chest=1, relic=2)
    table = position.day("Parrot", "Merchant", "Beggar")
    assert planner(table, 0).of("play Surgeon") > planner(table, 0).of("play Waitress")


# Booty: maps in threes, officers, sabers, relics.


@pytest.mark.parametrize("ask", [greedy, planner])
def test_a_third_map_goes_before_a_chest_and_a_first_one_after_it(ask: Evaluate) -> None:
    for maps, best in ((2, "loot map"), (0, "loot chest")):
        position = Position(players=3, day=6)
        position.booty(0, map=maps)
        position.today(map=1, chest=1, goods=1)
        table = position.dusk("Captain", "Beggar", "Monkey")
        assert ask(table, 0).best == best


@pytest.mark.parametrize("ask", [greedy, planner])
def test_an_officer_costs_the_character(ask: Evaluate) -> None:
    position = Position(players=3, day=6)
    position.today(officer=1, relic=1, goods=1)
    table = position.dusk("Gambler", "Beggar", "Monkey")
    assert ask(table, 0).best == "loot goods"


@pytest.mark.parametrize("ask", [greedy, planner])
def test_a_saber_hits_the_dearest_and_spares_the_quartermaster(ask: Evaluate) -> None:
    position = Position(players=4, day=6)
    position.den(1, "Quartermaster", "Beggar")
    position.den(3, "Carpenter", "Monkey")
    position.today(saber=1, relic=3)
    table = position.dusk("Captain", "Parrot", "Recruiter", "Cabin Boy")
    table.act(0, "loot saber")
    evaluation = ask(table, 0)
    assert evaluation.best == write("saber 3 Carpenter")
    assert evaluation.of("saber 1 Quartermaster") < evaluation.of("saber 1 Beggar")


def test_relics_are_worse_with_a_captain_at_home() -> None:
    values = []
    for crew in ("Captain", "Cook"):
        position = Position(players=3, day=6)
        position.den(0, crew)
        position.today(relic=2, saber=1)
        values.append(greedy(position.dusk("First Mate", "Beggar", "Monkey"), 0).of("loot relic"))
    assert values[0] < values[1]


def test_the_merchant_parts_with_relics_not_with_chests() -> None:
    position = Position(players=3)
    position.booty(0, relic=2, chest=2)
    table = position.day("Merchant", "Beggar", "Monkey")
    assert greedy(table, 0).best == "trade 2 relic"
    assert planner(table, 0).best == "trade 2 relic"


def test_the_preacher_keeps_the_dearest() -> None:
    position = Position(players=3)
    position.booty(0, relic=2, chest=1, goods=3)
    table = position.day("Preacher", "Beggar", "Monkey")
    assert greedy(table, 0).best == "keep chest"


@pytest.mark.parametrize("ask", [greedy, planner])
def test_the_waitress_sells_a_map_that_comes_to_no_set(ask: Evaluate) -> None:
    for maps, best in ((1, "sell"), (3, "decline")):
        position = Position(players=3, day=6)
        position.den(0, "Waitress")
        position.booty(0, map=maps)
        position.today(goods=3)
        assert ask(position.night(), 0).best == best


# Crew: who comes back, who is shot.


@pytest.mark.parametrize("ask", [greedy, planner])
def test_the_recruiter_fetches_the_quartermaster_before_he_costs_anything(ask: Evaluate) -> None:
    position = Position(players=3, day=6)
    position.den(0, "Quartermaster", "Gambler")
    table = position.day("Recruiter", "Cook", "Monkey")
    assert ask(table, 0).best == write("recall Quartermaster")


@pytest.mark.parametrize("ask", [greedy, planner])
def test_the_gunner_shoots_the_leader_before_himself(ask: Evaluate) -> None:
    position = Position(players=3, day=6)
    position.scores(20, 50, 20)
    for seat in position.seats:
        position.den(seat, "Gambler")
    table = position.day("Gunner", "Cook", "Monkey")
    assert ask(table, 0).best == write("shoot 1 Gambler")


# The forecast.


def test_equal_seats_expect_equal_points() -> None:
    points, _ = forecast(LIBERTALIA.new("alike", 4))
    assert max(points) == pytest.approx(min(points))


def test_the_forecast_counts_scores_purses_booty_and_crew() -> None:
    position = Position(players=6, day=6)
    position.scores(0, 10)
    position.booty(3, chest=1)
    position.den(4, "Gambler")
    position.doubloons(0, 0, 10, 0, 0, 0)
    points, _ = forecast(position.sunrise().state)
    behind = points[0]
    assert points[1] == pytest.approx(behind + 10)
    assert 5 < points[2] - behind < 10
    assert 3 < points[3] - behind < 5
    assert 2 < points[4] - behind < 8


def test_the_forecast_becomes_more_certain() -> None:
    spreads = [
        forecast(Position(campaign=campaign, day=day).sunrise().state)[1]
        for campaign in (1, 2, 3)
        for day in (1, 3, 6)
    ]
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] > 0


# Everywhere in a game.


@pytest.mark.parametrize("players", range(2, 7))
def test_every_legal_action_has_a_value(players: int) -> None:
    for options in every_option(LIBERTALIA)[:: 1 if compiles() else 3]:
        seed = f"{SEED} {players} {options}"
        print("seed", seed)
        for number, (state, seat, _) in enumerate(walk(LIBERTALIA, seed, players, options)):
            if seat < 0 or number % EVERY > 0:
                continue
            points, spread = forecast(state)
            assert np.isfinite(points).all()
            assert spread > 0
            for bot in ("greedy", "planner"):
                values = evaluate(LIBERTALIA, bot, LIBERTALIA.observe(state, seat), seat)
                assert np.isfinite(list(values.values())).all()


@pytest.mark.parametrize("players", [2, 4])
def test_indistinguishable_worlds_get_the_same_values(players: int) -> None:
    seed = f"{SEED} alike {players}"
    print("seed", seed)
    rng = fast_rng.stream(seed)
    for number, (state, seat, _) in enumerate(walk(LIBERTALIA, seed, players)):
        if seat < 0 or number % EVERY > 0:
            continue
        world = LIBERTALIA.determinize(LIBERTALIA.observe(state, seat), rng)
        seen = [LIBERTALIA.observe(either, seat) for either in (state, world)]
        for bot in ("greedy", "planner"):
            assert evaluate(LIBERTALIA, bot, seen[0], seat) == evaluate(LIBERTALIA, bot, seen[1], seat)


def test_greedy_ignores_what_is_sampled_in_a_world() -> None:
    seed = f"{SEED} sampled"
    print("seed", seed)
    rng = fast_rng.stream(seed)
    for state, seat, _ in walk(LIBERTALIA, seed, 3):
        if seat >= 0 and not state.operated.any():
            worlds = [LIBERTALIA.determinize(LIBERTALIA.observe(state, seat), rng) for _ in range(2)]
            first, second = (evaluate(LIBERTALIA, "greedy", world, seat) for world in worlds)
            assert first == second
