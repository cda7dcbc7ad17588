"""Notifications, and the channels that deliver them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class NotificationKind(StrEnum):
    """What a notification is about."""

    YOUR_TURN = "your-turn"
    GAME_OVER = "game-over"
    PROPOSAL = "proposal"
    """A proposal needs their vote."""
    REMATCH = "rematch"
    TRIAL = "trial"
    """A test of the channel."""


@dataclass(frozen=True)
class Notification:
    """A notification, independent of language and format."""

    what: NotificationKind
    url: str
    """The page to open."""
    table_id: str = ""
    title: str = ""
    game: str = ""


class Channel(Protocol):
    """A way to reach people."""

    async def deliver(self, person: str, notification: Notification) -> None:
        """Deliver a notification if the person uses this channel.

        Raises a `TricorneError` if the delivery failed.
        """
