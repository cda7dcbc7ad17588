"""Stores session secrets by server, in a file that only the user can read."""

from __future__ import annotations

import errno
import json
import os
import secrets
from urllib.parse import quote

from platformdirs import user_data_path

from tricorne import files
from tricorne.errors import BadOption

PRIVATE_FILE, PRIVATE_DIRECTORY = 0o600, 0o700
# How long to wait for another process that holds the lock.
LOCK_SECONDS = 10.0


class Keyring:
    """The session secrets for one server, by name; the one used last is at the end."""

    def __init__(self, server: str, group: str = "people") -> None:
        self.path = user_data_path("tricorne") / "sessions" / group / f"{quote(server, safe='')}.json"

    def find(self, name: str | None) -> tuple[str, str] | None:
        """Return a name and its secret; without a name, those used last."""
        stored = self._read()
        if name is None:
            return list(stored.items())[-1] if stored else None
        return (name, stored[name]) if name in stored else None

    def store(self, name: str, secret: str) -> None:
        """Store the secret of a name."""
        lock = self.path.with_suffix(".lock")
        try:
            self.path.parent.mkdir(PRIVATE_DIRECTORY, parents=True, exist_ok=True)
            with files.exclusive_lock(lock, self._error(os.strerror(errno.EBUSY)), LOCK_SECONDS):
                stored = self._read()
                stored.pop(name, None)
                self._write({**stored, name: secret})
        except OSError as error:
            raise self._error(error.strerror or str(error)) from error

    def _write(self, stored: dict[str, str]) -> None:
        part = self.path.with_name(f".{secrets.token_hex(4)}")
        try:
            with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE), "w") as file:
                json.dump(stored, file)
            part.replace(self.path)
        except OSError:
            part.unlink(missing_ok=True)
            raise

    def _error(self, problem: str) -> BadOption:
        return BadOption("error-write", file=str(self.path), problem=problem)

    def _read(self) -> dict[str, str]:
        try:
            stored = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(name): str(secret) for name, secret in stored.items()} if isinstance(stored, dict) else {}
