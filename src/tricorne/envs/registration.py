"""Registers the environments with those of Gymnasium and PettingZoo that are installed."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from tricorne.games import GAMES

VERSION = "v0"
NAMESPACE = "tricorne"


@cache
def register() -> None:
    """Register every game once: for Gymnasium by its name in capitals, as is usual there."""
    for game in GAMES:
        if find_spec("gymnasium"):
            import gymnasium  # noqa: PLC0415 - of the extra `envs`

            gymnasium.register(
                f"{NAMESPACE}/{game.capitalize()}-{VERSION}",
                entry_point="tricorne.envs.single_seat:SingleSeatEnv",
                kwargs={"game": game},
            )
        if find_spec("pettingzoo"):
            import pettingzoo  # noqa: PLC0415 - likewise

            pettingzoo.register(
                "aec",
                f"{NAMESPACE}/{game}-{VERSION}",
                entry_point=f"tricorne.envs.{game}_{VERSION}:env",
            )
