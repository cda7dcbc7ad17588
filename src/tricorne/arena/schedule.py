"""Who plays whom, in which seat, on which deal: pure functions of the number of a game.

A *table* is as many bots as there are seats. A *deal* is one seed, played once
with every rotation of a table's seats, so that each bot sits once in each seat
and has the luck of the deal that its rivals have. From one deal of a table to
the next its bots sit down in another order around the table, so that nobody
always plays after the same rival; all orders in every deal would balance
neighbours no better, and cost up to 120 times as many games a deal. A *round*
is one deal for every table.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations, permutations
from math import lcm

Seats = tuple[str, ...]


@dataclass(frozen=True)
class Pairing:
    """One game of the schedule."""

    number: int
    """From 1."""
    deal: int
    """From 0; the games of one deal have consecutive numbers."""
    turn: int
    """How many seats the table was rotated by."""
    seats: Seats
    seed: str

    def bot_seed(self, seat: int) -> str:
        """Return the seed of the bot in a seat."""
        return f"{self.seed} game {self.number} seat {seat}"


class Schedule:
    """All games of an arena, without end."""

    def __init__(self, bots: Sequence[str], players: int, seed: str) -> None:
        self.tables = tables(bots, players)
        self.seed = seed
        orders = [around(table) for table in self.tables]
        self._deals = [
            rotations(of_table[number % len(of_table)])
            for number in range(lcm(*(len(of_table) for of_table in orders)))
            for of_table in orders
        ]
        self._ends = list(accumulate(len(deal) for deal in self._deals))

    def __getitem__(self, number: int) -> Pairing:
        """Return a game by its number, from 1."""
        cycle, place = divmod(number - 1, self._ends[-1])
        which = bisect_right(self._ends, place)
        turn = place - (self._ends[which] - len(self._deals[which]))
        deal = cycle * len(self._deals) + which
        return Pairing(number, deal, turn, self._deals[which][turn], f"{self.seed}-{deal}")

    def whole_rounds(self, games: int) -> int:
        """Round a number of games up to whole rounds."""
        cycle, place = divmod(games, self._ends[-1])
        ends = [0, *self._ends[len(self.tables) - 1 :: len(self.tables)]]
        return cycle * self._ends[-1] + next(end for end in ends if end >= place)


def tables(bots: Sequence[str], players: int) -> list[Seats]:
    """Fill tables of a number of seats: every choice of the bots, or the bots again and again.

    Too few bots are seated in turn, beginning with each of them once, so that
    all of them sit equally often.
    """
    if len(bots) >= players:
        found: Iterator[Seats] = combinations(bots, players)
    else:
        found = (
            tuple(bots[(first + seat) % len(bots)] for seat in range(players)) for first in range(len(bots))
        )
    different: dict[Seats, Seats] = {}
    for table in found:
        different.setdefault(tuple(sorted(table)), table)
    return list(different.values())


def rotations(seats: Seats) -> list[Seats]:
    """Return the different rotations of a table."""
    return list(dict.fromkeys(seats[turn:] + seats[:turn] for turn in range(len(seats))))


def around(table: Seats) -> list[Seats]:
    """Return the different orders around a table, where all rotations count as one."""
    found: dict[Seats, Seats] = {}
    for rest in permutations(table[1:]):
        order = (table[0], *rest)
        found.setdefault(min(rotations(order)), order)
    return list(found.values())
