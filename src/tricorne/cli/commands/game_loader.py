"""Loads a game, with a message for people who wait."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tricorne import backends
from tricorne.cli.terminal import Terminal
from tricorne.games import load
from tricorne.games.game import Game, Value
from tricorne.match.record import parse_options

DEFAULT_PLAYERS = 4
NATIVE = "native"


def load_game(
    terminal: Terminal, name: str, components: Path | None = None, backend: str | None = None
) -> Game:
    """Load a game, and print warnings about its components; machine code may have to be compiled first."""
    native = backends.choose(backend) == NATIVE
    with terminal.status(terminal.translations.say("cli-compiling" if native else "cli-getting-ready")):
        game = load(name, components, backend)
    for warning in game.file.warnings if components else ():
        terminal.print_error(
            terminal.translations.say("cli-warning", said=terminal.translations.say(warning))
        )
    return game


def default_players(game: Game) -> int:
    """Return the default number of players."""
    return min(max(DEFAULT_PLAYERS, game.players[0]), game.players[-1])


def option_values(texts: Sequence[str] | None, edition: str | None = None) -> dict[str, Value | str]:
    """Parse the values of `--option` and `--edition`."""
    return parse_options([*(texts or ()), *([f"edition={edition}"] if edition else ())])
