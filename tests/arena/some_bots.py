"""Simple bots for the tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tricorne.bots import Bot
from tricorne.bots.policies import GreedyBot
from tricorne.games.events import Event
from tricorne.games.game import Game, Observation


class First(Bot):
    """Takes the first legal action; not a policy, so it is always called from Python."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        return legal[0]


class Failing(First):
    """Always chooses an illegal action."""

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        return -1


class Following(GreedyBot):
    """Collects the events that it receives."""

    followed: ClassVar[list[Event]] = []

    def follow(self, events: Sequence[Event]) -> None:
        self.followed.extend(events)
