"""Who plays whom: balanced, paired, and the same whoever asks."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from tricorne.arena.schedule import Schedule, around, rotations, tables

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


def test_as_many_bots_as_players_are_one_table() -> None:
    assert tables(["planner", "greedy", "greedy", "greedy"], 4) == [("planner", "greedy", "greedy", "greedy")]


def test_of_more_bots_every_choice_plays() -> None:
    assert tables(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables(["a", "a", "b"], 2) == [("a", "a"), ("a", "b")]


def test_fewer_bots_sit_several_times_and_all_equally_often() -> None:
    assert tables(["a", "b"], 4) == [("a", "b", "a", "b")]
    assert tables(["a", "b"], 3) == [("a", "b", "a"), ("b", "a", "b")]


def test_rotations_and_orders_that_look_alike_are_one() -> None:
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(around(("a", "b", "c", "d"))) == 6
    assert len(around(("a", "b", "b", "b"))) == 1
    assert len(around(("a", "b", "a", "b"))) == 2


@pytest.mark.parametrize(("bots", "players"), ENTRIES)
def test_in_whole_rounds_every_bot_sits_in_every_seat_equally_often(bots: list[str], players: int) -> None:
    schedule = Schedule(bots, players, "seed")
    for wanted in (1, 50):
        sat = Counter[tuple[str, int]]()
        for number in range(1, schedule.whole_rounds(wanted) + 1):
            sat.update((name, seat) for seat, name in enumerate(schedule[number].seats))
        for name in bots:
            assert len({sat[name, seat] for seat in range(players)}) == 1


@pytest.mark.parametrize(("bots", "players"), ENTRIES)
def test_a_deal_is_one_seed_with_all_rotations_of_a_table(bots: list[str], players: int) -> None:
    schedule = Schedule(bots, players, "seed")
    games = [schedule[number] for number in range(1, schedule.whole_rounds(300) + 1)]
    deals = [list(deal) for _, deal in groupby(games, key=lambda pairing: pairing.deal)]
    assert [deal[0].deal for deal in deals] == list(range(len(deals)))
    assert len({deal[0].seed for deal in deals}) == len(deals)
    for deal in deals:
        assert len({pairing.seed for pairing in deal}) == 1
        assert [pairing.seats for pairing in deal] == rotations(deal[0].seats)
        assert [pairing.turn for pairing in deal] == list(range(len(deal)))


def test_everybody_sits_next_to_everybody_equally_often() -> None:
    schedule = Schedule(["a", "b", "c", "d"], 4, "seed")
    after = Counter[tuple[str, str]]()
    for number in range(1, 6 * 4 + 1):
        seats = schedule[number].seats
        after.update((seats[seat - 1], seats[seat]) for seat in range(4))
    assert len(after) == 12
    assert len(set(after.values())) == 1


def test_a_game_follows_from_its_number_alone() -> None:
    one, other = (Schedule(["a", "b", "c"], 4, "seed") for _ in range(2))
    forwards = [one[number] for number in range(1, 100)]
    backwards = [other[number] for number in range(99, 0, -1)]
    assert forwards == backwards[::-1]
    seeds = [pairing.bot_seed(seat) for pairing in forwards for seat in range(4)]
    assert len(set(seeds)) == len(seeds)


def test_games_are_rounded_up_to_whole_rounds() -> None:
    four = Schedule(["a", "b", "c", "d"], 4, "seed")
    assert [four.whole_rounds(games) for games in (1, 4, 5, 24, 25, 1000)] == [4, 4, 8, 24, 28, 1000]
    ten = Schedule(["a", "b", "c", "d", "e"], 3, "seed")
    assert [ten.whole_rounds(games) for games in (1, 30, 31)] == [30, 30, 60]
