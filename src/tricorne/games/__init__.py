"""The games, by name, and what they share."""

from __future__ import annotations

from pathlib import Path

from tricorne.backends import open_backend, open_guarded
from tricorne.errors import BadOption
from tricorne.games.components import ComponentFile
from tricorne.games.game import Game
from tricorne.games.libertalia import Libertalia
from tricorne.games.liberte import Liberte

GAMES: dict[str, type[Game]] = {game.name: game for game in (Liberte, Libertalia)}


def load(name: str, components: Path | None = None, backend: str | None = None) -> Game:
    """Load a game with its built-in components, or with an owner's file; see `open_backend`."""
    if name not in GAMES:
        raise BadOption("error-game-unknown", game=name, right=", ".join(GAMES))
    return GAMES[name].load(components, open_backend(name, backend))


def load_guarded(text: str, file: str) -> Game:
    """Load the game of components that a stranger wrote, on the guarded backend; `file` is their name."""
    components = ComponentFile(file, text)
    name = components.data.get("game")
    if not isinstance(name, str) or name not in GAMES:
        # No game has this name, so any game says what is wrong.
        components.check_game(", ".join(GAMES), ())
    return GAMES[str(name)](components, open_guarded(str(name)))
