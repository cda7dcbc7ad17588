"""Opening the box of a game, and getting its rules ready while people are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from tricorne import bots
from tricorne.bots.kernels.loader import bot_kernels
from tricorne.cli.terminal import Terminal
from tricorne.games import compiled, load
from tricorne.games.game import Game, Value
from tricorne.match.record import parse_options

USUAL_PLAYERS = 4


def open_box(
    terminal: Terminal,
    name: str,
    components: Path | None = None,
    warm_up: Callable[[Game], object] | None = None,
    players: Sequence[str] = (),
) -> Game:
    """Open the box of a game, say what is unusual in it, and get the rules and the bots ready.

    What `warm_up` calls is compiled then, once, before many processes want it.
    """
    game = load(name, components)
    for warning in game.file.warnings if components else ():
        terminal.complain(terminal.translations.say("cli-warning", said=terminal.translations.say(warning)))
    cold = compiled.cold(name) or (bool(players) and bot_kernels(game).cold)
    with getting_ready(terminal, cold=cold):
        (warm_up or Game.warm_up)(game)
        bots.warm_up(game, players)
    return game


def getting_ready(terminal: Terminal, *, cold: bool) -> AbstractContextManager[object]:
    """Tell people why they wait, while something is compiled or read from the cache."""
    said = terminal.translations.say("cli-compiling" if cold else "cli-getting-ready")
    return terminal.busy(said, always=cold)


def usual_players(game: Game) -> int:
    """Return how many play if nobody says it."""
    return min(max(USUAL_PLAYERS, game.players[0]), game.players[-1])


def choose_options(texts: Sequence[str] | None, edition: str | None = None) -> dict[str, Value | str]:
    """Read the options from the command line."""
    return parse_options([*(texts or ()), *([f"edition={edition}"] if edition else ())])
