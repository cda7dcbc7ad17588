"""Win probability over a finished game, move by move, as planners would have judged it.

Estimating a whole game takes seconds: the bot pool does it, a few positions at a
time, and the curves are cached for a while.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field

from tricorne.bots.win_probability import win_probabilities
from tricorne.games.game import Game
from tricorne.match import Match
from tricorne.match.observation_codec import unpack
from tricorne.server.compute.bot_pool import BotPool
from tricorne.server.tables.components import game_of, text_of

# The most positions of a curve, however long the game is.
MAX_POSITIONS = 160
BATCH = 8
# The most games whose curves are kept.
MAX_CURVES = 200

log = logging.getLogger(__name__)


@dataclass
class Curve:
    """The win probability of each seat over a game, as far as it has been estimated."""

    moves: list[int]
    """By position: the number of moves before it."""
    chances: list[list[float]] = field(default_factory=list)
    """By position, then by seat."""
    task: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        """Whether all positions have been evaluated."""
        return len(self.chances) == len(self.moves)

    @property
    def failed(self) -> bool:
        """Whether the estimation ended before all positions were evaluated."""
        return self.task is not None and self.task.done() and not self.done


@dataclass(frozen=True)
class Positions:
    """A few positions of one game, evaluated in one job."""

    game: str
    cards: str | None
    """The own set of cards that the game is played with, if it is."""
    states: tuple[bytes, ...]


class WinProbabilities:
    """The curves of finished games, estimated on request: an LRU cache by table."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._curves: dict[str, Curve] = {}
        """By table; the most recently used last."""

    def find(self, table_id: str) -> Curve | None:
        """Return the curve of a game as far as it is known; one that has failed is returned once."""
        curve = self._curves.pop(table_id, None)
        if curve is not None and not curve.failed:
            self._curves[table_id] = curve
        return curve

    async def begin(self, table_id: str, match: Match) -> Curve:
        """Start to estimate the curve of a finished game."""
        positions = await asyncio.to_thread(sample_positions, match)
        if (begun := self.find(table_id)) is not None:
            return begun
        moves, states = zip(*positions, strict=True)
        curve = Curve(list(moves))
        curve.task = asyncio.ensure_future(self._estimate(curve, table_id, match.game, states))
        curve.task.add_done_callback(_log_failure)
        self._curves[table_id] = curve
        while len(self._curves) > MAX_CURVES:
            oldest = self._curves.pop(next(iter(self._curves)))
            if oldest.task:
                oldest.task.cancel()
        return curve

    async def _estimate(self, curve: Curve, table_id: str, game: Game, states: tuple[bytes, ...]) -> None:
        for start in range(0, len(states), BATCH):
            positions = Positions(game.name, text_of(game), states[start : start + BATCH])
            curve.chances += await self._bot_pool.think(evaluate_positions, positions, table_id)

    async def stop(self) -> None:
        """Cancel all estimations."""
        tasks = [curve.task for curve in self._curves.values() if curve.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("estimating the win probability of a game failed", exc_info=error)


def sample_positions(match: Match) -> list[tuple[int, bytes]]:
    """Return positions evenly from a game: the first, the last, and some that follow a choice."""
    positions = list(_positions_after_choices(match))
    if len(positions) <= MAX_POSITIONS:
        return positions
    last = len(positions) - 1
    return [positions[round(index * last / (MAX_POSITIONS - 1))] for index in range(MAX_POSITIONS)]


def _positions_after_choices(match: Match) -> Iterator[tuple[int, bytes]]:
    game = match.game
    state = match.first_state()
    yield 0, state.tobytes()
    for number, move in enumerate(match.moves, 1):
        was_choice = len(game.legal(state, move.seat)) > 1
        together = set(game.waiting(state))
        match.apply_again(state, number, move)
        # Where several seats choose simultaneously, only the position after the last choice counts.
        waiting = set(game.waiting(state))
        unrevealed = len(together) > 1 and waiting and waiting < together
        if (was_choice and not unrevealed) or number == len(match.moves):
            yield number, state.tobytes()


def evaluate_positions(positions: Positions) -> list[list[float]]:
    """Estimate the win probability of each seat in each position; runs in the bot pool."""
    game = game_of(positions.game, positions.cards)
    return [win_probabilities(game, unpack(game, state)) for state in positions.states]
