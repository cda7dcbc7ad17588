"""Liberté as a PettingZoo environment: `env`, wrapped as PettingZoo wraps its own, and `raw_env`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tricorne.envs.aec import GameEnv, wrapped

if TYPE_CHECKING:
    from pettingzoo import AECEnv


class raw_env(GameEnv):  # noqa: N801 - PettingZoo's name for it
    """The environment without wrappers: an illegal action raises."""

    game_name = "liberte"
    metadata = GameEnv.metadata | {"name": "liberte_v0"}


def env(**settings: Any) -> AECEnv:
    """Make the environment; the settings are those of `GameEnv`."""
    return wrapped(raw_env(**settings))


__all__ = ["env", "raw_env"]
