"""A cache on disk for compiled code."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path

import platformdirs

from tricorne.errors import BadOption
from tricorne.files import write_atomically

VARIABLE = "TRICORNE_CACHE"
KEPT = 4


def cache_directory() -> Path:
    """Return the cache directory: `TRICORNE_CACHE`, or the user's."""
    return Path(os.environ.get(VARIABLE) or platformdirs.user_cache_dir("tricorne", "tricorne"))


def cached_file(name: str, key: str, make: Callable[[], bytes]) -> bytes:
    """Return a file from the cache, or make it and keep it there, if the directory can be written.

    Several processes may do so at once. Of each name, only the files used last are kept.
    """
    path = cache_directory() / name / key
    with contextlib.suppress(OSError):
        found = path.read_bytes()
        os.utime(path)
        return found
    made = make()
    with contextlib.suppress(OSError, BadOption):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, made, sync=False)
        for old in sorted(path.parent.iterdir(), key=lambda file: -file.stat().st_mtime)[KEPT:]:
            old.unlink()
    return made
