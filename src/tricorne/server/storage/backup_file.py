"""The file of a backup: JSON lines in a gzip, which can tell whether it is whole.

The first line says what this is; then there is a line for each row; the last
one has the number of rows and the SHA-256 of all lines before it.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from tricorne import __version__
from tricorne.server.storage.errors import BadBackup

NAME = "tricorne"
FORMAT = 1


@dataclass(frozen=True)
class Head:
    """What the first line says of the database: its revision, and when this was written."""

    revision: str
    at: str


@dataclass(frozen=True)
class Stored:
    """A row, and the table that it stands in."""

    table: str
    row: dict[str, Any]


def write_backup(path: Path, revision: str, rows: Iterable[Stored]) -> int:
    """Write a file that is there whole or not at all, and that its owner alone can read; count the rows."""
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as packed:
                count = _write_lines(packed, revision, rows)
            file.flush()
            os.fsync(file.fileno())
        partial.rename(path)
        _sync_directory(path.parent)
    except OSError as error:
        raise BadBackup("error-write", file=str(path), problem=error.strerror or str(error)) from error
    finally:
        if partial.exists():
            partial.unlink()
    return count


def check_backup(path: Path) -> Head:
    """Read a whole file, and return its head if all is as it was written."""
    lines = _read_lines(path)
    first = next(lines, b"")
    head = _read_head(path, first)
    digest, count, end = sha256(first), 0, None
    for line in lines:
        if end is not None:
            raise BadBackup("error-backup-damaged", file=str(path))
        values = _parse(path, line)
        if "into" in values:
            digest.update(line)
            count += 1
        else:
            end = values
    if end is None:
        raise BadBackup("error-backup-cut", file=str(path))
    if end != {"rows": count, "sha256": digest.hexdigest()}:
        raise BadBackup("error-backup-damaged", file=str(path))
    return head


def read_rows(path: Path) -> Iterator[Stored]:
    """Read the rows of a file that was checked."""
    for line in _read_lines(path):
        values = json.loads(line)
        if "into" in values:
            yield Stored(values["into"], values["row"])


def _write_lines(packed: gzip.GzipFile, revision: str, rows: Iterable[Stored]) -> int:
    now = datetime.now(UTC).isoformat(timespec="seconds")
    head = {"backup": NAME, "format": FORMAT, "version": __version__, "revision": revision, "at": now}
    first = _line(head)
    packed.write(first)
    digest, count = sha256(first), 0
    for stored in rows:
        line = _line({"into": stored.table, "row": stored.row})
        packed.write(line)
        digest.update(line)
        count += 1
    packed.write(_line({"rows": count, "sha256": digest.hexdigest()}))
    return count


def _line(values: dict[str, Any]) -> bytes:
    return json.dumps(values, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode() + b"\n"


def _sync_directory(directory: Path) -> None:
    """Make the name of a new file durable, too."""
    handle = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _read_lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path) as file:
            yield from file
    except gzip.BadGzipFile as error:
        raise BadBackup("error-backup-other", file=str(path)) from error
    except EOFError as error:
        raise BadBackup("error-backup-cut", file=str(path)) from error
    except zlib.error as error:
        raise BadBackup("error-backup-damaged", file=str(path)) from error
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadBackup("error-backup-unreadable", file=str(path), problem=problem) from error


def _read_head(path: Path, line: bytes) -> Head:
    try:
        head = json.loads(line)
        if head["backup"] != NAME:
            raise KeyError("backup")
        form, revision, at = int(head["format"]), str(head["revision"]), str(head["at"])
    except (ValueError, KeyError, TypeError) as error:
        raise BadBackup("error-backup-other", file=str(path)) from error
    if form > FORMAT:
        raise BadBackup("error-backup-format", file=str(path), found=form, right=FORMAT)
    return Head(revision, at)


def _parse(path: Path, line: bytes) -> dict[str, Any]:
    try:
        values = json.loads(line)
    except ValueError as error:
        raise BadBackup("error-backup-damaged", file=str(path)) from error
    if not isinstance(values, dict):
        raise BadBackup("error-backup-damaged", file=str(path))
    return values
