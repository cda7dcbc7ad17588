"""The keyring: the secrets by which a server knows people, in a file that only they can read."""

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
# So long another program is waited for that has something to keep, too.
WAIT_SECONDS = 10.0


class Keyring:
    """The sessions at one server by the names of their people, the one that was used last at the end."""

    def __init__(self, server: str, whose: str = "people") -> None:
        self.path = user_data_path("tricorne") / "sessions" / whose / f"{quote(server, safe='')}.json"

    def find(self, name: str | None) -> tuple[str, str] | None:
        """Return the name and the secret of somebody; without a name, of who was here last."""
        kept = self._read()
        if name is None:
            return list(kept.items())[-1] if kept else None
        return (name, kept[name]) if name in kept else None

    def keep(self, name: str, secret: str) -> None:
        """Keep the secret of somebody."""
        lock = self.path.with_suffix(".lock")
        try:
            self.path.parent.mkdir(PRIVATE_DIRECTORY, parents=True, exist_ok=True)
            with files.exclusive_lock(lock, self._refusal(os.strerror(errno.EBUSY)), WAIT_SECONDS):
                kept = self._read()
                kept.pop(name, None)
                self._write({**kept, name: secret})
        except OSError as error:
            raise self._refusal(error.strerror or str(error)) from error

    def _write(self, kept: dict[str, str]) -> None:
        part = self.path.with_name(f".{secrets.token_hex(4)}")
        try:
            with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE), "w") as file:
                json.dump(kept, file)
            part.replace(self.path)
        except OSError:
            part.unlink(missing_ok=True)
            raise

    def _refusal(self, problem: str) -> BadOption:
        return BadOption("error-write", file=str(self.path), problem=problem)

    def _read(self) -> dict[str, str]:
        try:
            kept = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(name): str(secret) for name, secret in kept.items()} if isinstance(kept, dict) else {}
