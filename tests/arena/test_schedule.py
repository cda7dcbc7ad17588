"""The schedule: balanced, paired and deterministic."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from tricorne.arena.schedule import Schedule, circular_orders, lineups, rotations

ENTRIES = [
    (["a", "b", "c", "d"], 4),
    (["a", "b", "b", "b"], 4),
    (["a", "b", "c", "d", "e"], 3),
    (["a", "b"], 3),
    (["a", "b"], 4),
    (["a", "b", "c"], 4),
    (["a", "b", "a", "c"], 3),
    (["a"], 6),
    (["a", "b", "c", "d", "e", "f"], 6),
]


def test_as_many_bots_as_players_make_one_lineup() -> None:
    assert lineups(["planner", "greedy", "greedy", "greedy"], 4) == [
        ("planner", "greedy", "greedy", "greedy")
    ]


def test_with_more_bots_every_combination_plays() -> None:
    assert lineups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups(["a", "a", "b"], 2) == [("a", "a"), ("a", "b")]


def test_fewer_bots_have_several_seats_and_all_equally_many() -> None:
    assert lineups(["a", "b"], 4) == [("a", "b", "a", "b")]
    assert lineups(["a", "b"], 3) == [("a", "b", "a"), ("b", "a", "b")]


def test_equal_rotations_and_orders_are_merged() -> None:
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(circular_orders(("a", "b", "c", "d"))) == 6
    assert len(circular_orders(("a", "b", "b", "b"))) == 1
    assert len(circular_orders(("a", "b", "a", "b"))) == 2


@pytest.mark.parametrize(("bots", "players"), ENTRIES)
def test_in_full_rounds_every_bot_has_every_seat_equally_often(bots: list[str], players: int) -> None:
    schedule = Schedule(bots, players, "seed")
    for wanted in (1, 50):
        sat = Counter[tuple[str, int]]()
        for number in range(1, schedule.round_up(wanted) + 1):
            sat.update((name, seat) for seat, name in enumerate(schedule[number].seats))
        for name in bots:
            assert len({sat[name, seat] for seat in range(players)}) == 1


@pytest.mark.parametrize(("bots", "players"), ENTRIES)
def test_a_deal_is_one_seed_with_all_rotations_of_a_lineup(bots: list[str], players: int) -> None:
    schedule = Schedule(bots, players, "seed")
    games = [schedule[number] for number in range(1, schedule.round_up(300) + 1)]
    deals = [list(deal) for _, deal in groupby(games, key=lambda scheduled: scheduled.deal)]
    assert [deal[0].deal for deal in deals] == list(range(len(deals)))
    assert len({deal[0].seed for deal in deals}) == len(deals)
    for deal in deals:
        assert len({scheduled.seed for scheduled in deal}) == 1
        assert [scheduled.seats for scheduled in deal] == rotations(deal[0].seats)
        assert [scheduled.rotation for scheduled in deal] == list(range(len(deal)))


def test_all_pairs_are_neighbours_equally_often() -> None:
    schedule = Schedule(["a", "b", "c", "d"], 4, "seed")
    after = Counter[tuple[str, str]]()
    for number in range(1, 6 * 4 + 1):
        seats = schedule[number].seats
        after.update((seats[seat - 1], seats[seat]) for seat in range(4))
    assert len(after) == 12
    assert len(set(after.values())) == 1


def test_a_game_depends_only_on_its_number() -> None:
    one, other = (Schedule(["a", "b", "c"], 4, "seed") for _ in range(2))
    forwards = [one[number] for number in range(1, 100)]
    backwards = [other[number] for number in range(99, 0, -1)]
    assert forwards == backwards[::-1]
    seeds = [scheduled.bot_seed(seat) for scheduled in forwards for seat in range(4)]
    assert len(set(seeds)) == len(seeds)


def test_games_are_rounded_up_to_full_rounds() -> None:
    four = Schedule(["a", "b", "c", "d"], 4, "seed")
    assert [four.round_up(games) for games in (1, 4, 5, 24, 25, 1000)] == [4, 4, 8, 24, 28, 1000]
    ten = Schedule(["a", "b", "c", "d", "e"], 3, "seed")
    assert [ten.round_up(games) for games in (1, 30, 31)] == [30, 30, 60]
