"""For those who run a server: whether it is well, and what it is doing."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Literal

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from tricorne import __version__
from tricorne.server import answers
from tricorne.server.api.common import Here
from tricorne.server.api.shapes import Outgoing, Problem
from tricorne.server.errors import NotFound, Unavailable
from tricorne.server.metrics import Metrics
from tricorne.server.storage.errors import StorageError

router = APIRouter(tags=["operations"])

# Whoever asks whether a server is well wants to know it soon.
PATIENCE_SECONDS = 2.0
FORWARDED = ("x-forwarded-for", "forwarded")


class Health(Outgoing):
    """A server that is well."""

    status: Literal["well"]
    version: str


@router.get(
    "/health",
    response_model=Health,
    responses={Unavailable.status: {"model": Problem, "description": "The database does not answer."}},
)
async def health(server: Here) -> Response:
    """Tell whether the server can serve: its database answers."""

    def work(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))

    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await server.database.read(work)
    except (TimeoutError, StorageError, SQLAlchemyError) as error:
        raise Unavailable("error-unwell") from error
    return answers.json({"status": "well", "version": __version__})


@router.get("/metrics", include_in_schema=False)
async def metrics(server: Here, request: Request) -> Response:
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
