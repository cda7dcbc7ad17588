"""Files: a crash leaves the old one or the new one, never half; and one process at a time holds a file."""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tricorne.errors import BadOption, TricorneError

# What the file of a record ends with.
SUFFIX = ".tricorne"


def write_atomically(path: Path, text: str, *, sync: bool = True) -> None:
    """Replace the content of a file at one stroke; with `sync` it is on the disk when this returns."""
    path = Path(os.path.realpath(path))
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        try:
            with part.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                if sync:
                    os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
        if sync:
            _sync_directory(path.parent)
    except OSError as error:
        raise cannot_write(path, error) from error


def cannot_write(path: Path, error: OSError) -> BadOption:
    """Say in words that a file cannot be written."""
    return BadOption("error-write", file=str(path), problem=error.strerror or str(error))


@contextmanager
def exclusive_lock(file: Path, refusal: TricorneError, seconds: float = 0.0) -> Iterator[None]:
    """Hold a file against all other processes; raise the refusal if one of them holds it for so long."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise cannot_write(file, error) from error
    # The lock of a transaction goes with the process, even with one that is killed, on every system.
    with closing(sqlite3.connect(file, timeout=seconds)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise refusal from error
        yield


def _sync_directory(directory: Path) -> None:
    """Make the new name of a file last; systems that cannot do this do not need it."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def numbered(directory: Path, number: int) -> Path:
    """Return where the record of one of many games lies."""
    return directory / f"{number:06}{SUFFIX}"
