"""The API reference in a real browser: it loads under the strict CSP, and no other page loads it."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
from playwright.sync_api import expect

import tricorne.server
from tests.server.support.processes import Serving
from tests.web.browser import DESK, PHONE, TIMEOUT_MS
from tests.web.conftest import Visit

SITE = Path(tricorne.server.__file__).parent / "web"


def test_the_api_reference_shows_every_endpoint_under_the_csp(visit: Visit, served: Serving) -> None:
    client = visit(DESK)
    client.page.goto(f"{served.url}/docs")
    expect(client.page.locator("h1, h2.title").first).to_contain_text("Tricorne", timeout=TIMEOUT_MS)
    api = httpx.get(f"{served.url}/api/openapi.json").json()
    operations = sum(len(methods) for methods in api["paths"].values())
    expect(client.page.locator(".opblock")).to_have_count(operations, timeout=TIMEOUT_MS)
    for size in (DESK, PHONE):
        client.resize(size)
        path = client.page.locator('.opblock-summary-path[data-path="/api/people"]').first
        path.click()
        expect(client.page.get_by_text("Try it out").first).to_be_visible(timeout=TIMEOUT_MS)
        path.click()
        expect(client.page.get_by_text("Try it out")).to_have_count(0, timeout=TIMEOUT_MS)
    assert client.complaints == []


def test_only_the_api_reference_loads_swagger_ui() -> None:
    index, docs = ((SITE / name).read_text("utf-8") for name in ("index.html", "docs.html"))
    (bundle,) = re.findall(r"/assets/(docs-[\w-]+\.js)", docs)
    assert "swagger-ui" in (SITE / "assets" / bundle).read_text("utf-8")
    scripts = [path for path in (SITE / "assets").glob("*.js") if path.name != bundle]
    assert scripts
    assert bundle not in index
    assert not [path.name for path in scripts if bundle in path.read_text("utf-8")]
