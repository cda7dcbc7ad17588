"""The heuristics for Liberté: one position for each idea.

Not checked: how strong the bots are that use them. The arena measures that.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import mean

import numpy as np
import pytest

from tests.support.backends import compiles
from tests.support.heuristics import evaluate
from tests.support.liberte import LIBERTE, Position, Table
from tests.support.walks import every_option, generator, walk
from tricorne.bots.heuristics.liberte.position_value import expected_points
from tricorne.games import fast_rng
from tricorne.games.game import State

SEED = os.environ.get("TRICORNE_SEED", "judgement")
# How many of a thousand positions are checked; a game has some hundred.
CHECKED_PER_THOUSAND = 60 if compiles() else 4
EVALUATIONS = 25 if compiles() else 2

FLEURS_DE_LIS = (1, 3, 5, 6, 7, 9, 13, 15, 18, 20, 22, 25, 26, 27)


class Evaluation:
    """The values that a bot gives to the actions of a seat."""

    def __init__(self, bot: str, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        seen = LIBERTE.observe(table.state, seat)
        # The planner samples worlds: only the mean of several evaluations says something.
        evaluations = [
            evaluate(LIBERTE, bot, seen, seat, f"thought {number}") for number in range(EVALUATIONS)
        ]
        self.values = {action: mean(each[action] for each in evaluations) for action in evaluations[0]}

    def of(self, action: str) -> float:
        """Return the value of an action."""
        return self.values[self.table.text(self.seat, action)]

    def prefers(self, action: str) -> bool:
        """Whether an action has the greatest value."""
        return self.of(action) == max(self.values.values())


Evaluate = Callable[[Table, int], Evaluation]


def greedy(table: Table, seat: int) -> Evaluation:
    """Evaluate without looking ahead."""
    return Evaluation("greedy", table, seat)


def planner(table: Table, seat: int) -> Evaluation:
    """Evaluate by looking ahead."""
    return Evaluation("planner", table, seat)


both = pytest.mark.parametrize("ask", [greedy, planner])


def forecast(state: State) -> tuple[list[float], float]:
    """Return the points that each seat can expect, and the uncertainty of that."""
    points = np.zeros(LIBERTE.players[-1])
    spread = expected_points(LIBERTE.box, state, points)
    return points[: int(state.players)].tolist(), float(spread)


# Placing blocks.


@both
def test_a_block_goes_where_it_turns_a_tie_into_a_lead(ask: Evaluate) -> None:
    position = Position(turn=2)
    position.hand(0, "Isaac Le Chapelier")
    position.stack(0, "Bretagne", "blue")
    position.stack(1, "Bretagne", "red")
    position.stack(0, "Anjou", "blue", 2)
    table = position.action(0, ending=True)
    table.act(0, "play Isaac Le Chapelier")
    evaluation = ask(table, 0)
    assert evaluation.of("place Bretagne") > evaluation.of("place Anjou")


def test_paris_is_guarded_before_other_provinces() -> None:
    position = Position(turn=2)
    position.hand(0, "Antoine Santerre")
    position.stack(0, "Paris", "red", 2)
    position.stack(1, "Paris", "blue", 2)
    position.stack(0, "Picardie", "red", 2)
    position.stack(1, "Picardie", "blue", 2)
    table = position.action(0, ending=True)
    table.act(0, "play Antoine Santerre")
    assert greedy(table, 0).prefers("place Paris")


@both
def test_provinces_with_points_draw_blocks_from_turn_three_on(ask: Evaluate) -> None:
    gains = []
    for turn in (2, 3):
        position = Position(turn=turn)
        position.hand(0, "Jean-Joseph Mounier")
        table = position.action(0)
        table.act(0, "play Jean-Joseph Mounier")
        evaluation = ask(table, 0)
        gains.append(evaluation.of("place Languedoc") - evaluation.of("place Provence"))
    assert gains[1] > gains[0] + 0.5


# Cards: what to keep, what to play, what to take.


@both
def test_high_cards_and_generals_are_kept_rather_than_low_ones(ask: Evaluate) -> None:
    gains = []
    for name in ("Jean-Joseph Mounier", "Antoine Barnave", "Napoléon"):
        position = Position(turn=2)
        position.hand(0, name)
        table = position.action(0)
        table.act(0, f"play {name}", *["place Languedoc"] * int(LIBERTE.box.value[table.hand(0)[0]]))
        evaluation = ask(table, 0)
        gains.append(evaluation.of("keep") - evaluation.of("drop"))
    assert gains[0] < gains[1] < gains[2]
    assert gains[1] > 0


def test_a_big_card_is_played_before_a_small_one() -> None:
    position = Position(turn=1)
    position.hand(0, "Emmanuel-Joseph Sieyès", "Jean-Joseph Mounier")
    evaluation = greedy(position.action(0), 0)
    assert evaluation.of("play Emmanuel-Joseph Sieyès") > evaluation.of("play Jean-Joseph Mounier")


@both
def test_an_action_is_not_passed_away(ask: Evaluate) -> None:
    position = Position(turn=1)
    position.hand(0, "Emmanuel-Joseph Sieyès", "Jacobins")
    evaluation = ask(position.action(0), 0)
    assert not evaluation.prefers("pass")


@both
def test_the_better_open_card_is_taken(ask: Evaluate) -> None:
    position = Position(turn=2)
    position.face_up("Antoine Barnave", "Jean-Joseph Mounier", "Emigration")
    evaluation = ask(position.action(0), 0)
    assert evaluation.of("take Antoine Barnave") > evaluation.of("take Jean-Joseph Mounier")


# The battle.


def test_a_token_in_the_battle_box_needs_a_general() -> None:
    gains = []
    for shown in ("Gilbert de La Fayette", "Honoré de Mirabeau"):
        position = Position(turn=2)
        position.display(0, shown)
        position.hand(0, "Feuillants")
        table = position.action(0, ending=True)
        table.act(0, "play Feuillants")
        evaluation = greedy(table, 0)
        gains.append(evaluation.of("battle") - evaluation.of("place Normandie"))
    assert gains[0] > 0 > gains[1]


@both
def test_the_general_of_a_rival_with_tokens_goes_to_the_guillotine(ask: Evaluate) -> None:
    position = Position(turn=3)
    position.hand(0, "Guillotine")
    position.display(1, "Lazare Hoche", "Antoine Barnave")
    position.battle_tokens(1, 1, 0)
    position.display(0, "Gilbert de La Fayette")
    table = position.action(0)
    table.act(0, "play Guillotine")
    evaluation = ask(table, 0)
    assert evaluation.prefers("strike Lazare Hoche")
    assert evaluation.of("strike Gilbert de La Fayette") == min(evaluation.values.values())


# Specials.


@both
def test_a_special_hits_the_stack_that_stands_over_ones_own(ask: Evaluate) -> None:
    position = Position(turn=2)
    position.hand(0, "Religious Problems")
    position.stack(0, "Bretagne", "blue", 2)
    position.stack(1, "Bretagne", "red", 2)
    position.stack(1, "Provence", "red", 3)
    position.stack(0, "Anjou", "blue", 1)
    table = position.action(0, ending=True)
    table.act(0, "play Religious Problems")
    evaluation = ask(table, 0)
    assert evaluation.prefers("remove Bretagne 1")
    assert evaluation.of("remove Provence 1") > evaluation.of("remove Anjou 0")


# Ties.


@both
def test_a_card_that_cannot_win_a_tie_is_saved(ask: Evaluate) -> None:
    position = Position(turn=2)
    position.stack(0, "Bretagne", "blue", 2)
    position.stack(1, "Bretagne", "red", 2)
    position.display(0, "Georges Danton")
    position.display(1, "Honoré de Mirabeau")
    position.state.colour[0, 7], position.state.colour[1, 7] = 2, 0
    table = position.election()
    table.act(0, "advance Georges Danton")
    assert ask(table, 1).prefers("decline")


@both
def test_the_lowest_card_that_wins_is_advanced(ask: Evaluate) -> None:
    position = Position(turn=2, order=(1, 0, 2))
    position.stack(0, "Bretagne", "blue", 2)
    position.stack(1, "Bretagne", "red", 2)
    position.stack(0, "Paris", "blue", 3)
    position.display(1, "François Chabot")
    position.display(0, "Antoine Barnave", "Honoré de Mirabeau")
    table = position.election()
    table.act(1, "advance François Chabot")
    evaluation = ask(table, 0)
    assert evaluation.of("advance Honoré de Mirabeau") > evaluation.of("advance Antoine Barnave")


# The forecast.


def test_government_pays_more_than_opposition_and_the_third_pays_nothing() -> None:
    position = Position(players=3, turn=4)
    for seat, (faction, provinces) in enumerate(
        {"red": (2, 4, 10, 11, 12), "blue": (14, 16, 17), "white": (21,)}.items()
    ):
        for province in provinces:
            position.stack(seat, province, faction, 2)
    state = position.action(0, ending=True).state
    state.position = 2
    points, _ = forecast(state)
    assert points[0] > points[1] + 1
    assert points[1] > points[2] + 1


def test_a_second_in_government_is_worth_less_than_the_first() -> None:
    position = Position(players=3, turn=4)
    for seat, provinces in enumerate([(2, 4, 10, 11, 12), (14, 16, 17)]):
        for province in provinces:
            position.stack(seat, province, "red", 2)
    points, _ = forecast(position.action(2, ending=True).state)
    assert points[0] > points[1] + 1
    assert points[1] > points[2] + 0.5


def test_a_display_that_can_break_ties_is_worth_votes() -> None:
    expected = []
    for card in ("Georges Danton", "Antoine Barnave"):
        position = Position(players=3, turn=4)
        position.display(0, card)
        for province in (2, 4, 10):
            position.stack(0, province, "red", 2)
            position.stack(1, province, "blue", 2)
        expected.append(forecast(position.action(2, ending=True).state)[0][0])
    assert expected[0] > expected[1] + 0.5


def test_a_landslide_in_sight_lifts_whoever_has_most_red_blocks() -> None:
    gains = []
    for provinces in (8, 17):
        position = Position(players=3, turn=2)
        position.points(0, 12, 12)
        for province in range(9, 9 + provinces):
            position.stack(0, province, "red")
        points, _ = forecast(position.action(2, ending=True).state)
        gains.append(points[0] - max(points[1:]))
    assert gains[1] > gains[0] + 5


def test_six_fleurs_de_lis_lift_whoever_has_most_white_blocks() -> None:
    gains = []
    for turn in (1, 3):
        position = Position(players=3, turn=turn)
        position.points(0, 12, 12)
        for province in FLEURS_DE_LIS[:6]:
            position.stack(0, province, "white")
        points, _ = forecast(position.action(0).state)
        gains.append(points[0] - max(points[1:]))
    assert gains[1] > gains[0]


def test_the_planner_does_not_let_a_rivals_counter_revolution_come() -> None:
    position = Position(players=3, turn=3)
    for province in FLEURS_DE_LIS[:6]:
        position.stack(1, province, "white", 1)
    position.stack(0, "Bourgogne", "blue", 1)
    position.hand(0, "Cercle constitutionnel")
    table = position.action(0)
    table.act(0, "play Cercle constitutionnel")
    evaluation = planner(table, 0)
    assert evaluation.of("place Normandie") > evaluation.of("place Bourgogne")


@pytest.mark.parametrize(("royalist", "calls"), [(0, True), (1, False)])
def test_greedy_calls_a_counter_revolution_for_itself_only(royalist: int, calls: bool) -> None:
    position = Position(players=3, turn=3, counter_revolution="claimed")
    for province in FLEURS_DE_LIS[:7]:
        position.stack(royalist, province, "white")
    position.hand(0, "Antoine Santerre")
    assert greedy(position.action(0), 0).prefers("claim") == calls


def test_a_lead_counts_more_in_the_last_round_of_a_phase() -> None:
    leads = []
    for ending in (False, True):
        position = Position(players=3, turn=4)
        for province in (2, 4, 10, 11):
            position.stack(0, province, "blue", 2)
        points, _ = forecast(position.action(0, ending=ending).state)
        leads.append(points[0] - max(points[1:]))
    assert leads[1] > leads[0] + 1


def test_the_forecast_becomes_more_certain() -> None:
    spreads = [forecast(Position(turn=turn).action(0).state)[1] for turn in (1, 2, 3, 4)]
    spreads.append(forecast(Position(turn=4).action(0, ending=True).state)[1])
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] > 0


# Everywhere in a game.


@pytest.mark.parametrize("players", range(3, 7))
def test_every_legal_action_has_a_value(players: int) -> None:
    game_rng = generator(f"{SEED} {players}")
    for options in every_option(LIBERTE):
        seed = f"{SEED} {players} {options}"
        print("seed", seed)
        for state, seat, _ in walk(LIBERTE, seed, players, options):
            if seat < 0 or game_rng.integers(1000) >= CHECKED_PER_THOUSAND:
                continue
            points, spread = forecast(state)
            assert np.isfinite(points).all()
            assert spread > 0
            for bot in ("greedy", "planner"):
                values = evaluate(LIBERTE, bot, LIBERTE.observe(state, seat), seat)
                assert np.isfinite(list(values.values())).all()


@pytest.mark.parametrize("players", [3, 5])
def test_indistinguishable_worlds_get_the_same_values(players: int) -> None:
    seed = f"{SEED} alike {players}"
    print("seed", seed)
    game_rng, rng = generator(seed), fast_rng.stream(seed)
    compared = 0
    for state, seat, _ in walk(LIBERTE, seed, players):
        if seat < 0 or game_rng.integers(1000) >= CHECKED_PER_THOUSAND:
            continue
        world = LIBERTE.determinize(LIBERTE.observe(state, seat), rng)
        seen = [LIBERTE.observe(either, seat) for either in (state, world)]
        for bot in ("greedy", "planner"):
            assert evaluate(LIBERTE, bot, seen[0], seat) == evaluate(LIBERTE, bot, seen[1], seat)
        compared += 1
    assert compared > 0


def test_greedy_ignores_what_is_sampled_in_a_world() -> None:
    seed = f"{SEED} sampled"
    print("seed", seed)
    game_rng, rng = generator(seed), fast_rng.stream(seed)
    for state, seat, _ in walk(LIBERTE, seed, 4):
        if seat >= 0 and game_rng.integers(1000) < CHECKED_PER_THOUSAND:
            worlds = [LIBERTE.determinize(LIBERTE.observe(state, seat), rng) for _ in range(2)]
            first, second = (evaluate(LIBERTE, "greedy", world, seat) for world in worlds)
            assert first == second
