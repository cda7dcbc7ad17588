"""A server in the test's own process, and clients for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from tests.server.support.databases import sqlite_url
from tricorne.server.app import create_app
from tricorne.server.settings import Settings

HOST = "tricorne.test"
URL = f"http://{HOST}"


@asynccontextmanager
async def running(directory: Path, **settings: Any) -> AsyncIterator[FastAPI]:
    """Run a server without a network, with all games ready."""
    defaults = {"database": sqlite_url(directory), "hosts": [HOST]}
    app = create_app(Settings(**{**defaults, **settings}))
    async with app.router.lifespan_context(app):
        yield app


def visitor(app: FastAPI, address: str = "127.0.0.1", **headers: str) -> httpx.AsyncClient:
    """Return a client; internal errors of the server become responses, as over a network."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url=URL, headers=headers)


async def new_table(client: httpx.AsyncClient, **wanted: Any) -> str:
    """Create a table as a new guest; return its id."""
    (await client.post("/api/people", json={"name": wanted.pop("by", "Anne")})).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = {"game": "libertalia", "players": 2, "seats": seats, **wanted}
    made = await client.post("/api/tables", json=table)
    made.raise_for_status()
    name: str = made.json()["about"]["id"]
    return name
