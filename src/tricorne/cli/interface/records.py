"""Record files: `simulate`, `replay`, `trace`, `verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tricorne.cli.interface.parameters import (
    Components,
    Edition,
    File,
    GameName,
    GameOptions,
    Players,
    Seed,
    get_terminal,
)


def simulate(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n")],
    out: Annotated[Path, typer.Option("--out", metavar="DIR")],
    players: Players = None,
    seed: Seed = None,
    option: GameOptions = None,
    edition: Edition = None,
    components: Components = None,
) -> None:
    from tricorne.cli.commands import simulate as command

    command.simulate(get_terminal(context), game, games, out, players, seed, option, edition, components)


def replay(
    context: typer.Context,
    file: File,
    check: Annotated[bool, typer.Option("--check")] = False,
    components: Components = None,
) -> None:
    from tricorne.cli.commands import replay as command

    command.replay(get_terminal(context), file, components, check=check)


def trace(
    context: typer.Context,
    file: File,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    components: Components = None,
) -> None:
    from tricorne.cli.commands import replay as command

    command.trace(get_terminal(context), file, components, out)


def verify(
    context: typer.Context,
    file: File,
    commitment: Annotated[str | None, typer.Option("--commitment", metavar="SHA256")] = None,
    number: Annotated[str | None, typer.Option("--number", metavar="HEX")] = None,
) -> None:
    from tricorne.cli.commands import verify as command

    command.verify(get_terminal(context), file, commitment, number)
