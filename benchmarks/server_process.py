"""A table server in a process of its own, started as a host would; it can be killed at any moment."""

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

import aiohttp

from benchmarks.http_client import ADDRESS, HttpClient, Response
from tricorne.server.settings import PREFIX

FIRST_PAGE, HEALTH = "/", "/health"
START_SECONDS = 600.0
STOP_SECONDS = 15.0
POLL_SECONDS = 0.005
OK, FAILED = 200, 500

# All players come from one address, and move faster than people do.
NO_LIMIT = "1000000/second"
UNLIMITED = {
    "limit_requests": NO_LIMIT,
    "limit_guests": NO_LIMIT,
    "limit_tables": NO_LIMIT,
    "limit_moves": NO_LIMIT,
    "limit_connections": NO_LIMIT,
    "limit_links": NO_LIMIT,
    "limit_seats": NO_LIMIT,
    "connections_an_address": "1000000",
    "tables_a_person": "1000000",
    "log_level": "error",
}


class ServerProcess:
    """`tricorne serve` at a free port: of this checkout, or of another one with its own `.venv`."""

    def __init__(
        self,
        database: str,
        directory: Path,
        settings: Mapping[str, str] = UNLIMITED,
        checkout: Path | None = None,
    ) -> None:
        self.port = _free_port()
        python = sys.executable if checkout is None else str(checkout / ".venv/bin/python")
        self._command = [python, "-m", "tricorne", "serve", "--host", ADDRESS]
        self._command += ["--port", str(self.port), "--database", database]
        self._checkout = checkout
        self._environment = _environment(directory, settings)
        self._log = directory / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._started = 0.0

    @property
    def pid(self) -> int:
        """The id of the process, and of the session of all that it starts."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the server without waiting for it."""
        self._started = time.perf_counter()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 (our own command)
                self._command,
                cwd=self._checkout,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    async def ready(self) -> float:
        """Wait until games can start; return the seconds from process start to the first page."""
        assert self._process is not None
        first_page: float | None = None
        async with HttpClient(self.port) as client:
            while time.perf_counter() - self._started < START_SECONDS and self._process.poll() is None:
                try:
                    response = await client.request("GET", FIRST_PAGE if first_page is None else HEALTH)
                except (aiohttp.ClientError, OSError):
                    await asyncio.sleep(POLL_SECONDS)
                    continue
                if first_page is None and response.status < FAILED:
                    first_page = time.perf_counter() - self._started
                elif first_page is not None and response.status == OK and not _is_preparing(response):
                    return first_page
                else:
                    await asyncio.sleep(POLL_SECONDS)
        raise RuntimeError(f"the server did not start: {self._log.read_text(errors='replace')[-2000:]}")

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop the server with SIGTERM."""
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
        """Return the resident memory in bytes, without the bot processes; None where there is no /proc."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        except OSError:
            return None
        return pages * resource.getpagesize()

    def cpu_seconds(self) -> float | None:
        """Return the CPU time used so far, without the bot processes; None where there is no /proc."""
        try:
            stat = Path(f"/proc/{self.pid}/stat").read_text()
        except OSError:
            return None
        # The name of the program is in brackets, and may contain anything.
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def raise_file_limit() -> None:
    """Raise the limit of open files, for this process and its children, as far as the system permits."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _is_preparing(health: Response) -> bool:
    """Whether a server compiles the rules before games can begin; only old checkouts do."""
    return bool(health.json().get("preparing"))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((ADDRESS, 0))
        port: int = probe.getsockname()[1]
        return port


def _environment(directory: Path, settings: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of a server: its settings, and bytecode as an installed program has it."""
    environment = {**os.environ, **{f"{PREFIX}{name.upper()}": value for name, value in settings.items()}}
    if environment.pop("PYTHONDONTWRITEBYTECODE", None):
        environment.setdefault("PYTHONPYCACHEPREFIX", str(directory / "bytecode"))
    return environment
