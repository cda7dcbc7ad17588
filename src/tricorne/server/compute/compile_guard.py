"""The guard that keeps Numba from compiling in a server process.

Compiling takes Numba seconds to minutes; in the event loop nobody else would be
served meanwhile, and in another thread the loop would share Python's lock with
it. So rules are compiled by `precompile` in processes of their own, and a
server process only loads them from the cache on disk. Whatever would compile
here all the same is refused and logged.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event

COMPILING = "numba:compile"
# The type of a record names all its fields.
LONGEST_TYPES = 200

log = logging.getLogger(__name__)
# Numba describes none of this to type checkers.
numba_event: Any = event


class CompileRefused(RuntimeError):
    """Something would have been compiled in a server process."""


class CompileGuard(numba_event.Listener):  # type: ignore[misc]
    """Refuses to compile anything in this process while it is installed."""

    def __init__(self) -> None:
        self.refused: list[str] = []
        """What would have been compiled though nobody expected it to be missing."""
        self._thread = threading.local()
        self._installed = False

    def install(self) -> None:
        """Begin to refuse."""
        if not self._installed:
            numba_event.register(COMPILING, self)
            self._installed = True

    def remove(self) -> None:
        """Refuse no longer."""
        if self._installed:
            numba_event.unregister(COMPILING, self)
            self._installed = False

    @contextmanager
    def only_loading(self) -> Iterator[None]:
        """Refuse in this thread without a word: it is tried whether everything is in the cache."""
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
        """Refuse what is about to be compiled; Numba calls this when it was not found in the cache."""
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
        """Numba has compiled something that was allowed."""


GUARD = CompileGuard()
