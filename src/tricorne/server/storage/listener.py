"""Receives the notifications of other workers on PostgreSQL (LISTEN), through a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import psycopg
from sqlalchemy import Engine

from tricorne.server.storage.notify import CHANNEL
from tricorne.server.storage.retry import PAUSES

# The interval of the check that the database is reachable, and the timeout of that check.
CHECK_SECONDS = 20.0
ANSWER_SECONDS = 5.0

logger = logging.getLogger(__name__)

Callback = Callable[[str | None], None]


class Listener:
    """Calls back in the event loop with every payload; with None when notifications may have been lost."""

    def __init__(self, engine: Engine, callback: Callback) -> None:
        _, self._settings = engine.dialect.create_connect_args(engine.url)
        self._callback = callback
        self._listening = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="tricorne-listener")

    async def wait(self) -> None:
        """Wait until the first LISTEN has succeeded."""
        await self._listening.wait()

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        failures = 0
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(autocommit=True, **self._settings)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    failures = 0
                    self._begin()
                    await self._receive(connection)
            except (psycopg.Error, OSError) as error:
                logger.warning("notifications from other workers are interrupted: %s", error)
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            failures += 1

    def _begin(self) -> None:
        if self._listening.is_set():
            self._call_back(None)
        self._listening.set()

    async def _receive(self, connection: psycopg.AsyncConnection[Any]) -> None:
        while True:
            async for notice in connection.notifies(timeout=CHECK_SECONDS):
                self._call_back(notice.payload)
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.execute("SELECT 1")

    def _call_back(self, payload: str | None) -> None:
        # An error in the callback must not end the loop.
        asyncio.get_running_loop().call_soon(self._callback, payload)
