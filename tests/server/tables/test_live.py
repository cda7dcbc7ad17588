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
from tests.server.support.tables import PATIENCE, House, Somebody, heard, tell, timeless
from tests.server.tables.test_moves import two_pirates
from tricorne.server.accounts.accounts import Accounts, Person
from tricorne.server.accounts.secrets import new_secret
from tricorne.server.api import live
from tricorne.server.api.authentication import caller_of
from tricorne.server.storage.errors import StorageLost
from tricorne.server.storage.models import Session


def test_a_socket_tells_the_table_and_every_line_as_it_is_stored(url: str) -> None:
    async def story(house: House) -> None:
        table, anne, bert = await two_pirates(house)
        async with house.socket(bert, table) as following:
            hello = await heard(following)
            assert hello["type"] == "hello"
            assert timeless(hello["table"]) == timeless(await bert.get(f"/tables/{table}"))
            for seat, person in enumerate((anne, bert)):
                number = (await person.play(table, seat))["number"]
                news = await heard(following, "changed")
                assert (news["number"], news["seat"]) == (number, 1)
                assert news["lines"] == (await bert.get(f"/tables/{table}/log", since=number - 1))["lines"]
                assert timeless(news["standing"]) == timeless(await bert.look(table))

    tell(url, story)


def test_who_comes_back_is_told_what_was_missed_and_nothing_twice(url: str) -> None:
    async def story(house: House) -> None:
        table, anne, bert = await two_pirates(house)
        async with house.socket(bert, table) as following:
            seen = (await heard(following))["number"]
        await anne.play(table, 0)
        await bert.play(table, 1)
        async with house.socket(bert, table, f"?since={seen}") as following:
            await heard(following, "hello")
            missed = await heard(following)
            assert [line["number"] for line in missed["lines"]] == [seen + 1, seen + 2]
        async with house.socket(bert, table, "?since=999999") as following:
            await heard(following, "hello")
            await bert.post(f"/tables/{table}/chat", {"text": "here"}, 201)
            assert (await heard(following))["type"] == "said", "from the future nothing was missed"

    tell(url, story)


def test_a_silent_table_shows_life(url: str) -> None:
    async def story(house: House) -> None:
        table, anne, _bert = await two_pirates(house)
        async with house.socket(anne, table) as following:
            hello = await heard(following)
            assert hello["heartbeat"] == 0.05
            assert await heard(following) == {"type": "heartbeat", "number": hello["number"]}

    tell(url, story, heartbeat_seconds=0.05)


def test_who_sits_down_comes_in_anew(url: str) -> None:
    async def story(house: House) -> None:
        anne, bert = await house.guests("Anne", "Bert")
        table = await anne.make("libertalia", "me", "open", "open", public=True)
        async with house.socket(bert, table) as following:
            assert (await heard(following))["table"]["seat"] is None
            await bert.sit(table, 1)
            await following.wait_closed()
            assert following.close_code == 4009
        async with house.socket(bert, table) as following:
            assert (await heard(following))["table"]["seat"] == 1

    tell(url, story)


async def log_out(anne: Somebody, _token: str) -> None:
    await anne.delete("/sessions/current", 204)


async def revoke(anne: Somebody, token: str) -> None:
    await anne.delete(f"/me/tokens/{token}", 204)


async def change_password(anne: Somebody, _token: str) -> None:
    await anne.put("/me/password", {"password": "liberté, égalité"})


async def delete_account(anne: Somebody, _token: str) -> None:
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
    url: str, ending: Callable[[Somebody, str], Coroutine[Any, Any, None]], ended: set[str]
) -> None:
    """No heartbeat and no move comes in the meantime: the end itself has to close the socket."""

    async def story(house: House) -> None:
        table, anne, bert = await two_pirates(house)
        person = await house.server.accounts.by_session(anne.session)
        assert person is not None
        there = await house.known(anne.id, "Anne", await another_session(house, anne.id))
        token = await anne.post("/me/tokens", {"name": "bot"}, 201)
        bearer = {"Authorization": f"Bearer {token['secret']}"}
        async with (
            house.socket(anne, table) as here,
            house.socket(there, table) as elsewhere,
            house.socket(await house.nobody(), table, headers=bearer) as program,
        ):
            sockets = {"here": here, "there": elsewhere, "program": program}
            for socket in sockets.values():
                await heard(socket, "hello")
            await ending(anne, token["id"])
            for name in ended:
                async with asyncio.timeout(PATIENCE):
                    await sockets[name].wait_closed()
                assert sockets[name].close_code in (live.NOT_AUTHENTICATED, live.SEATS_CHANGED)
                if ending is not delete_account:  # which also gives up the seat
                    assert sockets[name].close_code == live.NOT_AUTHENTICATED
            await bert.post(f"/tables/{table}/chat", {"text": "who is left?"}, 201)
            for name in sockets.keys() - ended:
                assert (await heard(sockets[name], "said"))["text"] == "who is left?"

    tell(url, story, heartbeat_seconds=300)


async def another_session(house: House, person: str) -> str:
    """Let a person be known in a second browser."""
    people, secret = house.server.accounts, new_secret()
    await house.write(lambda c: people._begin_session(c, person, secret, datetime.now(UTC)))
    return secret


def test_what_is_ended_on_another_worker_follows_no_longer(postgresql: PostgreSQL) -> None:
    async def story(house: House) -> None:
        table, anne, _bert = await two_pirates(house)
        person = await house.server.accounts.by_session(anne.session)
        assert person is not None
        async with opened(house.server.settings.database) as database, house.socket(anne, table) as following:
            await heard(following, "hello")
            await Accounts(database, house.server.settings).log_out(anne.session)
            async with asyncio.timeout(PATIENCE):
                await following.wait_closed()
            assert following.close_code == live.NOT_AUTHENTICATED

    with postgresql.database() as url:
        tell(url, story, heartbeat_seconds=300)


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

    async def story(house: House) -> None:
        table, anne, bert = await two_pirates(house)
        async with house.socket(anne, table) as following:
            await heard(following, "hello")
            away.set()
            await anne.delete("/sessions/current", 204)
            await bert.post(f"/tables/{table}/chat", {"text": "she is gone"}, 201)
            away.clear()
            with pytest.raises(ConnectionClosed):
                await heard(following, "said")
            assert following.close_code == live.NOT_AUTHENTICATED

    tell(url, story, heartbeat_seconds=300)


def test_a_session_that_expires_follows_no_longer(url: str) -> None:
    async def story(house: House) -> None:
        table, anne, _bert = await two_pirates(house)
        soon = update(Session).values(expires_at=datetime.now(UTC) + timedelta(days=365))
        await house.write(lambda connection: connection.execute(soon))
        async with house.socket(anne, table) as following:
            await heard(following, "hello")
            past = update(Session).values(expires_at=datetime.now(UTC) - timedelta(seconds=1))
            await house.write(lambda connection: connection.execute(past))
            house.server.accounts._identities.clear()
            async with asyncio.timeout(PATIENCE):
                await following.wait_closed()
            assert following.close_code == live.NOT_AUTHENTICATED

    tell(url, story, heartbeat_seconds=0.05)


def test_a_database_that_is_away_throws_nobody_out(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RETRY_SECONDS", 0.01)
    asked: list[object] = []

    async def away(connection: object) -> None:
        asked.append(connection)
        raise StorageLost("it is gone")

    monkeypatch.setattr(live, "caller_of", away)

    async def story(house: House) -> None:
        table, anne, _bert = await two_pirates(house)
        async with house.socket(anne, table) as following:
            await heard(following, "hello")
            await heard(following, "heartbeat")
            assert asked

    tell(url, story, heartbeat_seconds=0.05)
