"""Rated games over the API: what is refused in them, what people are told, and the leaderboard."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import insert

from tests.server.support.tables import ServerHarness, User, over, play_on, receive, run_scenario
from tricorne.server.api import statistics
from tricorne.server.storage.models import Rating


async def rated_game(harness: ServerHarness, **more: Any) -> tuple[str, User, User]:
    """Seat two registered people at a table of Libertalia."""
    anne, bert = await harness.registered("Anne", "Bert")
    table = await anne.make("libertalia", "me", "open", public=True, **more)
    await bert.sit(table, 1)
    return table, anne, bert


def key(standing: Any) -> str | None:
    return standing["unrated"]["key"] if standing["unrated"] else None


def test_there_are_no_hints_in_a_rated_game(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await rated_game(harness)
        for who in (anne, bert):
            refused = await who.get(f"/tables/{table}/hints", 409, bot="greedy")
            assert refused["error"] == "error-rated-hint"
            assert "unrated" in refused["message"]
        await anne.play(table, 0)
        await bert.play(table, 1)
        await anne.post(f"/tables/{table}/proposals", {"seat": 0, "what": "rewind", "to": 0}, 201)
        standing = await bert.standing(table)
        number = standing["proposal"]["number"]
        assert key(standing) is None, "a proposal changes nothing yet"
        await bert.post(f"/tables/{table}/proposals/{number}", {"seat": 1, "agree": True})
        assert key(await bert.standing(table)) == "unrated-rewind"
        assert (await anne.get(f"/tables/{table}/hints", bot="greedy"))["candidates"]

    run_scenario(url, scenario)


def test_there_are_hints_at_a_table_that_was_made_unrated(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, _ = await rated_game(harness, rated=False)
        assert key(await anne.standing(table)) == "unrated-unwanted"
        assert (await anne.get(f"/tables/{table}/hints", bot="greedy"))["candidates"]

    run_scenario(url, scenario)


def test_a_program_can_neither_play_in_a_rated_game_nor_end_that(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await rated_game(harness)
        program = await harness.program(anne)
        standing = await program.standing(table)
        action, version = standing["view"]["legal"][0], standing["number"]
        refused = await program.move(table, 0, action, version, 409)
        assert refused["error"] == "error-rated-program"
        assert key(await bert.standing(table)) is None
        await anne.move(table, 0, action, version)

    run_scenario(url, scenario)


def test_everybody_sees_before_the_start_that_a_program_or_a_guest_sits_there(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.registered("Anne", "Bert")
        program, guest = await harness.program(bert), await harness.guest("Gus")
        table = await anne.make("libertalia", "me", "open", "open", public=True)
        async with harness.socket(anne, table) as following:
            assert key((await receive(following, "hello"))["table"]["standing"]) is None
            for who, reason in ((program, "program"), (guest, "guest")):
                await who.sit(table, 1)
                told = (await receive(following, "changed"))["standing"]["unrated"]
                assert told == {"key": f"unrated-{reason}", "arguments": {"name": who.name}}
                (line,) = (await bert.get("/tables"))["tables"]
                assert not line["rated"]
                await who.delete(f"/tables/{table}/seats/1")
                assert key((await receive(following, "changed"))["standing"]) is None
                (line,) = (await bert.get("/tables"))["tables"]
                assert line["rated"]

    run_scenario(url, scenario)


def test_whoever_hands_a_lost_game_to_a_bot_is_rated_last(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table, anne, bert = await rated_game(harness)
        await play_on(table, {0: anne, 1: bert}, 20)
        await anne.put(f"/tables/{table}/seats/0/deputy", {"bot": "greedy"})
        standing = await play_on(table, {1: bert})
        assert standing["status"] == "finished"
        assert key(standing) is None
        lines = (await anne.get("/ratings", game="libertalia", players=2))["ratings"]
        assert [(line["name"], line["rank"], line["won"]) for line in lines] == [
            ("Bert", 1, 1.0),
            ("Anne", 2, 0.0),
        ]
        assert all(line["provisional"] and line["games"] == 1 for line in lines)
        for line in lines:
            assert line["rating"] == pytest.approx(line["strength"] - 3 * line["uncertainty"])
            (record,) = (await bert.get(f"/people/{line['person']}"))["records"]
            told = ("rating", "strength", "uncertainty", "provisional")
            assert [record[name] for name in told] == [line[name] for name in told]
        await bert.delete("/me", 204)
        lines = (await anne.get("/ratings", game="libertalia", players=2))["ratings"]
        assert [line["name"] for line in lines] == ["Anne"], "whoever is deleted vanishes"

    run_scenario(url, scenario)


def test_a_game_with_bots_is_noted_but_rates_nobody(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        (anne,) = await harness.registered("Anne")
        table = await anne.make("libertalia", "me", "random", public=True)
        await anne.put(f"/tables/{table}/seats/0/deputy", {"bot": "random"})
        standing = await over(anne, table)
        assert key(standing) == "unrated-bot"
        assert (await anne.get("/ratings", game="libertalia", players=2))["ratings"] == []
        (record,) = (await anne.get(f"/people/{anne.id}"))["records"]
        assert (record["games"], record["rating"], record["strength"]) == (1, None, None)

    run_scenario(url, scenario)


def test_the_leaderboard_is_ranked_by_the_cautious_figure_page_by_page(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "PAGE", 2)
    # The name, the strength, the deviation and the games; Dora and Emil are level.
    people = [
        ("Lucky", 33.0, 7.0, 2),
        ("Proven", 29.0, 1.5, 40),
        ("Dora", 25.0, 3.0, 12),
        ("Emil", 28.0, 4.0, 9),
    ]

    async def scenario(harness: ServerHarness) -> None:
        them = await harness.guests(*(name for name, *_ in people))
        rows = [
            {
                "game": "liberte",
                "players": 4,
                "person_id": user.id,
                "mu": mu,
                "sigma": sigma,
                "cautious": mu - 3 * sigma,
                "games": games,
                "won": 1.0,
            }
            for user, (_, mu, sigma, games) in zip(them, people, strict=True)
        ]
        await harness.write(lambda connection: connection.execute(insert(Rating), rows))
        nobody, seen = await harness.anonymous(), []
        after: dict[str, str] = {}
        while True:
            page = await nobody.get("/ratings", game="liberte", players=4, **after)
            assert len(page["ratings"]) <= 2
            seen += page["ratings"]
            if page["more"] is None:
                break
            after = {"after": page["more"]}
        assert [line["rank"] for line in seen] == [1, 2, 3, 4]
        names = [line["name"] for line in seen]
        assert names[0] == "Proven"
        assert set(names[1:3]) == {"Dora", "Emil"}
        assert names[3] == "Lucky"
        assert {line["name"] for line in seen if line["provisional"]} == {"Lucky", "Emil"}
        assert (await nobody.get("/ratings", game="liberte", players=3))["ratings"] == []
        for wrong in ("x", "1 2", "1 nan x", "0 1 x", "1 inf x", "-1 1 x", "1 1 a b"):
            await nobody.get("/ratings", 422, game="liberte", players=4, after=wrong)

    run_scenario(url, scenario)
