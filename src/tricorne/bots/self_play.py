"""Games between policies in machine code, up to the decisions of other bots."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tricorne.backends.kernel import allocate
from tricorne.bots.kernels.bot_kernels import bot_kernels
from tricorne.bots.kernels.policy import Policy, PolicyBuffers
from tricorne.bots.policies import POLICY_BOTS
from tricorne.games import fast_rng
from tricorne.games.events import SILENT
from tricorne.games.game import Game, State
from tricorne.games.playout import LONGEST_GAME


def is_policy(bot: str) -> bool:
    """Whether a built-in bot can play in machine code."""
    return bot in POLICY_BOTS


class SelfPlay:
    """Plays one game after another; the buffers are allocated once."""

    def __init__(self, game: Game, max_moves: int = LONGEST_GAME) -> None:
        self.game = game
        kernels = bot_kernels(game)
        self._play_policies = game.backend.bind(kernels.play_policies)
        self._actions = game.legal_buffer()
        self._observations = np.zeros(2, game.layout)
        self._buffers = PolicyBuffers(*allocate(kernels.buffers))
        self._moves = np.zeros((max_moves, 2), np.int16)
        self.begin((), ())

    def begin(self, bots: Sequence[str | None], seeds: Sequence[str]) -> None:
        """Begin a game: by seat, the name of a policy, or None where the caller decides."""
        policies = [POLICY_BOTS[bot].policy if bot else Policy.NONE for bot in bots]
        self._policies = np.array(policies, np.int32)
        self._rngs = np.array([fast_rng.stream(seed) for seed in seeds], np.uint32).reshape(
            -1, fast_rng.WORDS
        )
        self.played = 0
        """The number of moves so far."""

    def advance(self, state: State) -> None:
        """Play the moves of policies until another bot has to decide, or `max_moves` are made."""
        self.played += int(
            self._play_policies(
                self.game.box,
                state,
                self._policies,
                self._rngs,
                self._actions,
                self._observations,
                self._buffers,
                self._moves[self.played :],
                SILENT,
            )
        )

    def add_move(self, seat: int, action: int) -> None:
        """Add a move that the caller has made."""
        self._moves[self.played] = seat, action
        self.played += 1

    def moves(self) -> list[tuple[int, int]]:
        """Return all moves so far: seat and action."""
        return [(seat, action) for seat, action in self._moves[: self.played].tolist()]
