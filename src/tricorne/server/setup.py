"""What a table is: how it was set up, how far it has come, and who sits at it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tricorne.games.game import Game, Value


class Status(StrEnum):
    """How far a table has come."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"


class TableKind(StrEnum):
    """What a table is for."""

    PLAY = "play"
    BRANCH = "branch"
    """A game that goes on from somewhere in another: what if?"""
    REPLAY = "replay"
    """A record that was brought along, to look at."""
    LESSON = "lesson"
    """A game that was played before, in which somebody learns to play."""


@dataclass(frozen=True)
class Setup:
    """What is settled when a table is made, and never changes."""

    id: str
    game: Game
    rules: int
    components: str
    players: int
    options: dict[str, Value]
    title: str
    kind: TableKind
    public: bool
    rated: bool
    pace: int | None
    host: str | None
    seed: str
    commitment: str
    bot_seed: str
    origin: dict[str, Any] | None = None


@dataclass
class Chair:
    """Who sits at a seat: a person, a bot, or a bot for a person that is away."""

    person: str | None = None
    name: str = ""
    bot: str | None = None

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None
