"""A request that is sent again with its idempotency key is done once; another change of mind counts."""

from __future__ import annotations

import asyncio

from tests.server.support.tables import Json, ServerHarness, User, inline_bots, run_scenario, server_harness
from tests.server.tables.test_absence import kinds, rewind, three_pirates
from tests.server.tables.test_moves import moves_of, two_pirates, undoable


async def send(
    person: User, path: str, body: Json = None, key: str = "", status: int = 200, method: str = "POST"
) -> Json:
    headers = {"Idempotency-Key": key} if key else {}
    return await person.ask(method, path, body, status, headers=headers)


def test_the_last_change_of_a_choice_counts(database_url: str) -> None:
    """A, then B, then A again, all having seen the same: with keys and without."""

    async def scenario(harness: ServerHarness) -> None:
        for keys in (("1", "2", "3"), ("", "", "")):
            table_id, anne, bert = await two_pirates(harness)
            seen = await anne.standing(table_id)
            one, two = seen["view"]["legal"][:2]
            path = f"/tables/{table_id}/moves"
            for action, key in zip((one, two, one), keys, strict=True):
                body = {"seat": 0, "action": action, "version": seen["number"]}
                assert not (await send(anne, path, body, key))["again"]
            assert [line["action"] for line in await moves_of(anne, table_id)] == [one, two, one]
            await bert.play(table_id, 1)
            assert (await harness.table(table_id)).entries[seen["number"] + 2].action == one

    run_scenario(database_url, scenario)


def test_a_key_makes_one_move_of_many_requests_also_after_a_restart(database_url: str) -> None:
    async def scenario() -> None:
        async with server_harness(database_url) as first:
            table_id, anne, bert = await two_pirates(first)
            seen = await anne.standing(table_id)
            one, two = seen["view"]["legal"][:2]
            path = f"/tables/{table_id}/moves"
            body = {"seat": 0, "action": one, "version": seen["number"]}
            answers = await asyncio.gather(*(send(anne, path, body, "k") for _ in range(8)))
            assert {answer["number"] for answer in answers} == {seen["number"] + 1}
            assert sorted(answer["again"] for answer in answers) == [False] + [True] * 7
            await send(anne, path, {**body, "action": two}, "another")
            again = await send(anne, path, body, "k")
            assert again == {"number": seen["number"] + 1, "again": True}, "the first answer, no new choice"
            used = await send(anne, path, {**body, "action": two}, "k", 409)
            assert used["error"] == "error-key-used"
            used = await send(anne, path, {**body, "version": seen["number"] + 1}, "k", 409)
            assert used["error"] == "error-key-used"
            assert not (await send(bert, path, {**body, "seat": 1}, "k"))["again"], "keys are a seat's own"
            log = (await anne.get(f"/tables/{table_id}/log"))["lines"]
            assert "another" not in str(log), "nobody is told a key"
        async with server_harness(database_url) as second:
            anne = await second.with_session(anne.id, anne.name, anne.session)
            again = await send(anne, path, body, "k")
            assert again == {"number": seen["number"] + 1, "again": True}

    with inline_bots():
        asyncio.run(scenario())


def test_without_a_key_only_the_seats_last_move_is_a_repetition(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert = await two_pirates(harness)
        seen = await anne.standing(table_id)
        one = seen["view"]["legal"][0]
        first = await anne.move(table_id, 0, one, seen["number"])
        assert await anne.move(table_id, 0, one, seen["number"]) == {"number": first["number"], "again": True}
        await bert.play(table_id, 1)
        assert (await anne.move(table_id, 0, one, seen["number"]))["again"]

    run_scenario(database_url, scenario)


def test_an_undo_sent_again_takes_back_one_move(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        table_id = await anne.make("liberte", "me", "me", "me")
        seat, before = await undoable(table_id, anne, (0, 1, 2))
        action = before["view"]["legal"][0]
        path = f"/tables/{table_id}/undo"
        await anne.move(table_id, seat, action, (await anne.standing(table_id))["number"])
        first = await send(anne, path, {"seat": seat}, "undo")
        assert await send(anne, path, {"seat": seat}, "undo") == {**first, "again": True}
        standing = await anne.standing(table_id, seat=seat)
        assert standing["moves"] == before["moves"]
        assert standing["number"] == first["number"]
        used = await send(
            anne,
            f"/tables/{table_id}/moves",
            {"seat": seat, "action": action, "version": first["number"]},
            "undo",
            409,
        )
        assert used["error"] == "error-key-used"

    run_scenario(database_url, scenario)


def test_proposals_answers_and_deputies_can_be_sent_again(database_url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert, cleo = await three_pirates(harness)
        await anne.play(table_id, 0)
        path = f"/tables/{table_id}/proposals"
        proposed = await send(anne, path, rewind(0, 0), "p", 201)
        assert await send(anne, path, rewind(0, 0), "p", 201) == {**proposed, "again": True}
        other = await send(anne, path, {"seat": 0, "what": "deputy", "about": 1}, "p", 409)
        assert other["error"] == "error-key-used"
        answer = f"{path}/{proposed['number']}"
        agreed = await send(bert, answer, {"seat": 1, "agree": True}, "a")
        assert await send(bert, answer, {"seat": 1, "agree": True}, "a") == {**agreed, "again": True}
        changed = await send(bert, answer, {"seat": 1, "agree": False}, "a", 409)
        assert changed["error"] == "error-key-used"
        last = await send(cleo, answer, {"seat": 2, "agree": True}, "a")
        assert await send(cleo, answer, {"seat": 2, "agree": True}, "a") == {**last, "again": True}
        assert (await kinds(anne, table_id, proposed["number"])) == ["agree", "agree", "rewind"]
        deputy = f"/tables/{table_id}/seats/0/deputy"
        for method, body, key in (("PUT", {"bot": "greedy"}, "d"), ("DELETE", None, "r")):
            done = await send(anne, deputy, body, key, method=method)
            assert await send(anne, deputy, body, key, method=method) == {**done, "again": True}
        for bad in ("k" * 65, "two words", "a\tb"):
            await send(anne, path, rewind(0, 0), bad, 422)

    run_scenario(database_url, scenario)
