"""Thousands of games at once, in arrays that the compiled rules write into directly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from tricorne.backends.backend import Call, Workspace
from tricorne.backends.kernel import allocate
from tricorne.bots.kernels.batch import NO_ACTION, Batch
from tricorne.bots.kernels.bot_kernels import bot_kernels
from tricorne.bots.kernels.policy import Policy, PolicyBuffers
from tricorne.bots.policies import POLICY_BOTS
from tricorne.errors import BadOption, IllegalAction, Message
from tricorne.games import fast_rng
from tricorne.games.game import Game, Value
from tricorne.games.struct import Array

# The seeds of games are drawn from this many.
SEEDS = 2**62


@dataclass(frozen=True)
class Step:
    """What a step brings, a row for each game. The arrays are written anew by the next step."""

    vectors: Array
    """What the seat that has to decide knows, see `Game.encode`."""
    masks: Array
    """1 for each action that it may choose; actions count seats from that one."""
    seats: Array
    """The seat that has to decide."""
    rewards: Array
    """By seat: its share in the win of the game that ended with this step; zeros otherwise."""
    ended: Array
    """Whether a game ended with this step; a new one has begun."""


class GameBatch:
    """A batch of games with the same players and options.

    `bots` names the policy of each seat (`random`, `greedy` or `planner`), or None where the caller decides;
    without it, the caller decides for all seats. Every game begins with a seat moved on by one, so that the
    caller has every seat equally often. With machine code (`backend="native"`), each thread steps its own
    part of the games.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        players: int = 4,
        options: Mapping[str, Value | str] | None = None,
        bots: Sequence[str | None] | None = None,
        threads: int = 1,
    ) -> None:
        self.game = game
        self.players = players
        self.bots = tuple(bots) if bots is not None else (None,) * players
        self._check(games, threads)
        # Only machine code shares the memory of the process.
        self.threads = min(threads, games) if game.backend.name == "native" else 1
        self._options = game.complete_options(options or {})
        self._template = game.template(players, self._options)
        workspace = game.backend.workspace()
        kernels = bot_kernels(game)
        self._batch = Batch(*allocate(kernels.batch, workspace.zeros, dict.fromkeys(range(9), games)))
        self._seat_bots(games)
        bounds = np.linspace(0, games, self.threads + 1).astype(int).tolist()
        self._parts = [
            _Part(game, workspace, Batch(*(each[first:end] for each in self._batch)))
            for first, end in pairwise(bounds)
        ]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        batch = self._batch
        self.observed = Step(batch.vectors, batch.masks, batch.seats, batch.rewards, batch.ended)
        """The arrays of the last step."""

    @property
    def games(self) -> Array:
        """The true states of the games, hidden things included."""
        games: Array = self._batch.games
        return games

    def _check(self, games: int, threads: int) -> None:
        for what, value in (("games", games), ("threads", threads)):
            if value < 1:
                raise BadOption("error-number", what=what, low=1, value=value)
        if len(self.bots) != self.players or None not in self.bots:
            given = ", ".join(str(bot) for bot in self.bots)
            raise BadOption("error-option-value", option="bots", value=given, right=self._right_bots())
        for bot in self.bots:
            if bot is not None and bot not in POLICY_BOTS:
                raise BadOption("error-bot-unknown", bot=bot, right=", ".join(POLICY_BOTS))

    def _right_bots(self) -> str:
        return ", ".join(["None", *["planner"] * (self.players - 1)])

    def _seat_bots(self, games: int) -> None:
        policies = [Policy.NONE if bot is None else POLICY_BOTS[bot].policy for bot in self.bots]
        for number in range(games):
            turn = number % self.players
            self._batch.policies[number, : self.players] = policies[-turn:] + policies[:-turn]

    def reset(self, seed: int) -> Step:
        """Begin all games anew; the seed determines these and all that follow."""
        rng = np.random.default_rng(seed)
        for number, drawn in enumerate(rng.integers(SEEDS, size=len(self._batch.games)).tolist()):
            text = str(drawn)
            self._batch.games[number] = self.game.new(text, self.players, self._options)
            self._batch.rngs[number] = fast_rng.stream(f"{text} next")
        self._template.random[:] = self.game.stream("every game that follows has a key of its own")
        self._batch.actions[:] = NO_ACTION
        self._run()
        return self.observed

    def step(self, actions: Array) -> Step:
        """Play an action in every game; an illegal one raises `IllegalAction`, and nothing is played."""
        chosen = np.asarray(actions)
        rows = np.arange(len(self._batch.games))
        if chosen.shape != rows.shape:
            right = f"({len(rows)},)"
            raise BadOption("error-option-value", option="actions", value=str(chosen.shape), right=right)
        inside = (chosen >= 0) & (chosen < self._batch.masks.shape[1])
        legal = inside & (self._batch.masks[rows, np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            number = int(np.flatnonzero(~legal)[0])
            action = str(chosen[number])
            raise IllegalAction(
                Message("error-action-masked", {"action": action}),
                seat=int(self._batch.seats[number]),
                action=action,
            )
        self._batch.actions[:] = chosen
        self._run()
        return self.observed

    def _run(self) -> None:
        if self._pool is None:
            self._parts[0].step(self._template)
        else:
            list(self._pool.map(lambda part: part.step(self._template), self._parts))

    def close(self) -> None:
        """Stop the threads."""
        if self._pool:
            self._pool.shutdown()


class _Part:
    """The games that one thread steps, and what it needs for that."""

    def __init__(self, game: Game, workspace: Workspace, batch: Batch) -> None:
        kernels = bot_kernels(game)
        self._box = game.box
        self._batch = batch
        self._legal_actions = game.legal_buffer()
        self._observations = np.zeros(2, game.layout)
        self._buffers: Any = PolicyBuffers(*allocate(kernels.buffers))
        self._step: Call = workspace.bind(kernels.step_batch)

    def step(self, template: Any) -> None:
        """Take a step in these games."""
        self._step(self._box, template, self._legal_actions, self._observations, self._buffers, self._batch)
