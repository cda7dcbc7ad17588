"""Examples of requests, made from the shape of what they send."""

from __future__ import annotations

import json
import shlex
from typing import Any

from tricorne.games import GAMES
from tricorne.server.errors import Unknown

# What a field could hold, where its type alone would say little.
VALUES: dict[str, Any] = {
    "game": next(iter(GAMES)),
    "players": 4,
    "name": "Anne",
    "password": "a long sentence",
    "action": "play 42",
    "version": 17,
    "bot": "planner",
    "text": "Well met!",
    "title": "Friday evening",
    "url": "https://chat.example.org/hook",
    "secret": "the-secret-after-the-hash",
    "what": "rewind",
    "to": 12,
    "moves": 12,
}
# Of what may be left out, what one will want to say.
TELLING = {"text", "to"}


def curl(method: str, path: str, operation: dict[str, Any], shapes: dict[str, Any]) -> str:
    """Write a request as a command; names in capitals are for the reader to fill in."""
    url = path
    for given in operation.get("parameters", []):
        url = url.replace(f"{{{given['name']}}}", f"${given['name'].upper()}")
    needed = [
        f"{given['name']}={VALUES.get(given['name'], '…')}"
        for given in operation.get("parameters", [])
        if given["in"] == "query" and given.get("required")
    ]
    query = f"?{'&'.join(needed)}".replace(" ", "%20") if needed else ""
    parts = [f'curl "$SERVER{url}{query}"']
    if method != "get":
        parts.append(f"-X {method.upper()}")
    if str(Unknown.status) in operation["responses"]:
        parts.append('-H "Authorization: Bearer $TOKEN"')
    for kind, content in operation.get("requestBody", {}).get("content", {}).items():
        body = example(content["schema"], shapes)
        parts.append(f"-H 'Content-Type: {kind}' -d {shlex.quote(json.dumps(body, ensure_ascii=False))}")
    return " \\\n  ".join(parts)


def example(schema: dict[str, Any], shapes: dict[str, Any], name: str = "") -> Any:
    """Make a value of a shape: what must be there, and little else."""
    if "$ref" in schema:
        return example(shapes[schema["$ref"].rpartition("/")[2]], shapes, name)
    if name in VALUES:
        return VALUES[name]
    if "anyOf" in schema:
        return example(schema["anyOf"][0], shapes, name)
    if "enum" in schema:
        return schema["enum"][0]
    if schema.get("type") == "object":
        required = schema.get("required", [])
        return {
            field: example(inner, shapes, field)
            for field, inner in schema.get("properties", {}).items()
            if field in required or field in TELLING
        }
    by_type: dict[str, Any] = {
        "integer": schema.get("minimum", 0),
        "boolean": True,
        "array": [],
        "string": "…",
    }
    return by_type.get(schema.get("type", ""))
