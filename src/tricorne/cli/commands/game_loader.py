"""Loads a game and compiles its rules, with a message for people who wait."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from tricorne import bots
from tricorne.cli.terminal import Terminal
from tricorne.games import compiled, load
from tricorne.games.game import Game, Value
from tricorne.match.record import parse_options

DEFAULT_PLAYERS = 4


def load_game(
    terminal: Terminal,
    name: str,
    components: Path | None = None,
    warm_up: Callable[[Game], object] | None = None,
    players: Sequence[str] = (),
) -> Game:
    """Load a game, print warnings about its components, and compile its rules and bots.

    What `warm_up` calls is compiled here once, before many processes need it.
    """
    game = load(name, components)
    for warning in game.file.warnings if components else ():
        terminal.print_error(
            terminal.translations.say("cli-warning", said=terminal.translations.say(warning))
        )
    cold = compiled.cold(name) or (bool(players) and bots.is_cold(game))
    with preparing(terminal, cold=cold):
        (warm_up or Game.warm_up)(game)
        bots.warm_up(game, players)
    return game


def preparing(terminal: Terminal, *, cold: bool) -> AbstractContextManager[object]:
    """Show a status while rules are compiled or read from the cache."""
    text = terminal.translations.say("cli-compiling" if cold else "cli-getting-ready")
    return terminal.status(text, always=cold)


def default_players(game: Game) -> int:
    """Return the default number of players."""
    return min(max(DEFAULT_PLAYERS, game.players[0]), game.players[-1])


def option_values(texts: Sequence[str] | None, edition: str | None = None) -> dict[str, Value | str]:
    """Parse the values of `--option` and `--edition`."""
    return parse_options([*(texts or ()), *([f"edition={edition}"] if edition else ())])
