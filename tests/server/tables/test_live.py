"""Live: everything as it happens, what was missed to those who come back, and a sign of life."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from tests.server.support.databases import PostgreSQL
from tests.server.support.storage import opened
from tests.server.support.tables import TIMEOUT, ServerHarness, User, receive, run_scenario, without_times
from tests.server.tables.test_moves import two_pirates
from tricorne.server.accounts.accounts import Accounts, Person
from tricorne.server.accounts.secrets import new_secret
from tricorne.server.api import live
from tricorne.server.api.authentication import caller_of
from tricorne.server.http.websocket_protocol import WebSocketProtocol
from tricorne.server.storage.errors import StorageLost
from tricorne.server.storage.models import Session


def test_a_socket_tells_the_table_and_every_line_as_it_is_stored(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        async with harness.socket(bert, table) as following:
            hello = await receive(following)
            assert hello["type"] == "hello"
            assert without_times(hello["table"]) == without_times(await bert.get(f"/tables/{table}"))
            for seat, person in enumerate((anne, bert)):
                number = (await person.play(table, seat))["number"]
                news = await receive(following, "changed")
                assert (news["number"], news["seat"]) == (number, 1)
                assert news["lines"] == (await bert.get(f"/tables/{table}/log", since=number - 1))["lines"]
                assert without_times(news["standing"]) == without_times(await bert.standing(table))

    run_scenario(url, scenario)


def test_who_comes_back_is_told_what_was_missed_and_nothing_twice(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        async with harness.socket(bert, table) as following:
            seen = (await receive(following))["number"]
        await anne.play(table, 0)
        await bert.play(table, 1)
        async with harness.socket(bert, table, f"?since={seen}") as following:
            await receive(following, "hello")
            missed = await receive(following)
            assert [line["number"] for line in missed["lines"]] == [seen + 1, seen + 2]
        async with harness.socket(bert, table, "?since=999999") as following:
            await receive(following, "hello")
            await bert.post(f"/tables/{table}/chat", {"text": "here"}, 201)
            assert (await receive(following))["type"] == "said", "from the future nothing was missed"

    run_scenario(url, scenario)


@pytest.fixture
def protocols(monkeypatch: pytest.MonkeyPatch) -> list[WebSocketProtocol]:
    """Return the server's ends of all sockets, in their order."""
    found: list[WebSocketProtocol] = []
    connect = WebSocketProtocol.connection_made

    def connection_made(protocol: WebSocketProtocol, transport: asyncio.BaseTransport) -> None:
        found.append(protocol)
        connect(protocol, transport)

    monkeypatch.setattr(WebSocketProtocol, "connection_made", connection_made)
    return found


def test_who_does_not_keep_up_gets_everything_later_and_in_order(
    url: str, protocols: list[WebSocketProtocol]
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        async with harness.socket(bert, table) as following:
            await receive(following, "hello")
            # The transport does this when its buffer is full, and when it has room again.
            protocols[0].pause_writing()
            played = [(await person.play(table, seat))["number"] for seat, person in enumerate((anne, bert))]
            protocols[0].resume_writing()
            await anne.post(f"/tables/{table}/chat", {"text": "at last"}, 201)
            assert [(await receive(following))["number"] for _ in played] == played
            assert (await receive(following))["type"] == "said"

    run_scenario(url, scenario, heartbeat_seconds=300)


def test_who_falls_too_far_behind_is_disconnected(
    url: str, monkeypatch: pytest.MonkeyPatch, protocols: list[WebSocketProtocol]
) -> None:
    monkeypatch.setattr(live, "LONGEST_QUEUE", 1)

    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        async with harness.socket(bert, table) as following:
            await receive(following, "hello")
            protocols[0].pause_writing()
            for text in ("one is about to be sent", "one waits", "one is too many"):
                await anne.post(f"/tables/{table}/chat", {"text": text}, 201)
            protocols[0].resume_writing()
            assert (await receive(following))["type"] == "said"
            with pytest.raises(ConnectionClosed):
                await receive(following)
            assert following.close_code == live.TOO_SLOW

    run_scenario(url, scenario, heartbeat_seconds=300)


def test_a_silent_table_shows_life(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _bert = await two_pirates(harness)
        async with harness.socket(anne, table) as following:
            hello = await receive(following)
            assert hello["heartbeat"] == 0.05
            assert await receive(following) == {"type": "heartbeat", "number": hello["number"]}

    run_scenario(url, scenario, heartbeat_seconds=0.05)


def test_who_sits_down_comes_in_anew(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table = await anne.make("libertalia", "me", "open", "open", public=True)
        async with harness.socket(bert, table) as following:
            assert (await receive(following))["table"]["seat"] is None
            await bert.sit(table, 1)
            await following.wait_closed()
            assert following.close_code == 4009
        async with harness.socket(bert, table) as following:
            assert (await receive(following))["table"]["seat"] == 1

    run_scenario(url, scenario)


async def log_out(anne: User, _token: str) -> None:
    await anne.delete("/sessions/current", 204)


async def revoke(anne: User, token: str) -> None:
    await anne.delete(f"/me/tokens/{token}", 204)


async def change_password(anne: User, _token: str) -> None:
    await anne.put("/me/password", {"password": "liberté, égalité"})


async def delete_account(anne: User, _token: str) -> None:
    await anne.delete("/me", 204)


@pytest.mark.parametrize(
    ("ending", "ended"),
    [
        (log_out, {"here"}),
        (revoke, {"program"}),
        (change_password, {"there", "program"}),
        (delete_account, {"here", "there", "program"}),
    ],
)
def test_what_is_ended_follows_no_longer_from_then_on(
    url: str, ending: Callable[[User, str], Coroutine[Any, Any, None]], ended: set[str]
) -> None:
    """No heartbeat and no move comes in the meantime: the end itself has to close the socket."""

    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        person = await harness.server.accounts.by_session(anne.session)
        assert person is not None
        there = await harness.with_session(anne.id, "Anne", await another_session(harness, anne.id))
        token = await anne.post("/me/tokens", {"name": "bot"}, 201)
        bearer = {"Authorization": f"Bearer {token['secret']}"}
        async with (
            harness.socket(anne, table) as here,
            harness.socket(there, table) as elsewhere,
            harness.socket(await harness.anonymous(), table, headers=bearer) as program,
        ):
            sockets = {"here": here, "there": elsewhere, "program": program}
            for socket in sockets.values():
                await receive(socket, "hello")
            await ending(anne, token["id"])
            for name in ended:
                async with asyncio.timeout(TIMEOUT):
                    await sockets[name].wait_closed()
                assert sockets[name].close_code in (live.NOT_AUTHENTICATED, live.SEATS_CHANGED)
                if ending is not delete_account:  # which also gives up the seat
                    assert sockets[name].close_code == live.NOT_AUTHENTICATED
            await bert.post(f"/tables/{table}/chat", {"text": "who is left?"}, 201)
            for name in sockets.keys() - ended:
                assert (await receive(sockets[name], "said"))["text"] == "who is left?"

    run_scenario(url, scenario, heartbeat_seconds=300)


async def another_session(harness: ServerHarness, person: str) -> str:
    """Let a person be known in a second browser."""
    people, secret = harness.server.accounts, new_secret()
    await harness.write(lambda c: people._begin_session(c, person, secret, datetime.now(UTC)))
    return secret


def test_what_is_ended_on_another_worker_follows_no_longer(postgresql: PostgreSQL) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _bert = await two_pirates(harness)
        person = await harness.server.accounts.by_session(anne.session)
        assert person is not None
        async with (
            opened(harness.server.settings.database) as database,
            harness.socket(anne, table) as following,
        ):
            await receive(following, "hello")
            await Accounts(database, harness.server.settings).log_out(anne.session)
            async with asyncio.timeout(TIMEOUT):
                await following.wait_closed()
            assert following.close_code == live.NOT_AUTHENTICATED

    with postgresql.database() as url:
        run_scenario(url, scenario, heartbeat_seconds=300)


def test_nothing_is_sent_to_who_may_have_been_logged_out_until_that_is_known(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.01)
    away = asyncio.Event()

    async def slow(connection: HTTPConnection) -> Person | None:
        if away.is_set():
            raise StorageLost("it is gone")
        return await caller_of(connection)

    monkeypatch.setattr(live, "caller_of", slow)

    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        async with harness.socket(anne, table) as following:
            await receive(following, "hello")
            away.set()
            await anne.delete("/sessions/current", 204)
            await bert.post(f"/tables/{table}/chat", {"text": "she is gone"}, 201)
            away.clear()
            with pytest.raises(ConnectionClosed):
                await receive(following, "said")
            assert following.close_code == live.NOT_AUTHENTICATED

    run_scenario(url, scenario, heartbeat_seconds=300)


def test_a_session_that_expires_follows_no_longer(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _bert = await two_pirates(harness)
        soon = update(Session).values(expires_at=datetime.now(UTC) + timedelta(days=365))
        await harness.write(lambda connection: connection.execute(soon))
        async with harness.socket(anne, table) as following:
            await receive(following, "hello")
            past = update(Session).values(expires_at=datetime.now(UTC) - timedelta(seconds=1))
            await harness.write(lambda connection: connection.execute(past))
            harness.server.accounts._identities.clear()
            async with asyncio.timeout(TIMEOUT):
                await following.wait_closed()
            assert following.close_code == live.NOT_AUTHENTICATED

    run_scenario(url, scenario, heartbeat_seconds=0.05)


def test_a_database_that_is_away_throws_nobody_out(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.01)
    asked: list[object] = []

    async def away(connection: object) -> None:
        asked.append(connection)
        raise StorageLost("it is gone")

    monkeypatch.setattr(live, "caller_of", away)

    async def scenario(harness: ServerHarness) -> None:
        table, anne, _bert = await two_pirates(harness)
        async with harness.socket(anne, table) as following:
            await receive(following, "hello")
            await receive(following, "heartbeat")
            assert asked

    run_scenario(url, scenario, heartbeat_seconds=0.05)
