"""The house: where a game is kept that people at this terminal play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rich.text import Text

from tricorne.games.events import Event
from tricorne.games.game import Game, Observation, Result
from tricorne.i18n.narration import Narrator


class GameHost(Protocol):
    """Keeps a game, lets everybody else play, and asks the people at this terminal when it is their turn.

    There are two: one's own home, where all of it happens in this process and
    is kept in a file, and an inn, which is a server. What is shown and asked is
    the same in both. The seat after the last is the spectators'.
    """

    game: Game
    speaker: Narrator
    players: int
    people: Sequence[int]
    """The seats of the people at this terminal."""
    commands: Mapping[str, Callable[[str], None]]
    """What can be written at the prompt in this house only."""
    help: str
    """The message that explains these commands."""

    @property
    def version(self) -> int:
        """A number that changes whenever the game moves on before somebody at the prompt."""
        ...

    @property
    def begun(self) -> bool:
        """Whether there is a game to be seen."""
        ...

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs, or where it was broken off."""
        ...

    @property
    def last_mover(self) -> int | None:
        """The seat that moved last."""
        ...

    @property
    def moment(self) -> str:
        """A text that is this moment's own, for chance that can be repeated."""
        ...

    def next_asked(self, at_keyboard: int | None, tell: Callable[[int], None]) -> int | None:
        """Let others play until a seat of this terminal is asked; None when the game is over.

        Where there is nothing to do but wait, `tell` shows a seat at once what happens.
        """
        ...

    def observe(self, seat: int) -> Observation:
        """Return what a seat knows."""
        ...

    def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees, as JSON."""
        ...

    def news(self, seat: int) -> list[Text]:
        """Tell what a seat has not been told yet."""
        ...

    def log(self, seat: int) -> list[Event]:
        """Tell all that a seat has seen happen."""
        ...

    def play(self, seat: int, action: int) -> None:
        """Make a move."""
        ...

    def undo(self, seat: int) -> str:
        """Take back a seat's last move, and say which it was."""
        ...

    def farewell(self) -> str:
        """Say how to go on another time, to somebody who leaves."""
        ...

    def finish(self) -> str:
        """End the game, and say where it is kept."""
        ...

    def close(self) -> None:
        """Lock up, whatever happened."""
        ...
