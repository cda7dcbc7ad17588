"""While the rules of a game are being prepared: tables are made and joined, and go on by themselves then."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.support.tables import Json, ServerHarness, receive, run_scenario, until
from tricorne.match.record import LONGEST_LINE, parse
from tricorne.server.compute.offload import Offload
from tricorne.server.tables import components
from tricorne.server.tables.log import Entry
from tricorne.server.tables.state import TableState

GAME = "libertalia"


@pytest.fixture(autouse=True)
def ready_afterwards() -> Iterator[None]:
    """Let no other test wait for rules."""
    yield
    components.note_preparing(GAME, None)


def prepare(harness: ServerHarness, percent: int | None) -> None:
    """Let the rules have come so far, as a child process would say; None: they are ready."""
    harness.server.readiness._note(GAME, percent)


def test_a_full_table_waits_for_its_rules_says_how_far_they_are_and_begins_by_itself(
    url: str,
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        prepare(harness, 10)
        anne, bert = await harness.guests("Anne", "Bert")
        table = await anne.make(GAME, "me", "open", public=True)
        async with harness.socket(anne, table) as live:
            hello = await receive(live, "hello")
            assert hello["table"]["standing"]["preparing"] == {"percent": 10}
            await bert.sit(table, 1)
            standing = await anne.standing(table)
            assert (standing["status"], standing["view"]) == ("open", None)
            assert standing["preparing"] == {"percent": 10}
            assert (await receive(live, "changed"))["standing"]["seats"][1]["name"] == "Bert"
            await anne.post(f"/tables/{table}/start", {})
            prepare(harness, 40)
            news = await receive(live, "changed")
            assert news["lines"] == []
            assert news["standing"]["preparing"] == {"percent": 40}
            prepare(harness, None)
            while (news := await receive(live, "changed"))["standing"]["status"] == "open":
                assert news["standing"]["preparing"] is None
            assert [line["kind"] for line in news["lines"]] == ["start"]
        await anne.play(table, 0)

    run_scenario(url, scenario)


def test_who_stands_up_while_the_rules_are_prepared_is_not_dealt_a_hand(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        prepare(harness, 10)
        anne, bert = await harness.guests("Anne", "Bert")
        table, other = [await anne.make(GAME, "me", "open", public=True) for _ in range(2)]
        for seated in (table, other):
            await bert.sit(seated, 1)
        await bert.delete(f"/tables/{table}/seats/1")
        prepare(harness, None)

        async def begun() -> bool:
            return bool((await anne.standing(other))["status"] == "running")

        await until(begun)
        assert (await anne.standing(table))["status"] == "open"

    run_scenario(url, scenario)


def test_a_running_table_is_listed_but_cannot_be_looked_at_until_its_rules_are_ready(
    url: str,
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, stranger = await harness.guests("Anne", "Mallory")
        harness.server.tables.append_hooks.clear()
        table = await anne.make(GAME, "me", "greedy")
        await anne.play(table, 0)
        # As after a restart.
        harness.server.tables.evict_idle(-1)
        prepare(harness, 40)
        assert [line["id"] for line in (await anne.get("/me/tables"))["tables"]] == [table]
        move = {"seat": 0, "action": "pass", "version": 1}
        for method, path, body in (
            ("GET", f"/tables/{table}", None),
            ("GET", f"/tables/{table}/log", None),
            ("POST", f"/tables/{table}/moves", move),
            ("POST", f"/tables/{table}/close", None),
        ):
            problem = await anne.ask(method, path, body, 503)
            assert problem["error"] == "error-preparing"
            assert problem["arguments"] == {"game": GAME, "percent": 40}
            assert "Libertalia" in problem["message"]
            # To those who may not see it, it is not there, ready or not.
            assert (await stranger.ask(method, path, body, 404))["error"] == "error-no-table"
        answer = await anne.http.get(f"/api/tables/{table}")
        assert int(answer.headers["retry-after"]) > 0
        assert (await anne.http.get("/health")).json()["preparing"] == {GAME: 40}
        prepare(harness, None)
        assert (await anne.standing(table))["moves"] == 1

    run_scenario(url, scenario)


def test_bots_of_running_tables_go_on_when_their_rules_are_ready(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        harness.server.tables.append_hooks.clear()
        table = await anne.make(GAME, "greedy", "greedy", public=True)
        harness.server.tables.evict_idle(-1)
        prepare(harness, 40)
        await harness.server.driver._resume()
        harness.server.tables.append_hooks.append(harness.server.driver.start_bots)
        assert not harness.server.driver._playing
        prepare(harness, None)

        async def over() -> bool:
            return bool((await anne.standing(table))["status"] == "finished")

        await until(over)

    run_scenario(url, scenario)


def test_the_clock_stands_still_while_people_cannot_move(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        server = harness.server
        server.readiness.settled.clear()
        await server.driver._beat()
        stood = server.clock.now()
        assert server.clock.now() == stood
        server.readiness.settled.set()
        await server.driver._beat()
        assert not server.clock.stands

    run_scenario(url, scenario)


def record_of(house_record: str, line: str) -> bytes:
    lines = house_record.splitlines()
    return "\n".join([*lines[:7], line, *lines[7:]]).encode()


async def played(harness: ServerHarness) -> tuple[Any, str]:
    """Let bots play a game; return somebody and its record."""
    anne = await harness.guest("Anne")
    table = await anne.make(GAME, "greedy", "greedy")

    async def over() -> Json:
        return (await anne.standing(table))["status"] == "finished"

    await until(over)
    return anne, await anne.get(f"/tables/{table}/record")


def test_records_are_parsed_and_applied_outside_the_event_loop(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, text = await played(harness)
        threads: dict[str, set[int | None]] = {"parse": set(), "apply": set()}
        apply = TableState.apply

        def parsing(content: bytes, file: str) -> Any:
            threads["parse"].add(threading.get_ident())
            return parse(content, file)

        def applying(self: TableState, entry: Entry) -> None:
            threads["apply"].add(threading.get_ident())
            apply(self, entry)

        monkeypatch.setattr("tricorne.server.api.review.parse", parsing)
        monkeypatch.setattr(TableState, "apply", applying)
        replay = await anne.ask("POST", "/replays", None, 201, content=text.encode())
        await anne.post(f"/tables/{replay['about']['id']}/branch", {"moves": 30, "seat": 0}, 201)
        assert threads["parse"]
        assert threads["apply"]
        assert threading.get_ident() not in threads["parse"] | threads["apply"]

    run_scenario(url, scenario)


def test_a_record_with_a_huge_word_is_refused_by_its_line(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, text = await played(harness)
        attack = record_of(text, f"seats: {'a' * 500_000}")
        refused = await anne.ask("POST", "/replays", None, 422, content=attack)
        assert refused["error"] == "record-line-long"
        assert refused["arguments"]["line"] == 8
        assert refused["arguments"]["most"] == LONGEST_LINE

    run_scenario(url, scenario)


def test_only_so_many_records_are_read_at_once(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, text = await played(harness)
        offload = harness.server.tables.offload = Offload(most_waiting=0)
        go_on = threading.Event()
        busy = offload._executor.submit(go_on.wait)
        offload._pending.add(busy)
        refused = await anne.ask("POST", "/replays", None, 503, content=text.encode())
        assert refused["error"] == "error-imports-busy"
        go_on.set()
        busy.result()
        await anne.ask("POST", "/replays", None, 201, content=text.encode())

    run_scenario(url, scenario)


def test_a_record_waits_for_its_rules(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, text = await played(harness)
        prepare(harness, 40)
        refused = await anne.ask("POST", "/replays", None, 503, content=text.encode())
        assert refused["error"] == "error-preparing"

    run_scenario(url, scenario)
