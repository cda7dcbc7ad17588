"""The rules and their speed: `perft`, `check`, `bench`."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne.cli.interface.parameters import (
    AsJson,
    BackendName,
    Components,
    Edition,
    GameName,
    GameOptions,
    Players,
    Seed,
    get_terminal,
)

BOTS = "bots"


def perft(
    context: typer.Context,
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    depth: Annotated[int, typer.Option("--depth", "-d")] = 3,
    option: GameOptions = None,
    edition: Edition = None,
    components: Components = None,
) -> None:
    from tricorne.cli.commands import perft as command

    command.perft(get_terminal(context), game, players, seed, depth, option, edition, components)


def check(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n")] = 1000,
    seed: Seed = None,
    components: Components = None,
    backend: BackendName = None,
) -> None:
    from tricorne.cli.commands import check as command

    command.check(get_terminal(context), game, games, seed, components, backend)


def bench(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="GAME|bots")],
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    players: Players = None,
    seconds: Annotated[float, typer.Option("--seconds")] = 5.0,
    json: AsJson = False,
    backend: BackendName = None,
) -> None:
    if what == BOTS:
        from tricorne.cli.commands import bench_bots

        bench_bots.bench(get_terminal(context), games or [], players, seconds, backend, as_json=json)
    else:
        from tricorne.cli.commands import bench

        bench.bench(get_terminal(context), what, players, seconds, backend, as_json=json)
