"""Atomic writes and exclusive locks on files."""

from __future__ import annotations

import errno
import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import BinaryIO

from tricorne.errors import BadOption, TricorneError

# The suffix of record files.
SUFFIX = ".tricorne"


def write_atomically(path: Path, content: str | bytes, *, sync: bool = True) -> None:
    """Replace a file atomically; with `sync` it is on disk when this returns."""
    with replacing(path, sync=sync) as file:
        file.write(content.encode() if isinstance(content, str) else content)


@contextmanager
def replacing(path: Path, *, sync: bool = True) -> Iterator[BinaryIO]:
    """Open a new file that replaces the one at a path when it is written; if that fails, nothing changes."""
    path = Path(os.path.realpath(path))
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        try:
            with part.open("xb") as file:
                yield file
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
    """Return the error for a file that cannot be written."""
    return BadOption("error-write", file=str(path), problem=error.strerror or str(error))


@contextmanager
def exclusive_lock(file: Path, refusal: TricorneError, seconds: float = 0.0) -> Iterator[None]:
    """Lock a file against all other processes; raise `refusal` if it is still locked after a timeout."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise cannot_write(file, error) from error
    # A SQLite lock is released when its process ends or is killed, on every system.
    with closing(sqlite3.connect(file, timeout=seconds)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise refusal from error
        yield


def _sync_directory(directory: Path) -> None:
    """Sync a directory, so that a rename in it survives a crash; not every system can or needs to."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def numbered(directory: Path, number: int) -> Path:
    """Return the path of the record of one of many games."""
    return directory / f"{number:06}{SUFFIX}"
