"""The ASGI application: routes, error handlers and middleware around one server."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Scope

from tricorne import __version__
from tricorne.errors import TricorneError
from tricorne.server.api import (
    accounts,
    card_sets,
    continuations,
    deal_numbers,
    health,
    lessons,
    live,
    lobby,
    play,
    review,
    statistics,
    tables,
    win_probability,
)
from tricorne.server.api.move_middleware import MoveMiddleware
from tricorne.server.errors import ApiError
from tricorne.server.http import responses, static_site
from tricorne.server.http.access_log import AccessLogMiddleware
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.http.security import SecurityMiddleware
from tricorne.server.metrics import Metrics
from tricorne.server.server import Server
from tricorne.server.settings import Settings
from tricorne.server.storage.errors import StorageError

log = logging.getLogger(__name__)


def create_app(settings: Settings | None = None) -> FastAPI:
    """Create the application; its server starts and stops with it."""
    chosen = settings or Settings()
    metrics, limits = Metrics(), RateLimits(chosen)
    site = static_site.find(service_worker=chosen.service_worker)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        if site is None:
            log.warning("the web pages have not been built, so only the API is served: run `make install`")
        app.state.server = await Server.start(chosen, limits)
        metrics.follow(app.state.server, limits)
        try:
            yield
        finally:
            await app.state.server.stop()

    app = FastAPI(
        title="Tricorne",
        version=__version__,
        summary="Game tables for browsers, terminals and programs.",
        description=files("tricorne.server.api").joinpath("description.md").read_text("utf-8"),
        license_info={"name": "Apache-2.0"},
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        # Prometheus has the metrics; looking for OpenTelemetry with every request costs more than it tells.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.add_exception_handler(TricorneError, responses.handle_tricorne_error)
    app.add_exception_handler(RequestValidationError, responses.handle_validation_error)
    app.add_exception_handler(HTTPException, responses.handle_http_exception)
    app.add_exception_handler(StorageError, responses.handle_storage_error)
    app.add_exception_handler(Exception, responses.handle_internal_error)
    # Routes are tried in order, so the most frequent ones come first.
    first = (play, live, tables, deal_numbers, accounts, lobby)
    for part in (*first, card_sets, statistics, review, continuations, win_probability, lessons, health):
        app.include_router(part.router)
    if site is not None:
        app.include_router(site.router)
        app.include_router(site.fallback)
    app.add_middleware(MoveMiddleware)
    app.add_middleware(SecurityMiddleware, settings=chosen, limits=limits, reject=_reject)
    app.add_middleware(AccessLogMiddleware, metrics=metrics)
    app.state.metrics = metrics
    app.state.limits = limits
    return app


def _reject(scope: Scope, error: ApiError) -> ASGIApp:
    """Return the response to a request or handshake that the security middleware rejects."""
    return responses.problem(HTTPConnection(scope), error)
