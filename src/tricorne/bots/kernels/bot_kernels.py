"""The kernels of bots: what Python calls of policies and search.

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
from threading import Lock

import numpy as np

from tricorne.backends.kernel import INTEGER, Access, Kernel, Parts, array, record
from tricorne.bots.ismcts.search import make_leaf_evaluation, make_search
from tricorne.bots.ismcts.tree import search_context
from tricorne.bots.kernels.batch import batch_parts, make_batch_step
from tricorne.bots.kernels.policy import make_policy_game, make_score_actions, policy_buffers
from tricorne.bots.kernels.win_probability import HORIZON, STREAMS, make_win_probability
from tricorne.games import GAMES
from tricorne.games.game import Game
from tricorne.games.kernels import ACTION, EVENTS, MOVES, RNG

_lock = Lock()


class BotKernels:
    """The kernels for one game, and what they are declared with."""

    def __init__(self, game: type[Game]) -> None:
        heuristic = import_module(f"tricorne.bots.heuristics.{game.name}.heuristic")
        encoding = import_module(f"tricorne.games.{game.name}.encoding")
        rules = import_module(f"tricorne.games.{game.name}.rules")
        observation = import_module(f"tricorne.games.{game.name}.observation")
        self.tuning: dict[str, float] = heuristic.TUNING
        self.buffers: Parts = policy_buffers(game)
        self.context: Parts = search_context(game)
        self.batch: Parts = batch_parts(game)
        score = make_score_actions(heuristic)
        play = make_policy_game(rules, observation, score)
        evaluate_leaf = make_leaf_evaluation(heuristic.expected_points)
        search = make_search(rules, observation, heuristic, evaluate_leaf)
        judge = make_win_probability(play, evaluate_leaf)
        box, seen, state = record(game.box_layout), record(game.layout), record(game.layout, Access.UPDATE)
        seat = policy = count = INTEGER
        actions = array(ACTION, None)
        unread = array(ACTION, game.legal_at_most, access=Access.SCRATCH)
        observations = array(game.layout, 2, access=Access.UPDATE)
        policies = array(np.int32, None)
        rngs = array(np.uint32, None, *RNG.shape, access=Access.UPDATE)
        streams = array(np.uint32, *STREAMS, access=Access.UPDATE)
        unread_moves = array(ACTION, HORIZON, 2, access=Access.SCRATCH)
        chances = array(np.float64, game.players[-1], access=Access.UPDATE)
        self.score_actions = Kernel(
            "score_actions",
            score,
            (policy, box, seen, seat, actions, count, self.buffers, RNG),
            INTEGER,
            long=True,
        )
        self.play_policies = Kernel(
            "play_policies",
            play,
            (box, state, policies, rngs, unread, observations, self.buffers, MOVES, EVENTS),
            INTEGER,
            long=True,
        )
        self.search = Kernel("search", search, (box, seen, seat, count, self.context), long=True)
        self.step_batch = Kernel(
            "step_batch",
            make_batch_step(rules, observation, encoding, score),
            (box, seen, unread, observations, self.buffers, self.batch),
            INTEGER,
            long=True,
        )
        self.win_probability = Kernel(
            "win_probability",
            judge,
            (box, seen, policies, streams, unread, observations, self.buffers, unread_moves, EVENTS, chances),
            long=True,
        )

    def all(self) -> tuple[Kernel, ...]:
        """Return all kernels."""
        return self.score_actions, self.play_policies, self.search, self.step_batch, self.win_probability


def bot_kernels(game: Game | type[Game]) -> BotKernels:
    """Return the kernels of a game, declared once per process."""
    with _lock:
        return _bot_kernels(game.name)


@cache
def _bot_kernels(name: str) -> BotKernels:
    return BotKernels(GAMES[name])


def module_kernels(name: str) -> tuple[Kernel, ...]:
    """Return the kernels of a game's rules and of its bots, which are compiled together."""
    return (*GAMES[name].rule_kernels, *bot_kernels(GAMES[name]).all())
