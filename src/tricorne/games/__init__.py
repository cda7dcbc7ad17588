"""The games, by name, and what they share."""

from __future__ import annotations

from pathlib import Path

from tricorne.backends import open_backend
from tricorne.errors import BadOption
from tricorne.games.game import Game
from tricorne.games.libertalia import Libertalia
from tricorne.games.liberte import Liberte

GAMES: dict[str, type[Game]] = {game.name: game for game in (Liberte, Libertalia)}


def load(name: str, components: Path | None = None, backend: str | None = None) -> Game:
    """Load a game with its built-in components, or with an owner's file; see `open_backend`."""
    if name not in GAMES:
        raise BadOption("error-game-unknown", game=name, right=", ".join(GAMES))
    return GAMES[name].load(components, open_backend(name, backend))
