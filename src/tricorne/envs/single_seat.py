"""Gymnasium: an environment with one seat; bots play the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from tricorne.bots import Bot, GuardedBot, check, make
from tricorne.bots.batch import SEEDS
from tricorne.bots.self_play import SelfPlay, is_policy
from tricorne.envs.extras import from_extra
from tricorne.envs.rendering import MODES, check_mode, rendered
from tricorne.envs.seat_codec import HIGHEST, LOWEST, VECTOR, shared_codec
from tricorne.errors import BadOption
from tricorne.games.events import Event
from tricorne.games.game import Value
from tricorne.games.struct import Array

with from_extra("envs"):
    from gymnasium import Env
    from gymnasium.spaces import Box, Discrete
    from gymnasium.utils import EzPickle

ILLEGAL_REWARD = -1.0


class SingleSeatEnv(Env[Array, Any], EzPickle):
    """A game of one agent against bots, which are named in the order in which they sit after the agent.

    The agent has the same seat in every game, or another one in each. The reward
    comes at the end: the share in the win. An illegal action ends the game.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012 - as in `Env`

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("planner", "planner", "planner"),
        seat: int | None = None,
        options: Mapping[str, Value | str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, bots, seat, options, render_mode)
        self.render_mode = check_mode(render_mode)
        self.bots = tuple(check(name) for name in bots)
        self.players = len(bots) + 1
        self.codec = shared_codec(game, self.players)
        self.game = self.codec.game
        self.options = self.game.complete_options(options or {})
        if seat is not None and seat not in range(self.players):
            right = ", ".join(map(str, range(self.players)))
            raise BadOption("error-option-value", option="seat", value=str(seat), right=right)
        self.fixed_seat = seat
        self.action_space = Discrete(self.codec.actions)
        self.observation_space = Box(LOWEST, HIGHEST, (self.game.encoding.size,), VECTOR.type)
        self._self_play = SelfPlay(self.game)
        self._called: dict[int, GuardedBot] = {}
        """The bots that are called from Python, by seat; the others are policies in machine code."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin a game, and let the bots play up to the agent's first decision."""
        super().reset(seed=seed)
        self.game_seed = str(self.np_random.integers(SEEDS))
        """The seed of the game, by which anybody can play it again; it tells all that is hidden."""
        drawn = int(self.np_random.integers(self.players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.state, opening = self.game.new_with_events(self.game_seed, self.players, self.options)
        self._seat_bots()
        self._tell(opening)
        self._play_on()
        return self._observation(), self._info()

    def _seat_bots(self) -> None:
        """Make the bots of a game; policies play in machine code unless another bot follows what they do."""
        self._close_bots()
        names = {(self.seat + place) % self.players: name for place, name in enumerate(self.bots, 1)}
        seeds = [f"{self.game_seed} bot {seat}" for seat in range(self.players)]

        def guarded(seat: int) -> GuardedBot:
            bot = make(names[seat], self.game, seat, seeds[seat])
            return GuardedBot(self.game, seat, bot, names[seat], seed=seeds[seat])

        self._called = {seat: guarded(seat) for seat, name in names.items() if not is_policy(name)}
        self._followed = any(type(player.bot).follow is not Bot.follow for player in self._called.values())
        if self._followed:
            self._called = {seat: self._called.get(seat) or guarded(seat) for seat in names}
        policies = [None if seat in self._called else names.get(seat) for seat in range(self.players)]
        self._self_play.begin(policies, seeds)

    def _play_on(self) -> None:
        """Let the bots play until the agent has to decide, or the game is over."""
        while True:
            self._self_play.advance(self.state)
            waiting = self.game.waiting(self.state)
            if not waiting or waiting[0] == self.seat:
                break
            self._ask(waiting[0])
        self._choices = self.codec.choices(self.state, self.seat) if waiting else {}
        result = self.game.result(self.state)
        if result is not None:
            for seat, player in self._called.items():
                player.finish(self.game.observe(self.state, seat), result)
        if self.render_mode == "human":
            self.render()

    def _ask(self, seat: int) -> None:
        observation = self.game.observe(self.state, seat)
        decision = self._called[seat].decide(observation, self.game.legal(observation, seat))
        self._apply(seat, decision.action)

    def _apply(self, seat: int, action: int) -> None:
        if self._followed:
            self._tell(self.game.read_events(self.game.apply_with_rows(self.state, seat, action)))
        else:
            self.game.apply_quietly(self.state, seat, action)

    def _tell(self, events: Iterable[Event]) -> None:
        if self._followed:
            for player in self._called.values():
                player.follow(events)

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Play an action of the agent, and let the bots play up to its next decision."""
        chosen = self._choices.get(int(action))
        if chosen is None:
            self._choices = {}
            return self._observation(), ILLEGAL_REWARD, True, False, self._info()
        self._apply(self.seat, chosen)
        self._play_on()
        reward = self.codec.shares(self.state)[self.seat]
        return self._observation(), reward, not self._choices, False, self._info()

    def action_masks(self) -> Array:
        """Return the action mask, as libraries ask for it that know masks."""
        return self.codec.mask(self._choices).astype(np.bool_)

    def _observation(self) -> Array:
        return self.codec.vector(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.codec.mask(self._choices)}

    def render(self) -> str | None:
        """Return the view of the agent, or print it."""
        text = rendered(self.game, self.state, self.seat, self._choices)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Close the bots."""
        self._close_bots()

    def _close_bots(self) -> None:
        for player in self._called.values():
            player.close()
        self._called = {}
