"""Players that need no people. A bot gets what its seat knows, never the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from tricorne.bots import custom
from tricorne.bots.bot import Bot, Candidate
from tricorne.bots.player import Decision, Player
from tricorne.bots.policies import GreedyBot, PlannerBot, RandomBot
from tricorne.bots.search_bot import LEVELS, SEARCH, Budget, SearchBot
from tricorne.errors import BadOption
from tricorne.games.game import Game

Maker = Callable[[Game, int, str], Bot]

# Who is asked for a hint.
ADVISER = "search-4"

BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    **{level: partial(SearchBot, budget=budget) for level, budget in LEVELS.items()},
}


def maker(name: str) -> Maker:
    """Return what makes the bots of a name: a built-in one, `search@BUDGET`, or one's own (see `own`)."""
    if custom.is_own(name):
        return custom.maker(name)
    if name.startswith(SEARCH):
        return partial(SearchBot, budget=Budget.parse(name.removeprefix(SEARCH)))
    if name not in BOTS:
        raise BadOption("error-bot-unknown", bot=name, right=", ".join([*BOTS, f"{SEARCH}1.5s"]))
    return BOTS[name]


def check(name: str) -> str:
    """Return the name of a bot if there is one."""
    maker(name)
    return name


def make(name: str, game: Game, seat: int, seed: str) -> Bot:
    """Make a bot for a seat of a game; its own random stream comes from the seed."""
    return maker(name)(game, seat, custom.private(seed) if custom.is_own(name) else seed)


def warm_up(game: Game, names: Iterable[str]) -> None:
    """Let one bot of each kind think for a moment, so that what it thinks with is compiled."""
    state = game.new("first thought", game.players[-1])
    while len(legal := game.legal(state, seat := game.waiting(state)[0])) == 1:
        game.apply_quietly(state, seat, legal[0])
    seen = game.observe(state, seat)
    kinds = {f"{SEARCH}1" if name in LEVELS or name.startswith(SEARCH) else name for name in names}
    for name in sorted(kinds & {*BOTS, f"{SEARCH}1"}):
        make(name, game, seat, "first thought").choose(seen, legal)


__all__ = ["ADVISER", "BOTS", "Bot", "Candidate", "Decision", "Maker", "Player", "check", "make", "warm_up"]
