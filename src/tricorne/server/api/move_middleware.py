"""Middleware that answers well-formed moves itself: FastAPI's routing and parsing cost more than the move.

Everything else, above all a malformed move, is passed on to FastAPI, which also documents the route.
What counts as well-formed here must be valid for `schemas.NewMove`, too; a test compares the two.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tricorne.errors import TricorneError
from tricorne.server.api import play
from tricorne.server.api.authentication import caller_of
from tricorne.server.api.dependencies import ID_FORM
from tricorne.server.errors import Unauthenticated
from tricorne.server.http import responses
from tricorne.server.storage.errors import StorageError
from tricorne.server.storage.models import KEY, WORD
from tricorne.server.tables.log import Draft, Kind

JSON = "application/json"

_match_path = re.compile(r"/api/tables/(?P<table>[^/]+)/moves").fullmatch
_is_id = re.compile(ID_FORM).fullmatch
_is_key = re.compile(rf"[!-~]{{1,{KEY}}}").fullmatch


class MoveBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a move; its fields and limits are those of `schemas.NewMove`."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=5)]
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=WORD, pattern=r"^[^\x00]*$")]
    version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


decode_body = msgspec.json.Decoder(MoveBody).decode


@dataclass(frozen=True)
class _Route:
    """The route that the access log and the scope of tokens find in the ASGI scope."""

    path: str


ROUTE = _Route("/api/tables/{table}/moves")


class MoveMiddleware:
    """Middleware around FastAPI's router."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a well-formed move, or pass the request on."""
        if scope["type"] != "http" or scope["method"] != "POST" or not (path := _match_path(scope["path"])):
            await self._app(scope, receive, send)
            return
        request, table_id = Request(scope, receive), path["table"]
        key = request.headers.get("idempotency-key")
        well_formed = request.headers.get("content-type") == JSON and _is_id(table_id)
        if not well_formed or (key is not None and not _is_key(key)):
            await self._app(scope, receive, send)
            return
        scope["route"] = ROUTE
        try:
            content = await request.body()
            body = _decoded(content)
            response = None if body is None else await _move(request, table_id, body, key)
        except TricorneError as error:
            response = await responses.handle_tricorne_error(request, error)
        except StorageError as error:
            response = await responses.handle_storage_error(request, error)
        if response is None:
            await self._app(scope, _replay(content, receive), send)
        else:
            await response(scope, receive, send)


def _decoded(content: bytes) -> MoveBody | None:
    try:
        return decode_body(content)
    except msgspec.MsgspecError:
        return None


async def _move(request: Request, table_id: str, body: MoveBody, key: str | None) -> Response:
    person = await caller_of(request)
    if person is None:
        raise Unauthenticated("error-unknown")
    entry = Draft(Kind.MOVE, body.seat, body.action, body.version)
    return await play.make_move(request.app.state.server, table_id, person, key, entry)


def _replay(content: bytes, receive: Receive) -> Receive:
    """Return a channel that delivers a body again which has been read from another one."""
    messages: list[Message] = [{"type": "http.request", "body": content, "more_body": False}]

    async def replay() -> Message:
        return messages.pop() if messages else await receive()

    return replay
