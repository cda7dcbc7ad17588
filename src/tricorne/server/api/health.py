"""For those who run a server: whether it is well, and what it is doing.

`/health` is open to everybody, so it must cost nothing: what the database has
been found to be in daily work is remembered (`storage.health`), and one look
into it serves all who ask within a second.
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
from tricorne.server.errors import NotFound, Unavailable
from tricorne.server.http import responses
from tricorne.server.metrics import Metrics
from tricorne.server.server import Server
from tricorne.server.storage.errors import StorageDamaged, StorageError
from tricorne.server.storage.models import Clock

router = APIRouter(tags=["operations"])

# Whoever asks whether a server is well wants to know it soon.
PATIENCE_SECONDS = 2.0
# The running clock is stored every three seconds; after so many without it something is wrong.
LONGEST_SILENCE = 15.0
LOOK_SECONDS = 1.0
# All pages are looked through when somebody first asks, and after so long again.
CHECK_SECONDS = 60.0 * 60.0
FORWARDED = ("x-forwarded-for", "forwarded")


class Health(Outgoing):
    """A server that is well."""

    status: Literal["well"]
    version: str
    stored: float = Field(description="how many seconds ago something was last stored")
    preparing: dict[str, int] = Field(
        description="games whose rules are still being compiled, and how far that is, in percent"
    )


@router.get(
    "/health",
    response_model=Health,
    responses={
        Unavailable.status: {
            "model": Problem,
            "description": "The database does not answer, stores nothing, is damaged, or its disk is full.",
        }
    },
)
async def health(server: CurrentServer, request: Request) -> Response:
    """Tell whether the server can serve: its database answers, and stores what it is given."""
    await _answers(server, request.app.state)
    found = server.database.health
    problem = found.problem
    _check_soon(server, request.app.state)
    if problem is not None:
        raise Unavailable("error-storage-damaged" if problem is StorageDamaged else "error-storage-full")
    silence = found.silence()
    if silence > LONGEST_SILENCE:
        raise Unavailable("error-unwell-writing", seconds=int(silence))
    told = {"stored": round(silence, 1), "preparing": server.readiness.preparing()}
    return responses.json({"status": "well", "version": __version__, **told})


async def _answers(server: Server, state: State) -> None:
    """Look into the database, together with all who ask at the same time or did so a moment ago."""
    asked: tuple[float, asyncio.Future[None]] | None = getattr(state, "health_look", None)
    loop = asyncio.get_running_loop()
    if asked is None or loop.time() - asked[0] > LOOK_SECONDS:
        asked = loop.time(), asyncio.ensure_future(_look(server))
        # If nobody waits for it any more, its error is of no interest.
        asked[1].add_done_callback(lambda look: look.cancelled() or look.exception())
        state.health_look = asked
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await asyncio.shield(asked[1])
    except (TimeoutError, StorageError, SQLAlchemyError) as error:
        raise Unavailable("error-unwell") from error


def _check_soon(server: Server, state: State) -> None:
    """Have all pages looked through in the background, once in a while; nobody waits for it."""
    asked: tuple[float, asyncio.Future[None]] | None = getattr(state, "health_check", None)
    loop = asyncio.get_running_loop()
    if asked is None or (asked[1].done() and loop.time() - asked[0] > CHECK_SECONDS):
        state.health_check = loop.time(), asyncio.ensure_future(server.database.check())


async def _look(server: Server) -> None:
    def work(connection: Connection) -> None:
        # A row, not a constant: a constant can be read from a file that is gone.
        connection.execute(select(Clock.beat_at))

    await server.database.read(work)


@router.get("/metrics", include_in_schema=False)
async def metrics(server: CurrentServer, request: Request) -> Response:
    """Tell what this worker has counted, as Prometheus reads it."""
    who = server.settings.metrics
    if who == "off" or (who == "local" and not is_local(request)):
        raise NotFound("error-no-page", path=request.url.path)
    counted: Metrics = request.app.state.metrics
    return Response(counted.text(), media_type=CONTENT_TYPE_LATEST)


def is_local(request: Request) -> bool:
    """Whether a request comes from this very machine, and not through a proxy on it."""
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
