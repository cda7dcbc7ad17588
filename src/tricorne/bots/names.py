"""The built-in bots by name, and how any bot is made from its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tricorne.bots import custom
from tricorne.bots.bot import Bot
from tricorne.bots.policies import POLICY_BOTS
from tricorne.bots.search_bot import LEVELS, SEARCH, Budget, SearchBot
from tricorne.errors import BadOption
from tricorne.games.game import Game

BotFactory = Callable[[Game, int, str], Bot]

# The bot that gives hints.
ADVISER = "search-4"

BOTS: dict[str, BotFactory] = {
    **POLICY_BOTS,
    **{level: partial(SearchBot, budget=budget) for level, budget in LEVELS.items()},
}


def factory(name: str) -> BotFactory:
    """Return the factory for a name: a built-in bot, `search@BUDGET`, or a custom bot (see `custom`)."""
    if custom.is_custom(name):
        return custom.factory(name)
    if name.startswith(SEARCH):
        return partial(SearchBot, budget=Budget.parse(name.removeprefix(SEARCH)))
    if name not in BOTS:
        raise BadOption("error-bot-unknown", bot=name, right=", ".join([*BOTS, f"{SEARCH}1.5s"]))
    return BOTS[name]


def check(name: str) -> str:
    """Return the name if there is such a bot; raise `BadOption` otherwise."""
    factory(name)
    return name


def make(name: str, game: Game, seat: int, seed: str) -> Bot:
    """Make a bot for a seat of a game; its random stream comes from the seed."""
    return factory(name)(game, seat, custom.private_seed(seed) if custom.is_custom(name) else seed)
