"""The parameters of the search for this game, and when a rollout may stop."""

from __future__ import annotations

from tricorne.backends.rule import rule
from tricorne.games.libertalia.state import State

TUNING = {
    "c_init": 0.5,
    "c_growth": 0.35,
    "prior_sharpness": 0.5,
    "expansion_visits": 2,
    "rollout_horizon": 20,
    "rollout_samples": 4,
    "simulations_per_world": 8,
}


@rule
def is_quiet(game: State) -> bool:
    """Whether a day has just begun."""
    return game.asked < 0
