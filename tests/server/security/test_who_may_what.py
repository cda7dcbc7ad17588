"""Permissions: every endpoint, every kind of caller, at a private and at a public table.

Where a caller has permission, the request changes nothing if possible: a stale move, a rewind to
a position that never existed. It is then rejected for that reason (409, 422), and not for lack of
permission (401, 403, 404).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.support.databases import sqlite_url
from tests.server.support.tables import (
    TIMEOUT,
    Json,
    ServerHarness,
    User,
    receive,
    run_scenario,
    settings_for,
)
from tricorne.games import load
from tricorne.server.accounts.secrets import Domain, hash_secret
from tricorne.server.app import create_app
from tricorne.server.storage.models import Session

# In the order of the matrix's columns.
CALLERS = ("nobody", "stranger", "spectator", "other", "former", "left", "owner", "host")

CARDS = load("libertalia").file.text.replace("worth = 5", "worth = 7").encode()
MATRIX = Path(__file__).with_name("matrix.txt")


@dataclass(frozen=True)
class Row:
    """The expected status of an endpoint for each caller."""

    method: str
    path: str
    body: Json
    private: tuple[int, ...]
    public: tuple[int, ...]
    anybody: bool

    @classmethod
    def read(cls, text: str) -> Row:
        """Parse a row of the matrix."""
        asked, body, *answers = [part.strip() for part in text.split("|")]
        method, path = asked.split()
        anybody = answers[0].startswith("any")
        columns = [
            tuple(int(status) for status in answer.removeprefix("any").split()) * (8 if anybody else 1)
            for answer in answers
        ]
        return cls(method, path, json.loads(body or "null"), columns[0], columns[-1], anybody)


ROWS = [Row.read(line) for line in MATRIX.read_text("utf-8").splitlines() if line and line[0] != "#"]


def endpoints(app: FastAPI) -> Iterator[tuple[str, str]]:
    """Name every endpoint of an application except web pages, which are the same for everybody."""
    for part in app.routes:
        included: Any = getattr(part, "original_router", None)
        routes: list[Any] = included.routes if included else [part]
        for route in routes:
            for method in (getattr(route, "methods", None) or {"WS"}) - {"HEAD"}:
                if method != "GET" or route.path.startswith(("/api", "/health", "/metrics")):
                    yield method, route.path


def test_every_endpoint_has_a_row_in_the_permission_matrix() -> None:
    app = create_app(settings_for("sqlite:///nowhere"))
    assert {(row.method, row.path.partition("?")[0]) for row in ROWS} == set(endpoints(app))


@dataclass
class Scene:
    """A table and everybody related to it; requests are about seat 0."""

    table: str
    callers: dict[str, User]
    values: dict[str, Any] = field(default_factory=dict)


async def arrange(harness: ServerHarness, *, public: bool) -> Scene:
    """Create everybody: the owner at seat 0, another person at 1, and a replaced former owner of 2.

    The table is played with the host's own cards.
    """
    names = ("host", "owner", "other", "former", "left", "next", "spectator", "stranger")
    people = dict(zip(names, await harness.guests(*names), strict=True))
    host = people["host"]
    cards = (await host.http.post("/api/card-sets", content=CARDS)).json()["fingerprint"]
    table = await host.make("libertalia", *["open"] * 4, public=public, components=cards)
    for seat, name in enumerate(("owner", "other", "former", "left")):
        link = await host.post(f"/tables/{table}/links", {"seat": seat}, 201)
        await people[name].post("/links/redeem", {"secret": link["secret"]})
    await people["left"].delete(f"/tables/{table}/seats/3")
    handed_on = await people["former"].post(f"/tables/{table}/links", {"seat": 2}, 201)
    await people["next"].post("/links/redeem", {"secret": handed_on["secret"]})
    invited = await host.post(f"/tables/{table}/links", {}, 201)
    await people["spectator"].post("/links/redeem", {"secret": invited["secret"]})
    people["nobody"] = await harness.anonymous()
    values = {"table": table, "seat": 0, "moves": 0, "number": 1, "link": invited["id"], "game": "x"}
    values["set"] = cards
    return Scene(table, people, {**values, "token": "x" * 22, "person": people["owner"].id})


async def answered(harness: ServerHarness, who: User, row: Row, scene: Scene) -> int:
    """Send a request as a caller; return the status."""
    path = row.path.format(**scene.values)
    if row.method == "WS":
        try:
            query = path.partition("?")[2]
            async with harness.socket(who, scene.table, f"?{query}" if query else "") as following:
                await receive(following, "hello")
        except InvalidStatus as refused:
            return refused.response.status_code
        return 101
    answer = await who.http.request(row.method, path, json=row.body)
    assert answer.status_code < 500, answer.text
    if answer.is_error:
        problem = answer.json()
        assert set(problem) >= {"error", "arguments", "message"}
        assert problem["message"]
    return answer.status_code


@pytest.mark.parametrize("public", [False, True])
def test_permissions_match_the_matrix(tmp_path: Path, public: bool) -> None:
    async def scenario(harness: ServerHarness) -> None:
        scene = await arrange(harness, public=public)
        expired, revoked = await strangers_by_now(harness, scene.callers["owner"])
        wrong = []
        for row in ROWS:
            expected = row.public if public else row.private
            asked = [
                (name, scene.callers[name], status) for name, status in zip(CALLERS, expected, strict=True)
            ]
            asked.insert(0, ("expired session", expired, expected[0]))
            if row.method != "WS":
                asked.insert(0, ("revoked token", revoked, expected[0] if row.anybody else 401))
            for name, who, status in asked:
                found = await answered(harness, who, row, scene)
                if found != status:
                    wrong.append(f"{row.method} {row.path} {row.body or ''}: {name} {found}, not {status}")
        assert not wrong, "\n".join(wrong)

    run_scenario(sqlite_url(tmp_path), scenario, own_cards=True)


async def strangers_by_now(harness: ServerHarness, owner: User) -> tuple[User, User]:
    """Return the owner of a seat with an expired session, and with a revoked token."""
    person, secret = await harness.server.accounts.new_guest("Past")
    token = await owner.post("/me/tokens", {"name": "bot"}, 201)
    await owner.delete(f"/me/tokens/{token['id']}", 204)
    past = datetime.now(UTC) - timedelta(seconds=1)
    expired = (
        update(Session)
        .where(Session.hash == hash_secret(Domain.SESSION, secret))
        .values(expires_at=past, person_id=owner.id)
    )
    await harness.write(lambda connection: connection.execute(expired))
    program = await harness.browser(headers={"Authorization": f"Bearer {token['secret']}"})
    return await harness.with_session(person.id, "Past", secret), User(program)


def test_players_chat_is_hidden_from_people_who_have_left(tmp_path: Path) -> None:
    async def scenario(harness: ServerHarness) -> None:
        scene = await arrange(harness, public=True)
        owner, other = scene.callers["owner"], scene.callers["other"]
        await other.post(f"/tables/{scene.table}/chat", {"text": "among players"}, 201)
        async with AsyncExitStack() as stack:
            following = await stack.enter_async_context(harness.socket(owner, scene.table, "?chat=0"))
            assert (await receive(following, "said"))["text"] == "among players"
            await owner.delete(f"/tables/{scene.table}/seats/0")
            await other.post(f"/tables/{scene.table}/chat", {"text": "now that they are gone"}, 201)
            rest = []
            with suppress(ConnectionClosed):
                while True:
                    rest.append(await asyncio.wait_for(following.recv(), TIMEOUT))
            assert following.close_code == 4009
            assert not any("gone" in str(message) for message in rest)
        assert (await owner.get(f"/tables/{scene.table}/chat"))["messages"] == []

    run_scenario(sqlite_url(tmp_path), scenario, own_cards=True)
