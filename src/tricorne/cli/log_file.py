"""The log, for those who ask for it: `TRICORNE_LOG` names a file."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from tricorne.errors import BadOption

VARIABLE = "TRICORNE_LOG"
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


@contextmanager
def kept_log(environment: Mapping[str, str]) -> Iterator[None]:
    """Write what is logged meanwhile to the file that the environment names, if it names one."""
    file = environment.get(VARIABLE)
    if not file:
        yield
        return
    try:
        handler = logging.FileHandler(file, encoding="utf-8")
    except OSError as error:
        raise BadOption("error-write", file=file, problem=error.strerror or str(error)) from error
    handler.setFormatter(logging.Formatter(LINE))
    log = logging.getLogger("tricorne")
    log.addHandler(handler)
    try:
        yield
    finally:
        log.removeHandler(handler)
        handler.close()
