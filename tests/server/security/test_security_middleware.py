"""The security middleware: CSRF, body sizes, rate limits, and security headers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.support.tables import HOME, ServerHarness, User, receive, run_scenario
from tests.server.tables.test_moves import two_pirates
from tricorne.server.api.authentication import COOKIE
from tricorne.server.http.security import SECURITY_HEADERS
from tricorne.server.settings import Settings
from tricorne.server.tables.table import Table

# The limits on connections and frames need no request: see test_protocols and test_flood.
LIMITS = [
    name
    for name in Settings.model_fields
    if name.startswith("limit_") and name not in {"limit_connections", "limit_frames"}
]

CONFIGURED = "https://club.example"

# The origin of a page, and whether it may use the server.
ORIGINS = [
    ({"Origin": HOME}, True),
    ({"Origin": CONFIGURED}, True),
    ({}, True),
    ({"Sec-Fetch-Site": "same-origin"}, True),
    ({"Sec-Fetch-Site": "cross-site"}, False),
    ({"Sec-Fetch-Site": "same-site"}, False),
    ({"Origin": "http://evil.example"}, False),
    ({"Origin": "http://tables.example.evil.example"}, False),
    ({"Origin": "http://tables.example@evil.example"}, False),
    ({"Origin": "http://tables.example:81"}, False),
    ({"Origin": "null"}, False),
    ({"Origin": ""}, False),
    ({"Origin": "http://["}, False),
    ({"Origin": "tables.example"}, False),
]


def test_cross_site_requests_are_rejected(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        for headers, welcome in ORIGINS:
            for method, path, body in (
                ("POST", "/me/tokens", {"name": "x" * 100}),
                ("PUT", "/me/password", {"password": ""}),
                ("PATCH", "/me", {"name": ""}),
                ("DELETE", "/me/tokens/x", None),
            ):
                refused = await anne.ask(method, path, body, 422 if welcome else 403, headers=headers)
                assert (refused["error"] == "error-origin") != welcome, (method, headers)
            looked = await anne.http.get("/api/me", headers=headers)
            assert looked.status_code == 200, "looking changes nothing; browsers keep it from other pages"
            assert not [name for name in looked.headers if name.startswith("access-control")]

    run_scenario(url, scenario, origins=[CONFIGURED])


def test_a_program_with_a_token_needs_no_origin(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        token = await anne.post("/me/tokens", {"name": "bot"}, 201)
        program = User(await harness.browser(headers={"Authorization": f"Bearer {token['secret']}"}))
        assert (await program.get("/me"))["person"]["id"] == anne.id
        await program.make("libertalia", "me", "open")

    run_scenario(url, scenario)


def test_cross_site_websockets_are_rejected(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _ = await two_pirates(harness)
        own = f"http://{await harness.address()}"
        for headers, welcome in ORIGINS:
            sent = {"Origin": own} if headers.get("Origin") == HOME else headers
            if welcome:
                async with harness.socket(anne, table, headers=sent) as following:
                    await receive(following, "hello")
                continue
            with pytest.raises(InvalidStatus) as refused:
                async with harness.socket(anne, table, headers=sent):
                    pass
            answer = refused.value.response
            assert answer.status_code == 403, sent
            assert b"error-origin" in answer.body
            assert answer.headers["content-security-policy"]

    run_scenario(url, scenario, origins=[CONFIGURED])


def test_every_response_has_security_headers(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Any) -> None:
        raise ZeroDivisionError("a secret that nobody must see")

    async def scenario(harness: ServerHarness) -> None:
        table, anne, _ = await two_pirates(harness)
        transport = httpx.ASGITransport(harness.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(
            transport=transport, base_url=HOME, cookies={COOKIE: anne.session}
        ) as browser:
            answers = {
                200: await browser.get("/api/tables"),
                201: await browser.post(f"/api/tables/{table}/chat", json={"text": "aye"}),
                204: await browser.delete("/api/me/webhook"),
                403: await browser.post("/api/tables", headers={"Origin": "null"}),
                404: await browser.get("/nowhere"),
                405: await browser.put("/api/games"),
                409: await browser.post(f"/api/tables/{table}/start", json={}),
                413: await browser.post("/api/tables", content=b"x" * 100_000),
                422: await browser.post("/api/tables", json={}),
            }
            monkeypatch.setattr(Table, "seats_of", broken)
            answers[500] = await browser.get(f"/api/tables/{table}")
        for status, answer in answers.items():
            assert answer.status_code == status
            for name, value in SECURITY_HEADERS.items():
                if answer.headers.get("content-type", "").startswith("application/json"):
                    assert answer.headers[name] == value, (status, name)
            if status >= 400:
                assert set(answer.json()) == {"error", "arguments", "message"}
        assert "secret" not in answers[500].text
        policy = answers[200].headers["content-security-policy"].split("; ")
        # Local games need WebAssembly and a worker, and nothing more.
        assert {"script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'"} <= set(policy)
        assert sum(part.count("unsafe") for part in policy) == 1
        assert answers[200].headers["cache-control"] == "no-store"

    run_scenario(url, scenario)


@pytest.mark.parametrize(
    ("address", "secure"), [("http://tables.example", False), ("https://tables.example", True)]
)
def test_cookies_are_httponly_and_samesite(url: str, address: str, secure: bool) -> None:
    async def scenario(harness: ServerHarness) -> None:
        browser = await harness.browser()
        answer = await browser.post("/api/people", json={"name": "Anne"})
        name, *flags = answer.headers["set-cookie"].lower().split("; ")
        assert name.startswith(f"{COOKIE}=")
        assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
        assert ("secure" in flags) == secure
        assert not any(flag.startswith("domain") for flag in flags)

    run_scenario(url, scenario, url=address)


async def in_pieces(size: int) -> AsyncIterator[bytes]:
    for _ in range(size // 1000):
        yield b"x" * 1000


def test_large_bodies_are_rejected_whatever_their_content_length(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        for path, size in (("/tables", 100_000), ("/replays", 1_000_000), ("/continuations", 1_000_000)):
            for content in (b"x" * size, in_pieces(size)):
                refused = await anne.ask("POST", path, None, 413, content=content)
                assert refused["error"] == "error-too-large"
        lying = {"Content-Length": "100000000000000000000000000"}
        await anne.ask("POST", "/tables", None, 413, content=b"{}", headers=lying)
        await anne.ask("POST", "/tables", None, 413, content=b"{}", headers={"Content-Length": "-1"})

    run_scenario(url, scenario)


def doings(anne: User, table: str) -> dict[str, Callable[[], Awaitable[httpx.Response]]]:
    """Return the request that each rate limit counts."""
    http, path, names = anne.http, f"/api/tables/{table}", count()
    move = {"seat": 0, "action": "choose 1", "version": 0}
    return {
        "guests": lambda: http.post("/api/people", json={"name": "Bert"}),
        "logins": lambda: http.post("/api/sessions", json={"name": f"Bert {next(names)}", "password": "x"}),
        "tables": lambda: http.post("/api/tables", json={"game": "x", "players": 2}),
        "moves": lambda: http.post(f"{path}/moves", json=move),
        "chat": lambda: http.post(f"{path}/chat", json={"text": "aye"}),
        "hints": lambda: http.get(f"{path}/hints?bot=random"),
        "webhooks": lambda: http.put("/api/me/webhook", json={"form": "json", "url": "x"}),
        "imports": lambda: http.post("/api/replays", content=b"x"),
        "cards": lambda: http.post("/api/card-sets", content=b"x"),
        "links": lambda: http.post(f"{path}/links", json={}),
        "seats": lambda: http.put(f"{path}/seats/5/deputy", json={}),
        "requests": lambda: http.get("/api/games"),
    }


def test_rate_limited_responses_have_retry_after(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        others = doings(bert, table)
        for name, doing in doings(anne, table).items():
            answers = [await doing() for _ in range(100 if name == "requests" else 4)]
            assert answers[1].status_code != 429 or name == "requests", name
            refused = answers[-1]
            assert refused.status_code == 429, name
            assert 1 <= int(refused.headers["retry-after"]) <= 3600
            assert refused.json()["error"] == "error-too-often"
            assert refused.json()["arguments"]["limit"] == name
            if name in ("tables", "moves", "chat", "hints", "imports"):
                assert (await others[name]()).status_code != 429, "others are not held up"

    limits = dict.fromkeys(LIMITS, "2/hour") | {"limit_requests": "100/hour"}
    assert {name.removeprefix("limit_") for name in limits} == set(doings(User(httpx.AsyncClient()), ""))
    run_scenario(url, scenario, own_cards=True, **limits)


def test_live_connections_per_person_are_limited(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        async with harness.socket(anne, table) as first, harness.socket(anne, table) as second:
            await receive(first, "hello")
            await receive(second, "hello")
            with pytest.raises(InvalidStatus) as refused:
                async with harness.socket(anne, table):
                    pass
            assert refused.value.response.status_code == 409
            async with harness.socket(bert, table) as other:
                await receive(other, "hello")
        async with harness.socket(anne, table) as again:
            await receive(again, "hello")

    run_scenario(url, scenario, sockets_a_person=2)


def test_a_misbehaving_socket_is_closed_and_others_are_not_affected(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        async with harness.socket(bert, table) as other:
            await receive(other, "hello")
            for garbage, codes in (
                (b"\x00\xff", {1008}),
                ("x" * 100, {1008}),
                ("x" * 2_000_000, {1006, 1009}),
                (b"x" * 2_000_000, {1006, 1009}),
            ):
                async with harness.socket(anne, table) as following:
                    await receive(following, "hello")
                    await following.send("still here")
                    with suppress(ConnectionClosed):
                        await following.send(garbage)
                        await following.wait_closed()
                    assert following.close_code in codes
            number = (await anne.play(table, 0))["number"]
            assert (await receive(other, "changed"))["number"] == number

    run_scenario(url, scenario)


def test_a_websocket_with_invalid_parameters_is_rejected(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _ = await two_pirates(harness)
        for query in (
            "?since=-1",
            "?since=x",
            "?since=99999999999999999999",
            "?seat=9",
            "?seat=x",
            "?chat=NaN",
            "?since=%00",
            "/../../../../me",
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with harness.socket(anne, table, query):
                    pass
            assert 400 <= refused.value.response.status_code < 500

    run_scenario(url, scenario)
