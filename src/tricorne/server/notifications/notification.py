"""A notice, and what carries one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class NotificationKind(StrEnum):
    """What somebody is told."""

    YOUR_TURN = "your-turn"
    GAME_OVER = "game-over"
    PROPOSAL = "proposal"
    """Something is proposed that needs their consent."""
    REMATCH = "rematch"
    TRIAL = "trial"
    """Nothing but that notices arrive."""


@dataclass(frozen=True)
class Notification:
    """Something to be told to a person, in whatever language and form."""

    what: NotificationKind
    url: str
    """The page to look at."""
    table_id: str = ""
    title: str = ""
    game: str = ""


class Channel(Protocol):
    """A way to reach people."""

    async def tell(self, person: str, notice: Notification) -> None:
        """Tell a person by this way if they have chosen it.

        Raises a `TricorneError` if they could not be reached.
        """
