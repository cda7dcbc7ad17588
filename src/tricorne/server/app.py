"""The application: routes, errors and the gate, around one server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Scope

from tricorne import __version__
from tricorne.errors import TricorneError
from tricorne.server import pages
from tricorne.server.api import (
    accounts,
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
from tricorne.server.errors import Refused
from tricorne.server.http import responses, static_site
from tricorne.server.http.access_log import AccessLogMiddleware
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.http.security import SecurityMiddleware
from tricorne.server.metrics import Metrics
from tricorne.server.server import Server
from tricorne.server.settings import Settings
from tricorne.server.storage.errors import StorageError


def create_app(settings: Settings | None = None) -> FastAPI:
    """Make the application; the server behind it starts and stops with it."""
    chosen = settings or Settings()
    metrics, limits = Metrics(), RateLimits(chosen)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.server = await Server.start(chosen, limits)
        metrics.follow(app.state.server, limits)
        try:
            yield
        finally:
            await app.state.server.stop()

    app = FastAPI(
        title="Tricorne",
        version=__version__,
        summary="Tables to play at: one way in for browsers, terminals and programs.",
        license_info={"name": "Apache-2.0"},
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_exception_handler(TricorneError, responses.answer_error)
    app.add_exception_handler(RequestValidationError, responses.answer_invalid)
    app.add_exception_handler(HTTPException, responses.answer_http)
    app.add_exception_handler(StorageError, responses.answer_storage)
    app.add_exception_handler(Exception, responses.answer_failure)
    # Routes are tried one after the other: what is asked for most stands first.
    first = (play, live, tables, deal_numbers, accounts, lobby)
    for part in (*first, statistics, review, win_probability, lessons, health):
        app.include_router(part.router)
    # The site has a front page of its own; without it the server writes one.
    built = static_site.find()
    for router in (built.router, pages.router, built.lost) if built else (pages.router,):
        app.include_router(router)
    app.add_middleware(SecurityMiddleware, settings=chosen, limits=limits, refusing=_refusing)
    app.add_middleware(AccessLogMiddleware, metrics=metrics)
    app.state.metrics = metrics
    app.state.limits = limits
    return app


def _refusing(scope: Scope, error: Refused) -> ASGIApp:
    """Return what answers a request or a socket that is refused at the gate."""
    return responses.problem(HTTPConnection(scope), error)
