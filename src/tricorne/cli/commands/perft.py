"""`tricorne perft`: counts the legal sequences of decisions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table as Grid

from tricorne.cli.commands.game_loader import default_players, load_game, option_values
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.games.game import Game, State
from tricorne.match.record import check_seed


def perft(
    terminal: Terminal,
    name: str,
    players: int | None,
    seed: str | None,
    depth: int,
    option: Sequence[str] | None,
    edition: str | None,
    components: Path | None,
) -> None:
    """Count the legal sequences at every depth."""
    if depth < 1:
        raise BadOption("error-number", what="--depth", low=1, value=depth)
    game = load_game(terminal, name, components)
    state = game.new(
        check_seed(seed or "1789"), players or default_players(game), option_values(option, edition)
    )
    grid = Grid(
        terminal.translations.say("cli-perft-depth"), terminal.translations.say("cli-perft-sequences")
    )
    for column in grid.columns:
        column.justify = "right"
    with terminal.status(terminal.translations.say("cli-counting")):
        counts = count_sequences(game, state, depth)
    for ply, count in enumerate(counts, 1):
        grid.add_row(str(ply), f"{count}")
    terminal.print(grid)


def count_sequences(game: Game, state: State, depth: int) -> list[int]:
    """Count the legal sequences of 1, 2, … decisions; simultaneous decisions count in any order."""
    counts = [0] * depth
    _count(game, state, counts, 0)
    return counts


def _count(game: Game, state: State, counts: list[int], ply: int) -> None:
    for seat in game.waiting(state):
        legal = game.legal(state, seat)
        counts[ply] += len(legal)
        if ply + 1 == len(counts):
            continue
        for action in legal:
            after = game.copy(state)
            game.apply_quietly(after, seat, action)
            _count(game, after, counts, ply + 1)
