"""The decisions of bots over a game, as text."""

from __future__ import annotations

from collections.abc import Iterator

from tricorne import bots
from tricorne.games.game import Game

NAMES = ("greedy", "planner", "search@4")
DECISIONS = 60
EVERY = 12


def decisions(game: Game) -> Iterator[str]:
    """Play the first decisions of a game, and yield what each bot chooses at some of them."""
    state = game.new("thoughts", 3)
    greedy = [bots.make("greedy", game, seat, f"{seat}") for seat in range(3)]
    for number in range(DECISIONS):
        seat = game.waiting(state)[0]
        seen = game.observe(state, seat)
        legal = game.legal(seen, seat)
        if number % EVERY == 0:
            chosen = [bots.make(name, game, seat, "a thought").choose(seen, legal) for name in NAMES]
            yield f"{number} " + ", ".join(game.actions.text(action) for action in chosen)
        game.apply_quietly(state, seat, greedy[seat].choose(seen, legal))
