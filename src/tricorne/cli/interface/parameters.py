"""Arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tricorne.cli.terminal import Terminal
from tricorne.i18n.seat_numbers import for_programs

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Players = Annotated[int | None, typer.Option("--players", "-p")]
Seed = Annotated[str | None, typer.Option("--seed")]
GameOptions = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Edition = Annotated[str | None, typer.Option("--edition")]
Components = Annotated[Path | None, typer.Option("--components", metavar="FILE")]
BackendName = Annotated[str | None, typer.Option("--backend")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
File = Annotated[Path, typer.Argument(metavar="FILE")]
TableName = Annotated[str | None, typer.Option("--table", metavar="ID|LINK")]
PersonName = Annotated[str | None, typer.Option("--name")]
SeatNumber = Annotated[int | None, typer.Option("--seat", min=1)]
AsJson = Annotated[bool, typer.Option("--json")]


def seat_index(number: int | None) -> int | None:
    """Return the index of a seat that a person gave by its number, counted from 1."""
    return None if number is None else for_programs(number)


def get_terminal(context: typer.Context) -> Terminal:
    """Return the terminal that `main` passed to the root command."""
    terminal = context.find_root().obj
    assert isinstance(terminal, Terminal)
    return terminal
