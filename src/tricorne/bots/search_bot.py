"""The bot that searches."""

from __future__ import annotations

import math
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from tricorne.bots.bot import Bot, Candidate
from tricorne.bots.ismcts.tree import NOWHERE, clear_tree, new_search_context
from tricorne.bots.kernels.loader import bot_kernels
from tricorne.errors import BadOption
from tricorne.games import fast_rng
from tricorne.games.game import Game, Observation

# `search@1.5s` is a search with a budget of one's own.
SEARCH = "search@"

MOST_NODES = 4_000_000
NODES_A_SIMULATION = 12
AT_A_TIME = 500
FIRST_AT_A_TIME = 50

# Of the simulations that are left, an action that is behind hardly ever gains more than this part.
CATCHING_UP = 0.4
# Of its clock a search uses this part; the rest is for all that goes on around it.
CLOCK_USED = 0.9
# What got a smaller share of the thoughts has no chance that means much.
HARDLY_TRIED = 0.01


@dataclass(frozen=True)
class Budget:
    """How much a search may think about one decision: simulations, seconds, or what ends first."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read a budget: `2000` simulations or `1.5s` a decision, on several threads as in `1.5s/4`."""
        found = _BUDGET.fullmatch(text)
        if not found or float(found[1]) == 0:
            raise BadOption("error-search-budget", budget=text, right="2000, 1.5s, 1.5s/4")
        amount, seconds, threads = found.groups()
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


class Searcher:
    """One tree and one random stream: what one thread searches with."""

    def __init__(self, game: Game, seat: int, seed: str, room: int, manner: Mapping[str, float]) -> None:
        self.game = game
        self.seat = seat
        self.study = new_search_context(game, seed, room, manner)

    @property
    def tally(self) -> Any:
        """What was done so far."""
        return self.study.tally

    @property
    def nodes(self) -> Any:
        """The tree."""
        return self.study.nodes

    def search(self, observation: Observation, simulations: int) -> None:
        """Do so many simulations more."""
        kernel: Any = bot_kernels(self.game).search
        kernel(self.game.box, observation, self.seat, simulations, self.study)

    def children(self) -> Iterator[tuple[int, Any]]:
        """Go through the actions of the seat that were considered: where they stand, and their nodes."""
        child = int(self.nodes[self.tally.root].first[self.seat])
        while child != NOWHERE:
            yield child, self.nodes[child]
            child = int(self.nodes[child].following)

    def tried(self) -> dict[int, tuple[int, float]]:
        """Return how often each action of the seat was tried, and what it got in all."""
        return {int(node.action): (int(node.visits), float(node.total)) for _, node in self.children()}

    def go_on(self, action: int) -> None:
        """Keep of the tree what follows an action."""
        for child, node in self.children():
            if node.action == action:
                self.tally.root = child
                return
        self.forget()

    def forget(self) -> None:
        """Begin a new tree."""
        clear_tree(self.study)


class SearchBot(Bot):
    """Searches a tree of what may come, in worlds that fit what its seat knows."""

    def __init__(
        self, game: Game, seat: int, seed: str, budget: Budget, manner: Mapping[str, float] | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.budget = budget
        room = MOST_NODES
        if budget.simulations is not None:
            room = min(room, NODES_A_SIMULATION * budget.simulations // budget.threads + 10_000)
        known = {**bot_kernels(game).manner, **(manner or {})}
        self.searchers = [
            Searcher(game, seat, f"{seed} thread {thread}", room, known) for thread in range(budget.threads)
        ]
        self._words = fast_rng.stream(f"{seed} expected")
        self._expected: Any = None
        self._pool = ThreadPoolExecutor(budget.threads) if budget.threads > 1 else None

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        """Search, and take what was tried most."""
        if len(legal) == 1:
            return legal[0]
        self._recall(observation)
        self._think(observation, may_stop_early=True)
        tried = self._tried()
        action = max(tried, key=lambda action: tried[action])
        self._foresee(observation, action)
        return action

    def consider(self, observation: Observation, legal: Sequence[int]) -> list[Candidate]:
        """Search, and tell the chance to win of each action: first its choice, last what it hardly tried."""
        self._recall(observation)
        self._think(observation, may_stop_early=False)
        tried = self._tried()
        thoughts = sum(visits for visits, _ in tried.values())
        said = [
            Candidate(action, chance=total / visits if visits else None, share=visits / thoughts)
            for action, (visits, total) in tried.items()
        ]
        choice = max(tried, key=lambda action: tried[action])
        self._foresee(observation, choice)

        def rank(candidate: Candidate) -> tuple[bool, bool, float]:
            hardly = (candidate.share or 0) < HARDLY_TRIED
            return candidate.action != choice, hardly, -(candidate.chance or 0)

        return sorted(said, key=rank)

    def close(self) -> None:
        """Stop the threads."""
        if self._pool:
            self._pool.shutdown()

    def _think(self, observation: Observation, *, may_stop_early: bool) -> None:
        """Search until the budget is used up; what is left of an earlier search counts."""
        began, done, at_a_time = time.perf_counter(), 0, FIRST_AT_A_TIME
        before = sum(visits for visits, _ in self._tried().values())
        seconds = self._seconds()
        while True:
            left = math.inf
            if self.budget.simulations is not None:
                left = self.budget.simulations - before - done
            if seconds is not None and done > 0:
                spent = time.perf_counter() - began
                left = min(left, done * seconds / spent - before - done) if spent < seconds else 0
            if (left <= 0 and done > 0) or (may_stop_early and self._decided(left)):
                return
            now = int(max(1, min(at_a_time, left)))
            self._search(observation, now)
            done += now
            at_a_time = AT_A_TIME

    def _seconds(self) -> float | None:
        """Return how long to think: the budget, or less if the clock of the table wants it."""
        if self.clock is None:
            return self.budget.seconds
        return min(self.budget.seconds or math.inf, CLOCK_USED * self.clock)

    def _search(self, observation: Observation, simulations: int) -> None:
        share = -(-simulations // len(self.searchers))
        if self._pool is None:
            self.searchers[0].search(observation, share)
            return
        list(self._pool.map(lambda searcher: searcher.search(observation, share), self.searchers))

    def _tried(self) -> dict[int, tuple[int, float]]:
        """Add up what all threads have tried."""
        sums: dict[int, tuple[int, float]] = {}
        for searcher in self.searchers:
            for action, (visits, total) in searcher.tried().items():
                before = sums.get(action, (0, 0.0))
                sums[action] = before[0] + visits, before[1] + total
        return sums

    def _decided(self, left: float) -> bool:
        """Whether what was tried most will hardly be overtaken in the simulations that are left."""
        visits = sorted((visits for visits, _ in self._tried().values()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left * CATCHING_UP

    def _recall(self, observation: Observation) -> None:
        """Go on with the tree if all came as foreseen; else begin a new one."""
        if self._expected is None or self._expected.tobytes() != observation.tobytes():
            for searcher in self.searchers:
                searcher.forget()

    def _foresee(self, observation: Observation, action: int) -> None:
        """Keep what follows the action, and what the seat will see if it has the next choice too."""
        game, seat = self.game, self.seat
        world = game.determinize(observation, self._words)
        game.apply_quietly(world, seat, action)
        while game.waiting(world) == (seat,) and len(legal := game.legal(world, seat)) == 1:
            game.apply_quietly(world, seat, legal[0])
        self._expected = game.observe(world, seat)
        for searcher in self.searchers:
            searcher.go_on(action)
        if any(searcher.tally.nodes > len(searcher.nodes) // 2 for searcher in self.searchers):
            self._expected = None
