"""How a search goes about this game: when a position is quiet enough to be judged, and what was tuned."""

from __future__ import annotations

from tricorne.games.compiled import rule
from tricorne.games.libertalia.state import State

MANNER = {
    "curiosity": 0.5,
    "growth": 0.35,
    "sharpness": 0.5,
    "patience": 2,
    "horizon": 20,
    "glances": 4,
    "worlds": 8,
}


@rule
def quiet(game: State) -> bool:
    """Whether a day has just begun."""
    return game.asked < 0
