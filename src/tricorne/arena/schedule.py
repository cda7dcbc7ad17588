"""The schedule of a tournament: pure functions of the number of a game.

A *lineup* is one bot for each seat. A *deal* is one seed, played once with every
rotation of a lineup, so that each bot has each seat once, with the same luck as
its rivals (duplicate play). From one deal of a lineup to the next the bots sit in
another circular order, so that nobody always plays after the same rival; all
orders in every deal would balance neighbours no better, and cost up to 120 times
as many games per deal. A *round* is one deal for every lineup.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations, permutations
from math import lcm

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class ScheduledGame:
    """One game of the schedule."""

    number: int
    """From 1."""
    deal: int
    """From 0; the games of one deal have consecutive numbers."""
    rotation: int
    """By how many seats the lineup is rotated."""
    seats: Lineup
    seed: str

    def bot_seed(self, seat: int) -> str:
        """Return the seed of the bot in a seat."""
        return f"{self.seed} game {self.number} seat {seat}"


class Schedule:
    """An endless sequence of games."""

    def __init__(self, bots: Sequence[str], players: int, seed: str) -> None:
        self.lineups = lineups(bots, players)
        self.seed = seed
        orders = [circular_orders(lineup) for lineup in self.lineups]
        self._deals = [
            rotations(of_lineup[number % len(of_lineup)])
            for number in range(lcm(*(len(of_lineup) for of_lineup in orders)))
            for of_lineup in orders
        ]
        self._ends = list(accumulate(len(deal) for deal in self._deals))

    def __getitem__(self, number: int) -> ScheduledGame:
        """Return a game by its number, from 1."""
        cycle, place = divmod(number - 1, self._ends[-1])
        index = bisect_right(self._ends, place)
        rotation = place - (self._ends[index] - len(self._deals[index]))
        deal = cycle * len(self._deals) + index
        return ScheduledGame(number, deal, rotation, self._deals[index][rotation], f"{self.seed}-{deal}")

    def round_up(self, games: int) -> int:
        """Round a number of games up to full rounds."""
        cycle, place = divmod(games, self._ends[-1])
        ends = [0, *self._ends[len(self.lineups) - 1 :: len(self.lineups)]]
        return cycle * self._ends[-1] + next(end for end in ends if end >= place)


def lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """Return every combination of the bots; if there are too few, fill the seats with them in turn.

    Too few bots are seated beginning with each of them once, so that all of them
    have equally many seats.
    """
    if len(bots) >= players:
        candidates: Iterator[Lineup] = combinations(bots, players)
    else:
        candidates = (
            tuple(bots[(first + seat) % len(bots)] for seat in range(players)) for first in range(len(bots))
        )
    distinct: dict[Lineup, Lineup] = {}
    for lineup in candidates:
        distinct.setdefault(tuple(sorted(lineup)), lineup)
    return list(distinct.values())


def rotations(seats: Lineup) -> list[Lineup]:
    """Return the distinct rotations of a lineup."""
    return list(dict.fromkeys(seats[turn:] + seats[:turn] for turn in range(len(seats))))


def circular_orders(lineup: Lineup) -> list[Lineup]:
    """Return the distinct orders of a lineup up to rotation."""
    distinct: dict[Lineup, Lineup] = {}
    for rest in permutations(lineup[1:]):
        order = (lineup[0], *rest)
        distinct.setdefault(min(rotations(order)), order)
    return list(distinct.values())
