"""Health and metrics, for whoever operates the server.

`/health` is public, so it must be cheap: it reports what normal operation has found out about the
database (`storage.health`), and one query serves all requests within a second.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Literal

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from pydantic import Field
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import State

from tricorne import __version__
from tricorne.server.api.dependencies import CurrentServer
from tricorne.server.api.schemas import Outgoing, Problem
from tricorne.server.errors import NotFound, ServiceUnavailable
from tricorne.server.http import responses
from tricorne.server.metrics import Metrics
from tricorne.server.server import Server
from tricorne.server.storage.errors import StorageDamaged, StorageError
from tricorne.server.storage.models import Clock

router = APIRouter(tags=["operations"])

TIMEOUT_SECONDS = 2.0
# The running clock is stored every three seconds; after this long without a write something is wrong.
LONGEST_SILENCE = 15.0
CACHE_SECONDS = 1.0
# How often the database's integrity check runs, beginning with the first request.
CHECK_SECONDS = 60.0 * 60.0
FORWARDED = ("x-forwarded-for", "forwarded")


class Health(Outgoing):
    """A healthy server."""

    status: Literal["well"]
    version: str
    stored: float = Field(description="seconds since the last successful write")


@router.get(
    "/health",
    response_model=Health,
    responses={
        ServiceUnavailable.status: {
            "model": Problem,
            "description": "The database does not respond, cannot write, is damaged, or its disk is full.",
        }
    },
)
async def health(server: CurrentServer, request: Request) -> Response:
    """Report whether the server is healthy: its database responds and can write."""
    await _ping(server, request.app.state)
    found = server.database.health
    problem = found.problem
    _check_soon(server, request.app.state)
    if problem is not None:
        raise ServiceUnavailable(
            "error-storage-damaged" if problem is StorageDamaged else "error-storage-full"
        )
    silence = found.silence()
    if silence > LONGEST_SILENCE:
        raise ServiceUnavailable("error-unwell-writing", seconds=int(silence))
    return responses.json({"status": "well", "version": __version__, "stored": round(silence, 1)})


async def _ping(server: Server, state: State) -> None:
    """Query the database, sharing the query with all requests within a second."""
    last: tuple[float, asyncio.Future[None]] | None = getattr(state, "health_ping", None)
    loop = asyncio.get_running_loop()
    if last is None or loop.time() - last[0] > CACHE_SECONDS:
        last = loop.time(), asyncio.ensure_future(_query(server))
        # Retrieve the exception even if all requests have timed out.
        last[1].add_done_callback(lambda query: query.cancelled() or query.exception())
        state.health_ping = last
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            await asyncio.shield(last[1])
    except (TimeoutError, StorageError, SQLAlchemyError) as error:
        raise ServiceUnavailable("error-unwell") from error


def _check_soon(server: Server, state: State) -> None:
    """Start the integrity check in the background if it is due."""
    last: tuple[float, asyncio.Future[None]] | None = getattr(state, "health_check", None)
    loop = asyncio.get_running_loop()
    if last is None or (last[1].done() and loop.time() - last[0] > CHECK_SECONDS):
        state.health_check = loop.time(), asyncio.ensure_future(server.database.check())


async def _query(server: Server) -> None:
    def work(connection: Connection) -> None:
        # A row, not a constant: SQLite returns a constant even if its file is gone.
        connection.execute(select(Clock.beat_at))

    await server.database.read(work)


@router.get("/metrics", include_in_schema=False)
async def read_metrics(server: CurrentServer, request: Request) -> Response:
    """Return the metrics of this worker in the Prometheus format."""
    readers = server.settings.metrics
    if readers == "off" or (readers == "local" and not is_local(request)):
        raise NotFound("error-no-page", path=request.url.path)
    metrics: Metrics = request.app.state.metrics
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


def is_local(request: Request) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
