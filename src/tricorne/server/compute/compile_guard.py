"""Prevents Numba from compiling in a server process.

Compiling takes seconds to minutes. In the event loop it would block all requests, and in a thread
it would compete with the event loop for the GIL. So `precompile` compiles the rules in a child
process, and the server only loads them from the cache on disk. Anything that would compile in the
server anyway is rejected and logged.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event

COMPILING = "numba:compile"
# The type of a record lists all its fields.
LONGEST_TYPES = 200

log = logging.getLogger(__name__)
# Numba ships no types for this module.
numba_event: Any = event


class CompileRefused(RuntimeError):
    """Numba was about to compile in a server process."""


class CompileGuard(numba_event.Listener):  # type: ignore[misc]
    """Rejects all compilation in this process while it is installed."""

    def __init__(self) -> None:
        self.refused: list[str] = []
        """Functions that were unexpectedly missing in the cache."""
        self._thread = threading.local()
        self._installed = False

    def install(self) -> None:
        """Start rejecting compilation."""
        if not self._installed:
            numba_event.register(COMPILING, self)
            self._installed = True

    def remove(self) -> None:
        """Stop rejecting compilation."""
        if self._installed:
            numba_event.unregister(COMPILING, self)
            self._installed = False

    @contextmanager
    def only_loading(self) -> Iterator[None]:
        """Reject silently in this thread, to test whether everything is in the cache."""
        with self._mode("loading"):
            yield

    @contextmanager
    def allowed(self) -> Iterator[None]:
        """Let this thread compile."""
        with self._mode("allowed"):
            yield

    @contextmanager
    def _mode(self, mode: str) -> Iterator[None]:
        before = getattr(self._thread, "mode", "")
        self._thread.mode = mode
        try:
            yield
        finally:
            self._thread.mode = before

    def on_start(self, event: Any) -> None:
        """Reject a compilation; Numba calls this after a cache miss."""
        mode = getattr(self._thread, "mode", "")
        if mode == "allowed":
            return
        what: str = event.data["dispatcher"].py_func.__qualname__
        if not mode:
            self.refused.append(what)
            types = str(event.data["args"])[:LONGEST_TYPES]
            log.error("refused to compile %s in a server process, for %s", what, types, stack_info=True)
        raise CompileRefused(what)

    def on_end(self, event: Any) -> None:
        """Do nothing when an allowed compilation ends."""


GUARD = CompileGuard()
