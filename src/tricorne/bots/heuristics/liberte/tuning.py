"""The parameters of the search for this game, and when a rollout may stop."""

from __future__ import annotations

from tricorne.backends.rule import rule
from tricorne.games.liberte.state import State
from tricorne.games.liberte.vocabulary import Ask

TUNING = {
    "c_init": 0.5,
    "c_growth": 0.0,
    "prior_sharpness": 0.5,
    "expansion_visits": 1,
    "rollout_horizon": 60,
    "rollout_samples": 4,
    "simulations_per_world": 1,
}


@rule
def is_quiet(game: State) -> bool:
    """Whether nobody is in the middle of an action or a tie."""
    return game.ask == Ask.ACTION or game.ask == Ask.REFRESH
