"""Playing: `play`, `games`, `components`."""

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
    PersonName,
    Players,
    SeatNumber,
    Seed,
    TableName,
    get_terminal,
    seat_index,
)
from tricorne.errors import BadOption

components_app = typer.Typer(no_args_is_help=True)


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option("--seats")] = None,
    names: Annotated[str | None, typer.Option("--names")] = None,
    seed: Seed = None,
    option: GameOptions = None,
    edition: Edition = None,
    components: Components = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    server: Annotated[str | None, typer.Option("--server", metavar="URL")] = None,
    table: TableName = None,
    name: PersonName = None,
    seat: SeatNumber = None,
    watch: Annotated[bool, typer.Option("--watch")] = False,
) -> None:
    from tricorne.cli.commands import play as command

    options = command.PlayOptions(game, players, seats, names, seed, option, edition, components, save)
    if server or table or name or watch or seat is not None:
        from tricorne.cli.commands import play_remote

        if resume:
            raise BadOption("error-server-settles", option="--resume")
        remote = play_remote.RemoteOptions(server, table, name, seat_index(seat), watch=watch)
        play_remote.play(get_terminal(context), options, remote)
    elif resume:
        command.resume(get_terminal(context), resume, options)
    else:
        command.play(get_terminal(context), options)


def games(context: typer.Context) -> None:
    from tricorne.cli.commands import games as command

    command.games(get_terminal(context))


@components_app.command("export")
def components_export(context: typer.Context, game: GameName) -> None:
    from tricorne.cli.commands import games as command

    command.export_components(get_terminal(context), game)


@components_app.command("check")
def components_check(context: typer.Context, game: GameName, file: File) -> None:
    from tricorne.cli.commands import games as command

    command.check_components(get_terminal(context), game, file)
