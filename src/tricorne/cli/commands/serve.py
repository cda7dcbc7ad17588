"""`tricorne serve`: a place to play, until it is stopped."""

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
from tricorne.games import GAMES, compiled
from tricorne.server.errors import Invalid
from tricorne.server.http.config import BACKLOG, ServerConfig
from tricorne.server.settings import CONFIG, DEFAULT_FILE, PREFIX, Settings, local_url
from tricorne.server.storage.engine import read_url, shown
from tricorne.server.storage.lock import exclusive
from tricorne.server.storage.migrate import migrate

# The settings that are lists, written as JSON where they are given as text.
LISTS = ("origins", "hosts")


def serve(terminal: Terminal, flags: dict[str, Any], more: Sequence[str]) -> None:
    """Serve until stopped."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _leave)
    settings = read_settings(flags, more)
    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        raise Invalid("error-workers-database", workers=settings.workers)
    listening = _listen(settings)
    with exclusive(settings.database):
        # What is wrong with the database is said here, in plain words, before anything serves.
        migrate(settings.database)
        host, port = listening.getsockname()[:2]
        url = settings.url or local_url(host, port)
        terminal.show(Text(terminal.translations.say("serve-listening", url=url), "bold"))
        terminal.say("serve-database", "dim", database=shown(read_url(settings.database)))
        if any(compiled.cache_directory(game) is None for game in GAMES):
            terminal.say("serve-no-cache", "bold yellow")
        terminal.say("serve-stop", "dim")
        terminal.out.file.flush()
        _hand_down(settings.model_copy(update={"port": port}))
        if not _run(settings, listening):
            raise SystemExit(STARTUP_FAILURE)


def _run(settings: Settings, listening: socket.socket) -> bool:
    """Serve; return whether it began at all."""
    config = ServerConfig("tricorne.server.app:create_app", settings, factory=True, workers=settings.workers)
    if settings.workers == 1:
        server = uvicorn.Server(config)
        server.run(sockets=[listening])
        return server.started
    workers = Multiprocess(config, [listening])
    workers.run()
    return all(process.exitcode != STARTUP_FAILURE for process in workers.processes)


def _leave(*_: object) -> NoReturn:
    """Being stopped is how this command ends well; uvicorn repeats the signal when all is done."""
    raise SystemExit(0)


def read_settings(flags: dict[str, Any], more: Sequence[str] = ()) -> Settings:
    """Read all settings; flags go before the environment, and that before the file."""
    given = {name: value for name, value in flags.items() if value is not None}
    for text in more:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or name not in Settings.model_fields:
            raise _unknown(text)
        given[name] = _list(name, value) if name in LISTS else value
    _check_file()
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(str(step) for step in first["loc"]).replace("_", "-")
        raise Invalid("error-setting", setting=name, problem=first["msg"]) from error
    except SettingsError as error:
        # It names the field itself, as in: error parsing value for field "origins".
        raise Invalid("error-setting", setting=" / ".join(LISTS), problem=str(error)) from error


def _list(name: str, value: str) -> Any:
    """Read a list, which is written as JSON."""
    try:
        return json.loads(value)
    except ValueError as error:
        raise Invalid("error-setting", setting=name, problem=str(error)) from error


def _check_file() -> None:
    """Refuse a file of settings that was named but is not there, cannot be read, or has a slip in it."""
    named = os.environ.get(CONFIG)
    file = Path(named or DEFAULT_FILE)
    if not named and not file.exists():
        return
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Invalid("error-settings-file", file=str(file), problem=str(error)) from error
    for name in found:
        if name not in Settings.model_fields:
            raise _unknown(name)


def _unknown(text: str) -> Invalid:
    return Invalid("error-setting-unknown", text=text[:80], right=", ".join(Settings.model_fields))


def _listen(settings: Settings) -> socket.socket:
    """Take the port before anything else is done: a second server is told at once, and visitors can wait."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise TricorneError("error-port-taken", host=settings.host, port=settings.port) from error
        problem = error.strerror or str(error)
        raise TricorneError("error-port", host=settings.host, port=settings.port, problem=problem) from error
    return listening


def _hand_down(settings: Settings) -> None:
    """Let the processes that serve read the same settings."""
    for name, value in settings.model_dump(mode="json", exclude_none=True).items():
        os.environ[f"{PREFIX}{name.upper()}"] = value if isinstance(value, str) else json.dumps(value)
