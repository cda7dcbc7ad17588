"""The root command, and which commands it has."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne import __version__
from tricorne.cli.interface import bots, engine, play, records, server
from tricorne.cli.interface.parameters import get_terminal

COMMANDS = (
    play.play,
    records.simulate,
    records.replay,
    records.trace,
    engine.perft,
    engine.check,
    engine.bench,
    bots.arena,
    records.dataset,
    server.serve,
    records.verify,
    play.games,
)
GROUPS = {"components": play.components_app, "bot": bots.bot_app, "admin": server.admin_app}

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
for command in COMMANDS:
    app.command()(command)
for name, group in GROUPS.items():
    app.add_typer(group, name=name)


@app.callback(invoke_without_command=True)
def tricorne(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True)] = False,
    language: Annotated[str | None, typer.Option("--language")] = None,
) -> None:
    """Print the version, if asked; `main` has taken the language from the arguments already."""
    if version:
        get_terminal(context).write(f"tricorne {__version__}")
        raise typer.Exit
