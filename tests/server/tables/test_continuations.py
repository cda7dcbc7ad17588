"""A game from a browser goes on at a table: marked, unrated and dealt anew, since its page knew the cards."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.support.tables import (
    Json,
    ServerHarness,
    User,
    over,
    play_on,
    receive,
    run_scenario,
    until,
)
from tests.support.records import box
from tests.support.walks import choose, generator
from tricorne.games import GAMES, game_rng
from tricorne.match import Match
from tricorne.match.record import parse
from tricorne.server.storage.models import Outcome
from tricorne.server.tables.audit import audit

SEED = os.environ.get("TRICORNE_SEED", "continuation")
LOCAL_SEED = "1e" * 32
MOVES = 40


def local_game(name: str, players: int = 3, moves: int = MOVES) -> Match:
    """Play some moves of a game as a page does, at random."""
    print(f"TRICORNE_SEED={SEED!r}")
    game = box(name)
    rng = generator(f"{SEED} {name}")
    match = Match(game, players, LOCAL_SEED, names=["Anne", "greedy", "random"][:players])
    while len(match.played) < moves:
        seat = choose(rng, match.waiting())
        match.play(seat, choose(rng, game.legal(match.state, seat)))
    return match


async def take(
    person: User, match: Match, *seats: str, status: int = 201, record: str | None = None, **more: Any
) -> Json:
    """Take a game to the server; a seat is `me`, `open` or the name of a bot."""
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    body = {"record": match.record().text() if record is None else record, "seats": wanted, **more}
    return await person.post("/continuations", body, status)


def cards_of(view: Json, seat: int) -> list[int]:
    """Return the cards of a hand that a view shows."""
    cards: list[int] = view["hands"][seat]["cards"]
    return sorted(cards)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_continues_against_bots_from_where_it_was(url: str, name: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        match = local_game(name)
        taken = await take(anne, match, "me", "greedy", "random")
        about, standing = taken["about"], taken["standing"]
        assert (about["kind"], about["commitment"], about["rated"]) == ("continued", None, False)
        assert about["origin"] == {"moves": MOVES}
        assert standing["unrated"]["key"] == "unrated-continued"
        assert standing["status"] == "running"
        lines = (await anne.get(f"/tables/{about['id']}/log"))["lines"]
        moved = [line for line in lines if line["kind"] == "move"]
        assert [line["seat"] for line in moved[:MOVES]] == [move.seat for move in match.moves]
        past = await anne.get(f"/tables/{about['id']}/history/{MOVES - 1}")
        assert past["view"] == json.loads(json.dumps(match.game.view(observed(match, MOVES - 1, 0), 0)))
        assert cards_of(standing["view"], 0) == cards_of(match.view(0), 0)
        listed = (await anne.get("/me/tables"))["tables"]
        assert [(line["kind"], line["rated"]) for line in listed] == [("continued", False)]
        await anne.put(f"/tables/{about['id']}/seats/0/deputy", {"bot": "random"})
        await over(anne, about["id"])
        outcomes = select(func.count()).select_from(Outcome)
        counted = await harness.server.database.read(lambda connection: connection.execute(outcomes).scalar())
        assert counted == 0, "it counts in no statistics"

    run_scenario(url, scenario)


def observed(match: Match, moves: int, seat: int) -> Any:
    """Return what a seat knew after some moves."""
    return match.game.observe(match.state_after(moves), seat)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_the_page_knew_is_true_once_others_have_joined(url: str, name: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        match = local_game(name)
        taken = await take(anne, match, "me", "open", "greedy")
        table_id = taken["about"]["id"]
        assert taken["standing"]["status"] == "open"
        assert taken["standing"]["view"] is None
        link = await anne.post(f"/tables/{table_id}/links", {}, 201)
        await bert.post("/links/redeem", {"secret": link["secret"], "number_hash": "0" * 64})
        await bert.post(f"/tables/{table_id}/seats/1", {"number_hash": "0" * 64})
        table = await harness.table(table_id)
        assert table.match is not None
        assert table.status == "running", "no number is awaited, since there is no commitment"
        after = table.match.state_after(MOVES)
        key = slice(game_rng.KEY, game_rng.BLOCK)
        for index in range(50):
            predicted = game_rng.dealt(LOCAL_SEED, index)
            assert after.random[key].tobytes() != predicted[key].tobytes()
        assert after.deck.tobytes() != match.state.deck.tobytes()
        assert table.match.redeals[0].kept == (0,)
        game = match.game
        assert cards_of(game.view(game.observe(after, 0), 0), 0) == cards_of(match.view(0), 0)
        if name == "liberte":
            assert after.hand[1].tobytes() != match.state.hand[1].tobytes()

    run_scenario(url, scenario)


def test_the_same_game_is_dealt_anew_each_time(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        match = local_game("liberte")
        decks = set()
        for _ in range(3):
            taken = await take(anne, match, "me", "greedy", "random")
            table = await harness.table(taken["about"]["id"])
            assert table.match is not None
            decks.add(table.match.state_after(MOVES).deck.tobytes())
        assert len(decks | {match.state.deck.tobytes()}) == 4

    run_scenario(url, scenario)


@pytest.mark.parametrize("name", GAMES)
def test_who_joins_sees_nothing_of_the_hand_that_the_seat_had_before(url: str, name: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        match = local_game(name)
        table_id = (await take(anne, match, "me", "open", "greedy", public=True))["about"]["id"]
        received = []
        async with harness.socket(bert, table_id) as following:
            received.append(await receive(following, "hello"))
        await bert.sit(table_id, 1)
        async with harness.socket(bert, table_id, "?since=0") as following:
            received += [await receive(following, "hello"), await receive(following, "changed")]
        table = await harness.table(table_id)
        assert table.match is not None
        own = (await bert.get(f"/tables/{table_id}/log", seat=1))["lines"]
        spectator = (await (await harness.anonymous()).get(f"/tables/{table_id}/log"))["lines"]
        redealt = next(line["number"] for line in own if line["kind"] == "redeal")
        assert own[: redealt - 1] == spectator[: redealt - 1]
        for moves in (0, MOVES // 2, MOVES - 1):
            seen = (await bert.get(f"/tables/{table_id}/history/{moves}", seat=1))["view"]
            public = match.game.view(observed(match, moves, match.players), match.players)
            assert seen == json.loads(json.dumps(public))
        now = (await bert.get(f"/tables/{table_id}/history/{MOVES}", seat=1))["view"]
        assert now["seat"] == 1
        received += [own, await bert.get(f"/tables/{table_id}"), await bert.get("/me/tables")]
        for secret in (LOCAL_SEED, table.match.redeals[0].seed, table.setup.bot_seed):
            assert secret not in json.dumps(received)
        for path in ("record", "history/0?view=open", "chances"):
            await bert.get(f"/tables/{table_id}/{path}", 409)
        await bert.get(f"/tables/{table_id}/history/0", 403, seat=0)
        anne_saw = (await anne.get(f"/tables/{table_id}/history/{MOVES - 1}", seat=0))["view"]
        assert anne_saw == json.loads(json.dumps(match.game.view(observed(match, MOVES - 1, 0), 0)))

    run_scenario(url, scenario)


def test_a_hand_is_kept_only_by_the_person_who_knows_it(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        match = local_game("liberte")
        taken = await take(anne, match, "me", "me", "open", public=True)
        table_id = taken["about"]["id"]
        await anne.delete(f"/tables/{table_id}/seats/0")
        await bert.sit(table_id, 0)
        await anne.sit(table_id, 2)
        table = await harness.table(table_id)
        assert table.match is not None
        assert table.match.redeals[0].kept == (1,), "Bert has seat 0 now, and seat 2 was a bot's"
        old, new = match.state, table.match.state_after(MOVES)
        assert [old.hand[seat].tobytes() == new.hand[seat].tobytes() for seat in range(3)] == [
            False,
            True,
            False,
        ]

    run_scenario(url, scenario)


def test_nobody_goes_back_past_the_redeal(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        match = local_game("libertalia", 2)
        table_id = (await take(anne, match, "me", "open", public=True))["about"]["id"]
        await bert.sit(table_id, 1)
        for seat, who in enumerate((anne, bert)):
            await who.post(f"/tables/{table_id}/undo", {"seat": seat}, 422)
        body = {"seat": 0, "what": "rewind", "to": MOVES - 1}
        refused = await anne.post(f"/tables/{table_id}/proposals", body, 409)
        assert refused["error"] == "error-rewind-redealt"
        await play_on(table_id, {0: anne, 1: bert}, 4)
        table = await harness.table(table_id)
        assert table.match is not None
        hands = table.match.state_after(MOVES).hand.tobytes()
        proposed = await anne.post(f"/tables/{table_id}/proposals", {**body, "to": MOVES}, 201)
        await bert.post(f"/tables/{table_id}/proposals/{proposed['number']}", {"seat": 1, "agree": True})
        assert table.moves == MOVES
        assert table.match.state.hand.tobytes() == hands
        assert table.match.state.random.tobytes() != game_rng.dealt(LOCAL_SEED, 1).tobytes()

    run_scenario(url, scenario)


def test_its_record_can_be_replayed_checked_and_branched_from(url: str, tmp_path: Path) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        match = local_game("libertalia", 2)
        table_id = (await take(anne, match, "me", "open", public=True))["about"]["id"]
        await bert.sit(table_id, 1)
        await play_on(table_id, {0: anne, 1: bert})
        text = await anne.get(f"/tables/{table_id}/record")
        record = parse(text.encode(), "record")
        assert text.startswith("tricorne record 2\n")
        assert (record.seed, record.commitment, record.secret) == (LOCAL_SEED, "", "")
        assert [redeal.moves for redeal in record.redeals] == [MOVES]
        file = tmp_path / "continued.tricorne"
        file.write_text(text)
        told = {}
        for command in (["replay", "--check"], ["verify"]):
            done = subprocess.run(
                [sys.executable, "-m", "tricorne", command[0], file, *command[1:]],
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            told[command[0]] = " ".join((done.stdout + done.stderr).split())
        assert "begun in a browser" in told["verify"]
        assert "No commitment was published" in told["verify"]
        again = await anne.ask("POST", "/replays", None, 201, content=text.encode())
        replayed = await harness.table(again["about"]["id"])
        assert replayed.match is not None
        assert replayed.match.redeals[0].seed == record.redeals[0].seed
        for moves in (MOVES - 2, MOVES, MOVES + 2):
            made = await bert.post(f"/tables/{table_id}/branch", {"moves": moves, "seat": 1}, 201)
            branch = await harness.table(made["about"]["id"])
            assert branch.match is not None
            expected = Match.from_record(record).state_after(moves)
            assert branch.match.state_after(moves).tobytes() == expected.tobytes()
        flaws = await harness.server.database.read(lambda connection: audit(connection, table_id).flaws)
        assert not flaws

    run_scenario(url, scenario)


def test_a_table_that_waits_survives_a_restart(url: str) -> None:
    match = local_game("libertalia")
    known: dict[str, str] = {}

    async def before(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        known["table"] = (await take(anne, match, "me", "open", "greedy", public=True))["about"]["id"]

    async def after(harness: ServerHarness) -> None:
        bert = await harness.guest("Bert")
        await bert.sit(known["table"], 1)

        async def running() -> bool:
            return bool((await bert.standing(known["table"]))["status"] == "running")

        await until(running)
        table = await harness.table(known["table"])
        assert table.match is not None
        assert table.match.redeals[0].kept == (0,)

    run_scenario(url, before)
    run_scenario(url, after)


def test_what_cannot_be_continued_is_rejected_with_a_reason(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        match = local_game("libertalia")
        text = match.record().text()
        finished = Match(match.game, 3, LOCAL_SEED)
        while waiting := finished.waiting():
            finished.play(waiting[0], match.game.legal(finished.state, waiting[0])[0])
        old = Match(match.game, 3, "old", rules=1)
        seats = ("me", "greedy", "open")
        wrong: list[tuple[str, tuple[str, ...], int, str]] = [
            ("", seats, 422, "record-first-line"),
            (f"{text}# \ud800\n", seats, 422, "record-not-text"),
            ("x" * 100_000, seats, 422, "record-line-long"),
            (text + "0: fly\n", seats, 422, "record-move"),
            (text + f"{match.moves[-1].seat}: choose 31\n", seats, 422, "record-move"),
            (text.replace("libertalia", "chess", 1), seats, 422, "record-refused"),
            (text, ("me", "greedy"), 422, "error-seats-count"),
            (text, ("open", "greedy", "open"), 422, "error-continue-seat"),
            (text, ("me", "nobody", "open"), 422, "error-bot-unknown"),
            (finished.record().text(), seats, 409, "error-continue-over"),
            (old.record().text(), seats, 422, "error-continue-rules"),
        ]
        for record, wanted, status, error in wrong:
            refused = await take(anne, match, *wanted, status=status, record=record)
            assert refused["error"] == error, refused
            assert refused["message"]
        assert (await anne.get("/me/tables"))["tables"] == []

    run_scenario(url, scenario)


def test_taking_games_is_rate_limited(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        match = local_game("libertalia")
        for _ in range(2):
            await take(anne, match, "me", "greedy", "open")
        refused = await take(anne, match, "me", "greedy", "open", status=429)
        assert refused["error"] == "error-too-often"

    run_scenario(url, scenario, limit_imports="2/hour")
