"""Looking back: only when a game is over does anybody see all of it; records go out, come in, and go on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.support.tables import (
    ServerHarness,
    User,
    inline_bots,
    over,
    play_on,
    run_scenario,
    server_harness,
)
from tests.server.tables.test_moves import two_pirates
from tricorne.match import fair_deal
from tricorne.match.record import parse
from tricorne.server.storage.models import TableRow


async def finished(harness: ServerHarness, **more: Any) -> tuple[str, User]:
    """Let somebody play a short game against a bot to its end."""
    anne = await harness.guest("Anne")
    table_id = await anne.make("libertalia", "me", "greedy", **more)
    await anne.put(f"/tables/{table_id}/seats/0/deputy", {"bot": "random"})
    await over(anne, table_id)
    return table_id, anne


def test_nothing_is_open_while_a_game_runs(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert = await two_pirates(harness)
        await anne.play(table_id, 0)
        await bert.play(table_id, 1)
        assert (await anne.get(f"/tables/{table_id}/history/1"))["seat"] == 0
        await anne.get(f"/tables/{table_id}/history/0", 403, seat=1)
        await anne.get(f"/tables/{table_id}/log", 403, seat=1)
        for path in ("history/0?view=open", "record"):
            refused = await anne.get(f"/tables/{table_id}/{path}", 409)
            assert refused["error"] == "error-not-over"
        await anne.post(f"/tables/{table_id}/branch", {"moves": 0, "seat": 0}, 409)
        await anne.get(f"/tables/{table_id}/history/99", 422)
        standing = await anne.standing(table_id)
        assert standing["seed"] is None
        seed = (await harness.table(table_id)).setup.seed
        for path in ("", "/log", "/history/1"):
            assert seed not in str(await anne.get(f"/tables/{table_id}{path}"))

    run_scenario(url, scenario)


def test_a_game_that_is_over_can_be_seen_from_every_seat_and_openly(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, _ = await finished(harness, public=True)
        stranger = await harness.anonymous()
        standing = await stranger.standing(table_id)
        about = (await stranger.get(f"/tables/{table_id}"))["about"]
        assert standing["seed"] == fair_deal.seed(standing["secret"], about["commitment"], [None, None])
        views = [await stranger.get(f"/tables/{table_id}/history/3", seat=seat) for seat in (0, 1)]
        assert [view["seat"] for view in views] == [0, 1]
        assert views[0]["view"] != views[1]["view"]
        spectators = await stranger.get(f"/tables/{table_id}/history/3")
        assert spectators["seat"] is None
        opened = await stranger.get(f"/tables/{table_id}/history/3?view=open")
        assert opened["view"]["hands"] == [
            view["view"]["hands"][seat]["cards"] for seat, view in enumerate(views)
        ]
        own = await stranger.get(f"/tables/{table_id}/log", seat=1)
        moves = [line for line in own["lines"] if line["kind"] == "move"]
        assert {line["action"] is not None for line in moves if line["seat"] == 1} == {True}
        await stranger.get(f"/tables/{table_id}/history/3", 422, seat=5)

    run_scenario(url, scenario)


def test_a_record_proves_that_the_deal_was_fair(url: str, tmp_path: Path) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne = await finished(harness)
        text = await anne.get(f"/tables/{table_id}/record")
        standing = await anne.standing(table_id)
        record = parse(text.encode(), "record")
        assert record.commitment == (await anne.get(f"/tables/{table_id}"))["about"]["commitment"]
        assert list(record.names) == ["Anne", "greedy"]
        assert len(record.moves) == standing["moves"]
        file = tmp_path / "game.tricorne"
        file.write_text(text)
        verified = subprocess.run(
            [sys.executable, "-m", "tricorne", "verify", file], capture_output=True, text=True, check=False
        )
        assert verified.returncode == 0, verified.stderr
        forgeries = {
            f"seed: {standing['seed']}": f"seed: {'0' * 64}",
            f"secret: {standing['secret']}": f"secret: {'0' * 64}",
            f"table: {table_id}": "table: another",
            "fair_colours=on": "fair_colours=off",
        }
        for true, false in forgeries.items():
            assert true in text
            file.write_text(text.replace(true, false))
            forged = subprocess.run(
                [sys.executable, "-m", "tricorne", "verify", file],
                capture_output=True,
                text=True,
                check=False,
            )
            assert forged.returncode != 0, false

    run_scenario(url, scenario)


def test_a_record_can_be_brought_along_and_another_game_go_on_from_it(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne = await finished(harness)
        text = await anne.get(f"/tables/{table_id}/record")
        bert = await harness.guest("Bert")
        replay = await bert.ask("POST", "/replays", None, 201, content=text.encode())
        about, standing = replay["about"], replay["standing"]
        assert (about["kind"], about["public"], about["rated"]) == ("replay", False, False)
        assert standing["view"]["result"] == (await anne.standing(table_id))["view"]["result"]
        assert [seat["name"] for seat in standing["seats"]] == ["Anne", "greedy"]
        opened = await bert.get(f"/tables/{about['id']}/history/2?view=open")
        assert opened == await anne.get(f"/tables/{table_id}/history/2?view=open")
        await anne.get(f"/tables/{about['id']}", 404)
        body = {"moves": 4, "seat": 1, "bot": "random"}
        branch = await bert.post(f"/tables/{about['id']}/branch", body, 201)
        assert branch["about"]["kind"] == "branch"
        assert branch["about"]["origin"] == {"table": about["id"], "moves": 4}
        assert branch["standing"]["moves"] >= 4
        assert branch["yours"] == [1]
        assert (await play_on(branch["about"]["id"], {1: bert}))["status"] == "finished"
        for bad in ({"moves": 9999, "seat": 1}, {"moves": 4, "seat": 5}, {"moves": 4, "seat": 1, "bot": "x"}):
            await bert.post(f"/tables/{about['id']}/branch", bad, 422)
        half = "\n".join(line for line in text.splitlines()[:-6] if not line.startswith("result"))
        broken_off = await bert.ask("POST", "/replays", None, 201, content=half.encode())
        assert broken_off["standing"]["status"] == "closed"
        for nonsense in (b"", b"\xff\x00", b"tricorne record 1\ngame: chess\n", text.encode()[:300]):
            refused = await bert.ask("POST", "/replays", None, 422, content=nonsense)
            assert refused["message"]

    run_scenario(url, scenario)


@pytest.mark.parametrize("column", ["rules", "components"])
def test_a_game_of_other_rules_says_why_it_cannot_go_on_and_stays_listed(url: str, column: str) -> None:
    async def scenario() -> None:
        async with server_harness(url) as first:
            done, anne = await finished(first, public=True)
            running, chris, _ = await two_pirates(first)
            await chris.play(running, 0)
            other = {"rules": 99} if column == "rules" else {"components": "other"}
            await first.write(lambda connection: connection.execute(update(TableRow).values(other)))
        async with server_harness(url) as second:
            anne = await second.with_session(anne.id, anne.name, anne.session)
            chris = await second.with_session(chris.id, chris.name, chris.session)
            for table_id, status in ((done, "finished"), (running, "running")):
                standing = await chris.standing(table_id)
                assert standing["problem"]["key"] == f"error-{column}-changed"
                assert standing["status"] == status
                await chris.get(f"/tables/{table_id}/log")
                for path in ("history/0", "record", "why?action=x", "observation", "hints"):
                    answer = await chris.http.get(f"/api/tables/{table_id}/{path}")
                    assert answer.status_code in (403, 409, 422), f"{path}: {answer.text}"
            refused = await chris.move(running, 0, "choose 1", 1, 409)
            assert refused["error"] == f"error-{column}-changed"
            listed = (await anne.get("/tables"))["tables"]
            assert {line["id"]: bool(line["result"]) for line in listed} == {done: True, running: False}
            await chris.delete(f"/tables/{running}/seats/0")

    with inline_bots():
        asyncio.run(scenario())


def test_a_career_tells_what_somebody_has_played_where_the_caller_may_look(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne = await finished(harness)
        open_to_all = await anne.make("liberte", "me", "open", "open", public=True)
        career = await anne.get(f"/people/{anne.id}")
        assert career["name"] == "Anne"
        (record,) = career["records"]
        result = (await anne.standing(table_id))["view"]["result"]
        assert (record["game"], record["players"], record["games"]) == ("libertalia", 2, 1)
        assert record["best"] == record["points"] == result["points"][0]
        assert record["won"] == (1 / len(result["winners"]) if 0 in result["winners"] else 0)
        assert [line["id"] for line in career["tables"]] == [open_to_all, table_id]
        for other in (await harness.guest("Bert"), await harness.anonymous()):
            seen = await other.get(f"/people/{anne.id}")
            assert [line["id"] for line in seen["tables"]] == [open_to_all]
        await anne.get("/people/nobody", 404)

    run_scenario(url, scenario)
