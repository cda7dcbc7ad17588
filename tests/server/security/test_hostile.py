"""Hostile input is stored unchanged, sanitized, or rejected with a useful error; texts on both databases."""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.server.support.tables import ServerHarness, run_scenario, without_times
from tests.server.tables.test_moves import two_pirates

# Injection attempts, which chat and notes store unchanged.
KEPT = {
    "markup": "<script>alert(document.cookie)</script><img src=x onerror=alert(1)>",
    "template": "{{7*7}} ${7*7} <%= 7*7 %> %s %(name)s {0.__class__}",
    "query": "'; DROP TABLE people; -- \" OR 1=1",
    "zalgo": "Z" + "\u0335\u0358\u0321" * 100,
    "astral": "🏴‍☠️" * 50,
    "message": "{ $name } error-internal",
}
# Texts that would harm the reader, and what is left of them.
CLEANED = {
    "\u202eevil\u202c \u2066\u2069": "evil ",
    "not \ufffe\uffff": "not ",
    "\x01\x1b[31m\x7f\r\n\t": "[31m\n ",
}
REFUSED = {"null": "a\x00b", "half a character": "a\ud800b", "too long": "x" * 20_000}

DEEP = 20_000
BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "a list": b"[]",
    "null": b"null",
    "a number": b"1",
    "not UTF-8": b'{"text": "\xff\xfe"}',
    "deep list": b"[" * DEEP + b"]" * DEEP,
    "deep object": b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
    "NaN": b'{"seat": NaN, "action": "x", "version": NaN, "text": NaN}',
    "infinity": b'{"seat": Infinity, "action": "x", "version": -Infinity, "text": Infinity}',
    "huge number": b'{"seat": ' + b"9" * 5000 + b', "action": "x", "version": 1}',
    "large number": b'{"seat": 99999999999999999999, "action": "x", "version": 1e400}',
    "half a character as a key": b'{"\\ud800": "\\udfff"}',
    "half a character as text": b'{"text": "\\ud800", "name": "\\ud800", "title": "\\ud800"}',
    "null in text": b'{"text": "\\u0000", "name": "\\u0000"}',
    "true for a number": b'{"seat": true, "action": "x", "version": true}',
    "text for a number": b'{"seat": "0", "action": "x", "version": "1"}',
    "unknown field": b'{"__proto__": {"admin": true}, "constructor": 1}',
    "many fields": b"{" + b",".join(b'"f%d":1' % number for number in range(5000)) + b"}",
}

# Endpoints that read a body.
READERS = [
    ("POST", "/people"),
    ("POST", "/sessions"),
    ("PATCH", "/me"),
    ("PUT", "/me/password"),
    ("POST", "/me/tokens"),
    ("PUT", "/me/webhook"),
    ("POST", "/tables"),
    ("POST", "/links/redeem"),
    ("POST", "/replays"),
    ("POST", "/continuations"),
    ("POST", "/tables/{table}/moves"),
    ("POST", "/tables/{table}/undo"),
    ("POST", "/tables/{table}/chat"),
    ("PUT", "/tables/{table}/notes"),
    ("POST", "/tables/{table}/proposals"),
    ("POST", "/tables/{table}/proposals/1"),
    ("PUT", "/tables/{table}/seats/0/deputy"),
    ("POST", "/tables/{table}/links"),
    ("POST", "/tables/{table}/branch"),
    ("POST", "/tables/{table}/start"),
    ("POST", "/tables/{table}/seats/0"),
]


def useful(answer: Any) -> None:
    """Check that an error explains the problem without revealing internals."""
    problem = answer.json()
    assert problem["message"]
    for word in ("Traceback", "sqlalchemy", "psycopg", 'File "', "tricorne.server"):
        assert word not in answer.text


def test_malformed_bodies_are_rejected(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _ = await two_pirates(harness)
        before = await anne.get(f"/tables/{table}")
        for (method, path), (name, body) in product(READERS, BODIES.items()):
            kind = "text/plain" if name == "no JSON" else "application/json"
            address = f"/api{path.format(table=table)}"
            answer = await anne.http.request(method, address, content=body, headers={"Content-Type": kind})
            assert 400 <= answer.status_code < 500, (method, path, name, answer.text[:300])
            useful(answer)
        assert without_times(await anne.get(f"/tables/{table}")) == without_times(before)

    run_scenario(url, scenario)


def test_hostile_texts_are_stored_unchanged_or_sanitized(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        for name, text in KEPT.items():
            said = await anne.post(f"/tables/{table}/chat", {"text": text}, 201)
            assert said["text"] == text, name
            await anne.put(f"/tables/{table}/notes", {"text": text})
            assert (await anne.get(f"/tables/{table}/notes"))["text"] == text, name
        for text, left in CLEANED.items():
            assert (await anne.post(f"/tables/{table}/chat", {"text": text}, 201))["text"] == left
            assert (await anne.put(f"/tables/{table}/notes", {"text": text}))["text"] == left
        heard = (await bert.get(f"/tables/{table}/chat"))["messages"]
        assert [line["text"] for line in heard] == [*KEPT.values(), *CLEANED.values()]

    run_scenario(database_url, scenario)


def test_texts_that_cannot_be_stored_are_rejected(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _ = await two_pirates(harness)
        for text in REFUSED.values():
            for method, path, field in (
                ("POST", f"/tables/{table}/chat", "text"),
                ("POST", f"/tables/{table}/chat", "reaction"),
                ("PUT", f"/tables/{table}/notes", "text"),
                ("PATCH", "/me", "name"),
                ("POST", "/people", "name"),
                ("POST", "/me/tokens", "name"),
                ("POST", "/links/redeem", "secret"),
            ):
                await anne.ask(method, path, {field: text}, 422)
            await anne.make("libertalia", "me", "open", title=text, status=422)
            await anne.make(text, "me", "open", status=422)
            await anne.make("libertalia", "me", text, status=422)
            await anne.make("libertalia", "me", "open", options={text: True}, status=422)
            await anne.make("libertalia", "me", "open", options={"open_booty": text}, status=422)

    run_scenario(database_url, scenario)


def test_odd_names_and_titles_are_stored_unchanged(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        bert = await harness.guest("Bert")
        for name in ("<b>Anne</b>", "🏴", "'; DROP TABLE people; --", "%00", "{ $name }"):
            anne = await harness.guest(name)
            table = await anne.make("libertalia", "me", "open", "open", public=True, title=name)
            assert (await anne.standing(table))["seats"][0]["name"] == name
            line = (await anne.get("/tables"))["tables"][0]
            assert (line["title"], line["seats"][0]["name"]) == (name, name)
            assert name in (await bert.sit(table, 0, 409))["message"]

    run_scenario(database_url, scenario)


PATHS = [
    "/api/tables/%00",
    "/api/tables/%2e%2e%2fme",
    "/api/tables/../me",
    "/api//tables",
    "/api/tables/" + "x" * 5000,
    "/api/tables/\u202e",
    "/api/tables/%ff%fe",
    "/api/tables/{table}/history/-1",
    "/api/tables/{table}/history/99999999999999999999",
    "/api/tables/{table}/history/1e3",
    "/api/tables/{table}/history/%D9%A3",
    "/api/tables/{table}/log?since=%00",
    "/api/tables/{table}/log?since=1&since=2",
    "/api/tables/{table}?seat=99999999999999999999",
    "/api/tables/{table}?seat[]=0",
    "/api/tables/{table}/why?action=%00",
    "/api/tables/{table}/why?action=%ff",
    "/api/tables/{table}/why?action=" + "x" * 41,
    "/api/tables/{table}/hints?bot=../../x",
    "/api/tables?game=%00",
    "/api/tables?after=%00",
    "/api/tables?after=0%200001-01-01T00:00:00%2B23:59%20x",
    "/api/tables?after=0%209999-12-31T23:59:59-23:59%20x",
    "/api/tables?after=99999999999999999999%202020-01-01%20x",
    "/api/tables?after=0%202020-01-01%20x",
    "/api/tables?after=1%202020-W01-1%20%F0%9F%8F%B4",
    "/api/tables?status=nonsense",
    "/api/ratings?game=%00&players=2",
    "/api/ratings?game=%F0%9F%8F%B4&players=2",
    "/api/people/%00",
    "/api/people/%F0%9F%8F%B4",
    "/api/me/tables?after=1%20x%20y",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../pyproject.toml",
    "/assets/%2e%2e/%2e%2e/pyproject.toml",
    "/api/nowhere",
]


def test_hostile_paths_are_rejected(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _ = await two_pirates(harness)
        for path in PATHS:
            answer = await anne.http.get(path.replace("{table}", table))
            assert answer.status_code < 500, path
            assert "[build-system]" not in answer.text
            assert "root:" not in answer.text
            if answer.is_error and path.startswith("/api"):
                useful(answer)

    run_scenario(url, scenario)


STRANGE_HEADERS = [
    (b"Cookie", "tricorne_session=\xff\xfe"),
    (b"Cookie", "tricorne_session"),
    (b"Cookie", "=;=;==" * 100),
    (b"Cookie", 'tricorne_session="\\000\\777"'),
    (b"Authorization", "Bearer"),
    (b"Authorization", "Bearer \xff"),
    (b"Authorization", "Basic eDp5"),
    (b"Accept-Language", "fr;q=NaN, en;q=inf, x;q=-1," * 100),
    (b"Accept-Language", "\xff"),
    (b"X-Forwarded-For", "' OR 1=1, \xff"),
    (b"Host", "evil.example"),
    (b"Host", ""),
    (b"Content-Length", "\xb2"),
]


def test_strange_headers_do_no_harm(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        browser = await harness.browser()
        for name, value in STRANGE_HEADERS:
            for method, path in (("GET", "/api/tables"), ("GET", "/api/nowhere"), ("POST", "/api/sessions")):
                answer = await browser.request(method, path, headers=[(name, value.encode("latin-1"))])
                assert answer.status_code < 500, (name, value)

    run_scenario(url, scenario)
