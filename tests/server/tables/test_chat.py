"""What is said and noted: players and spectators apart, never taken back, notes for nobody else."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from sqlalchemy import update

from tests.server.support.tables import ServerHarness, User, receive, run_scenario
from tests.server.tables.test_absence import rewind
from tests.server.tables.test_moves import two_pirates
from tricorne.server.storage.errors import StorageLost
from tricorne.server.storage.models import ChatMessage
from tricorne.server.tables import chat
from tricorne.server.tables.chat import PLAYERS, Chat, Remark, Subscriber


def test_players_and_spectators_talk_among_themselves(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        cleo, stranger = await harness.guest("Cleo"), await harness.anonymous()
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

    run_scenario(database_url, scenario)


def test_reactions_are_few_and_nothing_empty_is_said(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _bert = await two_pirates(harness)
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

    run_scenario(database_url, scenario)


def test_what_was_said_stays_when_the_game_goes_back(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        await anne.play(table, 0)
        await anne.post(f"/tables/{table}/chat", {"text": "oh no"}, 201)
        number = (await anne.post(f"/tables/{table}/proposals", rewind(0, 0), 201))["number"]
        await bert.post(f"/tables/{table}/proposals/{number}", {"seat": 1, "agree": True})
        assert (await anne.standing(table))["moves"] == 0
        said = await bert.get(f"/tables/{table}/chat")
        assert [line["text"] for line in said["messages"]] == ["oh no"]

    run_scenario(database_url, scenario)


def test_sockets_hear_what_is_said_in_their_own_circle(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        cleo = await harness.guest("Cleo")
        await anne.post(f"/tables/{table}/chat", {"text": "before"}, 201)
        async with harness.socket(bert, table, "?chat=0") as player, harness.socket(cleo, table) as outside:
            await anne.post(f"/tables/{table}/chat", {"text": "now"}, 201)
            await cleo.post(f"/tables/{table}/chat", {"text": "outside"}, 201)
            assert [(await receive(player, "said"))["text"] for _ in range(2)] == ["before", "now"]
            assert (await receive(outside, "said"))["text"] == "outside"

    run_scenario(database_url, scenario)


def test_notes_are_for_nobody_else(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        path = f"/tables/{table}/notes"
        assert (await anne.get(path))["text"] == ""
        await anne.put(path, {"text": "Bert bluffs"})
        await anne.put(path, {"text": "Bert bluffs\nalways"})
        assert (await anne.get(path))["text"] == "Bert bluffs\nalways"
        assert (await bert.get(path))["text"] == ""
        await (await harness.anonymous()).get(path, 401)

    run_scenario(database_url, scenario)


def test_what_is_said_while_a_socket_is_told_what_it_missed_is_told_after_it(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        await anne.post(f"/tables/{table}/chat", {"text": "before"}, 201)
        chat = harness.server.chat
        since, late = chat.since, ["meanwhile"]

        async def slowly(table: str, channel: str, number: int) -> list[Remark]:
            """Somebody speaks after the first look, and before it is answered."""
            found = await since(table, channel, number)
            if late:
                await chat.say(table, channel, anne.id, anne.name, late.pop(), None)
                await chat.settled()
            return found

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(chat, "since", slowly)
            async with harness.socket(bert, table, "?chat=0") as following:
                said = [(await receive(following, "said"))["text"] for _ in range(2)]
        assert said == ["before", "meanwhile"]

    run_scenario(database_url, scenario)


def test_control_and_bidi_characters_are_neither_said_nor_noted(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        bad, family = "a\u202eb\x1b[2J\x07c\u2066d", "\U0001f469\u200d\U0001f467"
        said = await anne.post(f"/tables/{table}/chat", {"text": f"{bad} {family}\n!"}, 201)
        assert said["text"] == f"ab[2Jcd {family}\n!"
        assert (await bert.get(f"/tables/{table}/chat"))["messages"][-1]["text"] == said["text"]
        for blank in ("\u202e", "\u3164", "\u2800 \u2800", "\u200b\n"):
            await anne.post(f"/tables/{table}/chat", {"text": blank}, 422)
        kept = await anne.put(f"/tables/{table}/notes", {"text": f"{bad}\nmore"})
        assert kept["text"] == (await anne.get(f"/tables/{table}/notes"))["text"] == "ab[2Jcd\nmore"
        for title in (bad, "\u3164", "x\u2069"):
            await anne.make("libertalia", "me", "open", title=title, status=422)
        assert await anne.make("libertalia", "me", "open", title=f"Friday {family}")

    run_scenario(database_url, scenario)


def test_what_was_stored_with_control_characters_is_told_without(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _bert = await two_pirates(harness)
        await anne.post(f"/tables/{table}/chat", {"text": "x"}, 201)
        old = update(ChatMessage).values(text="\x1b[31mred\u202e")
        await harness.write(lambda connection: connection.execute(old))
        assert (await anne.get(f"/tables/{table}/chat"))["messages"][0]["text"] == "[31mred"

    run_scenario(database_url, scenario)


class Ears:
    """Talk at one table, and what is read and heard of it."""

    def __init__(self, chat: Chat, table: str) -> None:
        self.chat = chat
        self.table = table
        self.heard: list[str] = []
        self.read: list[int] = []
        self.failing = 0
        read = chat._read

        async def reading(key: tuple[str, str], number: int) -> list[Remark]:
            if self.failing:
                self.failing -= 1
                raise StorageLost("it is gone")
            found = await read(key, number)
            self.read.append(len(found))
            return found

        chat._read = reading  # type: ignore[method-assign]
        chat.subscribe(table, PLAYERS, self.hear)

    def hear(self, remarks: Sequence[Remark]) -> None:
        self.heard += [remark.text or "" for remark in remarks if remark.text not in self.heard]

    async def say(self, by: Chat, person: User, *texts: str) -> None:
        for text in texts:
            await by.say(self.table, PLAYERS, person.id, person.name, text, None)


def test_a_catch_up_that_fails_is_logged_and_tried_again(
    database_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "PAUSES", (0.001,))

    async def scenario(harness: ServerHarness) -> None:
        table, anne, _bert = await two_pirates(harness)
        here, elsewhere = Chat(harness.server.database), Chat(harness.server.database)
        ears = Ears(here, table)
        ears.failing = 3
        await ears.say(elsewhere, anne, "to arms")
        here.on_notify(f"said {table} players 1")
        await here.settled()
        assert ears.heard == ["to arms"]
        assert sum("cannot read the chat" in record.message for record in caplog.records) == 3

    run_scenario(database_url, scenario)


def test_one_listener_that_fails_does_not_stop_the_others(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _bert = await two_pirates(harness)
        chat = Chat(harness.server.database)
        good: list[list[str | None]] = [[] for _ in range(8)]

        def hearing(notes: list[str | None]) -> Subscriber:
            return lambda remarks: notes.extend(remark.text for remark in remarks)

        def deaf() -> Subscriber:
            def fail(_: Sequence[Remark]) -> None:
                raise LookupError

            return fail

        # Ears have no order: among sixteen, some that fail come before some that do not.
        for notes in good:
            chat.subscribe(table, PLAYERS, hearing(notes))
            chat.subscribe(table, PLAYERS, deaf())
        for text in ("one", "two"):
            await chat.say(table, PLAYERS, anne.id, anne.name, text, None)
            await chat.settled()
        assert good == [["one", "two"]] * 8
        assert "could not be delivered" in caplog.text

    run_scenario(database_url, scenario)


def test_each_remark_is_read_once_and_not_with_all_before_it(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _bert = await two_pirates(harness)
        here, elsewhere = Chat(harness.server.database), Chat(harness.server.database)
        await Ears.say(Ears(Chat(harness.server.database), table), elsewhere, anne, *map(str, range(10)))
        ears = Ears(here, table)
        await ears.say(here, anne, "first")
        await here.settled()
        assert ears.read == [11]
        # What is said here is told without a look; what is said elsewhere takes one, at what is new.
        await ears.say(here, anne, "second")
        await ears.say(elsewhere, anne, "third")
        here.on_notify(f"said {table} players 12")
        here.on_notify(f"said {table} players 13")
        await here.settled()
        assert ears.heard[-3:] == ["first", "second", "third"]
        assert ears.read == [11, 1]

    run_scenario(database_url, scenario)


def test_what_is_said_on_another_worker_is_told_before_the_answer_to_it(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        elsewhere = Chat(harness.server.database)
        async with harness.socket(bert, table, "?chat=0") as following:
            await receive(following, "hello")
            with pytest.MonkeyPatch.context() as patch:
                # Its notification is still on the way.
                patch.setattr(harness.server.chat, "on_notify", lambda _: None)
                await elsewhere.say(table, PLAYERS, anne.id, anne.name, "to arms", None)
                await bert.post(f"/tables/{table}/chat", {"text": "aye"}, 201)
                said = [(await receive(following, "said"))["text"] for _ in range(2)]
        assert said == ["to arms", "aye"]

    run_scenario(database_url, scenario)


def test_who_does_not_ask_for_what_was_said_before_is_not_told_it(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        await anne.post(f"/tables/{table}/chat", {"text": "long ago"}, 201)
        elsewhere = Chat(harness.server.database)
        async with harness.socket(bert, table) as following:
            await receive(following, "hello")
            await elsewhere.say(table, PLAYERS, anne.id, anne.name, "now", None)
            harness.server.chat.on_notify(f"said {table} players 2")
            assert (await receive(following, "said"))["text"] == "now"

    run_scenario(database_url, scenario)
