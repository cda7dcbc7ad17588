"""The bot that plays anything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tricorne.games.game import Game, Observation


class RandomBot:
    """Chooses any legal action, all with the same chance."""

    def __init__(self, game: Game, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, observation: Observation, legal: Sequence[int]) -> int:
        """Choose any of them."""
        return self._random.choice(legal)
