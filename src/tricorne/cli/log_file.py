"""The optional log file, named by `TRICORNE_LOG`."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from tricorne.errors import BadOption

VARIABLE = "TRICORNE_LOG"
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


@contextmanager
def log_to_file(environment: Mapping[str, str]) -> Iterator[None]:
    """Write log records to the file that the environment names, if it names one."""
    file = environment.get(VARIABLE)
    if not file:
        yield
        return
    try:
        handler = logging.FileHandler(file, encoding="utf-8")
    except OSError as error:
        raise BadOption("error-write", file=file, problem=error.strerror or str(error)) from error
    handler.setFormatter(logging.Formatter(FORMAT))
    log = logging.getLogger("tricorne")
    log.addHandler(handler)
    try:
        yield
    finally:
        log.removeHandler(handler)
        handler.close()
