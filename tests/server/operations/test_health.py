"""Health and metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Connection, text

from tests.server.support.operations import new_table, running, visitor
from tricorne import __version__
from tricorne.server.api import health as health_routes
from tricorne.server.server import Server
from tricorne.server.settings import Settings
from tricorne.server.storage import health as storage_health
from tricorne.server.storage.database import Database
from tricorne.server.storage.one_off import writing

HOSTS = Path(__file__).parents[3] / "docs" / "hosts.md"


def counted(text: str) -> dict[str, float]:
    """Parse metrics: name with labels, and value."""
    return {
        sample.name + "".join(f" {value}" for _, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_server_with_a_working_database_is_healthy(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, database=database_url) as app, visitor(app) as client:
            answer = await client.get("/health")
            assert answer.status_code == 200
            told = answer.json()
            assert told.pop("stored") >= 0
            assert told == {"status": "well", "version": __version__}

    asyncio.run(scenario())


def test_a_server_without_its_database_is_unhealthy(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as app, visitor(app) as client:
            await app.state.server.database.close()
            answer = await client.get("/health")
            assert answer.status_code == 503
            assert answer.json()["error"] == "error-unwell"

    asyncio.run(scenario())


async def health(client: httpx.AsyncClient, app: FastAPI) -> tuple[int, str | None]:
    """Request the health without its cache; return the status and the error."""
    app.state.health_ping = None
    answer = await client.get("/health")
    return answer.status_code, answer.json().get("error")


def limit_pages(more: int) -> Callable[[Connection], None]:
    """Limit the database to a few more pages, as a full disk would."""

    def work(connection: Connection) -> None:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        connection.execute(text(f"PRAGMA max_page_count = {pages + more}"))

    return work


def test_a_full_disk_is_reported_and_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(storage_health, "PROBE_SECONDS", 0.0)

    async def scenario() -> None:
        async with running(tmp_path, limit_chat="100000/second") as app, visitor(app) as client:
            database: Database = app.state.server.database
            table_id = await new_table(client)
            assert await health(client, app) == (200, None)
            await database.write(limit_pages(0))
            refused = None
            for _ in range(2000):
                said = await client.post(f"/api/tables/{table_id}/chat", json={"text": "x" * 1000})
                if said.is_error:
                    refused = said
                    break
            assert refused is not None
            assert (refused.status_code, refused.json()["error"]) == (503, "error-storage-full")
            assert "not stored" in refused.json()["message"]
            # A small write may still succeed, which does not mean that there is space.
            await app.state.server.clock.beat()
            assert await health(client, app) == (503, "error-storage-full")
            assert "DISK OF THE DATABASE IS FULL" in caplog.text
            await database.write(limit_pages(10_000))
            async with asyncio.timeout(60):
                while await health(client, app) != (200, None):
                    await app.state.server.clock.beat()
            said = await client.post(f"/api/tables/{table_id}/chat", json={"text": "x" * 1000})
            assert said.status_code == 201

    asyncio.run(scenario())


async def fill(directory: Path) -> str:
    """Create a table with a long chat, and stop; return its id."""
    async with running(directory, limit_chat="100000/second") as app, visitor(app) as client:
        table_id = await new_table(client, public=True)
        for _ in range(100):
            (await client.post(f"/api/tables/{table_id}/chat", json={"text": "x" * 1000})).raise_for_status()
        return table_id


def damage(directory: Path) -> None:
    """Overwrite the first pages of the chat."""
    file = directory / "tables.sqlite"
    with writing(f"sqlite:///{file}") as connection:
        root = "SELECT rootpage FROM sqlite_master WHERE name = :name"
        names = ("chat", "ix_chat_person_id", "sqlite_autoindex_chat_1")
        pages = [connection.execute(text(root), {"name": name}).scalar_one() for name in names]
        size = connection.execute(text("PRAGMA page_size")).scalar_one()
    content = bytearray(file.read_bytes())
    for page in pages:
        content[(page - 1) * size : page * size] = b"\xff" * size
    file.write_bytes(content)


def test_a_damaged_database_is_reported_as_damaged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(table_id: str) -> None:
        async with running(tmp_path) as app, visitor(app) as client:
            answer = await client.get(f"/api/tables/{table_id}/chat")
            assert (answer.status_code, answer.json()["error"]) == (503, "error-storage-damaged")
            assert "damaged" in answer.json()["message"]
            assert "lost" not in answer.json()["message"]
            assert [record for record in caplog.records if record.levelname == "CRITICAL"]
            assert await health(client, app) == (503, "error-storage-damaged")
            # A successful write of another page does not make it healthy.
            await app.state.server.clock.beat()
            assert await health(client, app) == (503, "error-storage-damaged")

    table_id = asyncio.run(fill(tmp_path))
    damage(tmp_path)
    asyncio.run(scenario(table_id))


def test_the_integrity_check_finds_damage_early(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as app, visitor(app) as client:
            # The first request does not wait for the integrity check.
            assert await health(client, app) == (200, None)
            await app.state.health_check[1]
            assert await health(client, app) == (503, "error-storage-damaged")

    asyncio.run(fill(tmp_path))
    damage(tmp_path)
    asyncio.run(scenario())


def test_the_integrity_check_passes_on_a_healthy_database(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, database=database_url) as app, visitor(app) as client:
            assert await health(client, app) == (200, None)
            await app.state.health_check[1]
            assert await health(client, app) == (200, None)

    asyncio.run(scenario())


def test_a_server_that_cannot_write_is_unhealthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_routes, "LONGEST_SILENCE", -1.0)

    async def scenario() -> None:
        async with running(tmp_path) as app, visitor(app) as client:
            assert await health(client, app) == (503, "error-unwell-writing")

    asyncio.run(scenario())


def test_concurrent_health_requests_share_one_query(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_routes, "CACHE_SECONDS", 3600.0)
    queries = []

    async def scenario() -> None:
        async with running(tmp_path) as app, visitor(app) as client:
            query = health_routes._query

            async def counting(server: Server) -> None:
                queries.append(1)
                await query(server)

            monkeypatch.setattr(health_routes, "_query", counting)
            answers = await asyncio.gather(*(client.get("/health") for _ in range(50)))
            assert {answer.status_code for answer in answers} == {200}

    asyncio.run(scenario())
    assert queries == [1]


def test_a_database_timeout_is_unhealthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*_: object) -> None:
        await asyncio.sleep(60)

    async def scenario() -> None:
        async with running(tmp_path) as app, visitor(app) as client:
            monkeypatch.setattr(health_routes, "TIMEOUT_SECONDS", 0.01)
            monkeypatch.setattr(Database, "read", silent)
            assert (await client.get("/health")).status_code == 503

    asyncio.run(scenario())


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    async def scenario() -> dict[str, float]:
        async with running(tmp_path, limit_chat="1/minute") as app, visitor(app) as client:
            table_id = await new_table(client, seats=[{"kind": "me"}, {"kind": "me", "name": "Bertrand"}])
            for seat in (0, 1):
                standing = (await client.get(f"/api/tables/{table_id}?seat={seat}")).json()["standing"]
                move = {"seat": seat, "action": standing["view"]["legal"][0], "version": standing["number"]}
                (await client.post(f"/api/tables/{table_id}/moves", json=move)).raise_for_status()
            for _ in range(3):
                await client.post(f"/api/tables/{table_id}/chat", json={"text": "Ahoy!"})
            await client.request("BREW", "/a/secret/path?with=more")
            return counted((await client.get("/metrics")).text)

    found = asyncio.run(scenario())
    assert found["tricorne_moves_total libertalia"] == 2
    assert found["tricorne_move_stored_seconds_count"] == 2
    assert found["tricorne_requests_total POST /api/tables/{table}/moves 200"] == 2
    assert found["tricorne_request_seconds_count POST /api/tables/{table}/moves"] == 2
    assert found["tricorne_limit_refusals_total chat"] == 2
    # With a built site every path is a page, but not for this method.
    refused = [found.get(f"tricorne_requests_total other other {status}", 0) for status in (404, 405)]
    assert sum(refused) == 1
    assert found["tricorne_rooms"] == 1
    assert (
        found["tricorne_sockets"] == found["tricorne_bots_thinking"] == found["tricorne_writer_waiting"] == 0
    )
    assert found["tricorne_storage_retries_total"] == 0
    assert found["process_resident_memory_bytes"] > 0
    assert not [name for name in found if "secret" in name]


def test_two_servers_in_one_process_have_separate_metrics(tmp_path: Path) -> None:
    async def scenario() -> None:
        (tmp_path / "other").mkdir()
        one, other = running(tmp_path), running(tmp_path / "other")
        async with one as here, other as there, visitor(here) as first, visitor(there) as second:
            await first.get("/api/tables")
            assert "tricorne_requests_total GET /api/tables 200" in counted(
                (await first.get("/metrics")).text
            )
            assert "/api/tables" not in (await second.get("/metrics")).text

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("setting", "expected"),
    [("local", [200, 200, 404, 404, 404]), ("all", [200] * 5), ("off", [404] * 5)],
)
def test_access_to_metrics(setting: str, expected: list[int], tmp_path: Path) -> None:
    visitors: list[tuple[str, dict[str, str]]] = [
        ("127.0.0.1", {}),
        ("::1", {}),
        ("192.0.2.7", {}),
        ("somewhere", {}),
        ("127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}),
    ]

    async def scenario() -> list[int]:
        async with running(tmp_path, metrics=setting) as app:
            return [
                (await visitor(app, address, **headers).get("/metrics")).status_code
                for address, headers in visitors
            ]

    assert asyncio.run(scenario()) == expected


def test_every_metric_is_documented(tmp_path: Path) -> None:
    async def scenario() -> str:
        async with running(tmp_path) as app, visitor(app) as client:
            return (await client.get("/metrics")).text

    families = {
        f"{family.name}_total" if family.type == "counter" else family.name
        for family in text_string_to_metric_families(asyncio.run(scenario()))
        if family.name.startswith("tricorne") and not family.name.endswith("_created")
    }
    told = {
        line.split("`")[1]
        for line in HOSTS.read_text("utf-8").splitlines()
        if line.startswith("| `tricorne_")
    }
    assert told == families


def test_every_rate_limit_has_a_metric(tmp_path: Path) -> None:
    async def scenario() -> dict[str, float]:
        async with running(tmp_path) as app, visitor(app) as client:
            return counted((await client.get("/metrics")).text)

    names = {name.removeprefix("limit_") for name in Settings.model_fields if name.startswith("limit_")}
    assert {f"tricorne_limit_refusals_total {name}" for name in names} <= set(asyncio.run(scenario()))
