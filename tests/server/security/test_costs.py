"""Costs: expensive requests count as several, and their results are cached."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from pydantic_core import to_json
from websockets.exceptions import InvalidStatus

from tests.server.support.tables import HOME, ServerHarness, User, play_on, run_scenario
from tests.server.tables.test_moves import two_pirates
from tricorne.server.errors import RateLimited
from tricorne.server.http.gcra import RateLimit
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.settings import Settings
from tricorne.server.tables import views
from tricorne.server.tables.table import Table
from tricorne.server.tables.view_cache import LINES_A_UNIT, MOVES_A_UNIT, ViewCache
from tricorne.server.tables.views import Snapshot

MOVES = 40
BUDGET = 10
OK, TOO_OFTEN = 200, 429


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that collects the log entries that are serialized."""
    made: list[int] = []
    line = Snapshot.line

    def counting(snapshot: Snapshot, entry: Any, seat: int | None) -> Any:
        made.append(entry.number)
        return line(snapshot, entry, seat)

    monkeypatch.setattr(Snapshot, "line", counting)
    return made


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that collects the numbers of replayed moves."""
    made: list[int] = []
    state_after = Table.state_after

    def counting(table: Table, moves: int) -> Any:
        made.append(moves)
        return state_after(table, moves)

    monkeypatch.setattr(Table, "state_after", counting)
    return made


async def played(harness: ServerHarness) -> tuple[str, User, User]:
    """Play for a while; then set small rate limits."""
    table_id, anne, bert = await two_pirates(harness)
    await play_on(table_id, {0: anne, 1: bert}, MOVES)
    for name in ("requests", "moves"):
        harness.server.rate_limits._limits[name] = RateLimit(BUDGET, 3600)
    harness.server.rate_limits._full_at.clear()
    return table_id, anne, bert


def stranger(harness: ServerHarness, address: str = "192.0.2.1") -> httpx.AsyncClient:
    transport = httpx.ASGITransport(harness.app, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url=HOME)


async def until_refused(client: httpx.AsyncClient, paths: Iterator[str]) -> int:
    """Send requests until one is rate-limited; return how many were not."""
    for times, path in enumerate(paths):
        status = (await client.get(path)).status_code
        if status == TOO_OFTEN:
            return times
        assert status == OK, path
    raise AssertionError("never refused")


def test_expensive_requests_spend_several_units(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 1000.0)
    counted = RateLimits(Settings(limit_logins="10/minute"))
    counted.spend("logins", "Anne", 4)
    counted.spend("logins", "Anne", 5.5)
    counted.spend("logins", "Anne", 0.2)
    counted.spend("logins", "Anne", 0)
    with pytest.raises(RateLimited) as refused:
        counted.spend("logins", "Anne")
    assert refused.value.wait == 5
    counted.spend("logins", "Bert")
    counted.spend("logins", "Bert", 30)
    with pytest.raises(RateLimited) as refused:
        counted.spend("logins", "Bert")
    assert refused.value.wait == 132, "what costs more than there is has to be waited for"


def test_the_whole_log_is_serialized_once(url: str, lines: list[int]) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, _, _ = await played(harness)
        number = (await harness.table(table_id)).number
        lines.clear()
        async with stranger(harness) as client:
            path = f"/api/tables/{table_id}/log?since=0"
            first = await client.get(path)
            assert [line["number"] for line in first.json()["lines"]] == list(range(1, number + 1))
            assert (await client.get(path)).json() == first.json()
            later = await client.get(f"/api/tables/{table_id}/log?since={number - 3}")
            assert later.json()["lines"] == first.json()["lines"][-3:]
        assert sorted(lines) == list(range(1, number + 1))

    run_scenario(url, scenario)


def test_requesting_whole_logs_is_limited_by_cost(url: str, lines: list[int]) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, _, _ = await played(harness)
        number = (await harness.table(table_id)).number
        harness.server.view_cache._most = 0

        def forgetting() -> Iterator[str]:
            """Request again and again, with an empty cache each time."""
            while True:
                harness.server.view_cache._cached.clear()
                yield f"/api/tables/{table_id}/log?since=0"

        lines.clear()
        async with stranger(harness) as client:
            times = await until_refused(client, forgetting())
        assert 1 <= times <= BUDGET / (1 + number / LINES_A_UNIT) + 1
        assert len(lines) == times * number, "what is refused is not done"
        async with stranger(harness, "192.0.2.2") as other:
            assert (await other.get(f"/api/tables/{table_id}/log?since={number - 1}")).status_code == OK

    run_scenario(url, scenario)


def test_the_same_position_is_replayed_once(url: str, replayed: list[int]) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, _, _ = await played(harness)
        replayed.clear()
        async with stranger(harness) as client:
            answers = [await client.get(f"/api/tables/{table_id}/history/{MOVES}") for _ in range(5)]
            assert {answer.status_code for answer in answers} == {OK}
            assert {answer.content for answer in answers} == {answers[0].content}
            assert answers[0].json()["moves"] == MOVES
            assert answers[0].json()["seat"] is None
        assert replayed == [MOVES]

    run_scenario(url, scenario)


def test_requesting_many_positions_is_limited_by_cost(url: str, replayed: list[int]) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, _, _ = await played(harness)
        replayed.clear()
        async with stranger(harness) as client:
            paths = (f"/api/tables/{table_id}/history/{moves}" for moves in range(MOVES, 0, -1))
            times = await until_refused(client, paths)
        assert times < BUDGET
        assert sum(replayed) / MOVES_A_UNIT + times <= BUDGET + 1

    run_scenario(url, scenario)


def test_reconnecting_pays_for_missed_entries(url: str, lines: list[int]) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, _ = await played(harness)
        await harness.address()
        lines.clear()

        async def coming_again_and_again() -> None:
            for _ in range(BUDGET + 1):
                harness.server.view_cache._cached.clear()
                async with harness.socket(anne, table_id, "?since=0"):
                    pass

        with pytest.raises(InvalidStatus) as refused:
            await coming_again_and_again()
        assert refused.value.response.status_code == TOO_OFTEN
        number = (await harness.table(table_id)).number
        assert len(lines) <= BUDGET / (1 + number / LINES_A_UNIT) * number + number

    run_scenario(url, scenario)


def test_a_stale_move_pays_for_the_entries_it_receives(url: str, lines: list[int]) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, _ = await played(harness)
        number = (await harness.table(table_id)).number
        lines.clear()
        statuses = []
        for _ in range(BUDGET + 1):
            harness.server.rate_limits._full_at.pop(("requests", "127.0.0.1"), None)
            wanted = {"seat": 0, "action": "choose 1", "version": 0}
            answer = await anne.http.post(f"/api/tables/{table_id}/moves", json=wanted)
            statuses.append(answer.status_code)
        assert statuses[0] == 409
        assert statuses[-1] == TOO_OFTEN
        assert len(lines) == statuses.count(409) * number
        assert statuses.count(409) <= BUDGET / (1 + number / LINES_A_UNIT) + 1

    run_scenario(url, scenario)


def test_an_undo_pays_for_replaying_the_game(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, _ = await played(harness)
        table = await harness.table(table_id)
        for _ in range(BUDGET):
            harness.server.rate_limits._full_at.pop(("requests", "127.0.0.1"), None)
            last = await anne.http.post(f"/api/tables/{table_id}/undo", json={"seat": 0})
        assert last.status_code == TOO_OFTEN
        assert last.json()["arguments"]["limit"] == "moves"
        assert table.moves == MOVES

    run_scenario(url, scenario)


@pytest.mark.parametrize("path", ["/api/openapi.json", "/api/tables"])
def test_large_responses_count_as_several_requests(url: str, path: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        async with stranger(harness) as client:
            times = await until_refused(client, iter([path] * 100))
        assert times <= 50

    run_scenario(url, scenario, limit_requests="100/hour")


@pytest.mark.parametrize("path", ["/health", "/assets/nothing.js", "/metrics"])
def test_every_path_is_rate_limited(url: str, path: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        async with stranger(harness) as client:
            statuses = [(await client.get(path)).status_code for _ in range(60)]
            assert statuses[0] != TOO_OFTEN
            assert statuses[-1] == TOO_OFTEN
            assert (await client.get("/api/games")).status_code == OK, "pages are counted for themselves"

    run_scenario(url, scenario, limit_requests="10/hour")


def test_a_rate_limited_connection_is_closed(url: str) -> None:
    """Refusals cost us something, too; connections are limited, and so are the refusals with this."""

    async def scenario(harness: ServerHarness) -> None:
        async with stranger(harness) as client:
            answers = [await client.get("/api/games") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [OK, OK, TOO_OFTEN]
        assert [answer.headers.get("connection") for answer in answers] == [None, None, "close"]

    run_scenario(url, scenario, limit_requests="2/hour")


def seats_of(table: Table) -> list[int | None]:
    return [*range(table.setup.players), None]


def the_same(rendered: ViewCache, table: Table) -> None:
    """Check that cached views equal fresh ones, for every viewer and log entry."""
    look = Snapshot(table, 0.0)
    for seat in seats_of(table):
        for after in (0, 1, table.number // 2, table.number, table.number + 5):
            written = json.loads(rendered.changed(look, after, seat, {"type": "changed"}))
            assert written == {"type": "changed", **json.loads(look.changed(after, seat))}
        for moves in range(table.moves + 1):
            written = json.loads(rendered.past_view(table, moves, seat))
            assert written == json.loads(to_json(views.past_view(table, moves, seat)))


@pytest.mark.parametrize("most_bytes", [0, 20_000, 32_000_000])
def test_cached_views_equal_fresh_ones(url: str, most_bytes: int) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert = await two_pirates(harness)
        rendered = ViewCache(most_bytes)
        for _ in range(4):
            await play_on(table_id, {0: anne, 1: bert}, 6)
            table = await harness.table(table_id)
            the_same(rendered, table)
            the_same(rendered, table)
        # After a rewind, different positions have the same numbers.
        for change in (lambda table_id: table_id.rewind(5), lambda table_id: None):
            assert table.match is not None
            change(table.match)
            while table.moves < 10:
                seat = table.match.waiting()[-1]
                table.match.play(seat, table.game.legal(table.match.state, seat)[-1])
            the_same(rendered, table)
        # Read anew from the disk: the same lines, but not the same objects.
        harness.server.tables._loaded.clear()
        the_same(rendered, await harness.table(table_id))
        largest = max(len(rendered.changed(Snapshot(table, 0.0), 0, seat)) for seat in seats_of(table))
        assert rendered.size <= max(most_bytes, 3 * largest + 256 * table.number)

    run_scenario(url, scenario)


def test_cached_views_are_never_shared_between_seats(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert = await two_pirates(harness)
        await anne.play(table_id, 0)
        chosen = []
        for who in (anne, bert, await harness.anonymous()):
            lines = (await who.get(f"/tables/{table_id}/log"))["lines"]
            chosen.append(lines[-1]["action"] is not None)
        assert chosen == [True, False, False]

    run_scenario(url, scenario)
