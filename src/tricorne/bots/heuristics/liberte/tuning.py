"""How a search goes about this game: when a position is quiet enough to be judged, and what was tuned."""

from __future__ import annotations

from tricorne.games.compiled import rule
from tricorne.games.liberte.state import State
from tricorne.games.liberte.vocabulary import Ask

MANNER = {
    "curiosity": 0.5,
    "growth": 0.0,
    "sharpness": 0.5,
    "patience": 1,
    "horizon": 60,
    "glances": 4,
    "worlds": 1,
}


@rule
def quiet(game: State) -> bool:
    """Whether nobody is in the middle of an action or a tie."""
    return game.ask == Ask.ACTION or game.ask == Ask.REFRESH
