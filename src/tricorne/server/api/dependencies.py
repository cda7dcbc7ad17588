"""What all routes share: how a table is named, and what can go wrong."""

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
    int | None, Query(ge=0, le=5, description="the seat to look from, if you have several; usually the first")
]
IdempotencyKey = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=KEY,
        pattern=r"^[!-~]+$",
        description="a word of your own, new for each thing that you do: sent again with it, it is done once",
    ),
]
Since = Annotated[int, Query(ge=0, le=1_000_000, description="the number of the last line that is known")]

_MEANINGS = {
    401: "Who asks is not known.",
    403: "Who asks may not do that.",
    404: "There is nothing of that name, or not for who asks.",
    409: "It cannot be done as things stand.",
    413: "More than fits.",
    422: "What was sent makes no sense, or is against the rules.",
    429: "Asked too often.",
    503: "It cannot be done now; the message says whether anything was stored.",
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Tell what can go wrong; every error has the same shape."""
    return {
        status: {"model": Problem, "description": _MEANINGS[status]}
        for status in sorted({401, 403, 413, 422, 429, 503, *statuses})
    }


__all__ = ["CurrentServer", "IdempotencyKey", "SeatPath", "SeatQuery", "Since", "TableId", "problems"]
