"""What a bot has to offer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from tricorne.errors import TricorneError
from tricorne.games.events import Event
from tricorne.games.game import Observation, Result


@dataclass(frozen=True)
class Candidate:
    """An action that a bot has considered, and what it thinks of it."""

    action: int
    """Its number in the game's action space."""
    chance: float | None = None
    """The estimated chance to win the game with it, from 0 to 1, where the bot has one."""
    points: float | None = None
    """The points that the bot expects of it compared with its rivals, where it counts in points."""
    share: float | None = None
    """The share of its thoughts that the bot has spent on it, where it searches."""


class BotFailed(TricorneError):
    """A bot that cannot decide, and can say why."""


class Bot(ABC):
    """A player: asked for a decision, it chooses one of the legal actions.

    A bot is made for one seat of one game. All that it ever gets is what its
    seat knows; it may keep what it likes between its decisions.
    """

    clock: float | None = None
    """The seconds it has for a decision, set before the first; None if it may take its time."""
    said: str = ""
    """What it has to say to people about its last decision."""

    def follow(self, events: Sequence[Event]) -> None:
        """Learn what its seat has seen happen since it last heard; comes before each decision."""
        return

    @abstractmethod
    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        """Choose an action, from what the seat knows and what it may do."""

    def consider(self, observation: Observation, legal: Sequence[int]) -> list[Candidate]:
        """Say what it thinks of each action, best first. A bot that cannot say why names its choice."""
        return [Candidate(self.choose(observation, legal))]

    def finish(self, observation: Observation, result: Result) -> None:
        """Learn how the game ended."""
        return

    def close(self) -> None:
        """Leave the table: free what was in use."""
        return
