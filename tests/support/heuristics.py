"""The values that policies give to actions."""

from __future__ import annotations

from tricorne import bots
from tricorne.games.game import Game, Observation


def evaluate(game: Game, bot: str, seen: Observation, seat: int, seed: str = "judge") -> dict[str, float]:
    """Return the value of each legal action of a seat to a bot, by the text of the action."""
    candidates = bots.make(bot, game, seat, seed).consider(seen, game.legal(seen, seat))
    return {
        game.actions.text(candidate.action): candidate.points
        for candidate in candidates
        if candidate.points is not None
    }
