"""Who is away, and what all must agree to: deputies, clocks, rewinds."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from tests.server.support.tables import (
    Json,
    ServerHarness,
    User,
    inline_bots,
    run_scenario,
    server_harness,
    until,
)
from tests.server.tables.test_moves import two_pirates
from tricorne.server.storage.models import Clock, EntryRow, Seat, TableRow


async def three_pirates(harness: ServerHarness, *bots: str, **more: Any) -> tuple[str, User, User, User]:
    """Seat three people and some bots at a table of Libertalia."""
    anne, bert, cleo = await harness.guests("Anne", "Bert", "Cleo")
    table_id = await anne.make("libertalia", "me", "open", "open", *bots, public=True, **more)
    await bert.sit(table_id, 1)
    await cleo.sit(table_id, 2)
    return table_id, anne, bert, cleo


async def kinds(person: User, table_id: str, since: int) -> list[str]:
    """Return the kinds of the lines of a log after a number."""
    return [line["kind"] for line in (await person.get(f"/tables/{table_id}/log", since=since))["lines"]]


def rewind(seat: int, to: int) -> Json:
    return {"seat": seat, "what": "rewind", "to": to}


def test_a_game_goes_back_when_all_agree_and_leaves_a_trace(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert, cleo = await three_pirates(harness)
        began = await cleo.standing(table_id)
        for seat, person in enumerate((anne, bert)):
            await person.play(table_id, seat)
        number = (await anne.post(f"/tables/{table_id}/proposals", rewind(0, 0), 201))["number"]
        proposal = {
            "number": number,
            "what": "rewind",
            "to": 0,
            "about": None,
            "agreed": [0],
            "asked": [1, 2],
        }
        shown = (await bert.standing(table_id))["proposal"]
        assert 0 < shown.pop("seconds_left") <= 3600
        assert shown == proposal
        busy = await bert.post(f"/tables/{table_id}/proposals", rewind(1, 1), 409)
        assert busy["error"] == "error-proposal"
        path = f"/tables/{table_id}/proposals/{number}"
        await anne.post(path, {"seat": 0, "agree": True}, 409)
        await bert.post(path, {"seat": 0, "agree": True}, 403)
        await bert.post(path, {"seat": 1, "agree": True})
        assert (await bert.standing(table_id))["proposal"]["agreed"] == [0, 1]
        assert (await bert.standing(table_id))["moves"] == 2
        await cleo.post(path, {"seat": 2, "agree": True})
        after = await cleo.standing(table_id)
        assert after["moves"] == 0
        assert after["proposal"] is None
        assert after["view"] == began["view"]
        assert await kinds(cleo, table_id, number - 1) == ["propose", "agree", "agree", "rewind"]
        await cleo.post(path, {"seat": 2, "agree": True}, 409)
        old = await anne.move(table_id, 0, began["view"]["legal"][-1], began["number"], 409)
        assert old["error"] == "error-stale", "an answer to the time before is no answer now"

    run_scenario(url, scenario)


def test_one_who_does_not_agree_is_enough(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert, cleo = await three_pirates(harness)
        await anne.play(table_id, 0)
        number = (await anne.post(f"/tables/{table_id}/proposals", rewind(0, 0), 201))["number"]
        await bert.post(f"/tables/{table_id}/proposals/{number}", {"seat": 1, "agree": False})
        standing = await cleo.standing(table_id)
        assert standing["proposal"] is None
        assert standing["moves"] == 1
        for body in (
            rewind(0, 1),
            rewind(0, 7),
            {"seat": 0, "what": "rewind"},
            {"seat": 0, "what": "deputy"},
        ):
            await anne.post(f"/tables/{table_id}/proposals", body, 422)

    run_scenario(url, scenario)


def test_whoever_is_replaced_by_a_bot_keeps_the_vote_on_a_rewind(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert, cleo = await three_pirates(harness, "random")
        await anne.play(table_id, 0)
        await cleo.put(f"/tables/{table_id}/seats/2/deputy", {"bot": "random"})
        number = (await anne.post(f"/tables/{table_id}/proposals", rewind(0, 0), 201))["number"]
        path = f"/tables/{table_id}/proposals/{number}"
        await bert.post(path, {"seat": 1, "agree": True})
        assert (await anne.standing(table_id))["proposal"]["asked"] == [2]
        assert "rewind" not in await kinds(anne, table_id, number)
        await cleo.post(path, {"seat": 2, "agree": True})
        assert (await anne.standing(table_id))["proposal"] is None
        assert "rewind" in await kinds(anne, table_id, number)

    run_scenario(url, scenario)


def test_who_is_alone_among_bots_goes_back_at_once(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        table_id = await anne.make("libertalia", "me", "random")
        await anne.play(table_id, 0)
        number = (await anne.post(f"/tables/{table_id}/proposals", rewind(0, 0), 201))["number"]
        assert (await kinds(anne, table_id, number - 1))[:2] == ["propose", "rewind"]

    run_scenario(url, scenario)


def test_a_bot_plays_until_its_person_is_back(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert = await two_pirates(harness)
        present = await bert.delete(f"/tables/{table_id}/seats/1/deputy", 409)
        assert present["error"] == "error-seat-present"
        await anne.put(f"/tables/{table_id}/seats/1/deputy", {}, 403)
        await bert.put(f"/tables/{table_id}/seats/1/deputy", {"bot": "nobody"}, 422)
        await bert.put(f"/tables/{table_id}/seats/1/deputy", {"bot": "greedy"})

        async def bot_has_chosen() -> bool:
            return not (await anne.standing(table_id))["seats"][1]["waiting"]

        await until(bot_has_chosen)
        seat = (await anne.standing(table_id))["seats"][1]
        assert (seat["name"], seat["bot"], seat["person"]) == ("Bert", "greedy", bert.id)
        standing = await bert.standing(table_id)
        legal = standing["view"]["legal"]
        await bert.put(f"/tables/{table_id}/seats/1/deputy", {}, 409)
        await bert.move(table_id, 1, legal[0], standing["number"])
        assert (await anne.standing(table_id))["seats"][1]["bot"] is None, "who moves is back"
        assert await kinds(anne, table_id, standing["number"]) == ["return", "move"]
        await bert.put(f"/tables/{table_id}/seats/1/deputy", {"bot": "greedy"})
        await bert.delete(f"/tables/{table_id}/seats/1/deputy")
        assert (await anne.standing(table_id))["seats"][1]["bot"] is None

    run_scenario(url, scenario)


def test_a_seat_whose_time_is_up_is_given_to_a_bot(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(harness: ServerHarness) -> None:
        now = harness.server.clock.now()
        monkeypatch.setattr(harness.server.clock, "now", lambda: now)
        table_id, anne, bert, cleo = await three_pirates(harness, pace=60)
        assert (await anne.standing(table_id))["seats"][0]["seconds_left"] == 60
        await anne.play(table_id, 0)
        assert (await anne.standing(table_id))["seats"][0]["seconds_left"] is None, (
            "who has moved has no clock"
        )
        await harness.server.tables.change(table_id, lambda table: table.draft_overdue(now + 61))
        seats = (await anne.standing(table_id))["seats"]
        assert [seat["bot"] for seat in seats] == [None, "planner", "planner"]
        assert [seat["seconds_left"] for seat in seats][1:] == [None, None]
        for person, seat in ((bert, 1), (cleo, 2)):
            await person.delete(f"/tables/{table_id}/seats/{seat}/deputy")

    run_scenario(url, scenario)


def test_clocks_stand_while_no_server_runs(url: str) -> None:
    def an_hour_ago(connection: Connection) -> None:
        connection.execute(update(Clock).values(beat_at=Clock.beat_at - 3600))

    async def scenario() -> None:
        async with server_harness(url) as first:
            table_id, anne, _, _ = await three_pirates(first, pace=60)
            deadline = select(Seat.deadline).where(Seat.table_id == table_id, Seat.seat == 0)
            before = await first.write(lambda connection: connection.execute(deadline).scalar_one())
            await first.write(an_hour_ago)
        async with server_harness(url) as second:
            anne = await second.with_session(anne.id, anne.name, anne.session)
            seat = (await anne.standing(table_id))["seats"][0]
            assert seat["bot"] is None
            assert 40 <= seat["seconds_left"] <= 60, "of the pause, at most the longest gap counts"
            assert (await second.table(table_id)).deadline(0) == before

    with inline_bots():
        asyncio.run(scenario())


def test_what_is_proposed_ends_with_those_who_had_to_agree(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert, cleo = await three_pirates(harness)
        await anne.play(table_id, 0)
        await anne.post(f"/tables/{table_id}/proposals", rewind(0, 0), 201)
        await bert.delete(f"/tables/{table_id}/seats/1")
        assert (await anne.standing(table_id))["proposal"], "Cleo has not answered"
        await cleo.delete(f"/tables/{table_id}/seats/2")
        standing = await anne.standing(table_id)
        assert standing["proposal"] is None
        lines = (await anne.get(f"/tables/{table_id}/log"))["lines"]
        assert "rewind" in [line["kind"] for line in lines]

    run_scenario(url, scenario)


def test_nobody_goes_back_alone_when_the_time_of_the_others_is_up(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, _, _ = await three_pirates(harness, pace=60)
        await anne.play(table_id, 0)
        number = (await anne.post(f"/tables/{table_id}/proposals", rewind(0, 0), 201))["number"]
        ran = harness.server.clock.now() + 61
        await harness.server.tables.change(table_id, lambda table: table.draft_overdue(ran))
        assert (await kinds(anne, table_id, number))[:2] == ["deputy", "deputy"]
        assert "rewind" not in await kinds(anne, table_id, number)
        assert (await anne.standing(table_id))["proposal"]["asked"] == [1, 2]

    run_scenario(url, scenario)


def test_a_table_that_cannot_go_on_keeps_no_other_from_its_clock(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is of other rules, the log of another makes no sense: both are looked at once."""

    async def scenario(harness: ServerHarness) -> None:
        ids = [(await three_pirates(harness, pace=60))[0] for _ in range(3)]
        outdated, nonsense, sound = sorted(ids)
        now, driver, tables = harness.server.clock.now(), harness.server.driver, harness.server.tables
        monkeypatch.setattr(harness.server.clock, "now", lambda: now + 61)

        def spoil(connection: Connection) -> None:
            connection.execute(update(TableRow).where(TableRow.id == outdated).values(rules=99))
            lines = update(EntryRow).where(EntryRow.table_id == nonsense, EntryRow.number == 2)
            connection.execute(lines.values(kind="party"))

        await harness.write(spoil)
        tables.evict_idle(0)
        await driver._check_deadlines()
        assert {chair.bot for chair in (await harness.table(sound)).chairs} == {"planner"}
        tables.evict_idle(0)
        await driver._check_deadlines()
        assert outdated not in tables._loaded
        assert nonsense not in tables._loaded

    run_scenario(url, scenario)
