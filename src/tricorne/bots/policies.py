"""The bots that judge each action by itself: random, greedy and planner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from tricorne.bots.bot import Bot, Candidate
from tricorne.bots.kernels.loader import bot_kernels
from tricorne.bots.kernels.policy import Policy, new_policy_buffers
from tricorne.games import fast_rng
from tricorne.games.game import Game, Observation
from tricorne.games.struct import Array


class PolicyBot(Bot):
    """A bot that is a policy: what it chooses follows from what it sees, and chance between equals."""

    policy: ClassVar[Policy]

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.rng = fast_rng.stream(seed)
        self._desk = new_policy_buffers(game)

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        """Choose the best."""
        return legal[0] if len(legal) == 1 else legal[self._judge(observation, np.array(legal, np.int16))]

    def consider(self, observation: Observation, legal: Sequence[int]) -> list[Candidate]:
        """Tell the points that each action seems worth, best first."""
        self._judge(observation, np.array(legal, np.int16))
        said = [
            Candidate(action, points=float(value))
            for action, value in zip(legal, self._desk.values, strict=False)
        ]
        return sorted(said, key=lambda candidate: -(candidate.points or 0))

    def _judge(self, observation: Observation, found: Array) -> int:
        judge: Any = bot_kernels(self.game).judge
        policy, box, count = int(self.policy), self.game.box, len(found)
        return int(judge(policy, box, observation, self.seat, found, count, self._desk, self.rng))


class RandomBot(PolicyBot):
    """Chooses any legal action, all with the same chance."""

    policy = Policy.RANDOM

    def consider(self, observation: Observation, legal: Sequence[int]) -> list[Candidate]:
        """Say that all are the same to it."""
        return [Candidate(action) for action in legal]


class GreedyBot(PolicyBot):
    """Takes what looks best at a glance."""

    policy = Policy.GREEDY


class PlannerBot(PolicyBot):
    """A careful player."""

    policy = Policy.PLANNER
