"""What is said and noted: players and spectators apart, never taken back, notes for nobody else."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.play.support import House, heard, tell
from tests.server.play.test_absence import rewind
from tests.server.play.test_moves import two_pirates
from tricorne.server.talk import PLAYERS, Remark, Talks


def test_players_and_spectators_talk_among_themselves(database_url: str) -> None:
    async def story(house: House) -> None:
        table, anne, bert = await two_pirates(house)
        cleo, stranger = await house.guest("Cleo"), await house.nobody()
        path = f"/tables/{table}/chat"
        for person, text in ((anne, "to arms"), (bert, "aye"), (cleo, "who will win?")):
            await person.post(path, {"text": text}, 201)
        said = await bert.get(path)
        assert said["channel"] == "players"
        assert [(line["number"], line["name"], line["text"]) for line in said["messages"]] == [
            (1, "Anne", "to arms"),
            (2, "Bert", "aye"),
        ]
        assert [line["text"] for line in (await bert.get(path, since=1))["messages"]] == ["aye"]
        for outside in (cleo, stranger):
            said = await outside.get(path)
            assert said["channel"] == "spectators"
            assert [line["text"] for line in said["messages"]] == ["who will win?"]
        await stranger.post(path, {"text": "hello"}, 401)

    tell(database_url, story)


def test_reactions_are_few_and_nothing_empty_is_said(database_url: str) -> None:
    async def story(house: House) -> None:
        table, anne, _bert = await two_pirates(house)
        path = f"/tables/{table}/chat"
        assert (await anne.post(path, {"reaction": "thanks"}, 201))["reaction"] == "thanks"
        for body in (
            {},
            {"text": "  "},
            {"text": ""},
            {"reaction": "rage"},
            {"text": "x", "reaction": "thanks"},
        ):
            await anne.post(path, body, 422)

    tell(database_url, story)


def test_what_was_said_stays_when_the_game_goes_back(database_url: str) -> None:
    async def story(house: House) -> None:
        table, anne, bert = await two_pirates(house)
        await anne.play(table, 0)
        await anne.post(f"/tables/{table}/chat", {"text": "oh no"}, 201)
        number = (await anne.post(f"/tables/{table}/proposals", rewind(0, 0), 201))["number"]
        await bert.post(f"/tables/{table}/proposals/{number}", {"seat": 1, "agree": True})
        assert (await anne.look(table))["moves"] == 0
        said = await bert.get(f"/tables/{table}/chat")
        assert [line["text"] for line in said["messages"]] == ["oh no"]

    tell(database_url, story)


def test_sockets_hear_what_is_said_in_their_own_circle(database_url: str) -> None:
    async def story(house: House) -> None:
        table, anne, bert = await two_pirates(house)
        cleo = await house.guest("Cleo")
        await anne.post(f"/tables/{table}/chat", {"text": "before"}, 201)
        async with house.socket(bert, table, "?chat=0") as player, house.socket(cleo, table) as outside:
            await anne.post(f"/tables/{table}/chat", {"text": "now"}, 201)
            await cleo.post(f"/tables/{table}/chat", {"text": "outside"}, 201)
            assert [(await heard(player, "said"))["text"] for _ in range(2)] == ["before", "now"]
            assert (await heard(outside, "said"))["text"] == "outside"

    tell(database_url, story)


def test_notes_are_for_nobody_else(database_url: str) -> None:
    async def story(house: House) -> None:
        table, anne, bert = await two_pirates(house)
        path = f"/tables/{table}/notes"
        assert (await anne.get(path))["text"] == ""
        await anne.put(path, {"text": "Bert bluffs"})
        await anne.put(path, {"text": "Bert bluffs\nalways"})
        assert (await anne.get(path))["text"] == "Bert bluffs\nalways"
        assert (await bert.get(path))["text"] == ""
        await (await house.nobody()).get(path, 401)

    tell(database_url, story)


def test_what_is_said_while_a_socket_is_told_what_it_missed_is_told_after_it(database_url: str) -> None:
    async def story(house: House) -> None:
        table, anne, bert = await two_pirates(house)
        await anne.post(f"/tables/{table}/chat", {"text": "before"}, 201)
        talks = house.server.talks
        since, late = talks.since, ["meanwhile"]

        async def slowly(table: str, channel: str, number: int) -> list[Remark]:
            """Somebody speaks after the first look, and before it is answered."""
            found = await since(table, channel, number)
            if late:
                await talks.say(table, channel, anne.id, anne.name, late.pop(), None)
                await asyncio.gather(*talks._tasks)
            return found

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(talks, "since", slowly)
            async with house.socket(bert, table, "?chat=0") as following:
                said = [(await heard(following, "said"))["text"] for _ in range(2)]
        assert said == ["before", "meanwhile"]

    tell(database_url, story)


def test_what_is_said_on_another_worker_is_told_before_the_answer_to_it(database_url: str) -> None:
    async def story(house: House) -> None:
        table, anne, bert = await two_pirates(house)
        elsewhere = Talks(house.server.database)
        async with house.socket(bert, table, "?chat=0") as following:
            await heard(following, "hello")
            with pytest.MonkeyPatch.context() as patch:
                # The news of it are on their way.
                patch.setattr(house.server.talks, "news", lambda _: None)
                await elsewhere.say(table, PLAYERS, anne.id, anne.name, "to arms", None)
                await bert.post(f"/tables/{table}/chat", {"text": "aye"}, 201)
                said = [(await heard(following, "said"))["text"] for _ in range(2)]
        assert said == ["to arms", "aye"]

    tell(database_url, story)


def test_who_does_not_ask_for_what_was_said_before_is_not_told_it(database_url: str) -> None:
    async def story(house: House) -> None:
        table, anne, bert = await two_pirates(house)
        await anne.post(f"/tables/{table}/chat", {"text": "long ago"}, 201)
        elsewhere = Talks(house.server.database)
        async with house.socket(bert, table) as following:
            await heard(following, "hello")
            await elsewhere.say(table, PLAYERS, anne.id, anne.name, "now", None)
            house.server.talks.news(f"said {table} players 2")
            assert (await heard(following, "said"))["text"] == "now"

    tell(database_url, story)
