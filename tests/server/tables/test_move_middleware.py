"""The fast parsing of a move accepts exactly what the documented schema accepts."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from pydantic import ValidationError

from tricorne.server.api.move_middleware import MoveBody, decode_body
from tricorne.server.api.schemas import NewMove

VALID: dict[str, Any] = {"seat": 0, "action": "pass", "version": 3}
SEATS: list[Any] = [-1, 0, 5, 6, True, None, "1", 1.0, 1.5, []]
VERSIONS: list[Any] = [-1, 0, 1_000_000, 1_000_001, False, None, "1", 2.0, 10**30]
ACTIONS: list[Any] = ["", "x" * 40, "x" * 41, "é" * 40, "a\x00", None, 1, ["pass"]]
CHANGES: list[dict[str, Any]] = [
    {},
    {"more": 1},
    *({"seat": seat} for seat in SEATS),
    *({"version": version} for version in VERSIONS),
    *({"action": action} for action in ACTIONS),
]


def accepts_fast(text: bytes) -> MoveBody | None:
    try:
        return decode_body(text)
    except msgspec.MsgspecError:
        return None


def accepts_schema(text: bytes) -> NewMove | None:
    try:
        return NewMove.model_validate(json.loads(text))
    except (ValidationError, ValueError):
        return None


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_both_accept_the_same_bodies(change: dict[str, Any]) -> None:
    text = json.dumps({**VALID, **change}).encode()
    fast, schema = accepts_fast(text), accepts_schema(text)
    if schema is None:
        assert fast is None
    else:
        assert fast is not None
        assert schema.model_dump() == msgspec.structs.asdict(fast)


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"null", b'{"seat":0}', b"\xff"])
def test_neither_accepts_what_is_no_move(text: bytes) -> None:
    assert accepts_fast(text) is None
    assert accepts_schema(text) is None


def test_their_fields_are_the_same() -> None:
    assert set(MoveBody.__struct_fields__) == set(NewMove.model_fields)
