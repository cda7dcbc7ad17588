"""Offloads long work from the event loop to one thread.

One thread only, because threads share Python's GIL with the event loop. If the queue is full,
further work is rejected at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from tricorne.server.errors import ServiceUnavailable

THREADS = 1
MOST_WAITING = 8

T = TypeVar("T")


class Offload:
    """A thread for long work, with a short queue."""

    def __init__(self, most_waiting: int = MOST_WAITING) -> None:
        self._most = THREADS + most_waiting
        self._executor = ThreadPoolExecutor(THREADS, "offload")
        self._pending: set[Future[Any]] = set()

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run some work in the thread; raises `ServiceUnavailable` if the queue is full."""
        # Work whose caller has gone counts until it is done.
        self._pending = {future for future in self._pending if not future.done()}
        if len(self._pending) >= self._most:
            raise ServiceUnavailable("error-imports-busy")
        future = self._executor.submit(work, *arguments)
        self._pending.add(future)
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Start nothing more; running work finishes in the background."""
        self._executor.shutdown(wait=False, cancel_futures=True)
