"""Chances to win over a game that is over: as careful players would judge it, knowing every card.

A position is judged by letting planners play on a little, several times with
other luck, and forecasting from where they got. That takes seconds for a whole
game: it is done a few positions at a time where bots think, and kept for a
while.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tricorne.bots.kernels.loader import bot_kernels
from tricorne.bots.kernels.policy import Policy, new_policy_buffers
from tricorne.games import fast_rng, game_rng
from tricorne.games.events import SILENT
from tricorne.games.game import Game, State
from tricorne.match import Match
from tricorne.match.observation_codec import unpack
from tricorne.server.compute.bot_pool import BotPool
from tricorne.server.tables.components import game_named

# However long a game is, so many positions of it draw a curve.
MOST_POSITIONS = 160
AT_A_TIME = 8
# How often a position is played on, and for how many decisions.
TRIES = 8
HORIZON = 48
# Games whose curves are kept.
MOST_CURVES = 200

log = logging.getLogger(__name__)


@dataclass
class Curve:
    """The chances of all seats over a game, as far as they have been judged."""

    moves: list[int]
    """After how many moves the positions stand."""
    chances: list[list[float]] = field(default_factory=list)
    """By position, then by seat."""
    task: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        """Whether all positions have been judged."""
        return len(self.chances) == len(self.moves)

    @property
    def failed(self) -> bool:
        """Whether nothing more will come, though something is missing."""
        return self.task is not None and self.task.done() and not self.done


@dataclass(frozen=True)
class Positions:
    """A few positions of one game, to be judged in one go."""

    game: str
    states: tuple[bytes, ...]


class WinProbabilities:
    """The curves of games that somebody looks back at."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._thinkers = bot_pool
        self._curves: dict[str, Curve] = {}
        """By table; the one that was looked at last at the end."""

    def find(self, table_id: str) -> Curve | None:
        """Return the curve of a game as far as it is known; one that has failed is told of once."""
        curve = self._curves.pop(table_id, None)
        if curve is not None and not curve.failed:
            self._curves[table_id] = curve
        return curve

    async def begin(self, name: str, table_id: Match) -> Curve:
        """Begin to think about a game that is over, at the table of a name."""
        positions = await asyncio.to_thread(telling_positions, table_id)
        if (begun := self.find(name)) is not None:
            return begun
        moves, states = zip(*positions, strict=True)
        curve = Curve(list(moves))
        curve.task = asyncio.ensure_future(self._judge(curve, name, table_id.game.name, states))
        curve.task.add_done_callback(_log_failure)
        self._curves[name] = curve
        while len(self._curves) > MOST_CURVES:
            oldest = self._curves.pop(next(iter(self._curves)))
            if oldest.task:
                oldest.task.cancel()
        return curve

    async def _judge(self, curve: Curve, table_id: str, game: str, states: tuple[bytes, ...]) -> None:
        for start in range(0, len(states), AT_A_TIME):
            positions = Positions(game, states[start : start + AT_A_TIME])
            curve.chances += await self._thinkers.think(judge, positions, table_id)

    async def stop(self) -> None:
        """Give up what is being thought about."""
        tasks = [curve.task for curve in self._curves.values() if curve.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        log.error("the chances of a game could not be judged", exc_info=error)


def telling_positions(table_id: Match) -> list[tuple[int, bytes]]:
    """Return positions that tell the story of a game: the first, the last, and such as follow a choice."""
    found = list(_after_choices(table_id))
    if len(found) <= MOST_POSITIONS:
        return found
    last = len(found) - 1
    return [found[round(place * last / (MOST_POSITIONS - 1))] for place in range(MOST_POSITIONS)]


def _after_choices(table_id: Match) -> Iterator[tuple[int, bytes]]:
    game = table_id.game
    state = table_id.first_state()
    yield 0, state.tobytes()
    for number, move in enumerate(table_id.moves, 1):
        chosen = len(game.legal(state, move.seat)) > 1
        together = set(game.waiting(state))
        table_id.apply_again(state, number, move)
        # Where several choose at once, it is told when all have chosen.
        waiting = set(game.waiting(state))
        unrevealed = len(together) > 1 and waiting and waiting < together
        if (chosen and not unrevealed) or number == len(table_id.moves):
            yield number, state.tobytes()


def judge(positions: Positions) -> list[list[float]]:
    """Tell the chances of all seats in each position."""
    game = game_named(positions.game)
    found = []
    for kept in positions.states:
        state = unpack(game, kept)
        tries = 1 if state.over else TRIES
        told = [_forecast(game, _played_on(game, state, number)) for number in range(tries)]
        found.append([sum(chances) / tries for chances in zip(*told, strict=True)])
    return found


def _played_on(game: Game, state: State, number: int) -> State:
    """Let planners play on from a position, with luck of its own for each try."""
    players = int(state.players)
    world = game.copy(state)
    world.random[:] = game_rng.imagined(fast_rng.stream(f"chances {number}"))
    streams = np.stack([fast_rng.stream(f"chances {number} {seat}") for seat in range(players)])
    kernel: Any = bot_kernels(game).play_on
    kernel(
        game.box,
        world,
        np.full(players, Policy.PLANNER, np.int64),
        streams,
        game.legal_buffer(),
        np.zeros(2, game.layout),
        new_policy_buffers(game),
        np.zeros((HORIZON, 2), np.int16),
        SILENT,
    )
    return world


def _forecast(game: Game, state: State) -> list[float]:
    """Tell the chances as a position promises them; when the game is over, the shares in the win."""
    players = int(state.players)
    if state.over:
        weights = [float(state.winners[seat]) for seat in range(players)]
    else:
        points = np.zeros(game.players[-1])
        kernel: Any = bot_kernels(game).expect
        spread = float(kernel(game.box, state, points))
        most = float(points[:players].max())
        weights = [math.exp((float(points[seat]) - most) / spread) for seat in range(players)]
    return [weight / sum(weights) for weight in weights]
