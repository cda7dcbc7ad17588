"""The games with their built-in components, each loaded once in a process; and with sets of people's own.

Whoever wrote such a set may mean harm. So a game with it always runs on the guarded backend, which is
WebAssembly with limits, whatever the settings say.
"""

from __future__ import annotations

from functools import cache, lru_cache

from tricorne.errors import BadComponents
from tricorne.games import GAMES, load, load_guarded
from tricorne.games.game import Game
from tricorne.games.trial import try_out

FILE = "components.toml"
# How many sets of people's own are kept in memory; one has some 30 KB.
MOST_OWN_SETS = 100


@cache
def game_named(name: str) -> Game:
    """Return a game with its built-in components."""
    return load(name)


def load_games() -> None:
    """Load all games."""
    for name in GAMES:
        game_named(name)


@lru_cache(MOST_OWN_SETS)
def own_game(text: str) -> Game:
    """Return the game of a set that was checked before."""
    return load_guarded(text, FILE)


def check_set(content: bytes, file: str = FILE) -> Game:
    """Check somebody's component file in every respect, and return its game; raises `BadComponents`.

    This takes a while, and belongs off the event loop.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadComponents("components-unreadable", file=file, problem=error.reason) from error
    found = load_guarded(text, file)
    if found.file.fingerprint == game_named(found.name).file.fingerprint:
        raise BadComponents("components-built-in", file=file)
    try_out(found)
    return own_game(found.file.plain_text())


def text_of(game: Game) -> str | None:
    """Return the own set that a game is played with, as text; None with the built-in components."""
    built_in = game_named(game.name).file
    return None if game.file.fingerprint == built_in.fingerprint else game.file.text


def game_of(name: str, text: str | None) -> Game:
    """Return the game that `text_of` was asked about, in any process."""
    return game_named(name) if text is None else own_game(text)
