"""All errors that a user can cause.

    TricorneError
    ├── GameError
    │   ├── BadOption          an option, a player count or a game name that does not exist
    │   ├── BadAction          a text that is not an action
    │   └── IllegalAction      an action that the rules forbid now
    ├── BadComponents          a component file that cannot be played with
    ├── BadRecord              a record file that cannot be replayed
    ├── RulesStopped           the rules could not go on with somebody's own components
    └── MissingExtra           a library that only an extra installs

Each has a message key and arguments, so that every client can format it in its own language;
`str()` shows both, for logs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Argument = str | int


@dataclass(frozen=True)
class Message:
    """A message for people: a key of the catalogue and its arguments."""

    key: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        arguments = " ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.key} {arguments}".rstrip()


class TricorneError(Exception):
    """The base of all errors that a user can cause and fix."""

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        self.message = Message(key, arguments)
        super().__init__(str(self.message))


class GameError(TricorneError):
    """An error about a game."""


class BadOption(GameError):
    """An option, a player count or a game name that does not exist."""


class BadAction(GameError):
    """A text that is not an action of the game."""


class IllegalAction(GameError):
    """An action that the rules forbid in this position; `reason` says why."""

    def __init__(self, reason: Message, /, **arguments: Argument) -> None:
        super().__init__("error-illegal-action", **arguments)
        self.reason = reason


class BadComponents(TricorneError):
    """A component file that cannot be played with."""


class BadRecord(TricorneError):
    """A record file that cannot be replayed; `reason` may say why a move is illegal."""

    def __init__(self, key: str, reason: Message | None = None, /, **arguments: Argument) -> None:
        super().__init__(key, **arguments)
        self.reason = reason


class RulesStopped(TricorneError):
    """The rules could not go on with somebody's own components: they failed, or took too many steps."""


class MissingExtra(TricorneError, ImportError):
    """A library that only an extra installs."""
