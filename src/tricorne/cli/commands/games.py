"""`tricorne games` and `tricorne components`."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table as Grid

from tricorne.cli.terminal import Terminal
from tricorne.games import GAMES, load


def games(terminal: Terminal) -> None:
    """List the games with their player counts and options."""
    translations = terminal.translations
    grid = Grid(
        translations.say("cli-games-game"),
        translations.say("cli-games-players"),
        translations.say("cli-games-options"),
    )
    for name, game in GAMES.items():
        options = "\n".join(f"{option.name}: {option.choices()}" for option in game.options)
        grid.add_row(name, f"{game.players[0]}–{game.players[-1]}", options)
    terminal.print(grid)


def export_components(terminal: Terminal, name: str) -> None:
    """Print the built-in components as TOML."""
    terminal.out.file.write(load(name).file.text)


def check_components(terminal: Terminal, name: str, file: Path) -> None:
    """Validate a component file, and print warnings about it."""
    game = load(name, file)
    for warning in game.file.warnings:
        terminal.print_message("cli-warning", said=terminal.translations.say(warning))
    terminal.print_message("cli-components-fit", file=str(file), warnings=len(game.file.warnings))
