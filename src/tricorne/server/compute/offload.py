"""Work that takes too long for the event loop, done in a thread, one after another.

A thread shares Python's lock with the loop, so there is only one. What would
have to wait behind too many others is refused at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from tricorne.server.errors import Unavailable

THREADS = 1
MOST_WAITING = 8

T = TypeVar("T")


class Offload:
    """A thread for long work, and a short queue before it."""

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._most = THREADS + most_waiting
        self._executor = ThreadPoolExecutor(THREADS, "offload")
        self._pending: set[Future[Any]] = set()

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do some work in the thread; raises `Unavailable` if too much waits already."""
        # What its caller no longer waits for counts until it is done.
        self._pending = {future for future in self._pending if not future.done()}
        if len(self._pending) >= self._most:
            raise Unavailable("error-imports-busy")
        future = self._executor.submit(work, *arguments)
        self._pending.add(future)
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Do nothing more; what is being done is finished in the background."""
        self._executor.shutdown(wait=False, cancel_futures=True)
