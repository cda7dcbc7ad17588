"""The commands and their options. What they say in their help stands in the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tricorne import __version__
from tricorne.cli.terminal import Terminal
from tricorne.errors import BadOption
from tricorne.i18n.seat_numbers import for_programs

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
components_app = typer.Typer(no_args_is_help=True)
app.add_typer(components_app, name="components")
bot_app = typer.Typer(no_args_is_help=True)
app.add_typer(bot_app, name="bot")
admin_app = typer.Typer(no_args_is_help=True)
app.add_typer(admin_app, name="admin")

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Players = Annotated[int | None, typer.Option("--players", "-p")]
Seed = Annotated[str | None, typer.Option("--seed")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Edition = Annotated[str | None, typer.Option("--edition")]
Components = Annotated[Path | None, typer.Option("--components", metavar="FILE")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]
TableName = Annotated[str | None, typer.Option("--table", metavar="ID|LINK")]
PersonName = Annotated[str | None, typer.Option("--name")]
SeatNumber = Annotated[int | None, typer.Option("--seat", min=1)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]


def _seat(number: int | None) -> int | None:
    """Return the seat that somebody has named, who counts from 1."""
    return None if number is None else for_programs(number)


def _terminal(context: typer.Context) -> Terminal:
    terminal = context.find_root().obj
    assert isinstance(terminal, Terminal)
    return terminal


@app.callback(invoke_without_command=True)
def tricorne(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True)] = False,
    language: Annotated[str | None, typer.Option("--language")] = None,
) -> None:
    if version:
        _terminal(context).write(f"tricorne {__version__}")
        raise typer.Exit


@app.command()
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    players: Players = None,
    seats: Annotated[str | None, typer.Option("--seats")] = None,
    names: Annotated[str | None, typer.Option("--names")] = None,
    seed: Seed = None,
    option: Options = None,
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

    wishes = command.Options(game, players, seats, names, seed, option, edition, components, save)
    if server or table or name or watch or seat is not None:
        from tricorne.cli.commands import play_remote

        if resume:
            raise BadOption("error-server-settles", option="--resume")
        play_remote.play(
            _terminal(context), wishes, play_remote.Journey(server, table, name, _seat(seat), watch=watch)
        )
    elif resume:
        command.resume(_terminal(context), resume, wishes)
    else:
        command.play(_terminal(context), wishes)


@app.command()
def simulate(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n")],
    out: Annotated[Path, typer.Option("--out", metavar="DIR")],
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    edition: Edition = None,
    components: Components = None,
) -> None:
    from tricorne.cli.commands import simulate as command

    command.simulate(_terminal(context), game, games, out, players, seed, option, edition, components)


@app.command()
def replay(
    context: typer.Context,
    file: RecordFile,
    check: Annotated[bool, typer.Option("--check")] = False,
    components: Components = None,
) -> None:
    from tricorne.cli.commands import replay as command

    command.replay(_terminal(context), file, components, check=check)


@app.command()
def trace(
    context: typer.Context,
    file: RecordFile,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    components: Components = None,
) -> None:
    from tricorne.cli.commands import replay as command

    command.trace(_terminal(context), file, components, out)


@app.command()
def perft(
    context: typer.Context,
    game: GameName,
    players: Players = None,
    seed: Seed = None,
    depth: Annotated[int, typer.Option("--depth", "-d")] = 3,
    option: Options = None,
    edition: Edition = None,
    components: Components = None,
) -> None:
    from tricorne.cli.commands import perft as command

    command.perft(_terminal(context), game, players, seed, depth, option, edition, components)


@app.command()
def check(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n")] = 1000,
    seed: Seed = None,
    components: Components = None,
) -> None:
    from tricorne.cli.commands import check as command

    command.check(_terminal(context), game, games, seed, components)


@app.command()
def bench(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="GAME|bots")],
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...")] = None,
    players: Players = None,
    seconds: Annotated[float, typer.Option("--seconds")] = 5.0,
    json: Annotated[bool, typer.Option("--json")] = False,
    interpreted: Annotated[bool, typer.Option("--interpreted")] = False,
) -> None:
    if what == "bots":
        from tricorne.cli.commands import bench_bots

        bench_bots.bench(_terminal(context), games or [], players, seconds, as_json=json)
    else:
        from tricorne.cli.commands import bench

        bench.bench(_terminal(context), what, players, seconds, as_json=json, interpreted=interpreted)


@app.command()
def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str | None, typer.Option("--bots", metavar="BOT,BOT,…")] = None,
    players: Players = None,
    games: Annotated[int | None, typer.Option("--games", "-n")] = None,
    seed: Seed = None,
    option: Options = None,
    edition: Edition = None,
    components: Components = None,
    clock: Annotated[float | None, typer.Option("--clock", metavar="SECONDS")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    workers: Annotated[int | None, typer.Option("--workers")] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    from tricorne.cli.commands import arena as command

    wishes = command.Options(
        game, bots, players, games, seed, option, edition, clock, components, out, workers, ray
    )
    command.arena(_terminal(context), wishes, resume=resume, as_json=json)


@app.command()
def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[int | None, typer.Option("--port")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    workers: Annotated[int | None, typer.Option("--workers")] = None,
    url: Annotated[str | None, typer.Option("--url")] = None,
    setting: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE")] = None,
) -> None:
    from tricorne.cli.commands import serve as command

    flags = {"host": host, "port": port, "database": database, "workers": workers, "url": url}
    command.serve(_terminal(context), flags, setting or [])


@app.command()
def verify(
    context: typer.Context,
    file: RecordFile,
    commitment: Annotated[str | None, typer.Option("--commitment", metavar="SHA256")] = None,
    number: Annotated[str | None, typer.Option("--number", metavar="HEX")] = None,
) -> None:
    from tricorne.cli.commands import verify as command

    command.verify(_terminal(context), file, commitment, number)


@app.command()
def games(context: typer.Context) -> None:
    from tricorne.cli.commands import games as command

    command.games(_terminal(context))


@components_app.command("export")
def components_export(context: typer.Context, game: GameName) -> None:
    from tricorne.cli.commands import games as command

    command.export_components(_terminal(context), game)


@components_app.command("check")
def components_check(context: typer.Context, game: GameName, file: RecordFile) -> None:
    from tricorne.cli.commands import games as command

    command.check_components(_terminal(context), game, file)


@bot_app.command("list")
def bot_list(context: typer.Context) -> None:
    from tricorne.cli.commands import bot as command

    command.list_bots(_terminal(context))


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

    play_remote.join(
        _terminal(context), bot, play_remote.Journey(server, table, name, _seat(seat), token), forever=forever
    )


@bot_app.command("test", context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
def bot_test(
    context: typer.Context,
    command: Annotated[list[str], typer.Argument(metavar="COMMAND")],
    clock: Annotated[float, typer.Option("--clock", metavar="SECONDS")] = 10.0,
) -> None:
    from tricorne.cli.commands import bot

    if not bot.test(_terminal(context), command, clock):
        raise typer.Exit(1)


@admin_app.command("backup")
def admin_backup(context: typer.Context, file: BackupFile, database: Database = None) -> None:
    from tricorne.cli.commands import admin

    admin.backup(_terminal(context), database, file)


@admin_app.command("restore")
def admin_restore(context: typer.Context, file: BackupFile, database: Database = None) -> None:
    from tricorne.cli.commands import admin

    admin.restore(_terminal(context), database, file)


@admin_app.command("verify")
def admin_verify(context: typer.Context, database: Database = None) -> None:
    from tricorne.cli.commands import admin

    if not admin.verify(_terminal(context), database):
        raise typer.Exit(1)


@admin_app.command("prune")
def admin_prune(
    context: typer.Context,
    days: Annotated[int, typer.Option("--days")],
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    database: Database = None,
) -> None:
    from tricorne.cli.commands import admin

    admin.prune(_terminal(context), database, days, dry_run=dry_run)
