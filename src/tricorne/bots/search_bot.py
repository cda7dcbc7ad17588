"""The bot that searches by ISMCTS."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from tricorne.bots.bot import Bot, Candidate
from tricorne.bots.ismcts.tree import NO_NODE, clear_tree, new_search_context
from tricorne.bots.kernels.bot_kernels import bot_kernels
from tricorne.errors import BadOption
from tricorne.games import fast_rng
from tricorne.games.game import Game, Observation

# `search@1.5s` is a search with a custom budget.
SEARCH = "search@"

MAX_NODES = 4_000_000
NODES_PER_SIMULATION = 12
SPARE_NODES = 10_000
BATCH = 500
FIRST_BATCH = 50

# An action that is behind hardly ever gains more than this part of the simulations that are left.
MAX_CATCH_UP = 0.4
# The part of its clock that a search uses; the rest is for overhead.
CLOCK_SHARE = 0.9
# Below this share of the simulations, an estimated win probability means little.
MIN_SHARE = 0.01


@dataclass(frozen=True)
class Budget:
    """How long a search may think about one decision: simulations, seconds, or whichever ends first."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Parse a budget: `2000` simulations or `1.5s` per decision, on several threads as in `1.5s/4`."""
        match = _BUDGET.fullmatch(text)
        if not match or float(match[1]) == 0:
            raise BadOption("error-search-budget", budget=text, right="2000, 1.5s, 1.5s/4")
        amount, seconds, threads = match.groups()
        if seconds:
            return cls(seconds=float(amount), threads=int(threads or 1))
        return cls(simulations=int(amount), threads=int(threads or 1))


_BUDGET = re.compile(r"(\d{1,9}|\d{1,4}(?:\.\d{1,3})?(?=s))(s?)(?:/([1-9]\d?))?")

LEVELS = {
    "search-1": Budget(simulations=50),
    "search-2": Budget(simulations=200),
    "search-3": Budget(simulations=800),
    "search-4": Budget(simulations=3_200),
    "search-5": Budget(simulations=12_800),
}


@dataclass(frozen=True)
class ActionStats:
    """The statistics of an action at the root."""

    visits: int
    value_sum: float

    def __add__(self, other: ActionStats) -> ActionStats:
        return ActionStats(self.visits + other.visits, self.value_sum + other.value_sum)

    @property
    def win_probability(self) -> float | None:
        """The mean value; None without a visit."""
        return self.value_sum / self.visits if self.visits else None


class Searcher:
    """A tree and a random stream: what one thread searches with."""

    def __init__(self, game: Game, seat: int, seed: str, capacity: int, tuning: Mapping[str, float]) -> None:
        self.game = game
        self.seat = seat
        kernels, workspace = bot_kernels(game), game.backend.workspace()
        self.context = new_search_context(kernels.context, workspace, seed, capacity, tuning)
        self._search = workspace.bind(kernels.search)

    @property
    def stats(self) -> Any:
        """What was done so far, see `SearchStats`."""
        return self.context.stats

    @property
    def nodes(self) -> Any:
        """The tree."""
        return self.context.nodes

    def search(self, observation: Observation, simulations: int) -> None:
        """Run `simulations` more simulations."""
        self._search(self.game.box, observation, self.seat, simulations, self.context)

    def children(self) -> Iterator[tuple[int, Any]]:
        """Iterate over the children of the root that belong to the seat: their indices and nodes."""
        child = int(self.nodes[self.stats.root].first_child[self.seat])
        while child != NO_NODE:
            yield child, self.nodes[child]
            child = int(self.nodes[child].next_sibling)

    def action_stats(self) -> dict[int, ActionStats]:
        """Return the statistics of each action of the seat."""
        return {
            int(node.action): ActionStats(int(node.visits), float(node.value_sum))
            for _, node in self.children()
        }

    def keep_subtree(self, action: int) -> None:
        """Make the node of an action the root; without one, start with an empty tree."""
        for child, node in self.children():
            if node.action == action:
                self.stats.root = child
                return
        self.reset()

    def reset(self) -> None:
        """Start with an empty tree."""
        clear_tree(self.context)


class SearchBot(Bot):
    """Searches by ISMCTS and takes the action with the most visits.

    With several threads, each has a tree of its own, and their statistics are
    added (root parallelization).
    """

    def __init__(
        self, game: Game, seat: int, seed: str, budget: Budget, tuning: Mapping[str, float] | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.budget = budget
        capacity = MAX_NODES
        if budget.simulations is not None:
            capacity = min(
                capacity, NODES_PER_SIMULATION * budget.simulations // budget.threads + SPARE_NODES
            )
        parameters = {**bot_kernels(game).tuning, **(tuning or {})}
        self.searchers = [
            Searcher(game, seat, f"{seed} thread {thread}", capacity, parameters)
            for thread in range(budget.threads)
        ]
        self._rng = fast_rng.stream(f"{seed} expected")
        self._expected: Any = None
        """What the seat sees next if everything goes as expected, so that the tree can be reused."""
        self._pool = ThreadPoolExecutor(budget.threads) if budget.threads > 1 else None

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        """Search, and take the action with the most visits."""
        if len(legal) == 1:
            return legal[0]
        self._reset_unless_expected(observation)
        self._think(observation, may_stop_early=True)
        action = _most_visited(self._action_stats())
        self._keep_subtree(observation, action)
        return action

    def consider(self, observation: Observation, legal: Sequence[int]) -> list[Candidate]:
        """Search, and return the win probability of each action: its choice first, the least tried last."""
        self._reset_unless_expected(observation)
        self._think(observation, may_stop_early=False)
        stats = self._action_stats()
        visits = sum(action.visits for action in stats.values())
        candidates = [
            Candidate(action, chance=each.win_probability, share=each.visits / visits)
            for action, each in stats.items()
        ]
        choice = _most_visited(stats)
        self._keep_subtree(observation, choice)

        def rank(candidate: Candidate) -> tuple[bool, bool, float]:
            hardly_tried = (candidate.share or 0) < MIN_SHARE
            return candidate.action != choice, hardly_tried, -(candidate.chance or 0)

        return sorted(candidates, key=rank)

    def close(self) -> None:
        """Stop the threads."""
        if self._pool:
            self._pool.shutdown()

    def _think(self, observation: Observation, *, may_stop_early: bool) -> None:
        """Search until the budget is used up; simulations of a reused tree count."""
        began, done, batch = time.perf_counter(), 0, FIRST_BATCH
        before = sum(action.visits for action in self._action_stats().values())
        seconds = self._seconds()
        while True:
            left = math.inf
            if self.budget.simulations is not None:
                left = self.budget.simulations - before - done
            if seconds is not None and done > 0:
                spent = time.perf_counter() - began
                left = min(left, done * seconds / spent - before - done) if spent < seconds else 0
            if (left <= 0 and done > 0) or (may_stop_early and self._is_decided(left)):
                return
            now = int(max(1, min(batch, left)))
            self._search(observation, now)
            done += now
            batch = BATCH

    def _seconds(self) -> float | None:
        """Return the time limit: the budget, or less if the clock of the table demands it."""
        if self.clock is None:
            return self.budget.seconds
        return min(self.budget.seconds or math.inf, CLOCK_SHARE * self.clock)

    def _search(self, observation: Observation, simulations: int) -> None:
        share = -(-simulations // len(self.searchers))
        if self._pool is None:
            self.searchers[0].search(observation, share)
            return
        list(self._pool.map(lambda searcher: searcher.search(observation, share), self.searchers))

    def _action_stats(self) -> dict[int, ActionStats]:
        """Add up the statistics of all threads."""
        sums: dict[int, ActionStats] = {}
        for searcher in self.searchers:
            for action, stats in searcher.action_stats().items():
                sums[action] = sums.get(action, ActionStats(0, 0.0)) + stats
        return sums

    def _is_decided(self, left: float) -> bool:
        """Whether the remaining simulations can hardly change which action has the most visits."""
        visits = sorted((action.visits for action in self._action_stats().values()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left * MAX_CATCH_UP

    def _reset_unless_expected(self, observation: Observation) -> None:
        """Reuse the tree if the observation is the expected one; else start with an empty one."""
        if self._expected is None or self._expected.tobytes() != observation.tobytes():
            for searcher in self.searchers:
                searcher.reset()

    def _keep_subtree(self, observation: Observation, action: int) -> None:
        """Keep the subtree of the chosen action, for the case that the seat decides next as well."""
        game, seat = self.game, self.seat
        world = game.determinize(observation, self._rng)
        game.apply_quietly(world, seat, action)
        while game.waiting(world) == (seat,) and len(legal := game.legal(world, seat)) == 1:
            game.apply_quietly(world, seat, legal[0])
        self._expected = game.observe(world, seat)
        for searcher in self.searchers:
            searcher.keep_subtree(action)
        if any(searcher.stats.nodes > len(searcher.nodes) // 2 for searcher in self.searchers):
            self._expected = None


def _most_visited(stats: Mapping[int, ActionStats]) -> int:
    """Return the action with the most visits; ties go to the greater value."""
    return max(stats, key=lambda action: (stats[action].visits, stats[action].value_sum))
