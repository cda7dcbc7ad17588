"""`tricorne games` and `tricorne components`: what there is to play, and with what."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table as Grid

from tricorne.cli.terminal import Terminal
from tricorne.games import GAMES, load


def games(terminal: Terminal) -> None:
    """List the games, how many can play and which options there are."""
    translations = terminal.translations
    grid = Grid(
        translations.say("cli-games-game"),
        translations.say("cli-games-players"),
        translations.say("cli-games-options"),
    )
    for name, game in GAMES.items():
        options = "\n".join(f"{option.name}: {option.choices()}" for option in game.options)
        grid.add_row(name, f"{game.players[0]}–{game.players[-1]}", options)
    terminal.show(grid)


def export_components(terminal: Terminal, name: str) -> None:
    """Print the built-in components, for an owner to change."""
    terminal.out.file.write(load(name).file.text)


def check_components(terminal: Terminal, name: str, file: Path) -> None:
    """Say whether a component file can be played with, and what is unusual in it."""
    game = load(name, file)
    for warning in game.file.warnings:
        terminal.say("cli-warning", said=terminal.translations.say(warning))
    terminal.say("cli-components-fit", file=str(file), warnings=len(game.file.warnings))
