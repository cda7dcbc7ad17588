"""The documentation of the API as a page, made from its OpenAPI description."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from tricorne.i18n.catalogue import Translations
from tricorne.server.api import live
from tricorne.server.errors import Unknown
from tricorne.server.pages.example import curl
from tricorne.server.pages.html import Content, Markup, between, block, element, join

Schema = dict[str, Any]

LIVE = "/api/tables/{table}/live"
PROBLEM = "Problem"
RESTART = 1012


def docs(translations: Translations, api: Schema) -> Markup:
    """Write the page."""
    tags: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            tags.setdefault(operation["tags"][0], []).append((method, path, operation))
    shapes = api["components"]["schemas"]
    body = [
        _introduction(translations),
        *(_tag(translations, api, tag, operations) for tag, operations in tags.items()),
        _live(translations),
        _errors(translations, api),
        element(
            "section",
            element("h2", translations.say("docs-shapes")),
            *(_shape(translations, name, shape) for name, shape in sorted(shapes.items())),
            id="shapes",
        ),
    ]
    return element("div", _contents(translations, tags), element("div", *body), class_="docs")


def _introduction(translations: Translations) -> Markup:
    return element(
        "section",
        element("h1", translations.say("docs-title")),
        _text(translations.say("docs-lead")),
        _text(translations.say("docs-people")),
        block('curl "$SERVER/api/me" -H "Authorization: Bearer $TOKEN"'),
        _text(translations.say("docs-names")),
        _text(translations.say("docs-versions")),
        element("p", element("a", translations.say("docs-openapi"), href="/api/openapi.json")),
    )


def _contents(translations: Translations, tags: dict[str, list[tuple[str, str, Schema]]]) -> Markup:
    groups = [
        element(
            "details",
            element("summary", tag),
            element("ul", *(element("li", _reference(method, path)) for method, path, _ in operations)),
        )
        for tag, operations in tags.items()
    ]
    more = (("live", "docs-live"), ("errors", "docs-errors"), ("shapes", "docs-shapes"))
    links = [element("li", element("a", translations.say(key), href=f"#{place}")) for place, key in more]
    return element("nav", *groups, element("ul", *links), class_="contents")


def _reference(method: str, path: str) -> Markup:
    return element("a", _method(method), path.removeprefix("/api"), href=f"#{_anchor(method, path)}")


def _anchor(method: str, path: str) -> str:
    return f"{method}-{re.sub(r'[^a-z0-9]+', '-', path).strip('-')}"


def _method(method: str) -> Markup:
    return element("span", method.upper(), class_=f"method {method}")


def _tag(
    translations: Translations, api: Schema, tag: str, operations: list[tuple[str, str, Schema]]
) -> Markup:
    written = [
        _operation(translations, api, method, path, operation) for method, path, operation in operations
    ]
    return element("section", element("h2", tag), *written)


def _operation(translations: Translations, api: Schema, method: str, path: str, operation: Schema) -> Markup:
    shapes = api["components"]["schemas"]
    answers = operation["responses"]
    good = {status: answer for status, answer in answers.items() if int(status) < 400}
    bad = [status for status in answers if int(status) >= 400]
    parts: list[Content] = [
        element("h3", _method(method), element("code", path)),
        _text(operation.get("description", "")),
    ]
    if str(Unknown.status) in bad:
        parts.append(element("p", translations.say("docs-known"), class_="quiet"))
    if operation.get("parameters"):
        rows = [
            (element("code", given["name"]), _type(given["schema"]), given.get("description", ""))
            for given in operation["parameters"]
        ]
        parts.append(_table(translations, ("docs-parameter", "docs-type", "docs-meaning"), rows))
    if body := _content(operation.get("requestBody", {})):
        parts.append(element("p", translations.say("docs-body"), " ", _type(body)))
    for status, answer in good.items():
        content = _content(answer)
        parts.append(
            element(
                "p", translations.say("docs-answer", status=status), " ", _type(content) if content else None
            )
        )
    if bad:
        links = [element("a", status, href=f"#error-{status}") for status in bad]
        parts.append(element("p", translations.say("docs-refusals"), " ", between(links), class_="quiet"))
    example = curl(method, path, operation, shapes)
    parts.append(element("details", element("summary", translations.say("docs-example")), block(example)))
    return element("article", *parts, class_="operation", id=_anchor(method, path))


def _content(holder: Schema) -> Schema | None:
    """Return the shape of a body, if there is one."""
    for content in holder.get("content", {}).values():
        schema: Schema = content.get("schema", {})
        return schema or None
    return None


def _shape(translations: Translations, name: str, shape: Schema) -> Markup:
    required = shape.get("required", [])
    rows = [
        (
            element("code", field),
            _type(schema),
            join(
                schema.get("description", ""),
                ""
                if field in required
                else element("span", " ", _usual(translations, schema), class_="quiet"),
            ),
        )
        for field, schema in shape.get("properties", {}).items()
    ]
    columns = ("docs-field", "docs-type", "docs-meaning")
    return element(
        "article",
        element("h3", name),
        _text(shape.get("description", "")),
        _table(translations, columns, rows) if rows else element("p", _type(shape)),
        class_="shape",
        id=_shape_id(name),
    )


def _shape_id(name: str) -> str:
    return f"shape-{name}"


def _usual(translations: Translations, schema: Schema) -> str:
    if schema.get("default") is None:
        return translations.say("docs-optional")
    return translations.say("docs-usual", value=json.dumps(schema["default"], ensure_ascii=False))


def _type(schema: Schema) -> Markup:
    """Write a type: shapes are links, a list is `thing[]`, alternatives stand side by side."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return element("a", name, href=f"#{_shape_id(name)}")
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return between([_type(inner) for inner in schema[several]], " | ")
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return element("code", " | ".join(json.dumps(value, ensure_ascii=False) for value in values))
    if schema.get("type") == "array":
        inner = schema.get("items", {})
        return join("(", _type(inner), ")[]") if "anyOf" in inner else join(_type(inner), "[]")
    if isinstance(schema.get("additionalProperties"), dict):
        return join("{ … : ", _type(schema["additionalProperties"]), " }")
    return join(element("code", schema.get("type", "any")), _bounds(schema))


def _bounds(schema: Schema) -> str:
    least = schema.get("minimum", schema.get("minLength"))
    most = schema.get("maximum", schema.get("maxLength"))
    if least is None and most is None:
        return ""
    if most is None:
        return f" ≥ {least}"
    return f" ≤ {most}" if least is None else f" {least}–{most}"


def _live(translations: Translations) -> Markup:
    queries = [
        (element("code", "seat"), element("code", "integer"), translations.say("docs-live-seat")),
        (element("code", "since"), element("code", "integer"), translations.say("docs-live-since")),
        (element("code", "chat"), element("code", "integer"), translations.say("docs-live-chat")),
    ]
    messages = [
        (
            element("code", "hello"),
            _fields("number, heartbeat, table: ", "WholeTable"),
            translations.say("docs-live-hello"),
        ),
        (
            element("code", "changed"),
            _fields("number, seat, …", "Changed"),
            translations.say("docs-live-changed"),
        ),
        (element("code", "said"), _fields("…", "Said"), translations.say("docs-live-said")),
        (element("code", "heartbeat"), _fields("number"), translations.say("docs-live-heartbeat")),
    ]
    codes = [
        (element("code", str(code)), translations.say(key))
        for code, key in (
            (live.POLICY, "docs-live-policy"),
            (RESTART, "docs-live-restart"),
            (live.TOO_SLOW, "docs-live-slow"),
            (live.SEATS_CHANGED, "docs-live-seats"),
            (live.NOT_KNOWN, "docs-live-unknown"),
        )
    ]
    return element(
        "section",
        element("h2", translations.say("docs-live")),
        element(
            "article",
            element("h3", _method("get"), element("code", f"WebSocket {LIVE}")),
            _text(translations.say("docs-live-lead")),
            block(f"wss://play.example.org{LIVE}?since=42"),
            _table(translations, ("docs-parameter", "docs-type", "docs-meaning"), queries),
            _text(translations.say("docs-live-messages")),
            _table(translations, ("docs-message", "docs-field", "docs-meaning"), messages),
            _text(translations.say("docs-live-resume")),
            _table(translations, ("docs-code", "docs-meaning"), codes),
            class_="operation",
        ),
        id="live",
    )


def _fields(text: str, shape: str | None = None) -> Markup:
    return join(text, element("a", shape, href=f"#{_shape_id(shape)}") if shape else None)


def _errors(translations: Translations, api: Schema) -> Markup:
    """List the statuses with which something is refused, as the operations describe them."""
    meanings: dict[str, str] = {}
    for methods in api["paths"].values():
        for operation in methods.values():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    meanings.setdefault(status, answer["description"])
    rows = [
        (element("code", status, id=f"error-{status}"), meaning)
        for status, meaning in sorted(meanings.items())
    ]
    return element(
        "section",
        element("h2", translations.say("docs-errors")),
        element(
            "p",
            _inline(translations.say("docs-errors-lead")),
            " ",
            element("a", PROBLEM, href=f"#{_shape_id(PROBLEM)}"),
        ),
        _table(translations, ("docs-status", "docs-meaning"), rows),
        id="errors",
    )


def _table(translations: Translations, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> Markup:
    head = element("tr", *(element("th", translations.say(column), scope="col") for column in columns))
    body = [
        element("tr", *(element("td", cell if isinstance(cell, Markup) else _inline(cell)) for cell in row))
        for row in rows
    ]
    return element("div", element("table", element("thead", head), element("tbody", *body)), class_="wide")


def _text(text: str) -> Markup:
    """Write paragraphs."""
    return join(*(element("p", _inline(block)) for block in text.split("\n\n") if block.strip()))


def _inline(text: str) -> Markup:
    """Write text in which code stands between backticks."""
    parts = text.split("`")
    return join(*(element("code", part) if place % 2 else part for place, part in enumerate(parts)))
