"""What the environments share: how a seat sees a position, and how it counts actions.

A vector of what a seat knows begins with the seat itself, then come the others as they sit. Actions that
name a seat count in the same way, so that one policy can play every seat.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from tricorne.games import load
from tricorne.games.game import Game, State
from tricorne.games.struct import Array

MASK = np.dtype(np.int8)
VECTOR = np.dtype(np.float32)
LOWEST, HIGHEST = -1.0, 1.0


class SeatCodec:
    """Encodes positions and actions of a game for the seats of a table with so many players."""

    def __init__(self, game: Game, players: int) -> None:
        game.template(players)  # refuses a number that cannot play
        self.game = game
        self.players = players
        self.actions = len(game.actions)
        self._relative = [
            [int(game.to_relative(action, seat, players)) for action in range(self.actions)]
            for seat in range(players)
        ]

    def vector(self, state: State, seat: int) -> Array:
        """Return what a seat knows; the seat after the last one is for spectators."""
        return self.game.encode(self.game.observe(state, seat), seat)

    def choices(self, state: State, seat: int) -> dict[int, int]:
        """Return the legal actions of a seat as it counts them, in their order, with those of the game."""
        relative = self._relative[seat]
        return dict(sorted((relative[action], action) for action in self.game.legal(state, seat)))

    def mask(self, choices: dict[int, int]) -> Array:
        """Return choices as a mask of the action space."""
        mask = np.zeros(self.actions, MASK)
        mask[list(choices)] = 1
        return mask

    def relative(self, seat: int, action: int) -> int:
        """Return the number that an action of the game has for a seat."""
        return self._relative[seat][action]

    def text(self, seat: int, action: int) -> str:
        """Write an action of a seat; in the text, seats are numbered as everywhere."""
        return self.game.actions.text(int(self.game.to_absolute(action, seat, self.players)))

    def shares(self, state: State) -> list[float]:
        """Return the share of each seat in the win; zeros while the game runs."""
        result = self.game.result(state)
        return [result.win_share(seat) if result else 0.0 for seat in range(self.players)]


@cache
def shared_game(name: str) -> Game:
    """Return a game that all environments of this process play with."""
    return load(name)


@cache
def shared_codec(name: str, players: int) -> SeatCodec:
    """Return the codec that all environments of a game with so many players use."""
    return SeatCodec(shared_game(name), players)
