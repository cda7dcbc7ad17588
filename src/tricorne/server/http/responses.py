"""JSON responses, and error handlers: every error has the same shape, in the language of the request."""

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
from tricorne.server.errors import (
    ApiError,
    Invalid,
    NotFound,
    RateLimited,
    ServiceUnavailable,
    StaleVersion,
)
from tricorne.server.http.security import SECURITY_HEADERS
from tricorne.server.storage.errors import StorageDamaged, StorageError, StorageFull, StorageUnknown
from tricorne.server.tables import views

UNPROCESSABLE = 422
# The framework's status for a body that is not JSON.
NOT_JSON = 400

# Messages for storage errors; after any other storage error nothing was stored.
STORAGE_PROBLEMS: dict[type[StorageError], str] = {
    StorageUnknown: "error-storage-unknown",
    StorageFull: "error-storage-full",
    StorageDamaged: "error-storage-damaged",
}

log = logging.getLogger(__name__)


@cache
def translations(language: str) -> Translations:
    """Return the translations of a language."""
    return Translations(language)


def language_of(connection: HTTPConnection) -> str:
    """Return the available language that the client prefers."""
    wanted: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.strip().lower().split("-")[0]))
        except ValueError:
            continue
    return next((name for _, name in sorted(wanted, key=lambda item: item[0]) if name in LANGUAGES), FALLBACK)


def json(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Respond with JSON, without validating it against a schema."""
    return written(to_json(content), status, headers)


def written(content: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Respond with JSON that is serialized already."""
    return Response(content, status, headers, "application/json")


def problem(connection: HTTPConnection, error: TricorneError) -> Response:
    """Respond with an error."""
    headers = {"Retry-After": str(error.wait)} if isinstance(error, RateLimited) else None
    return json(describe(language_of(connection), error), status_of(error), headers)


def status_of(error: TricorneError) -> int:
    """Return the HTTP status of an error."""
    return error.status if isinstance(error, ApiError) else UNPROCESSABLE


def describe(language: str, error: TricorneError) -> dict[str, Any]:
    """Return an error as data and as a sentence."""
    described: dict[str, Any] = {
        "error": error.message.key,
        "arguments": dict(error.message.arguments),
        "message": explain(translations(language), error, translations(language).say),
    }
    if isinstance(error, IllegalAction | BadRecord) and error.reason:
        described["reason"] = views.message(error.reason.key, dict(error.reason.arguments))
    if isinstance(error, StaleVersion):
        described["changed"] = error.changed
    return described


async def handle_tricorne_error(request: Request, error: Exception) -> Response:
    """Respond to one of our own errors."""
    assert isinstance(error, TricorneError)
    return problem(request, error)


async def handle_validation_error(request: Request, error: Exception) -> Response:
    """Respond to a request that does not match its schema, with the first few problems."""
    assert isinstance(error, RequestValidationError)
    found = [f"{'.'.join(str(step) for step in part['loc'])}: {part['msg']}" for part in error.errors()[:3]]
    return problem(request, Invalid("error-shape", problem=_without_surrogates("; ".join(found)[:500])))


def _without_surrogates(text: str) -> str:
    """Replace lone surrogates, which JSON may contain but UTF-8 cannot encode."""
    return text.encode(errors="replace").decode()


async def handle_http_exception(request: Request, error: Exception) -> Response:
    """Respond to what the framework rejects: an unknown path or method."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, TricorneError):
        return problem(request, error.__cause__)
    if error.status_code == NOT_JSON:
        return problem(request, Invalid("error-unreadable"))
    if error.status_code == NotFound.status:
        return problem(request, NotFound("error-no-page", path=request.url.path[:100]))
    response = problem(request, ApiError("error-http", problem=str(error.detail)[:200]))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def handle_storage_error(request: Request, error: Exception) -> Response:
    """Respond when the database is unreachable, full or damaged."""
    assert isinstance(error, StorageError)
    log.error("a database operation failed: %s", type(error).__name__)
    return problem(request, ServiceUnavailable(STORAGE_PROBLEMS.get(type(error), "error-storage-lost")))


async def handle_internal_error(request: Request, error: Exception) -> Response:
    """Respond to a bug of ours: it is logged, and no detail is shown."""
    response = problem(request, ApiError("error-internal"))
    response.status_code = 500
    # This response bypasses the security middleware.
    response.headers.update(SECURITY_HEADERS)
    return response
