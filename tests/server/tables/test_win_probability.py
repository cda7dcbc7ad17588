"""Chances: how a game that is over would have been judged, move by move."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.support.tables import TIMEOUT, Json, ServerHarness, User, run_scenario
from tests.server.tables.test_moves import two_pirates
from tests.server.tables.test_review import finished
from tests.support.records import box, random_game
from tricorne.games import GAMES
from tricorne.match import Match
from tricorne.server.compute import win_probability
from tricorne.server.compute.win_probability import Curve, evaluate_positions, sample_positions


async def judged(user: User, table: str) -> Json:
    """Ask until the whole game has been judged."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            answer = await user.http.get(f"/api/tables/{table}/chances")
            told = answer.json()
            assert answer.status_code == (200 if told["done"] else 202), answer.text
            assert len(told["chances"]) <= len(told["moves"])
            if told["done"]:
                return told
            await asyncio.sleep(0.01)


def test_chances_are_told_when_a_game_is_over_and_not_before(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(win_probability, "MAX_POSITIONS", 12)

    async def scenario(harness: ServerHarness) -> None:
        running, chris, _ = await two_pirates(harness)
        assert (await chris.get(f"/tables/{running}/chances", 409))["error"] == "error-not-over"
        table, anne = await finished(harness)
        await chris.get(f"/tables/{table}/chances", 404)
        told = await judged(anne, table)
        standing = await anne.standing(table)
        assert told["moves"][0] == 0
        assert told["moves"][-1] == standing["moves"]
        assert told["moves"] == sorted(set(told["moves"]))
        for row in told["chances"]:
            assert len(row) == 2
            assert abs(sum(row) - 1) < 0.001
        winners = standing["view"]["result"]["winners"]
        assert [seat for seat, chance in enumerate(told["chances"][-1]) if chance > 0] == winners
        assert await judged(anne, table) == told

    run_scenario(url, scenario)


@pytest.mark.parametrize(("name", "players"), [("liberte", 3), ("libertalia", 2)])
def test_at_the_start_nobody_is_far_ahead(name: str, players: int) -> None:
    game = box(name)
    match = Match(game, players, "even")
    (start,) = evaluate_positions(win_probability.Positions(name, None, (match.state.tobytes(),)))
    assert len(start) == players
    assert abs(sum(start) - 1) < 1e-9
    assert max(start) < 0.75


def test_where_judging_fails_it_is_said_so(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("no judgement")

    monkeypatch.setattr(win_probability, "evaluate_positions", fail)

    async def scenario(harness: ServerHarness) -> None:
        table, anne = await finished(harness)
        await anne.get(f"/tables/{table}/chances", 202)
        await asyncio.sleep(0.1)
        assert (await anne.get(f"/tables/{table}/chances", 503))["error"] == "error-internal"
        await anne.get(f"/tables/{table}/chances", 202)

    run_scenario(url, scenario)


def test_a_game_is_judged_once_and_not_many_by_one(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(win_probability, "MAX_POSITIONS", 2)

    async def scenario(harness: ServerHarness) -> None:
        one, anne = await finished(harness, public=True)
        told = await judged(anne, one)
        await anne.post(f"/tables/{one}/rematch", None, 201)
        assert await judged(anne, one) == told, "the log has another line, but the game is the same"
        other, _ = await finished(harness, public=True)
        assert (await anne.get(f"/tables/{other}/chances", 429))["arguments"]["limit"] == "hints"
        stranger = await harness.anonymous()
        await judged(stranger, other)
        third, _ = await finished(harness, public=True)
        await stranger.get(f"/tables/{third}/chances", 429)

    run_scenario(url, scenario, limit_hints="1/hour")


def test_a_curve_is_done_when_all_of_its_positions_are_judged() -> None:
    curve = Curve([0, 4])
    assert not curve.done
    curve.chances += [[0.5, 0.5], [1.0, 0.0]]
    assert curve.done


@pytest.mark.parametrize("name", GAMES)
def test_positions_of_a_game_that_was_rewound_are_those_that_were_played(name: str) -> None:
    """After a rewind chance goes on with another stream, also where the game is looked back at."""
    kept = random_game(name, seed="rewound")
    match = Match.opened(kept)
    for move in kept.moves[:12]:
        match.play(move.seat, move.action)
    match.rewind(4)
    while waiting := match.waiting():
        match.play(waiting[0], match.game.legal(match.state, waiting[0])[0])
    positions = sample_positions(match)
    assert positions[-1] == (len(match.played), match.state.tobytes())
    moves, state = positions[len(positions) // 2]
    assert state == match.state_after(moves).tobytes()
