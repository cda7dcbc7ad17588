"""Bots: players that see an observation, never the state, and choose a legal action.

* `bot`: the interface; `custom` and `external`: bots of users, as classes and as programs
* `policies`, `search_bot`: the built-in bots; `ismcts`: the tree search; `heuristics`: by game
* `kernels`: what Python calls of the rules and the heuristics of a game
* `guarded_bot`: plays whatever the bot does; `self_play`, `batch`, `win_probability`: whole games, one or
  thousands at once, and estimates
"""

from tricorne.bots.bot import Bot, Candidate
from tricorne.bots.guarded_bot import Decision, GuardedBot
from tricorne.bots.names import ADVISER, BOTS, BotFactory, check, make
from tricorne.bots.search_digest import search_digest

__all__ = [
    "ADVISER",
    "BOTS",
    "Bot",
    "BotFactory",
    "Candidate",
    "Decision",
    "GuardedBot",
    "check",
    "make",
    "search_digest",
]
