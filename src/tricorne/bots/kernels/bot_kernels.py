"""The entry points that bots call from Python: compiled on first use and cached on disk.

Each game has a module `heuristics.<game>.heuristic` with what the kernels are made from:

* `action_value(box, seen, seat, action)`: how good an action looks, in points, without looking ahead
* `planner_values(box, seen, seat, actions, count, buffers, rng)`: writes a value for each legal action,
  found by looking ahead
* `expected_points(box, game, points)`: writes the points with which each seat can expect to end the
  game, and returns the uncertainty of that forecast
* `is_quiet(game)`: whether a position is settled enough to be evaluated
* `TUNING`: the parameters of the search, see `SearchTuning`
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

from tricorne.bots.ismcts.search import make_search
from tricorne.bots.ismcts.tree import SearchContext
from tricorne.bots.kernels.policy import PolicyBuffers, make_policy_game, make_score_actions
from tricorne.games import GAMES
from tricorne.games.compiled import cold, entry
from tricorne.games.game import Game
from tricorne.games.struct import Array

PACKAGE = Path(__file__).parent

_lock = Lock()


class BotKernels:
    """The entry points for one game."""

    def __init__(self, game: type[Game], heuristic: ModuleType) -> None:
        """Create the entry points; each is compiled when it is first called."""
        self.tuning: dict[str, float] = heuristic.TUNING
        rules, observation = game.kernels.rules, game.kernels.observation
        score = make_score_actions(heuristic)
        play = make_policy_game(rules, observation, score)
        run_search = make_search(rules, observation, heuristic)
        forecast = heuristic.expected_points
        packages = PACKAGE, PACKAGE.parent / "ismcts", PACKAGE.parent / "heuristics" / game.name
        self.is_cold = cold(game.name, *packages)
        compiled = entry(game.name, *packages)

        @compiled
        def score_actions(
            policy: int,
            box: Any,
            seen: Any,
            seat: int,
            actions: Array,
            count: int,
            buffers: PolicyBuffers,
            rng: Array,
        ) -> int:
            return score(policy, box, seen, seat, actions, count, buffers, rng)

        @compiled
        def play_policies(
            box: Any,
            state: Any,
            policies: Array,
            rngs: Array,
            actions: Array,
            observations: Array,
            buffers: PolicyBuffers,
            moves: Array,
            events: Array,
        ) -> int:
            return play(box, state, policies, rngs, actions, observations, buffers, moves, events)

        @compiled
        def expected_points(box: Any, state: Any, points: Array) -> float:
            return forecast(box, state, points)

        @compiled
        def search(box: Any, seen: Any, seat: int, simulations: int, context: SearchContext) -> None:
            run_search(box, seen, seat, simulations, context)

        self.score_actions = score_actions
        self.play_policies = play_policies
        self.expected_points = expected_points
        self.search = search

    def entry_points(self) -> list[Any]:
        """Return all compiled functions."""
        return [self.score_actions, self.search, self.play_policies, self.expected_points]


def bot_kernels(game: Game) -> BotKernels:
    """Return the kernels of a game, created once per process."""
    # Without the lock, two threads could register rules of the same name.
    with _lock:
        return _bot_kernels(game.name)


@cache
def _bot_kernels(name: str) -> BotKernels:
    return BotKernels(GAMES[name], import_module(f"tricorne.bots.heuristics.{name}.heuristic"))
