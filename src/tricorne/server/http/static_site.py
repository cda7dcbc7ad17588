"""The static site: the web pages, built from `web/` into `server/web`.

All files are read once at startup. The build has compressed them already, and asset names
contain a content hash, so browsers may cache assets for good.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from fastapi import APIRouter, Request, Response

from tricorne.server.errors import NotFound
from tricorne.server.http.files import IMMUTABLE, REVALIDATE, File

INDEX = "index.html"
API_DOCS = "docs.html"
ASSETS = "assets"
SERVICE_WORKER = "sw.js"
# The service worker that removes itself, served instead of the other to withdraw it.
SERVICE_WORKER_OFF = "sw-off.js"
READ = ["GET", "HEAD"]
# The first path segments of the single-page application; its own router reads the rest.
APP_PATHS = (
    "",
    "new",
    "tables",
    "table",
    "review",
    "join",
    "rules",
    "learn",
    "person",
    "leaderboard",
    "settings",
)
FALLBACK = "/{rest:path}"

# Content encodings, best first, and the suffixes of the compressed files.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
MEDIA_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True)
class Site:
    """The site's own routes, and the fallback that comes after all other routes."""

    router: APIRouter
    fallback: APIRouter


@cache
def find(root: Traversable | None = None, *, service_worker: bool = True) -> Site | None:
    """Return the site, read once in a process; None if it has not been built, or only by an older version."""
    built = root or files("tricorne.server").joinpath("web")
    if not all(built.joinpath(page).is_file() for page in (INDEX, API_DOCS)):
        return None
    index, api_docs = _read(built, INDEX), _read(built, API_DOCS)
    assets = _read_all(built.joinpath(ASSETS))
    # The manifest, its icons, and the service worker, whose names browsers must find again after an update.
    others = {name: file for name, file in _read_all(built).items() if name not in (INDEX, API_DOCS)}
    if not service_worker and SERVICE_WORKER_OFF in others:
        others[SERVICE_WORKER] = others[SERVICE_WORKER_OFF]
    routes, fallback = APIRouter(include_in_schema=False), APIRouter(include_in_schema=False)

    async def page(request: Request) -> Response:
        return index.response(request, REVALIDATE)

    for path in APP_PATHS:
        routes.add_api_route(f"/{path}", page, methods=READ)
        if path:
            routes.add_api_route(f"/{path}/{{rest:path}}", page, methods=READ)

    @routes.api_route("/docs", methods=READ)
    async def docs(request: Request) -> Response:
        return api_docs.response(request, REVALIDATE)

    @routes.api_route(f"/{ASSETS}/{{name}}", methods=READ)
    async def asset(name: str, request: Request) -> Response:
        if name not in assets:
            raise NotFound("error-no-page", path=f"/{ASSETS}/{name[:80]}")
        return assets[name].response(request, IMMUTABLE)

    def add_file(name: str, found: File) -> None:
        async def file(request: Request) -> Response:
            return found.response(request, REVALIDATE)

        routes.add_api_route(f"/{name}", file, methods=READ)

    for name, found in others.items():
        add_file(name, found)

    @fallback.api_route(FALLBACK, methods=READ)
    async def not_found(rest: str, request: Request) -> Response:
        if "text/html" not in request.headers.get("accept", ""):
            raise NotFound("error-no-page", path=f"/{rest[:100]}")
        return index.response(request, REVALIDATE, NotFound.status)

    return Site(routes, fallback)


def _read_all(folder: Traversable) -> dict[str, File]:
    return {
        item.name: _read(folder, item.name)
        for item in folder.iterdir()
        if item.is_file() and not item.name.endswith(tuple(ENCODINGS.values()))
    }


def _read(folder: Traversable, name: str) -> File:
    plain = folder.joinpath(name).read_bytes()
    compressed = {
        encoding: folder.joinpath(name + suffix).read_bytes()
        for encoding, suffix in ENCODINGS.items()
        if folder.joinpath(name + suffix).is_file()
    }
    media_type = MEDIA_TYPES.get(name[name.rfind(".") :]) or guess_type(name)[0] or "application/octet-stream"
    return File(media_type, plain, compressed)
