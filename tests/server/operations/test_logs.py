"""Logs contain every request, and never a secret, however it was sent."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import logging.config
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.support.operations import new_table, running, visitor
from tests.server.support.processes import serving
from tricorne.server import logging_config
from tricorne.server.settings import Settings
from tricorne.server.storage.database import Database

# One for each way to send a secret; each is long enough for its kind.
SECRETS = {
    way: f"{way}-hush-hush-0123456789abcdef" for way in ("path", "query", "cookie", "token", "body", "link")
}


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Log to a string at level DEBUG, as a server with `log-format=json` does."""
    written = io.StringIO()
    settings = logging_config.config(Settings(log_format="json", log_level="debug"))
    settings["handlers"]["error"]["stream"] = written
    root, own = logging.getLogger(), logging.getLogger("tricorne")
    before = root.handlers[:], root.level, own.level
    logging.config.dictConfig(settings)
    yield written
    root.handlers[:], level, own_level = before
    root.setLevel(level)
    own.setLevel(own_level)


def test_every_request_is_one_log_entry(lines: io.StringIO, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as app:
            async with visitor(app, "192.0.2.7") as client:
                await client.get("/api/tables/nothing-here?seat=1")
                await client.get("/health")
            async with visitor(app, "192.0.2.8") as client:
                await client.get("/no/such/page")

    asyncio.run(scenario())
    first, second, third = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert (first["method"], first["route"], first["status"]) == ("GET", "/api/tables/{table}", 404)
    assert first["ms"] > 0
    assert first["level"] == "info"
    assert second["level"] == "debug"
    assert third["route"] == "other"
    assert first["visitor"] == second["visitor"] != third["visitor"]
    assert "192.0.2" not in lines.getvalue()


def test_internal_errors_are_logged_without_the_request(
    lines: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("something is broken")

    async def scenario() -> None:
        async with running(tmp_path) as app, visitor(app) as client:
            monkeypatch.setattr(Database, "write", broken)
            answer = await client.post(f"/api/people?x={SECRETS['query']}", json={"name": SECRETS["body"]})
            assert answer.status_code == 500
            assert "broken" not in answer.text

    asyncio.run(scenario())
    (line,) = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert line["status"] == 500
    assert "hush" not in lines.getvalue()


def test_no_secret_is_ever_logged(tmp_path: Path) -> None:
    """Not checked: what a proxy before the server logs."""
    with serving(tmp_path, "--set", "log-level=debug", "--set", "log-format=json") as server:
        table = send_secrets(server.url)
        live = f"{server.url.replace('http', 'ws', 1)}/api/tables"
        with (
            pytest.raises(InvalidStatus),
            connect(f"{live}/{SECRETS['path']}/live?since={SECRETS['query']}"),
        ):
            pass
        with connect(f"{live}/{table}/live?x={SECRETS['query']}") as socket:
            socket.recv()
            assert server.stop() == 0
    logged = server.log.read_text()
    entries = [json.loads(line) for line in logged.splitlines()]
    assert {entry.get("route") for entry in entries} >= {"/api/sessions", "/api/tables/{table}/live", "other"}
    assert [entry for entry in entries if entry.get("method") == "WEBSOCKET" and entry["status"] == 1012]
    assert "hush" not in logged
    assert "127.0.0.1" not in logged


def send_secrets(url: str) -> str:
    """Send secrets in every kind of request, accepted, rejected and malformed; return a table."""
    with httpx.Client(base_url=url, timeout=60) as client:
        client.post("/api/people", json={"name": "Anne"}).raise_for_status()
        password = {"password": SECRETS["body"]}
        client.put("/api/me/password", json=password).raise_for_status()
        client.post("/api/sessions", json={"name": "Anne", **password}).raise_for_status()
        client.post("/api/sessions", json={"name": "Anne", "password": SECRETS["body"] * 9})
        client.post("/api/links/redeem", json={"secret": SECRETS["link"]})
        client.post("/api/links/redeem", content=SECRETS["body"])
        client.get(f"/join/{SECRETS['path']}")
        client.get(f"/nowhere/{SECRETS['path']}")
        client.get(f"/api/tables/{SECRETS['path']}/log?since={SECRETS['query']}")
        client.get("/api/me", headers={"Authorization": f"Bearer {SECRETS['token']}"})
        client.get("/api/me", headers={"Cookie": f"tricorne_session={SECRETS['cookie']}"})
        client.request("HUSH-HUSH", "/api/me")
        table = {"game": "libertalia", "players": 2, "public": True, "title": SECRETS["body"]}
        made = client.post("/api/tables", json=table).json()["about"]["id"]
        client.post(f"/api/tables/{made}/chat", json={"text": SECRETS["body"]}).raise_for_status()
        client.put(f"/api/tables/{made}/notes", json={"text": SECRETS["body"]}).raise_for_status()
    return str(made)


def test_rejections_are_logged_with_their_status(lines: io.StringIO, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, limit_tables="1/minute") as app, visitor(app) as client:
            await new_table(client)
            await client.post("/api/tables", json={"game": "libertalia", "players": 2})

    asyncio.run(scenario())
    assert json.loads(lines.getvalue().splitlines()[-1])["status"] == 429
