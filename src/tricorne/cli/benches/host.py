"""A server of tables in a process of its own, as a host runs it; it can be killed at any moment."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from tricorne.cli.benches.lines import ADDRESS, Lines
from tricorne.errors import TricorneError
from tricorne.server.settings import PREFIX

FIRST_PAGE, HEALTH = "/", "/health"
START_SECONDS = 600.0
STOP_SECONDS = 15.0
POLL_SECONDS = 0.005
OK, FAILED = 200, 500

# Everybody comes from one address here, and faster than people do.
OFTEN = "1000000/second"
UNLIMITED = {
    "limit_requests": OFTEN,
    "limit_guests": OFTEN,
    "limit_tables": OFTEN,
    "limit_moves": OFTEN,
    "limit_connections": OFTEN,
    "limit_links": OFTEN,
    "limit_seats": OFTEN,
    "connections_an_address": "1000000",
    "tables_a_person": "1000000",
    "log_level": "error",
}


class Host:
    """A server and the process in which it runs."""

    def __init__(self, database: str, directory: Path, settings: Mapping[str, str] = UNLIMITED) -> None:
        self.port = _free_port()
        self._command = [sys.executable, "-m", "tricorne", "serve", "--host", ADDRESS]
        self._command += ["--port", str(self.port), "--database", database]
        self._environment = _environment(directory, settings)
        self._log = directory / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._started = 0.0

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the server, without waiting for it."""
        self._started = time.perf_counter()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 (our own command)
                self._command, env=self._environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )

    async def ready(self) -> float:
        """Wait until games can begin; return the seconds from the start of the process to the first page."""
        lines = Lines(self.port)
        assert self._process is not None
        first_page: float | None = None
        while time.perf_counter() - self._started < START_SECONDS and self._process.poll() is None:
            try:
                answer = await lines.ask("GET", FIRST_PAGE if first_page is None else HEALTH)
            except OSError:
                await asyncio.sleep(POLL_SECONDS)
                continue
            if first_page is None and answer.status < FAILED:
                first_page = time.perf_counter() - self._started
            elif first_page is not None and answer.status == OK and not answer.json()["preparing"]:
                lines.close()
                return first_page
            else:
                await asyncio.sleep(POLL_SECONDS)
        raise TricorneError("error-bench-start", log=self._log.read_text(errors="replace")[-2000:])

    def kill(self) -> None:
        """Kill the server: it is given no time for anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the server as a host does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def memory(self) -> int | None:
        """Return the bytes of memory that the server holds, without the processes in which bots think."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        except OSError:  # only Linux tells it there
            return None
        return pages * resource.getpagesize()

    def worked(self) -> float | None:
        """Return the seconds that a core has worked for the server."""
        try:
            told = Path(f"/proc/{self.pid}/stat").read_text()
        except OSError:
            return None
        # The name of the program stands in brackets, and can hold anything.
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def allow_many_files() -> None:
    """Let this process and those that it starts hold as many sockets as the system permits."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind((ADDRESS, 0))
        port: int = tried.getsockname()[1]
        return port


def _environment(directory: Path, settings: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of a server: with settings, and with bytecode as an installed program has it."""
    environment = {**os.environ, **{f"{PREFIX}{name.upper()}": value for name, value in settings.items()}}
    if environment.pop("PYTHONDONTWRITEBYTECODE", None):
        environment.setdefault("PYTHONPYCACHEPREFIX", str(directory / "bytecode"))
    return environment
