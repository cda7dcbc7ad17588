"""Moves: stale ones refused with what changed, one move however often it is sent, and taken back fairly."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tests.server.support.tables import (
    Json,
    ServerHarness,
    User,
    inline_bots,
    play_on,
    run_scenario,
    server_harness,
    until,
    without_times,
)


async def two_pirates(harness: ServerHarness) -> tuple[str, User, User]:
    """Seat two people at a table of Libertalia: both are asked for a character."""
    anne, bert = await harness.guests("Anne", "Bert")
    table = await anne.make("libertalia", "me", "open", public=True)
    await bert.sit(table, 1)
    return table, anne, bert


async def alone_at(harness: ServerHarness, *seats: str) -> tuple[str, User]:
    """Seat one person at several seats of a table of Liberté."""
    anne = await harness.guest("Anne")
    return await anne.make("liberte", *seats), anne


async def moves_of(person: User, table: str) -> list[Json]:
    """Return the moves in the log of a table."""
    lines = (await person.get(f"/tables/{table}/log"))["lines"]
    return [line for line in lines if line["kind"] == "move"]


def test_the_choices_of_several_at_once_do_not_invalidate_each_other(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        seen = await bert.standing(table)
        hand = (await anne.standing(table))["view"]["legal"]
        await anne.move(table, 0, hand[0], seen["number"])
        await anne.move(table, 0, hand[1], seen["number"])
        assert [seat["waiting"] for seat in (await bert.standing(table))["seats"]] == [False, True]
        assert (await anne.standing(table))["view"]["legal"], "a choice can be changed until all have chosen"
        await bert.move(table, 1, seen["view"]["legal"][0], seen["number"])
        opened = await bert.get(f"/tables/{table}/log", since=seen["number"])
        assert [line["action"] for line in opened["lines"][:2]] == [None, None], "the choices were Anne's"
        late = await anne.move(table, 0, hand[2], seen["number"], 409)
        assert late["error"] == "error-stale"
        assert [line["number"] for line in late["changed"]["lines"]] == [
            line["number"] for line in opened["lines"]
        ]
        assert without_times(late["changed"]["standing"]) == without_times(await anne.standing(table))

    run_scenario(database_url, scenario)


def test_a_choice_is_not_seen_before_all_have_chosen(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        chosen = (await anne.play(table, 0))["number"]
        own, others = [
            (await person.get(f"/tables/{table}/log", since=chosen - 1))["lines"][0]
            for person in (anne, bert)
        ]
        assert own["action"].startswith("choose ")
        assert others["action"] is None
        assert own["action"].split()[1] not in str(others["events"])

    run_scenario(database_url, scenario)


def test_the_same_move_sent_again_is_one_move(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        seen = await anne.standing(table)
        action = seen["view"]["legal"][0]
        answers = await asyncio.gather(*(anne.move(table, 0, action, seen["number"]) for _ in range(8)))
        assert {answer["number"] for answer in answers} == {seen["number"] + 1}
        assert sorted(answer["again"] for answer in answers) == [False] + [True] * 7
        assert len(await moves_of(anne, table)) == 1
        await bert.play(table, 1)
        assert (await anne.move(table, 0, action, seen["number"]))["again"], "also when the game has gone on"

    run_scenario(database_url, scenario)


def test_the_same_move_sent_again_after_a_restart_is_one_move(database_url: str) -> None:
    async def scenario() -> None:
        async with server_harness(database_url) as first:
            table, anne, _bert = await two_pirates(first)
            seen = await anne.standing(table)
            action = seen["view"]["legal"][0]
            number = (await anne.move(table, 0, action, seen["number"]))["number"]
            before = await anne.get(f"/tables/{table}/log")
        async with server_harness(database_url) as second:
            anne = await second.with_session(anne.id, anne.name, anne.session)
            assert without_times(await anne.get(f"/tables/{table}/log")) == without_times(before)
            again = await anne.move(table, 0, action, seen["number"])
            assert again == {"number": number, "again": True}
            assert len(await moves_of(anne, table)) == 1

    with inline_bots():
        asyncio.run(scenario())


def test_a_game_goes_on_after_a_restart_where_it_was(database_url: str) -> None:
    async def scenario() -> None:
        async with server_harness(database_url) as first:
            anne = await first.guest("Anne")
            table = await anne.make("liberte", "me", "me", "greedy")
            before = await play_on(table, {0: anne, 1: anne}, 12)
        async with server_harness(database_url) as second:
            anne = await second.with_session(anne.id, anne.name, anne.session)
            assert (await anne.standing(table))["moves"] >= before["moves"]
            await play_on(table, {0: anne, 1: anne}, 12)

    with inline_bots():
        asyncio.run(scenario())


def test_a_move_that_makes_no_sense_is_refused_and_changes_nothing(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        before = await anne.standing(table)
        number, legal = before["number"], before["view"]["legal"]
        for seat, action, version, status, error in (
            (0, "nonsense", number, 422, None),
            (0, "play 13", number, 422, "error-illegal-action"),
            (0, legal[0], number + 5, 422, "error-version-ahead"),
            (0, legal[0], 0, 409, "error-stale"),
            (1, legal[0], number, 403, "error-not-your-seat"),
            (4, legal[0], number, 422, "error-no-seat"),
        ):
            refused = await anne.move(table, seat, action, version, status)
            assert error in (None, refused["error"]), refused
            assert refused["message"]
        illegal = await anne.move(table, 0, "play 13", number, 422)
        assert illegal["reason"]["key"].startswith("libertalia-reason-")
        asked = await bert.get(f"/tables/{table}/why", action="play 13")
        assert asked["reason"]["key"] == illegal["reason"]["key"]
        assert (await bert.get(f"/tables/{table}/why", action=legal[0]))["reason"] is None
        assert without_times(await anne.standing(table)) == without_times(before)

    run_scenario(database_url, scenario)


async def undoable(table: str, anne: User, seats: Sequence[int]) -> tuple[int, Json]:
    """Play on until a move can be taken back; return its seat and how things stood before."""
    for _ in range(200):
        before = await anne.standing(table)
        seat = next(seat for seat in seats if before["seats"][seat]["waiting"])
        before = await anne.standing(table, seat=seat)
        await anne.play(table, seat)
        answer = await anne.http.post(f"/api/tables/{table}/undo", json={"seat": seat})
        if answer.status_code == 200:
            return seat, before
        assert answer.status_code == 422
        assert answer.json()["error"].startswith("error-undo-")
    raise AssertionError("nothing could be taken back")


def test_a_move_within_ones_turn_can_be_taken_back_and_made_anew(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne = await alone_at(harness, "me", "me", "me")
        seat, before = await undoable(table, anne, (0, 1, 2))
        after = await anne.standing(table, seat=seat)
        assert after["view"] == before["view"]
        assert after["moves"] == before["moves"]
        assert after["number"] == before["number"] + 2, (
            "the log keeps both, the move and that it was taken back"
        )
        action = before["view"]["legal"][0]
        old = await anne.move(table, seat, action, before["number"], 409)
        assert old["error"] == "error-stale", "what was taken back is not there any more"
        assert not (await anne.move(table, seat, action, after["number"]))["again"]

    run_scenario(database_url, scenario)


def test_what_others_have_seen_or_chance_has_decided_is_not_taken_back(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        nothing = await anne.post(f"/tables/{table}/undo", {"seat": 0}, 422)
        assert nothing["error"] == "error-undo-nothing"
        await anne.play(table, 0)
        together = await anne.post(f"/tables/{table}/undo", {"seat": 0}, 422)
        assert together["error"] == "error-undo-together"
        other = await bert.post(f"/tables/{table}/undo", {"seat": 1}, 422)
        assert other["error"] == "error-undo-other"
        await bert.post(f"/tables/{table}/undo", {"seat": 0}, 403)

    run_scenario(database_url, scenario)


def test_a_bot_says_what_it_thinks_of_ones_choices(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await two_pirates(harness)
        hints = await anne.get(f"/tables/{table}/hints", bot="greedy")
        legal = (await anne.standing(table))["view"]["legal"]
        assert {hint["action"] for hint in hints["candidates"]} <= set(legal)
        await anne.get(f"/tables/{table}/hints", 422, bot="nobody")
        await bert.get(f"/tables/{table}/hints", 403, seat=0)
        cleo = await harness.guest("Cleo")
        await cleo.get(f"/tables/{table}/hints", 403)
        seen = await anne.get(f"/tables/{table}/observation")
        assert sorted(seen["legal"]) == legal
        assert seen["seat"] == 0

    run_scenario(database_url, scenario)


def test_bots_move_by_themselves_and_never_for_a_person_who_is_there(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        table = await anne.make("libertalia", "me", "random", "greedy")

        async def all_bots_have_chosen() -> bool:
            seats = (await anne.standing(table))["seats"]
            return [seat["waiting"] for seat in seats] == [True, False, False]

        await until(all_bots_have_chosen)
        moves = await moves_of(anne, table)
        assert {line["seat"] for line in moves} == {1, 2}

    run_scenario(database_url, scenario)
