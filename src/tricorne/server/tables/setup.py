"""The setup of a table, its status, and who sits at it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tricorne.games.game import FIRST_DEALT, Game, Value
from tricorne.match.fair_deal import Context
from tricorne.server.tables.components import text_of


class Status(StrEnum):
    """The status of a table."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    CLOSED = "closed"


class TableKind(StrEnum):
    """What a table is for."""

    PLAY = "play"
    BRANCH = "branch"
    """A game that continues from a position of another one."""
    REPLAY = "replay"
    """An imported record, to be reviewed."""
    CONTINUED = "continued"
    """A game that was begun in somebody's browser, whose page knew the deal."""
    LESSON = "lesson"
    """A recorded game in which somebody learns to play."""


class Account(StrEnum):
    """The kind of account of a person who takes a seat."""

    GUEST = "guest"
    """A name without a password."""
    REGISTERED = "registered"
    """A name with a password."""
    PROGRAM = "program"
    """A program with a token."""


@dataclass(frozen=True)
class Setup:
    """What is decided when a table is created, and never changes."""

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
    """The seed of the deal. With a commitment it is the secret that was committed to."""
    commitment: str | None
    """The published commitment to the seed; None where the deal is known anyway, or it was withdrawn."""
    bot_seed: str
    origin: dict[str, Any] | None = None

    @property
    def own_cards(self) -> bool:
        """Whether the game is played with cards of somebody's own."""
        return text_of(self.game) is not None

    @property
    def context(self) -> Context:
        """What the commitment binds besides the secret."""
        return Context(self.id, self.game.name, self.rules, self.components, self.players, self.options)

    @property
    def fair(self) -> bool:
        """Whether the deal comes from a secret that was committed to, and the players' numbers."""
        return self.rules >= FIRST_DEALT and self.commitment is not None


def dealt_the_old_way(rules: int, commitment: str | None) -> bool:
    """Whether a game was dealt by rules version 1, and was running when its commitment was withdrawn.

    That commitment revealed the deal.
    """
    return rules < FIRST_DEALT and not commitment


@dataclass
class Chair:
    """Who sits at a seat: a person, a bot, or a bot that plays for an absent person."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    account: Account = Account.GUEST
    """The kind of account of the person."""
    takes_part: bool = False
    """Whether the page of this person adds a number to the deal."""
    number_hash: str | None = None
    """The hash of that number: the commitment to it."""
    number: str | None = None
    """The number itself, once it is revealed."""

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None
