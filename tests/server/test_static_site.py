"""The static site: files are served compressed, and with the right cache headers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.exceptions import HTTPException

from tricorne.errors import TricorneError
from tricorne.server.http import responses, static_site

Get = Callable[..., httpx.Response]


@pytest.fixture
def get(tmp_path: Path) -> Get:
    """Build a small site, and return a function that requests its pages."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "docs.html").write_text("<!doctype html><title>Tricorne API</title>")
    (tmp_path / "index.html").write_text("<!doctype html><title>Tricorne</title>")
    (tmp_path / "assets" / "main-abc.js").write_text("plain")
    (tmp_path / "assets" / "main-abc.js.br").write_bytes(b"brotli")
    (tmp_path / "assets" / "main-abc.js.gz").write_bytes(b"gzip")
    (tmp_path / "sw.js").write_text("keeps the pages")
    (tmp_path / "sw-off.js").write_text("removes itself")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    return requester(tmp_path)


def requester(folder: Path, *, service_worker: bool = True) -> Get:
    """Return a function that requests pages of a site."""
    built = static_site.find(folder, service_worker=service_worker)
    assert built is not None
    app = FastAPI(docs_url=None)
    app.add_exception_handler(TricorneError, responses.handle_tricorne_error)
    app.add_exception_handler(HTTPException, responses.handle_http_exception)
    app.include_router(built.router)
    app.include_router(built.fallback)

    def getting(path: str, **headers: str) -> httpx.Response:
        return asyncio.run(_get(app, path, {name.replace("_", "-"): text for name, text in headers.items()}))

    return getting


async def _get(app: FastAPI, path: str, headers: dict[str, str]) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://site") as client:
        request = client.build_request("GET", path, headers=headers)
        answer = await client.send(request, stream=True)
        content = b"".join([part async for part in answer.aiter_raw()])
    return httpx.Response(
        answer.status_code,
        headers=[(name, text) for name, text in answer.headers.items() if name != "content-encoding"],
        content=content,
        extensions={"encoding": answer.headers.get("content-encoding")},
    )


def test_an_unbuilt_site_is_not_found(tmp_path: Path) -> None:
    assert static_site.find(tmp_path) is None


@pytest.mark.parametrize("path", ["/", "/new/liberte", "/table/T-1", "/join", "/rules/liberte/battle"])
def test_every_app_path_serves_the_index_and_is_revalidated(get: Get, path: str) -> None:
    found = get(path)
    assert found.status_code == 200
    assert "Tricorne" in found.text
    assert found.headers["cache-control"] == "no-cache"


def test_files_with_fixed_names_are_revalidated(get: Get) -> None:
    worker, manifest = get("/sw.js"), get("/manifest.webmanifest")
    assert (worker.text, worker.headers["cache-control"]) == ("keeps the pages", "no-cache")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert manifest.headers["content-type"].startswith("application/manifest+json")


def test_a_service_worker_can_be_withdrawn(get: Get, tmp_path: Path) -> None:
    assert get("/sw.js").text == "keeps the pages"
    assert requester(tmp_path, service_worker=False)("/sw.js").text == "removes itself"


def test_the_api_reference_is_a_page_of_its_own(get: Get) -> None:
    found = get("/docs")
    assert (found.status_code, found.headers["cache-control"]) == (200, "no-cache")
    assert "Tricorne API" in found.text


def test_assets_are_immutable_and_compressed(get: Get) -> None:
    plain = get("/assets/main-abc.js", accept_encoding="identity")
    assert plain.text == "plain"
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"].startswith("text/javascript")
    best = get("/assets/main-abc.js", accept_encoding="gzip, br")
    assert (best.extensions["encoding"], best.content) == ("br", b"brotli")
    older = get("/assets/main-abc.js", accept_encoding="gzip")
    assert (older.extensions["encoding"], older.content) == ("gzip", b"gzip")


def test_an_unchanged_page_is_not_sent_again(get: Get) -> None:
    again = get("/", if_none_match=get("/").headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/assets/main-abc.js.br", "/assets/%2e%2e%2findex.html", "/assets/other.js"]
)
def test_only_built_files_are_served(get: Get, path: str) -> None:
    assert get(path, accept="application/json").status_code == 404


def test_unknown_paths_give_people_a_page_and_programs_an_error(get: Get) -> None:
    person = get("/nowhere", accept="text/html")
    assert (person.status_code, "Tricorne" in person.text) == (404, True)
    program = get("/nowhere", accept="application/json")
    assert (program.status_code, program.json()["error"]) == (404, "error-no-page")
