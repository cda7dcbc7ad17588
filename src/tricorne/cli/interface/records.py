"""Recorded games: `simulate`, `replay`, `trace`, `verify`, `dataset`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tricorne.cli.interface.parameters import (
    BackendName,
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


def dataset(
    context: typer.Context,
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="FILE")],
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOT,BOT,…")] = None,
    players: Players = None,
    games: Annotated[int | None, typer.Option("--games", "-n")] = None,
    seed: Seed = None,
    option: GameOptions = None,
    edition: Edition = None,
    variety: Annotated[float | None, typer.Option("--variety", metavar="SHARE")] = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR")] = None,
    components: Components = None,
    backend: BackendName = None,
) -> None:
    from tricorne.cli.commands import dataset as command

    options = command.DatasetOptions(
        game, out, games, bots, players, option, edition, seed, variety, records, components, backend
    )
    command.dataset(get_terminal(context), options)
