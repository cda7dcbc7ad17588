"""What bots know of Liberté: every idea shown in a position.

How strong the players are that follow from it is not checked here; the arena tells.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import mean

import numpy as np
import pytest

from tests.support.heuristics import judged
from tests.support.liberte import LIBERTE, Position, Table
from tests.support.walks import every_option, generator, walk
from tricorne.bots.kernels.loader import bot_kernels
from tricorne.bots.kernels.policy import Policy
from tricorne.games import fast_rng
from tricorne.games.compiled import compiles
from tricorne.games.game import State

SEED = os.environ.get("TRICORNE_SEED", "judgement")
# A game has some hundred decisions; so many of each thousand are looked at.
LOOKS = 60 if compiles() else 4
THINKING = bot_kernels(LIBERTE)
THOUGHTS = 25 if compiles() else 2

FLEURS_DE_LIS = (1, 3, 5, 6, 7, 9, 13, 15, 18, 20, 22, 25, 26, 27)


class Opinion:
    """What a policy thinks of the actions of a seat at a table."""

    def __init__(self, policy: Policy, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        seen = LIBERTE.observe(table.state, seat)
        # Planner imagines worlds: what it thinks on average is what it thinks.
        thoughts = [judged(LIBERTE, policy, seen, seat, f"thought {number}") for number in range(THOUGHTS)]
        self.worths = {action: mean(thought[action] for thought in thoughts) for action in thoughts[0]}

    def of(self, rng: str) -> float:
        """Return what an action is worth."""
        return self.worths[self.table.text(self.seat, rng)]

    def prefers(self, rng: str) -> bool:
        """Whether an action is the best."""
        return self.of(rng) == max(self.worths.values())


Asking = Callable[[Table, int], Opinion]


def greedy(table: Table, seat: int) -> Opinion:
    """Ask the one who judges at a glance."""
    return Opinion(Policy.GREEDY, table, seat)


def planner(table: Table, seat: int) -> Opinion:
    """Ask the careful one."""
    return Opinion(Policy.PLANNER, table, seat)


both = pytest.mark.parametrize("ask", [greedy, planner])


def forecast(state: State) -> tuple[list[float], float]:
    """Return the points that each seat can expect, and how far that may be wrong."""
    points = np.zeros(6)
    spread = THINKING.expect(LIBERTE.box, state, points)
    return points[: int(state.players)].tolist(), float(spread)


# Placing blocks.


@both
def test_a_block_goes_where_it_turns_a_tie_into_a_lead(ask: Asking) -> None:
    position = Position(turn=2)
    position.hand(0, "Isaac Le Chapelier")
    position.stack(0, "Bretagne", "blue")
    position.stack(1, "Bretagne", "red")
    position.stack(0, "Anjou", "blue", 2)
    table = position.action(0, ending=True)
    table.act(0, "play Isaac Le Chapelier")
    opinion = ask(table, 0)
    assert opinion.of("place Bretagne") > opinion.of("place Anjou")


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
def test_provinces_with_points_draw_blocks_from_turn_three_on(ask: Asking) -> None:
    gains = []
    for turn in (2, 3):
        position = Position(turn=turn)
        position.hand(0, "Jean-Joseph Mounier")
        table = position.action(0)
        table.act(0, "play Jean-Joseph Mounier")
        opinion = ask(table, 0)
        gains.append(opinion.of("place Languedoc") - opinion.of("place Provence"))
    assert gains[1] > gains[0] + 0.5


# Cards: what to keep, what to play, what to take.


@both
def test_high_cards_and_generals_are_kept_rather_than_low_ones(ask: Asking) -> None:
    gains = []
    for name in ("Jean-Joseph Mounier", "Antoine Barnave", "Napoléon"):
        position = Position(turn=2)
        position.hand(0, name)
        table = position.action(0)
        table.act(0, f"play {name}", *["place Languedoc"] * int(LIBERTE.box.value[table.hand(0)[0]]))
        opinion = ask(table, 0)
        gains.append(opinion.of("keep") - opinion.of("drop"))
    assert gains[0] < gains[1] < gains[2]
    assert gains[1] > 0


def test_a_big_card_is_played_before_a_small_one() -> None:
    position = Position(turn=1)
    position.hand(0, "Emmanuel-Joseph Sieyès", "Jean-Joseph Mounier")
    opinion = greedy(position.action(0), 0)
    assert opinion.of("play Emmanuel-Joseph Sieyès") > opinion.of("play Jean-Joseph Mounier")


@both
def test_an_action_is_not_passed_away(ask: Asking) -> None:
    position = Position(turn=1)
    position.hand(0, "Emmanuel-Joseph Sieyès", "Jacobins")
    opinion = ask(position.action(0), 0)
    assert not opinion.prefers("pass")


@both
def test_the_better_open_card_is_taken(ask: Asking) -> None:
    position = Position(turn=2)
    position.face_up("Antoine Barnave", "Jean-Joseph Mounier", "Emigration")
    opinion = ask(position.action(0), 0)
    assert opinion.of("take Antoine Barnave") > opinion.of("take Jean-Joseph Mounier")


# The battle.


def test_a_token_in_the_battle_box_needs_a_general() -> None:
    gains = []
    for shown in ("Gilbert de La Fayette", "Honoré de Mirabeau"):
        position = Position(turn=2)
        position.display(0, shown)
        position.hand(0, "Feuillants")
        table = position.action(0, ending=True)
        table.act(0, "play Feuillants")
        opinion = greedy(table, 0)
        gains.append(opinion.of("battle") - opinion.of("place Normandie"))
    assert gains[0] > 0 > gains[1]


@both
def test_the_general_of_a_rival_with_tokens_goes_to_the_guillotine(ask: Asking) -> None:
    position = Position(turn=3)
    position.hand(0, "Guillotine")
    position.display(1, "Lazare Hoche", "Antoine Barnave")
    position.battle_tokens(1, 1, 0)
    position.display(0, "Gilbert de La Fayette")
    table = position.action(0)
    table.act(0, "play Guillotine")
    opinion = ask(table, 0)
    assert opinion.prefers("strike Lazare Hoche")
    assert opinion.of("strike Gilbert de La Fayette") == min(opinion.worths.values())


# Specials.


@both
def test_a_special_hits_the_stack_that_stands_over_ones_own(ask: Asking) -> None:
    position = Position(turn=2)
    position.hand(0, "Religious Problems")
    position.stack(0, "Bretagne", "blue", 2)
    position.stack(1, "Bretagne", "red", 2)
    position.stack(1, "Provence", "red", 3)
    position.stack(0, "Anjou", "blue", 1)
    table = position.action(0, ending=True)
    table.act(0, "play Religious Problems")
    opinion = ask(table, 0)
    assert opinion.prefers("remove Bretagne 1")
    assert opinion.of("remove Provence 1") > opinion.of("remove Anjou 0")


# Ties.


@both
def test_a_card_that_cannot_win_a_tie_is_saved(ask: Asking) -> None:
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
def test_the_lowest_card_that_wins_is_advanced(ask: Asking) -> None:
    position = Position(turn=2, order=(1, 0, 2))
    position.stack(0, "Bretagne", "blue", 2)
    position.stack(1, "Bretagne", "red", 2)
    position.stack(0, "Paris", "blue", 3)
    position.display(1, "Olympe de Gouges")
    position.display(0, "Antoine Barnave", "Honoré de Mirabeau")
    table = position.election()
    table.act(1, "advance Olympe de Gouges")
    opinion = ask(table, 0)
    assert opinion.of("advance Honoré de Mirabeau") > opinion.of("advance Antoine Barnave")


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
    opinion = planner(table, 0)
    assert opinion.of("place Normandie") > opinion.of("place Bourgogne")


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


def test_the_forecast_grows_surer() -> None:
    spreads = [forecast(Position(turn=turn).action(0).state)[1] for turn in (1, 2, 3, 4)]
    spreads.append(forecast(Position(turn=4).action(0, ending=True).state)[1])
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] > 0


# Everywhere in a game.


@pytest.mark.parametrize("players", range(3, 7))
def test_every_legal_action_has_a_worth(players: int) -> None:
    game_rng = generator(f"{SEED} {players}")
    for options in every_option(LIBERTE):
        seed = f"{SEED} {players} {options}"
        print("seed", seed)
        for state, seat, _ in walk(LIBERTE, seed, players, options):
            if seat < 0 or game_rng.integers(1000) >= LOOKS:
                continue
            points, spread = forecast(state)
            assert np.isfinite(points).all()
            assert spread > 0
            for policy in (Policy.GREEDY, Policy.PLANNER):
                worths = judged(LIBERTE, policy, LIBERTE.observe(state, seat), seat)
                assert np.isfinite(list(worths.values())).all()


@pytest.mark.parametrize("players", [3, 5])
def test_worlds_that_look_alike_are_judged_alike(players: int) -> None:
    seed = f"{SEED} alike {players}"
    print("seed", seed)
    game_rng, rng = generator(seed), fast_rng.stream(seed)
    compared = 0
    for state, seat, _ in walk(LIBERTE, seed, players):
        if seat < 0 or game_rng.integers(1000) >= LOOKS:
            continue
        world = LIBERTE.determinize(LIBERTE.observe(state, seat), rng)
        seen = [LIBERTE.observe(either, seat) for either in (state, world)]
        for policy in (Policy.GREEDY, Policy.PLANNER):
            assert judged(LIBERTE, policy, seen[0], seat) == judged(LIBERTE, policy, seen[1], seat)
        compared += 1
    assert compared > 0


def test_a_glance_reads_nothing_that_a_sampled_world_makes_up() -> None:
    seed = f"{SEED} sampled"
    print("seed", seed)
    game_rng, rng = generator(seed), fast_rng.stream(seed)
    for state, seat, _ in walk(LIBERTE, seed, 4):
        if seat >= 0 and game_rng.integers(1000) < LOOKS:
            worlds = [LIBERTE.determinize(LIBERTE.observe(state, seat), rng) for _ in range(2)]
            first, second = (judged(LIBERTE, Policy.GREEDY, world, seat) for world in worlds)
            assert first == second
