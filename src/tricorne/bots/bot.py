"""What a bot has to offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tricorne.games.game import Observation


class Bot(Protocol):
    """A player: asked for a decision, it chooses one of the legal actions."""

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        """Choose an action, from what the seat knows and what it may do."""
        ...
