"""The route of a move: well-formed requests skip FastAPI's generic parsing, which costs more than the move.

Everything else, above all every error, is left to FastAPI, which also describes the route. What
counts as well-formed here must be valid for `schemas.NewMove`, too; a test compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Coroutine
from typing import Annotated, Any

import msgspec
from fastapi import Request, Response
from fastapi.routing import APIRoute

from tricorne.server.accounts.accounts import Person
from tricorne.server.api.authentication import caller_of
from tricorne.server.api.dependencies import ID_FORM
from tricorne.server.errors import Unauthenticated
from tricorne.server.server import Server
from tricorne.server.storage.models import KEY, WORD

JSON = "application/json"

_is_id = re.compile(ID_FORM).fullmatch
_is_key = re.compile(rf"[!-~]{{1,{KEY}}}").fullmatch


class MoveBody(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a move; its fields and limits are those of `schemas.NewMove`."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=5)]
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=WORD, pattern=r"^[^\x00]*$")]
    version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


decode_body = msgspec.json.Decoder(MoveBody).decode

Move = Callable[[str, MoveBody, Server, Person, str | None], Awaitable[Response]]


class MoveRoute(APIRoute):
    """A route whose endpoint is called directly if the request is well-formed."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler of requests."""
        generic = super().get_route_handler()
        move: Move = self.endpoint

        async def handle(request: Request) -> Response:
            table_id, key = request.path_params["table"], request.headers.get("idempotency-key")
            well_formed = request.headers.get("content-type") == JSON and _is_id(table_id)
            if not well_formed or (key is not None and not _is_key(key)):
                return await generic(request)
            try:
                body = decode_body(await request.body())
            except msgspec.MsgspecError:
                return await generic(request)
            person = await caller_of(request)
            if person is None:
                raise Unauthenticated("error-unknown")
            return await move(table_id, body, request.app.state.server, person, key)

        return handle
