"""The interface of a bot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from tricorne.errors import TricorneError
from tricorne.games.events import Event
from tricorne.games.game import Observation, Result


@dataclass(frozen=True)
class Candidate:
    """An action that a bot has considered, with its evaluation."""

    action: int
    """Its number in the game's action space."""
    chance: float | None = None
    """The estimated win probability with it, if the bot has one."""
    points: float | None = None
    """The expected points compared with the rivals, if the bot counts in points."""
    share: float | None = None
    """The share of its simulations that the bot has spent on it, if it searches."""


class BotFailed(TricorneError):
    """A bot could not decide; the message says why."""


class Bot(ABC):
    """A player: asked for a decision, it chooses one of the legal actions.

    A bot is made for one seat of one game. It only ever gets what its seat
    knows, and may keep any state between its decisions.
    """

    clock: float | None = None
    """The seconds it has for a decision, set before the first; None without a limit."""
    said: str = ""
    """A comment for people on its last decision."""

    def follow(self, events: Sequence[Event]) -> None:
        """Receive the events that its seat has seen since the last call; called before each decision."""
        return

    @abstractmethod
    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        """Choose one of the legal actions, given what the seat knows."""

    def consider(self, observation: Observation, legal: Sequence[int]) -> list[Candidate]:
        """Evaluate the actions, best first. A bot without evaluations returns its choice."""
        return [Candidate(self.choose(observation, legal))]

    def finish(self, observation: Observation, result: Result) -> None:
        """Receive the result of the game."""
        return

    def close(self) -> None:
        """Leave the table and free all resources."""
        return
