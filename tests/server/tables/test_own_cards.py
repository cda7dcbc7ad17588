"""Cards of somebody's own at a server: who may bring, see and use them, and what becomes of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.support.databases import sqlite_url
from tests.server.support.tables import Json, ServerHarness, User, play_on, run_scenario
from tricorne.backends.wasm import Wasm, _Call
from tricorne.errors import BadComponents
from tricorne.server.tables.components import check_set, game_named, own_game

BUILT_IN = game_named("libertalia").file.text
MINE = 'name = "Our cabin"\nnote = "As in our copy"\n' + BUILT_IN.replace("worth = 5", "worth = 7")
OTHER = BUILT_IN.replace("worth = 5", "worth = 9")
FINGERPRINT = check_set(MINE.encode()).file.fingerprint


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Return the URL of a fresh database."""
    return sqlite_url(tmp_path)


async def upload(who: User, text: str | bytes, status: int = 201) -> Json:
    """Upload a component file; return the set, or the error."""
    content = text.encode() if isinstance(text, str) else text
    answer = await who.http.post("/api/card-sets", content=content)
    assert answer.status_code == status, answer.text
    return answer.json()


async def sets(who: User) -> list[str]:
    """Return the fingerprints of the sets that somebody can choose."""
    return [each["fingerprint"] for each in (await who.get("/card-sets"))["sets"]]


def test_nobody_brings_cards_unless_the_host_allows_it(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        (ann,) = await harness.guests("Ann")
        assert (await upload(ann, MINE, 403))["error"] == "error-own-cards-off"
        assert (await ann.get("/card-sets"))["uploads"] is False

    run_scenario(url, scenario)


def test_a_set_is_seen_by_its_owner_and_at_its_table_alone(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        ann, bob, eve = await harness.guests("Ann", "Bob", "Eve")
        added = await upload(ann, MINE)
        assert (added["name"], added["note"], added["fingerprint"]) == (
            "Our cabin",
            "As in our copy",
            FINGERPRINT,
        )
        assert await sets(ann) == [FINGERPRINT]
        assert await sets(bob) == []
        await bob.get(f"/card-sets/{FINGERPRINT}", 404)
        await bob.make("libertalia", "me", "open", status=404, components=FINGERPRINT)
        table = await ann.make("libertalia", "me", "open", components=FINGERPRINT)
        about = (await ann.get(f"/tables/{table}"))["about"]
        assert (about["own_cards"], about["components"], about["rated"]) == (True, FINGERPRINT, False)
        await bob.get(f"/tables/{table}/cards", 404)
        link = await ann.post(f"/tables/{table}/links", {}, 201)
        seen = (await bob.post("/links/look", {"secret": link["secret"]}))["cards"]
        assert (seen["fingerprint"], seen["components"]["worth"]["chest"]) == (FINGERPRINT, 7)
        await bob.post("/links/redeem", {"secret": link["secret"]})
        cards = await bob.get(f"/tables/{table}/cards")
        assert cards["name"] == "Our cabin"
        assert cards["components"]["worth"]["chest"] == 7
        await bob.get(f"/card-sets/{FINGERPRINT}", 404)
        await eve.get(f"/tables/{table}/cards", 404)
        mine = (await ann.get("/me/tables"))["tables"]
        assert [line["own_cards"] for line in mine] == [True]
        plain = await ann.make("libertalia", "me", "open")
        assert (await ann.get(f"/tables/{plain}/cards", 404))["error"] == "error-no-own-cards"

    run_scenario(url, scenario, own_cards=True)


@pytest.mark.parametrize(
    ("content", "error", "line"),
    [
        (MINE.replace("worth = 7", "worth = 70"), "components-number", 15),
        (MINE.replace("Our cabin", "Our\u202e cabin"), "components-name", 1),
        (MINE + "surprise = 1\n", "components-unknown-key", 58),
        ("game = ", "components-not-toml", 1),
        ('game = "chess"', "components-game", 1),
        ("a=" + "[" * 490 + "]" * 490, "components-too-deep", 1),
        ("a" + ".a" * 490 + "=1", "components-too-deep", 1),
        ("x = " + "1" * 2000, "components-line-long", 1),
        (b"\xff\xfe", "components-unreadable", None),
        (BUILT_IN, "components-built-in", None),
    ],
)
def test_a_bad_file_is_refused_with_its_line(url: str, content: str | bytes, error: str, line: int) -> None:
    async def scenario(harness: ServerHarness) -> None:
        (ann,) = await harness.guests("Ann")
        problem = await upload(ann, content, 422)
        assert (problem["error"], problem["arguments"].get("line")) == (error, line)
        assert await sets(ann) == []

    run_scenario(url, scenario, own_cards=True)


def test_a_file_that_is_too_large_is_refused_before_it_is_read(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        (ann,) = await harness.guests("Ann")
        await upload(ann, MINE + "#" * 70_000, 413)

    run_scenario(url, scenario, own_cards=True, largest_body=1_000_000)


def test_quotas_and_deletion(url: str) -> None:
    """A table keeps a set that its owner deletes; the same set counts once."""

    async def scenario(harness: ServerHarness) -> None:
        ann, bob = await harness.guests("Ann", "Bob")
        await upload(ann, MINE)
        await upload(ann, "# the same\n" + MINE)
        assert (await upload(ann, OTHER, 409))["error"] == "error-card-sets-many"
        table = await ann.make("libertalia", "me", "random", components=FINGERPRINT)
        await bob.delete(f"/card-sets/{FINGERPRINT}", 404)
        await ann.delete(f"/card-sets/{FINGERPRINT}", 204)
        assert await sets(ann) == []
        await ann.make("libertalia", "me", "random", status=404, components=FINGERPRINT)
        harness.server.tables.evict_idle(-1)
        own_game.cache_clear()
        standing = await ann.standing(table)
        assert standing["problem"] is None
        assert standing["unrated"]["key"] == "unrated-own-cards"
        await upload(ann, OTHER)

    run_scenario(url, scenario, own_cards=True, card_sets_a_person=1)


def test_a_game_with_own_cards_is_played_to_its_end_and_its_record_read(url: str) -> None:
    """Bots play it, a rematch and a what-if table have the same cards, and the record names them."""

    async def scenario(harness: ServerHarness) -> None:
        ann, bob = await harness.guests("Ann", "Bob")
        await upload(ann, MINE)
        table = await ann.make("libertalia", "me", "planner", components=FINGERPRINT)
        standing = await play_on(table, {0: ann})
        assert standing["status"] == "finished"
        record = await ann.get(f"/tables/{table}/record")
        assert f"components: components.toml sha256:{FINGERPRINT}" in record
        for path, body in (
            (f"/tables/{table}/rematch", {}),
            (f"/tables/{table}/branch", {"moves": 3, "seat": 0}),
        ):
            again = await ann.post(path, body, 201)
            assert again["about"]["components"] == FINGERPRINT
            assert again["about"]["own_cards"]
        imported = await ann.http.post("/api/replays", content=record)
        assert imported.status_code == 201
        assert imported.json()["about"]["components"] == FINGERPRINT
        refused = await bob.http.post("/api/replays", content=record)
        assert (refused.status_code, refused.json()["error"]) == (422, "error-cards-unknown")
        begun = re.sub("(?m)^(result|table|secret|numbers|commitment): .*\n", "", record)
        begun = "\n".join(begun.splitlines()[:20]) + "\n"
        seats = [{"kind": "me"}, {"kind": "open"}]
        await ann.post("/continuations", {"record": begun, "seats": seats}, 201)
        problem = await bob.post("/continuations", {"record": begun, "seats": seats}, 422)
        assert problem["error"] == "error-cards-unknown"

    run_scenario(url, scenario, own_cards=True)


def test_the_host_offers_sets_to_everybody(url: str, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(MINE, "utf-8")

    async def scenario(harness: ServerHarness) -> None:
        (ann,) = await harness.guests("Ann")
        (line,) = (await ann.get("/card-sets"))["sets"]
        assert (line["fingerprint"], line["by_host"]) == (FINGERPRINT, True)
        table = await ann.make("libertalia", "me", "open", components=FINGERPRINT)
        assert (await ann.get(f"/tables/{table}/cards"))["name"] == "Our cabin"
        await upload(ann, OTHER, 403)

    run_scenario(url, scenario, card_sets=[str(file)])


def test_a_set_of_the_host_is_checked_when_the_server_starts(url: str, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(MINE.replace("worth = 7", "worth = 70"), "utf-8")

    async def scenario(harness: ServerHarness) -> None:
        raise AssertionError("the server has started")

    with pytest.raises(BadComponents) as caught:
        run_scenario(url, scenario, card_sets=[str(file)])
    assert caught.value.message.arguments["line"] == 15


def test_rules_that_are_stopped_close_the_table(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of steps, the table ends clearly; the server goes on, and so do all other tables."""
    call = _Call.__call__

    def starving(self: Any, *arguments: Any) -> Any:
        if self._kernel.name == "apply":
            self._steps = 10
        return call(self, *arguments)

    async def scenario(harness: ServerHarness) -> None:
        (ann,) = await harness.guests("Ann")
        await upload(ann, MINE)
        table = await ann.make("libertalia", "me", "me", components=FINGERPRINT)
        other = await ann.make("libertalia", "me", "me", components=FINGERPRINT)
        standing = await ann.standing(table)
        with monkeypatch.context() as patch:
            patch.setattr(_Call, "__call__", starving)
            move = standing["view"]["legal"][0]
            answer = await ann.move(table, 0, move, standing["number"], 409)
        own_game.cache_clear()
        assert answer["error"] == "error-rules-stopped"
        assert (await ann.standing(table))["status"] == "closed"
        (line,) = (await ann.get(f"/tables/{table}/log", since=standing["number"]))["lines"]
        assert (line["kind"], line["data"]) == ("close", {"why": "rules"})
        assert (await ann.standing(other))["status"] == "running"

    run_scenario(url, scenario, own_cards=True)


def test_cards_of_strangers_run_on_the_guarded_backend_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever backend the host has chosen: there is no way past its limits."""
    monkeypatch.setenv("TRICORNE_BACKEND", "interpreted")
    game = check_set(OTHER.encode())
    assert isinstance(game.backend, Wasm)
    assert game.backend.guarded
