"""The digest of a search tree, by which two backends are compared byte for byte."""

from __future__ import annotations

import hashlib

from tricorne.bots.search_bot import Budget, SearchBot
from tricorne.games.game import Game, Observation


def search_digest(game: Game, seat: int, observation: Observation, seed: str, simulations: int) -> str:
    """Search, and return a hash of the whole tree, the statistics and the random stream."""
    (searcher,) = SearchBot(game, seat, seed, Budget(simulations)).searchers
    searcher.search(observation, simulations)
    context = searcher.context
    digest = hashlib.sha256(context.nodes[: int(context.stats.nodes)].tobytes())
    digest.update(context.stats.tobytes())
    digest.update(context.rng.tobytes())
    return digest.hexdigest()
