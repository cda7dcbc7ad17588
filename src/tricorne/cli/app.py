"""The commands and their options. What they say in their help stands in the catalogue."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tricorne import __version__
from tricorne.cli.terminal import Terminal

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
components_app = typer.Typer(no_args_is_help=True)
app.add_typer(components_app, name="components")
bot_app = typer.Typer(no_args_is_help=True)
app.add_typer(bot_app, name="bot")

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Players = Annotated[int | None, typer.Option("--players", "-p")]
Seed = Annotated[str | None, typer.Option("--seed")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Edition = Annotated[str | None, typer.Option("--edition")]
Components = Annotated[Path | None, typer.Option("--components", metavar="FILE")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]


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
) -> None:
    from tricorne.cli import play as command

    wishes = command.Wishes(game, players, seats, names, seed, option, edition, components, save)
    if resume:
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
    from tricorne.cli import simulate as command

    command.simulate(_terminal(context), game, games, out, players, seed, option, edition, components)


@app.command()
def replay(
    context: typer.Context,
    file: RecordFile,
    check: Annotated[bool, typer.Option("--check")] = False,
    components: Components = None,
) -> None:
    from tricorne.cli import replay as command

    command.replay(_terminal(context), file, components, check=check)


@app.command()
def trace(
    context: typer.Context,
    file: RecordFile,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    components: Components = None,
) -> None:
    from tricorne.cli import replay as command

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
    from tricorne.cli import perft as command

    command.perft(_terminal(context), game, players, seed, depth, option, edition, components)


@app.command()
def check(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n")] = 1000,
    seed: Seed = None,
    components: Components = None,
) -> None:
    from tricorne.cli import check as command

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
    from tricorne.cli import bench, bench_bots

    if what == bench_bots.WHAT:
        bench_bots.bench(_terminal(context), games or [], players, seconds, as_json=json)
    else:
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
    from tricorne.cli import arena as command

    wishes = command.Wishes(
        game, bots, players, games, seed, option, edition, clock, components, out, workers, ray
    )
    command.arena(_terminal(context), wishes, resume=resume, as_json=json)


@app.command()
def games(context: typer.Context) -> None:
    from tricorne.cli import games as command

    command.games(_terminal(context))


@components_app.command("export")
def components_export(context: typer.Context, game: GameName) -> None:
    from tricorne.cli import games as command

    command.export_components(_terminal(context), game)


@components_app.command("check")
def components_check(context: typer.Context, game: GameName, file: RecordFile) -> None:
    from tricorne.cli import games as command

    command.check_components(_terminal(context), game, file)


@bot_app.command("list")
def bot_list(context: typer.Context) -> None:
    from tricorne.cli import bot as command

    command.list_bots(_terminal(context))


@bot_app.command("test", context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False})
def bot_test(
    context: typer.Context,
    command: Annotated[list[str], typer.Argument(metavar="COMMAND")],
    clock: Annotated[float, typer.Option("--clock", metavar="SECONDS")] = 10.0,
) -> None:
    from tricorne.cli import bot

    if not bot.test(_terminal(context), command, clock):
        raise typer.Exit(1)
