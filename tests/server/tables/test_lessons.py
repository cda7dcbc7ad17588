"""Lessons: a game that was played before, in which the learner makes the moves that are named."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.support.tables import (
    TIMEOUT,
    Json,
    ServerHarness,
    User,
    inline_bots,
    run_scenario,
    server_harness,
    until,
)
from tricorne.games import GAMES
from tricorne.match import Match
from tricorne.server.tables.lessons import lesson_of
from tricorne.server.tables.log import Draft
from tricorne.server.tables.table import Table


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_a_whole_game_that_the_learner_wins(game: str) -> None:
    lesson = lesson_of(game)
    table_id = Match.from_record(lesson.record)
    assert table_id.result is not None
    assert lesson.seat in table_id.result.winners
    names = [step.name for step in lesson.steps]
    assert len(set(names)) == len(names)
    assert {step.move.seat for step in lesson.steps} == {lesson.seat}


async def asked(learner: User, table_id: str, seat: int) -> Json:
    """Wait until all others have moved, or the game is over."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            standing = await learner.standing(table_id)
            if standing["status"] == "finished" or (
                standing["seats"][seat]["waiting"] and standing["view"]["legal"]
            ):
                return standing
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", GAMES)
def test_who_does_what_a_lesson_asks_plays_it_to_its_end(url: str, game: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        lesson = await anne.get(f"/lessons/{game}")
        begun = await anne.post(f"/lessons/{game}", status=201)
        about, seat = begun["about"], lesson["seat"]
        table_id = about["id"]
        assert (about["kind"], about["public"], about["rated"]) == ("lesson", False, False)
        assert begun["yours"] == [seat]
        for step in lesson["steps"]:
            while (standing := await asked(anne, table_id, seat))["moves"] < step["moves"]:
                await asyncio.sleep(0.01)
            assert standing["moves"] == step["moves"]
            assert step["action"] in standing["view"]["legal"]
            await anne.move(table_id, seat, step["action"], standing["number"])
        over = await asked(anne, table_id, seat)
        while over["status"] != "finished":
            await asyncio.sleep(0.01)
            over = await anne.standing(table_id)
        assert over["moves"] == lesson["moves"]
        assert seat in over["view"]["result"]["winners"]
        assert (await anne.get(f"/people/{anne.id}"))["records"] == []

    run_scenario(url, scenario)


def test_a_lesson_waits_for_its_step_and_can_be_left_and_taken_up_again(url: str) -> None:
    game = next(iter(GAMES))

    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guest("Anne"), await harness.guest("Bert")
        lesson = await anne.get(f"/lessons/{game}")
        table_id = (await anne.post(f"/lessons/{game}", status=201))["about"]["id"]
        first, seat = lesson["steps"][0], lesson["seat"]
        while (standing := await asked(anne, table_id, seat))["moves"] < first["moves"]:
            await asyncio.sleep(0.01)
        other = next(action for action in standing["view"]["legal"] if action != first["action"])
        refused = await anne.move(table_id, seat, other, standing["number"], 409)
        assert refused["error"] == "error-lesson-step"
        assert first["action"] in refused["message"]
        for path in (f"/tables/{table_id}/seats/{seat}/deputy", f"/tables/{table_id}/seats/{seat}"):
            method = "PUT" if path.endswith("deputy") else "DELETE"
            body: Json = {} if method == "PUT" else None
            assert (await anne.ask(method, path, body, 409))["error"] == "error-lesson-seat"
        assert (await anne.post(f"/lessons/{game}", status=201))["about"]["id"] == table_id
        assert (await bert.post(f"/lessons/{game}", status=201))["about"]["id"] != table_id
        await anne.post(f"/tables/{table_id}/close")
        assert (await anne.post(f"/lessons/{game}", status=201))["about"]["id"] != table_id
        await anne.post("/lessons/chess", status=404)

    run_scenario(url, scenario)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_after_a_stop(url: str, game: str) -> None:
    """The server stops where the learner's seat is to move by itself, and starts anew, or the table waits."""
    lesson = lesson_of(game)
    alone = next(
        moves
        for moves, move in enumerate(lesson.record.moves)
        if move.seat == lesson.seat and not lesson.is_step(moves) and moves > lesson.steps[0].moves
    )
    setup_moves = lesson.record.moves[:alone]

    async def begun(harness: ServerHarness) -> tuple[User, str]:
        """Play a lesson so far as if its server had been stopped in the middle."""
        anne = await harness.guest("Anne")
        harness.server.tables.append_hooks.clear()
        table_id = (await anne.post(f"/lessons/{game}", status=201))["about"]["id"]
        for move in setup_moves:
            text = lesson.record.game.actions.text(move.action)

            def drafting(table: Table, seat: int = move.seat, text: str = text) -> list[Draft]:
                return table.draft_move(seat, text, table.number)

            await harness.server.tables.change(table_id, drafting)
        assert (await anne.standing(table_id))["moves"] == alone
        return anne, table_id

    async def goes_on(anne: User, table_id: str) -> None:
        async def further() -> bool:
            moves: int = (await anne.standing(table_id))["moves"]
            return moves > alone

        await until(further)

    async def scenario() -> None:
        async with server_harness(url) as first:
            anne, table_id = await begun(first)
        async with server_harness(url) as second:
            await goes_on(await second.with_session(anne.id, anne.name, anne.session), table_id)
            bert, other = await begun(second)
            assert (await bert.post(f"/lessons/{game}", status=201))["about"]["id"] == other
            await goes_on(bert, other)

    with inline_bots():
        asyncio.run(scenario())


def test_who_deletes_the_account_leaves_lessons_closed_and_other_seats_to_bots(url: str) -> None:
    game = next(iter(GAMES))

    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        lesson = (await anne.post(f"/lessons/{game}", status=201))["about"]["id"]
        table_id = await anne.make("libertalia", "me", "open", public=True)
        await bert.sit(table_id, 1)
        await anne.delete("/me", 204)
        assert (await harness.table(lesson)).status == "closed"
        assert (await bert.standing(table_id))["seats"][0]["bot"] == "planner"

    run_scenario(url, scenario)
