"""Bots for the tests, each with one weakness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tricorne.bots import Bot
from tricorne.bots.policies import GreedyBot
from tricorne.games.events import Event
from tricorne.games.game import Game, Observation


class First(Bot):
    """Takes the first legal action; no policy, so it is always asked from Python."""

    def __init__(self, game: Game, seat: int, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        return legal[0]


class Failing(First):
    """Chooses what is not legal, always."""

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        return -1


class Listening(GreedyBot):
    """Keeps what it hears."""

    heard: ClassVar[list[Event]] = []

    def follow(self, events: Sequence[Event]) -> None:
        self.heard.extend(events)
