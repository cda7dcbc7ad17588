"""The bots that give each action a value and take the best one: random, greedy and planner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from tricorne.backends.kernel import allocate
from tricorne.bots.bot import Bot, Candidate
from tricorne.bots.kernels.bot_kernels import bot_kernels
from tricorne.bots.kernels.policy import Policy, PolicyBuffers
from tricorne.games import fast_rng
from tricorne.games.game import Game, Observation


class PolicyBot(Bot):
    """A bot whose choice follows from the observation alone; ties are broken at random."""

    policy: ClassVar[Policy]

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.rng = fast_rng.stream(seed)
        kernels = bot_kernels(game)
        self._buffers = PolicyBuffers(*allocate(kernels.buffers))
        self._score_actions = game.backend.bind(kernels.score_actions)

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        """Choose the action with the greatest value."""
        return legal[0] if len(legal) == 1 else legal[self._score(observation, legal)]

    def consider(self, observation: Observation, legal: Sequence[int]) -> list[Candidate]:
        """Return the value of each action in points, best first."""
        self._score(observation, legal)
        candidates = [
            Candidate(action, points=float(value))
            for action, value in zip(legal, self._buffers.values, strict=False)
        ]
        return sorted(candidates, key=lambda candidate: -(candidate.points or 0))

    def _score(self, observation: Observation, legal: Sequence[int]) -> int:
        """Write the value of each action into the buffers; return the index of the best."""
        actions = np.array(legal, np.int16)
        policy, box, count = int(self.policy), self.game.box, len(legal)
        return int(
            self._score_actions(policy, box, observation, self.seat, actions, count, self._buffers, self.rng)
        )


class RandomBot(PolicyBot):
    """Chooses among the legal actions uniformly at random."""

    policy = Policy.RANDOM

    def consider(self, observation: Observation, legal: Sequence[int]) -> list[Candidate]:
        """Return the actions without values."""
        return [Candidate(action) for action in legal]


class GreedyBot(PolicyBot):
    """Takes the action with the greatest heuristic value, without looking ahead."""

    policy = Policy.GREEDY


class PlannerBot(PolicyBot):
    """Looks a little ahead in sampled worlds."""

    policy = Policy.PLANNER


POLICY_BOTS: dict[str, type[PolicyBot]] = {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot}
