"""PettingZoo: an environment with an agent for every seat, one of which acts at a time (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tricorne.bots.batch import SEEDS
from tricorne.envs.extras import from_extra
from tricorne.envs.rendering import MODES, check_mode, rendered
from tricorne.envs.seat_codec import HIGHEST, LOWEST, MASK, VECTOR, shared_codec
from tricorne.errors import IllegalAction, Message
from tricorne.games.game import Value
from tricorne.games.struct import Array

with from_extra("envs"):
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.utils import EzPickle
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

ILLEGAL_REWARD = -1.0

Observation = dict[str, Array]


class GameEnv(AECEnv, EzPickle):  # type: ignore[misc] # PettingZoo ships no types
    """A game between agents named `player_0`, `player_1` and so on, by their seats.

    The reward comes at the end: the share in the win. Where several seats decide at
    the same time, they choose one after another in their order, each once, and none
    sees what the others have chosen.
    """

    game_name: ClassVar[str]
    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": [*MODES],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        options: Mapping[str, Value | str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, options, render_mode)
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.codec = shared_codec(self.game_name, players)
        self.game = self.codec.game
        self.options = self.game.complete_options(options or {})
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: Discrete(self.codec.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._rng, _ = np_random()

    def _observation_space(self) -> Space[Any]:
        return Dict(
            {
                "observation": Box(LOWEST, HIGHEST, (self.game.encoding.size,), VECTOR.type),
                "action_mask": Box(0, 1, (self.codec.actions,), MASK.type),
            }
        )

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of observations, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of actions, the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, the next one of those that the last seed gave."""
        if seed is not None:
            self._rng, _ = np_random(seed)
        self.game_seed = str(self._rng.integers(SEEDS))
        """The seed of the game, by which anybody can play it again; it tells all that is hidden."""
        self.game_state = self.game.new(self.game_seed, len(self.possible_agents), self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask_next()

    def _ask_next(self) -> None:
        """Select the agent that decides next, and list what it may do; nobody may when the game is over."""
        waiting = self.game.waiting(self.game_state)
        self._choices: dict[int, int] = {}
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            self._choices = self.codec.choices(self.game_state, waiting[0])

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and what it may do: nothing, unless it is its turn."""
        choices = self._choices if agent == self.agent_selection else {}
        return {
            "observation": self.codec.vector(self.game_state, self._seat(agent)),
            "action_mask": self.codec.mask(choices),
        }

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is; raise `IllegalAction` if it may not."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        chosen = self._choices.get(-1 if action is None else int(action))
        if chosen is None:
            raise IllegalAction(
                Message("error-action-masked", {"action": str(action)}), seat=seat, action=str(action)
            )
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.apply_quietly(self.game_state, seat, chosen)
        self._ask_next()
        if not self._choices:
            shares = self.codec.shares(self.game_state)
            self.rewards = dict(zip(self.agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the view of the agent whose turn it is, or print it."""
        seat = self._seat(self.agent_selection) if self._choices else len(self.possible_agents)
        text = rendered(self.game, self.game_state, seat, self._choices)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Leave the game; there is nothing to free."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)


def wrapped(env: GameEnv) -> AECEnv:
    """Wrap an environment as PettingZoo wraps its own: an illegal action ends the game for all."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
        )
    )
