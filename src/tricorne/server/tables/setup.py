"""What a table is: how it was set up, how far it has come, and who sits at it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tricorne.games.game import FIRST_DEALT, Game, Value
from tricorne.match.fair_deal import Context


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


class Account(StrEnum):
    """How somebody is known who takes a seat."""

    GUEST = "guest"
    """By a name for which nobody is asked a password."""
    REGISTERED = "registered"
    """By a name that is kept with a password."""
    PROGRAM = "program"
    """By the token of a program."""


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
    """Whether the host wants the game to be rated; whether it is, `rated.verdict` says."""
    pace: int | None
    host: str | None
    seed: str
    """Where the deal comes from. With a commitment it is the secret that was committed to."""
    commitment: str | None
    """What was published of the seed; None where the deal is known anyway, or was withdrawn."""
    bot_seed: str
    origin: dict[str, Any] | None = None

    @property
    def context(self) -> Context:
        """What a commitment binds besides the secret."""
        return Context(self.id, self.game.name, self.rules, self.components, self.players, self.options)

    @property
    def fair(self) -> bool:
        """Whether the deal comes from a secret that was committed to, and the players' numbers."""
        return self.rules >= FIRST_DEALT and self.commitment is not None


def dealt_the_old_way(rules: int, commitment: str | None) -> bool:
    """Whether a game was dealt by rules version 1, and was running when its commitment was withdrawn.

    That commitment gave the deal away.
    """
    return rules < FIRST_DEALT and not commitment


@dataclass
class Chair:
    """Who sits at a seat: a person, a bot, or a bot for a person that is away."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    account: Account = Account.GUEST
    """How the person is known."""
    takes_part: bool = False
    """Whether the page of this person adds a number to the deal."""
    number_hash: str | None = None
    """The hash of that number, by which it is committed to."""
    number: str | None = None
    """The number itself, as soon as it is revealed."""

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None
