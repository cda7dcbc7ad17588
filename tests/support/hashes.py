"""A running hash of a game, state by state, to compare backends."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from tests.support.walks import every_option, walk
from tricorne.games import fast_rng
from tricorne.games.game import Game

# Every so many decisions a world is sampled as well.
SAMPLED = 25


def running_hashes(game: Game, number: int, moves: int) -> Iterator[str]:
    """Play the game with a number in the sample; yield the hash after every action.

    Each hash stands for all states so far: the state, what the seat next to the
    asked one observes, and now and then a sampled world.
    """
    players = game.players[number % len(game.players)]
    variants = every_option(game)
    options = variants[number * 3 % len(variants)]
    rng = fast_rng.stream(f"worlds {number}")
    digest = hashlib.sha256()
    for count, (state, seat, action) in enumerate(walk(game, f"hashes {number}", players, options)):
        digest.update(f"{seat} {action}".encode())
        digest.update(state.tobytes())
        observation = game.observe(state, (seat + 1) % (players + 1))
        digest.update(observation.tobytes())
        if count % SAMPLED == 0:
            digest.update(game.determinize(observation, rng).tobytes())
            assert game.violated_invariant(state) is None
        yield digest.hexdigest()[:16]
        if count == moves:
            break
