"""The OpenAPI description, and what a server shows without built pages."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.support.operations import running, visitor
from tricorne.server.api import live
from tricorne.server.app import create_app
from tricorne.server.http import static_site

API = Path(__file__).parents[3] / "docs" / "api.md"
RESTART = 1012


@pytest.mark.parametrize("source", ["openapi", "docs"])
def test_live_messages_and_close_codes_are_documented(source: str) -> None:
    text = create_app().openapi()["info"]["description"] if source == "openapi" else API.read_text("utf-8")
    for kind in ("hello", "changed", "said", "heartbeat", "since", "chat"):
        assert f"`{kind}`" in text or f"?{kind}=" in text
    for code in (RESTART, live.TOO_SLOW, live.SEATS_CHANGED, live.NOT_AUTHENTICATED, live.POLICY):
        assert f"| {int(code)} |" in text


def test_every_operation_has_a_summary_and_described_errors() -> None:
    for path, methods in create_app().openapi()["paths"].items():
        for method, operation in methods.items():
            assert operation["description"].endswith("."), f"{method} {path}"
            assert all(response["description"] for response in operation["responses"].values())


def test_without_built_pages_only_the_api_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_site, "find", lambda **_: None)

    async def scenario() -> None:
        async with running(tmp_path) as app, visitor(app) as client:
            statuses = [(await client.get(path)).status_code for path in ("/", "/docs", "/api/games")]
        assert statuses == [404, 404, 200]

    asyncio.run(scenario())
