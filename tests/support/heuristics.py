"""What bots that judge each action by itself think of a position."""

from __future__ import annotations

from tricorne import bots
from tricorne.bots.kernels.policy import Policy
from tricorne.games.game import Game, Observation


def judged(game: Game, policy: Policy, seen: Observation, seat: int, seed: str = "judge") -> dict[str, float]:
    """Return what each legal action of a seat is worth to a policy, by its text."""
    said = bots.make(policy.name.lower(), game, seat, seed).consider(seen, game.legal(seen, seat))
    return {
        game.actions.text(candidate.action): candidate.points
        for candidate in said
        if candidate.points is not None
    }
