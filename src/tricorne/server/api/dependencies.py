"""What all routes share: common parameters, and the descriptions of errors."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Header, Path, Query

from tricorne.server.api.authentication import CurrentServer
from tricorne.server.api.schemas import Problem
from tricorne.server.storage.models import ID, KEY

ID_FORM = rf"^[A-Za-z0-9_-]{{1,{ID}}}$"

TableId = Annotated[str, Path(alias="table", pattern=ID_FORM, description="the id of a table")]
SeatPath = Annotated[int, Path(ge=0, le=5, description="the number of a seat")]
SeatQuery = Annotated[
    int | None,
    Query(ge=0, le=5, description="the seat to view from, if you have several; by default the first"),
]
IdempotencyKey = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=KEY,
        pattern=r"^[!-~]+$",
        description="any text, new for each operation: repeated with the same key, it is carried out once",
    ),
]
Since = Annotated[int, Query(ge=0, le=1_000_000, description="the number of the last log entry you know")]

_DESCRIPTIONS = {
    401: "The client is not authenticated.",
    403: "The client may not do that.",
    404: "There is no such thing, or the client may not see it.",
    409: "The current state does not allow it.",
    413: "The request body is too large.",
    422: "The request is malformed, or against the rules of the game.",
    429: "A rate limit was exceeded; `Retry-After` says how long to wait.",
    503: "The server cannot do it right now; the message says whether anything was stored.",
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Describe the errors of a route; every error has the same schema."""
    return {
        status: {"model": Problem, "description": _DESCRIPTIONS[status]}
        for status in sorted({401, 403, 413, 422, 429, 503, *statuses})
    }


__all__ = ["CurrentServer", "IdempotencyKey", "SeatPath", "SeatQuery", "Since", "TableId", "problems"]
