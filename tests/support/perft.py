"""Perft: counting legal sequences."""

from __future__ import annotations

from tricorne.games.game import Game, State


def perft(game: Game, state: State, depth: int) -> int:
    """Count the sequences of so many legal actions; a game that ends earlier counts none further."""
    count = 0
    for seat in game.waiting(state):
        legal = game.legal(state, seat)
        if depth == 1:
            count += len(legal)
            continue
        for action in legal:
            after = game.copy(state)
            game.apply_quietly(after, seat, action)
            count += perft(game, after, depth - 1)
    return count
