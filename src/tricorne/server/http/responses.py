"""How the server says no: every refusal as one shape, in the language of the request."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tricorne.errors import BadRecord, IllegalAction, TricorneError
from tricorne.i18n.catalogue import FALLBACK, LANGUAGES, Translations
from tricorne.i18n.explain import explain
from tricorne.server.errors import Invalid, NotFound, Preparing, Refused, Stale, TooMany, Unavailable
from tricorne.server.http.security import SECURITY_HEADERS
from tricorne.server.storage.errors import StorageDamaged, StorageError, StorageFull, StorageUnknown
from tricorne.server.tables import views

MISTAKEN = 422
# What the framework says of a body that is no JSON at all.
UNREADABLE = 400

# What people are told of trouble with the storage; of all other trouble nothing was stored.
STORAGE_PROBLEMS: dict[type[StorageError], str] = {
    StorageUnknown: "error-storage-unknown",
    StorageFull: "error-storage-full",
    StorageDamaged: "error-storage-damaged",
}

log = logging.getLogger(__name__)


@cache
def translations(language: str) -> Translations:
    """Return the words of a language."""
    return Translations(language)


def language_of(connection: HTTPConnection) -> str:
    """Return the language that a browser prefers, of those there are."""
    wanted: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.strip().lower().split("-")[0]))
        except ValueError:
            continue
    return next((name for _, name in sorted(wanted, key=lambda item: item[0]) if name in LANGUAGES), FALLBACK)


def json(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Answer with JSON that is made as it is, without a second look at its shape."""
    return written(to_json(content), status, headers)


def written(content: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Answer with JSON that is written already."""
    return Response(content, status, headers, "application/json")


def problem(connection: HTTPConnection, error: TricorneError) -> Response:
    """Answer with an error."""
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooMany | Preparing) else None
    return json(describe(language_of(connection), error), status_of(error), headers)


def status_of(error: TricorneError) -> int:
    """Return the HTTP status of an error."""
    return error.status if isinstance(error, Refused) else MISTAKEN


def describe(language: str, error: TricorneError) -> dict[str, Any]:
    """Tell an error in words and as data."""
    described: dict[str, Any] = {
        "error": error.message.key,
        "arguments": dict(error.message.arguments),
        "message": explain(translations(language), error, translations(language).say),
    }
    if isinstance(error, IllegalAction | BadRecord) and error.reason:
        described["reason"] = views.message(error.reason.key, dict(error.reason.arguments))
    if isinstance(error, Stale):
        described["changed"] = error.changed
    return described


async def answer_error(request: Request, error: Exception) -> Response:
    """Answer with one of our own errors."""
    assert isinstance(error, TricorneError)
    return problem(request, error)


async def answer_invalid(request: Request, error: Exception) -> Response:
    """Answer with what is wrong about a request's shape, the first few things of it."""
    assert isinstance(error, RequestValidationError)
    found = [f"{'.'.join(str(step) for step in part['loc'])}: {part['msg']}" for part in error.errors()[:3]]
    return problem(request, Invalid("error-shape", problem=_whole_characters("; ".join(found)[:500])))


def _whole_characters(text: str) -> str:
    """Replace halves of characters, which JSON can bring along but nobody can write."""
    return text.encode(errors="replace").decode()


async def answer_http(request: Request, error: Exception) -> Response:
    """Answer with what the framework refuses: no such page, no such method."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, TricorneError):
        return problem(request, error.__cause__)
    if error.status_code == UNREADABLE:
        return problem(request, Invalid("error-unreadable"))
    if error.status_code == NotFound.status:
        return problem(request, NotFound("error-no-page", path=request.url.path[:100]))
    refused = Refused("error-http", problem=str(error.detail)[:200])
    answer = problem(request, refused)
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


async def answer_storage(request: Request, error: Exception) -> Response:
    """Answer when the database is out of reach, full or damaged."""
    assert isinstance(error, StorageError)
    log.error("the database cannot do what was asked: %s", type(error).__name__)
    return problem(request, Unavailable(STORAGE_PROBLEMS.get(type(error), "error-storage-lost")))


async def answer_failure(request: Request, error: Exception) -> Response:
    """Answer after a mistake of ours: it is logged, and nothing of it is shown."""
    answer = problem(request, Refused("error-internal"))
    answer.status_code = 500
    # This one goes out without passing the gate.
    answer.headers.update(SECURITY_HEADERS)
    return answer
