"""Bots: `arena`, `bot`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tricorne.cli.interface.parameters import (
    AsJson,
    BackendName,
    Components,
    Edition,
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

bot_app = typer.Typer(no_args_is_help=True)


def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOT,BOT,…")] = None,
    players: Players = None,
    games: Annotated[int | None, typer.Option("--games", "-n")] = None,
    seed: Seed = None,
    option: GameOptions = None,
    edition: Edition = None,
    components: Components = None,
    clock: Annotated[float | None, typer.Option("--clock", metavar="SECONDS")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    workers: Annotated[int | None, typer.Option("--workers")] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    backend: BackendName = None,
    json: AsJson = False,
) -> None:
    from tricorne.cli.commands import arena as command

    options = command.ArenaOptions(
        game, bots, players, games, seed, option, edition, clock, components, out, workers, ray, backend
    )
    command.arena(get_terminal(context), options, resume=resume, as_json=json)


@bot_app.command("list")
def bot_list(context: typer.Context) -> None:
    from tricorne.cli.commands import bot as command

    command.list_bots(get_terminal(context))


@bot_app.command("join")
def bot_join(
    context: typer.Context,
    server: Annotated[str, typer.Argument(metavar="URL")],
    bot: Annotated[str, typer.Option("--bot")],
    table: TableName = None,
    seat: SeatNumber = None,
    token: Annotated[str | None, typer.Option("--token")] = None,
    name: PersonName = None,
    forever: Annotated[bool, typer.Option("--forever")] = False,
) -> None:
    from tricorne.cli.commands import play_remote

    remote = play_remote.RemoteOptions(server, table, name, seat_index(seat), token)
    play_remote.join(get_terminal(context), bot, remote, forever=forever)


@bot_app.command("test", context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
def bot_test(
    context: typer.Context,
    command: Annotated[list[str], typer.Argument(metavar="COMMAND")],
    clock: Annotated[float, typer.Option("--clock", metavar="SECONDS")] = 10.0,
) -> None:
    from tricorne.cli.commands import bot

    if not bot.test(get_terminal(context), command, clock):
        raise typer.Exit(1)
