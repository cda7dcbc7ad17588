"""Players that need no people. A bot gets what its seat knows, never the state."""

from __future__ import annotations

from collections.abc import Callable

from tricorne.bots.bot import Bot
from tricorne.bots.random import RandomBot
from tricorne.errors import BadOption
from tricorne.games.game import Game

Maker = Callable[[Game, str], Bot]

BOTS: dict[str, Maker] = {"random": RandomBot}


def check(name: str) -> str:
    """Return the name of a bot if there is one."""
    if name not in BOTS:
        raise BadOption("error-bot-unknown", bot=name, right=", ".join(BOTS))
    return name


def make(name: str, game: Game, seed: str) -> Bot:
    """Make a bot for a game; its own random stream comes from the seed."""
    return BOTS[check(name)](game, seed)


__all__ = ["BOTS", "Bot", "Maker", "check", "make"]
