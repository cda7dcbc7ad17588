"""`tricorne serve`: runs the table server."""

from __future__ import annotations

import errno
import json
import os
import signal
import socket
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import uvicorn
from pydantic import ValidationError
from pydantic_settings import SettingsError
from rich.text import Text
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError
from tricorne.server.errors import Invalid
from tricorne.server.http.config import BACKLOG, ServerConfig
from tricorne.server.settings import CONFIG, DEFAULT_FILE, PREFIX, Settings, local_url
from tricorne.server.storage.engine import read_url, shown
from tricorne.server.storage.lock import exclusive
from tricorne.server.storage.migrate import migrate
from tricorne.server.tables.card_sets import read_files

# Settings that are lists; on the command line they are given as JSON.
LISTS = ("origins", "hosts", "card_sets")


def serve(terminal: Terminal, flags: dict[str, Any], assignments: Sequence[str]) -> None:
    """Serve until stopped."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _stop)
    settings = read_settings(flags, assignments)
    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        raise Invalid("error-workers-database", workers=settings.workers)
    # Before serving, so that an error in one of the host's component files is reported in plain words.
    read_files(settings.card_sets)
    listener = _listen(settings)
    with exclusive(settings.database):
        # Migrate before serving, so that a problem with the database is reported in plain words.
        migrate(settings.database)
        host, port = listener.getsockname()[:2]
        url = settings.url or local_url(host, port)
        terminal.print(Text(terminal.translations.say("serve-listening", url=url), "bold"))
        terminal.print_message("serve-database", "dim", database=shown(read_url(settings.database)))
        terminal.print_message("serve-stop", "dim")
        terminal.out.file.flush()
        _export_settings(settings.model_copy(update={"port": port}))
        if not _run(settings, listener):
            raise SystemExit(STARTUP_FAILURE)


def _run(settings: Settings, listener: socket.socket) -> bool:
    """Serve; return whether the server started."""
    config = ServerConfig("tricorne.server.app:create_app", settings, factory=True, workers=settings.workers)
    if settings.workers == 1:
        server = uvicorn.Server(config)
        server.run(sockets=[listener])
        return server.started
    workers = Multiprocess(config, [listener])
    workers.run()
    return all(process.exitcode != STARTUP_FAILURE for process in workers.processes)


def _stop(*_: object) -> NoReturn:
    """Exit with 0: a signal is the normal end; uvicorn raises it again after its shutdown."""
    raise SystemExit(0)


def read_settings(flags: dict[str, Any], assignments: Sequence[str] = ()) -> Settings:
    """Read all settings; flags override the environment, which overrides the file."""
    values = {name: value for name, value in flags.items() if value is not None}
    for text in assignments:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or name not in Settings.model_fields:
            raise _unknown_setting(text)
        values[name] = _parse_list(name, value) if name in LISTS else value
    _check_file()
    try:
        return Settings(**values)
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(str(step) for step in first["loc"]).replace("_", "-")
        raise Invalid("error-setting", setting=name, problem=first["msg"]) from error
    except SettingsError as error:
        # The message names the field, as in: error parsing value for field "origins".
        raise Invalid("error-setting", setting=" / ".join(LISTS), problem=str(error)) from error


def _parse_list(name: str, value: str) -> Any:
    """Parse a list given as JSON."""
    try:
        return json.loads(value)
    except ValueError as error:
        raise Invalid("error-setting", setting=name, problem=str(error)) from error


def _check_file() -> None:
    """Reject a settings file that is missing although named, unreadable, or invalid."""
    named = os.environ.get(CONFIG)
    file = Path(named or DEFAULT_FILE)
    if not named and not file.exists():
        return
    try:
        settings = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Invalid("error-settings-file", file=str(file), problem=str(error)) from error
    for name in settings:
        if name not in Settings.model_fields:
            raise _unknown_setting(name)


def _unknown_setting(text: str) -> Invalid:
    return Invalid("error-setting-unknown", text=text[:80], right=", ".join(Settings.model_fields))


def _listen(settings: Settings) -> socket.socket:
    """Bind the port first: a second server fails at once, and early connections wait in the backlog."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise TricorneError("error-port-taken", host=settings.host, port=settings.port) from error
        problem = error.strerror or str(error)
        raise TricorneError("error-port", host=settings.host, port=settings.port, problem=problem) from error
    return listener


def _export_settings(settings: Settings) -> None:
    """Export the settings to the environment, for the worker processes."""
    for name, value in settings.model_dump(mode="json", exclude_none=True).items():
        os.environ[f"{PREFIX}{name.upper()}"] = value if isinstance(value, str) else json.dumps(value)
