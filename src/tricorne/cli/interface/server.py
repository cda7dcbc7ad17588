"""Hosting: `serve`, `admin`."""

from __future__ import annotations

from typing import Annotated

import typer

from tricorne.cli.interface.parameters import Database, File, get_terminal

admin_app = typer.Typer(no_args_is_help=True)


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host")] = None,
    port: Annotated[int | None, typer.Option("--port")] = None,
    database: Database = None,
    workers: Annotated[int | None, typer.Option("--workers")] = None,
    url: Annotated[str | None, typer.Option("--url")] = None,
    setting: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE")] = None,
) -> None:
    from tricorne.cli.commands import serve as command

    flags = {"host": host, "port": port, "database": database, "workers": workers, "url": url}
    command.serve(get_terminal(context), flags, setting or [])


@admin_app.command("backup")
def admin_backup(context: typer.Context, file: File, database: Database = None) -> None:
    from tricorne.cli.commands import admin

    admin.backup(get_terminal(context), database, file)


@admin_app.command("restore")
def admin_restore(context: typer.Context, file: File, database: Database = None) -> None:
    from tricorne.cli.commands import admin

    admin.restore(get_terminal(context), database, file)


@admin_app.command("verify")
def admin_verify(context: typer.Context, database: Database = None) -> None:
    from tricorne.cli.commands import admin

    if not admin.verify(get_terminal(context), database):
        raise typer.Exit(1)


@admin_app.command("prune")
def admin_prune(
    context: typer.Context,
    days: Annotated[int, typer.Option("--days")],
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    database: Database = None,
) -> None:
    from tricorne.cli.commands import admin

    admin.prune(get_terminal(context), database, days, dry_run=dry_run)
