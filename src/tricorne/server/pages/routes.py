"""Where the pages are."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, FastAPI, Request, Response

from tricorne.i18n.catalogue import Translations
from tricorne.server.api import lobby
from tricorne.server.api.dependencies import CurrentServer
from tricorne.server.errors import NotFound
from tricorne.server.http.responses import language_of, translations
from tricorne.server.pages.docs import docs
from tricorne.server.pages.front import front
from tricorne.server.pages.html import Markup
from tricorne.server.pages.layout import KINDS, file, page
from tricorne.server.server import Server

router = APIRouter(include_in_schema=False)

READ = ["GET", "HEAD"]
# The address of a file changes with what is in it.
FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}


@router.api_route("/", methods=READ)
async def front_page(server: CurrentServer, request: Request) -> Response:
    """Show what this is, and who plays here."""
    said = translations(language_of(request))
    waiting, running = [
        (await lobby.public(server, None, status=status))["tables"] for status in ("open", "running")
    ]
    return page(said, said.say("front-page-title"), front(said, _url(server, request), waiting, running))


@router.api_route("/docs", methods=READ)
async def docs_page(request: Request) -> Response:
    """Show how programs speak with the server."""
    said = translations(language_of(request))
    return page(said, said.say("docs-page-title"), _docs(request.app, said))


@lru_cache
def _docs(app: FastAPI, said: Translations) -> Markup:
    """Write the documentation once: it is long, and never changes."""
    return docs(said, app.openapi())


def _url(server: Server, request: Request) -> str:
    """Return the address of the server as people see it."""
    return (server.settings.url or str(request.base_url)).rstrip("/")


@router.api_route("/pages/{name}", methods=READ)
async def page_file(name: str) -> Response:
    """Hand out a file that belongs to the pages."""
    if name not in KINDS:
        raise NotFound("error-no-page", path=f"/pages/{name[:40]}")
    kept = file(name)
    return Response(kept.content, headers=FOR_GOOD, media_type=kept.kind)
