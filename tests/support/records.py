"""Records of random games, as texts that a test can damage."""

from __future__ import annotations

from functools import cache

from tricorne.cli.commands.simulate import random_record
from tricorne.games import load
from tricorne.games.game import Game
from tricorne.match import Record

SEED = "a test"


@cache
def box(name: str) -> Game:
    """Return a game with its built-in components."""
    return load(name)


@cache
def random_game(name: str, players: int | None = None, seed: str = SEED) -> Record:
    """Return the record of a random game."""
    game = box(name)
    return random_record(game, players or game.players[-1], game.complete_options({}), seed)
