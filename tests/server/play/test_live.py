"""Live: everything as it happens, what was missed to those who come back, and a sign of life."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.play.support import House, heard, tell, timeless
from tests.server.play.test_moves import two_pirates
from tricorne.server.api import live
from tricorne.server.storage.errors import StorageLost


def test_a_socket_tells_the_table_and_every_line_as_it_is_stored(database_url: str) -> None:
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

    tell(database_url, story)


def test_who_comes_back_is_told_what_was_missed_and_nothing_twice(database_url: str) -> None:
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

    tell(database_url, story)


def test_a_silent_table_shows_life(database_url: str) -> None:
    async def story(house: House) -> None:
        table, anne, _bert = await two_pirates(house)
        async with house.socket(anne, table) as following:
            hello = await heard(following)
            assert hello["heartbeat"] == 0.05
            assert await heard(following) == {"type": "heartbeat", "number": hello["number"]}

    tell(database_url, story, heartbeat_seconds=0.05)


def test_who_sits_down_comes_in_anew(database_url: str) -> None:
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

    tell(database_url, story)


def test_who_logs_out_follows_no_longer(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "TRUST_SECONDS", 0.0)

    async def story(house: House) -> None:
        table, anne, _bert = await two_pirates(house)
        async with house.socket(anne, table) as following:
            await heard(following)
            await anne.delete("/sessions/current", 204)
            with pytest.raises(ConnectionClosed) as closed:
                await heard(following, "said")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == live.NOT_KNOWN

    tell(database_url, story, heartbeat_seconds=0.05)


def test_a_database_that_is_away_throws_nobody_out(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "TRUST_SECONDS", 0.0)
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

    tell(database_url, story, heartbeat_seconds=0.05)
