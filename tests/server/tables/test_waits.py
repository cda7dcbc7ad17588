"""Nobody waits for somebody else's query, and no bot spins where its move is refused for good."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.support.tables import TIMEOUT, ServerHarness, run_scenario, until
from tests.server.tables.test_moves import two_pirates
from tricorne.server.errors import Conflict
from tricorne.server.tables import driver


def test_a_room_is_not_held_while_the_database_is_asked_who_may_see_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert, cleo = await harness.guests("Anne", "Bert", "Cleo")
        table_id = await anne.make("libertalia", "me", "open", "open")
        link = await anne.post(f"/tables/{table_id}/links", {}, 201)
        await bert.post("/links/redeem", {"secret": link["secret"]})
        read = harness.server.database.read
        asked, go_on = asyncio.Event(), asyncio.Event()

        async def slowly(work: Callable[[Connection], Any]) -> Any:
            if "was_invited" in getattr(work, "__qualname__", ""):
                asked.set()
                await go_on.wait()
            return await read(work)

        monkeypatch.setattr(harness.server.database, "read", slowly)
        looking = asyncio.ensure_future(bert.get(f"/tables/{table_id}"))
        try:
            async with asyncio.timeout(TIMEOUT):
                await asked.wait()
                await anne.standing(table_id)
                await anne.post(f"/tables/{table_id}/seats/1", {"bot": "random"})
        finally:
            go_on.set()
        assert (await looking)["standing"]["seats"][1]["bot"] == "random"
        await cleo.get(f"/tables/{table_id}", 404)

    run_scenario(url, scenario)


def test_a_bot_whose_move_is_refused_for_good_backs_off_and_gives_up(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, _, bert = await two_pirates(harness)
        tries: list[int] = []
        change = harness.server.tables.change

        async def refused(*arguments: Any) -> Any:
            if arguments[1].__module__ == driver.__name__:
                tries.append(1)
                raise Conflict("error-not-over")
            return await change(*arguments)

        monkeypatch.setattr(driver, "FIRST_BACKOFF", 1e-6)
        pauses: list[float] = []
        sleep = asyncio.sleep

        async def noted(seconds: float) -> None:
            pauses.append(seconds)
            await sleep(0 if seconds < 1e-2 else seconds)

        monkeypatch.setattr(harness.server.tables, "change", refused)
        monkeypatch.setattr(asyncio, "sleep", noted)
        await bert.put(f"/tables/{table_id}/seats/1/deputy", {"bot": "greedy"})

        async def given_up() -> bool:
            return not harness.server.driver._playing

        await until(given_up)
        monkeypatch.undo()
        assert len(tries) == driver.MOST_CONFLICTS
        backoff = [pause for pause in pauses if 0 < pause < 1e-2]
        assert len(backoff) == driver.MOST_CONFLICTS - 2
        assert backoff[-1] > backoff[0]
        assert "gives up" in caplog.text

    caplog.set_level(logging.WARNING)
    run_scenario(url, scenario)
