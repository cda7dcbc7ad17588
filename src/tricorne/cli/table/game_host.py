"""The game host: where a game that is played at this terminal is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rich.text import Text

from tricorne.games.events import Event
from tricorne.games.game import Game, Observation, Result
from tricorne.i18n.narration import Narrator


class GameHost(Protocol):
    """Keeps a game, and returns to this terminal whenever one of its people has to decide.

    `LocalHost` runs the game in this process and keeps it in a file; `RemoteHost` connects to a
    server. Screens and prompts are the same for both. The seat number after the last one stands
    for spectators.
    """

    game: Game
    narrator: Narrator
    players: int
    people: Sequence[int]
    """The seats of the people at this terminal."""
    commands: Mapping[str, Callable[[str], None]]
    """Commands at the prompt that only this host has."""
    help: str
    """The message that explains these commands."""

    @property
    def version(self) -> int:
        """A number that changes whenever the game changes under a person at the prompt."""
        ...

    @property
    def started(self) -> bool:
        """Whether there is a game to show."""
        ...

    @property
    def result(self) -> Result | None:
        """The result; None while the game runs, or if it was closed before its end."""
        ...

    @property
    def last_mover(self) -> int | None:
        """The seat that moved last."""
        ...

    @property
    def hint_seed(self) -> str:
        """A seed that is the same for the same position, so that a hint can be repeated."""
        ...

    def next_turn(self, at_keyboard: int | None, show_updates: Callable[[int], None]) -> int | None:
        """Let others play until a person at this terminal has to decide; return their seat.

        Returns None when the game is over. While it waits, it calls `show_updates` with a seat.
        """
        ...

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows."""
        ...

    def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees, as JSON."""
        ...

    def updates(self, seat: int) -> list[Text]:
        """Describe what has happened since this was last called for a seat."""
        ...

    def log(self, seat: int) -> list[Event]:
        """Return all events that a seat has seen."""
        ...

    def play(self, seat: int, action: int) -> None:
        """Make a move."""
        ...

    def undo(self, seat: int) -> str:
        """Take back a seat's last move, and return its action."""
        ...

    def resume_message(self) -> str:
        """Return a message that says how to continue later."""
        ...

    def finish(self) -> str:
        """End the game, and return a message that says where it is kept."""
        ...

    def close(self) -> None:
        """Release all resources."""
        ...
