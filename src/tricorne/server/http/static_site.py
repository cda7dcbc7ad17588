"""The site: the pages for browsers, built from `web/` into this package.

Every file is read once. What is compressed was compressed when it was built;
the names of assets change with what is in them, so that browsers keep them
for good. Without a built site there is none of this, and the front page of
`pages` stays where it is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from fastapi import APIRouter, Request, Response

from tricorne.server.errors import NotFound

INDEX = "index.html"
ASSETS = "assets"
READ = ["GET", "HEAD"]
# Where the pages are; what is behind the first word is read in the browser.
PLACES = (
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

# What no other route takes.
NOWHERE = "/{rest:path}"

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
# How a file can be sent, the best first, and how its name ends then.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class File:
    """A file of the site, plain and compressed."""

    kind: str
    tag: str
    plain: bytes
    compressed: Mapping[str, bytes]

    def answer(self, request: Request, keep: str, status: int = 200) -> Response:
        """Hand the file out, as small as the browser takes it; nothing if the browser has it."""
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((name for name in self.compressed if name in accepted), None)
        headers = {"Cache-Control": keep, "ETag": f'"{self.tag}"', "Vary": "Accept-Encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        content = self.compressed[encoding] if encoding else self.plain
        return Response(content, status, headers, self.kind)


@dataclass(frozen=True)
class Site:
    """The routes of the site: its own places, and what stands behind the routes of everybody else."""

    router: APIRouter
    lost: APIRouter


def find(root: Traversable | None = None) -> Site | None:
    """Return the site; None if it has not been built."""
    built = root or files(__package__).joinpath("web")
    if not built.joinpath(INDEX).is_file():
        return None
    index = _read(built, INDEX)
    assets = {
        item.name: _read(built.joinpath(ASSETS), item.name)
        for item in built.joinpath(ASSETS).iterdir()
        if not item.name.endswith(tuple(ENCODINGS.values()))
    }
    routes, lost = APIRouter(include_in_schema=False), APIRouter(include_in_schema=False)

    async def page(request: Request) -> Response:
        return index.answer(request, ASK_AGAIN)

    for place in PLACES:
        routes.add_api_route(f"/{place}", page, methods=READ)
        if place:
            routes.add_api_route(f"/{place}/{{rest:path}}", page, methods=READ)

    @routes.api_route(f"/{ASSETS}/{{name}}", methods=READ)
    async def asset(name: str, request: Request) -> Response:
        if name not in assets:
            raise NotFound("error-no-page", path=f"/{ASSETS}/{name[:80]}")
        return assets[name].answer(request, FOR_GOOD)

    @lost.api_route(NOWHERE, methods=READ)
    async def nothing(rest: str, request: Request) -> Response:
        if "text/html" not in request.headers.get("accept", ""):
            raise NotFound("error-no-page", path=f"/{rest[:100]}")
        return index.answer(request, ASK_AGAIN, NotFound.status)

    return Site(routes, lost)


def _read(folder: Traversable, name: str) -> File:
    plain = folder.joinpath(name).read_bytes()
    compressed = {
        encoding: folder.joinpath(name + ending).read_bytes()
        for encoding, ending in ENCODINGS.items()
        if folder.joinpath(name + ending).is_file()
    }
    kind = KINDS.get(name[name.rfind(".") :]) or guess_type(name)[0] or "application/octet-stream"
    return File(kind, hashlib.sha256(plain).hexdigest()[:20], plain, compressed)
