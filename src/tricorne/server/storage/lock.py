"""One server alone at a SQLite file: a second one would not hear what the first one writes.

A file can be reached by many paths, so it is not the path that is locked:

* symbolic links and relative paths are resolved before the lock beside the file
  is taken, also where the file is still to be made;
* the file itself is locked, wherever the system can do so, which also holds if
  it is mounted in two places;
* a file with a second name in a directory (a hard link) is refused. SQLite keeps
  its write-ahead log beside the file by its name; after a crash, who opens it by
  the other name does not see what was stored last, and destroys it.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tricorne import files
from tricorne.server.storage.engine import SQLITE, create_file, read_url
from tricorne.server.storage.errors import BadDatabase

if sys.platform != "win32":
    import fcntl

# A server that is just being stopped is waited for.
WAIT_SECONDS = 8.0
AGAIN_SECONDS = 0.05
SUFFIX = "-served"


@contextmanager
def exclusive(text: str) -> Iterator[None]:
    """Keep other servers away from a SQLite file, however this one ends; others may share a database."""
    url = read_url(text)
    if url.get_backend_name() != SQLITE:
        yield
        return
    # A link to a file that is not there yet is resolved as well.
    file = Path(os.path.realpath(url.database or ""))
    create_file(file)
    beside = Path(f"{file}{SUFFIX}")
    create_file(beside)
    refusal = BadDatabase("error-database-served", database=url.database or "")
    with files.exclusive_lock(beside, refusal, WAIT_SECONDS), _locked(file, refusal):
        if file.stat().st_nlink > 1:
            raise BadDatabase("error-database-linked", database=url.database or "")
        yield


@contextmanager
def _locked(file: Path, refusal: BadDatabase) -> Iterator[None]:
    """Lock a file itself, by whatever path it was found.

    SQLite locks byte ranges of it, with which this lock (flock) has nothing to
    do. It goes with the process, for no other one inherits it.
    """
    if sys.platform == "win32":
        yield
        return
    try:
        handle = os.open(file, os.O_RDONLY)
    except OSError as error:
        raise BadDatabase("error-database-open", database=str(file), problem=str(error)) from error
    try:
        patience = time.monotonic() + WAIT_SECONDS
        while True:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() >= patience:
                    raise refusal from None
                time.sleep(AGAIN_SECONDS)
            except OSError:
                # Some file systems know no such lock; the one beside the file has to do.
                break
        yield
    finally:
        os.close(handle)
