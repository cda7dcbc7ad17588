"""Authentication over a WebSocket works as over HTTP."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI, WebSocket

from tests.server.support.accounts import settings_for
from tests.server.support.databases import sqlite_url
from tricorne.server.accounts.accounts import Accounts
from tricorne.server.api import token_scope
from tricorne.server.api.authentication import COOKIE, Caller, KnownCaller
from tricorne.server.errors import Unauthenticated
from tricorne.server.storage.database import open_database

app = FastAPI()


@app.websocket("/anybody")
async def anybody(socket: WebSocket, person: Caller) -> None:
    await socket.accept()
    await socket.send_text(person.name if person else "nobody")


@app.websocket("/known")
async def known(socket: WebSocket, person: KnownCaller) -> None:
    await anybody(socket, person)


async def asked(path: str, headers: dict[str, str]) -> str:
    """Open a WebSocket and return its first message."""
    sent: list[Any] = []
    scope = {
        "type": "websocket",
        "path": path,
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "query_string": b"",
        "subprotocols": [],
    }

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return str(sent[1]["text"])


def test_a_websocket_authenticates_like_a_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token_scope, "OPEN_PREFIXES", ("/anybody", "/known"))

    async def scenario() -> None:
        url = sqlite_url(tmp_path)
        database = open_database(url)
        accounts = Accounts(database, settings_for(url))
        app.state.server = SimpleNamespace(accounts=accounts)
        anne, session = await accounts.new_guest("Anne")
        _, token = await accounts.new_token(anne, "my bot")
        for path in ("/anybody", "/known"):
            assert await asked(path, {"cookie": f"{COOKIE}={session}"}) == "Anne"
            assert await asked(path, {"authorization": f"Bearer {token}"}) == "Anne"
            with pytest.raises(Unauthenticated, match="error-token"):
                await asked(path, {"authorization": f"Bearer {token}x", "cookie": f"{COOKIE}={session}"})
        assert await asked("/anybody", {}) == "nobody"
        with pytest.raises(Unauthenticated, match="error-unknown"):
            await asked("/known", {})
        await database.close()

    asyncio.run(scenario())
