"""A deal that nobody can read or choose: the server commits, the pages commit, the pages reveal."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from tests.server.support.tables import ServerHarness, User, over, run_scenario, until
from tricorne.games import game_rng
from tricorne.games.game_rng import Kind
from tricorne.match import Match, fair_deal
from tricorne.match.record import parse
from tricorne.server.tables import state
from tricorne.server.tables.log import Kind as LogKind

NUMBERS = [hashlib.sha256(b"%d" % seat).hexdigest() for seat in range(6)]
HASHES = [fair_deal.number_hash(number) for number in NUMBERS]


async def sit(who: User, table_id: str, seat: int, number_hash: str | None = None) -> Any:
    return await who.post(f"/tables/{table_id}/seats/{seat}", {"number_hash": number_hash or HASHES[seat]})


async def reveal(who: User, table_id: str, seat: int, number: str | None = None, status: int = 200) -> Any:
    body = {"number": number or NUMBERS[seat]}
    return await who.put(f"/tables/{table_id}/seats/{seat}/number", body, status)


async def two(harness: ServerHarness) -> tuple[str, User, User]:
    """Let two people sit down whose pages have committed to numbers."""
    anne, bert = await harness.guests("Anne", "Bert")
    table_id = await anne.make("libertalia", "me", "open", public=True, number_hash=HASHES[0])
    await sit(bert, table_id, 1)
    return table_id, anne, bert


def test_the_deal_is_made_from_the_secret_and_all_numbers(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert = await two(harness)
        stranger = await harness.anonymous()
        standing = await stranger.standing(table_id)
        assert (standing["status"], standing["awaited"]) == ("open", [0, 1])
        assert [seat["number_hash"] for seat in standing["seats"]] == HASHES[:2]
        await reveal(anne, table_id, 0)
        assert (await stranger.standing(table_id))["awaited"] == [1]
        begun = await reveal(bert, table_id, 1)
        assert begun["standing"]["status"] == "running"
        table = await harness.table(table_id)
        promised = begun["about"]["commitment"]
        assert promised == fair_deal.commitment(table.setup.seed, table.setup.context)
        assert table.match is not None
        assert table.match.seed == fair_deal.seed(table.setup.seed, promised, NUMBERS[:2])
        for who, seat in ((anne, 0), (bert, 1)):
            await who.put(f"/tables/{table_id}/seats/{seat}/deputy", {})
        standing = await over(stranger, table_id)
        assert standing["secret"] == table.setup.seed
        kept = parse((await stranger.get(f"/tables/{table_id}/record")).encode(), "record")
        assert (kept.table, kept.secret, kept.numbers) == (table_id, table.setup.seed, tuple(NUMBERS[:2]))
        assert Match.from_record(kept).result is not None

    run_scenario(url, scenario)


@pytest.mark.parametrize("game", ["liberte", "libertalia"])
def test_nothing_that_is_sent_gives_a_stranger_the_deal(url: str, game: str) -> None:
    """The attack: every hash that is published, and every part of it, tried as the state of a stream."""

    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        seats = ["me", *["random"] * (house_of(game) - 1)]
        table_id = await anne.make(game, *seats, public=True, number_hash=HASHES[0])
        await reveal(anne, table_id, 0)
        stranger = await harness.anonymous()
        sent = str(await stranger.get(f"/tables/{table_id}")) + str(
            await stranger.get(f"/tables/{table_id}/log")
        )
        table = await harness.table(table_id)
        assert table.match is not None
        assert game_rng.kind_of(table.match.state.random) is Kind.DEALT
        assert table.setup.seed not in sent
        assert table.match.seed not in sent
        true = table.game.new(table.match.seed, table.setup.players, table.setup.options)
        about = (await stranger.get(f"/tables/{table_id}"))["about"]
        published = [*HASHES[:1], *NUMBERS[:1], about["commitment"]]
        guesses = [*published, *(hashlib.sha256(bytes.fromhex(text)).hexdigest() for text in published)]
        for guess in guesses:
            for planted in (game_rng.dealt(guess), game_rng.scaled(guess), raw_key(guess), raw_words(guess)):
                state = table.game.template(table.setup.players, table.setup.options)
                state.random[:] = planted
                table.game.kernels.set_up(table.game.box, state, np.zeros((0, 5), np.int32))
                assert not (state.deck == true.deck).all(), guess

    run_scenario(url, scenario)


def house_of(game: str) -> int:
    return 3 if game == "liberte" else 2


def raw_key(text: str) -> Any:
    stream = game_rng.dealt("")
    stream[game_rng.KEY : game_rng.BLOCK] = np.frombuffer(bytes.fromhex(text), "<u4")
    return stream


def raw_words(text: str) -> Any:
    stream = game_rng.scaled("")
    stream[game_rng.QUICK : game_rng.QUICK + 4] = np.frombuffer(bytes.fromhex(text)[:16], "<u4")
    return stream


def test_every_table_has_a_secret_of_its_own(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne = await harness.guest("Anne")
        tables = [await harness.table(await anne.make("libertalia", "me", "open")) for _ in range(5)]
        assert len({table.setup.seed for table in tables}) == 5
        assert len({table.setup.commitment for table in tables}) == 5
        assert all(len(bytes.fromhex(table.setup.seed)) == 32 for table in tables)

    run_scenario(url, scenario)


def test_nobody_reveals_before_all_have_committed_or_another_number(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table_id = await anne.make("libertalia", "me", "open", public=True, number_hash=HASHES[0])
        assert (await reveal(anne, table_id, 0, status=409))["error"] == "error-number-early"
        await sit(bert, table_id, 1)
        assert (await reveal(anne, table_id, 0, NUMBERS[5], 422))["error"] == "error-number-hash"
        assert (await reveal(bert, table_id, 0, status=403))["error"] == "error-not-your-seat"
        await reveal(anne, table_id, 0)
        again = await reveal(anne, table_id, 0)
        assert again["standing"]["awaited"] == [1]
        body = {"number_hash": HASHES[4]}
        late = await bert.put(f"/tables/{table_id}/seats/1/number-hash", body, 409)
        assert late["error"] == "error-number-late"

    run_scenario(url, scenario)


@pytest.mark.parametrize("bad", ["", "11", "g" * 64, "A" * 64, "1" * 63, "1" * 65])
def test_what_is_no_number_is_refused(url: str, bad: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, _ = await two(harness)
        await anne.put(f"/tables/{table_id}/seats/0/number", {"number": bad}, 422)
        await anne.put(f"/tables/{table_id}/seats/0/number-hash", {"number_hash": bad}, 422)
        await anne.make("libertalia", "me", "open", number_hash=bad, status=422)

    run_scenario(url, scenario)


def test_who_comes_after_a_number_is_known_cannot_choose_theirs_to_suit_it(url: str) -> None:
    """The attack: see the others' numbers, leave, come back, and choose the deal together with the host."""

    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert = await two(harness)
        await reveal(anne, table_id, 0)
        await bert.delete(f"/tables/{table_id}/seats/1")
        standing = (await sit(bert, table_id, 1, HASHES[3]))["standing"]
        assert standing["status"] == "open"
        assert [seat["number"] for seat in standing["seats"]] == [None, None]
        assert standing["seats"][0]["number_hash"] is None, "a number that is known has to be replaced"
        assert standing["awaited"] == [0, 1]
        assert (await reveal(bert, table_id, 1, NUMBERS[3], 409))["error"] == "error-number-early"
        await anne.put(f"/tables/{table_id}/seats/0/number-hash", {"number_hash": HASHES[2]})
        await reveal(bert, table_id, 1, NUMBERS[3])
        begun = await reveal(anne, table_id, 0, NUMBERS[2])
        assert begun["standing"]["status"] == "running"
        table = await harness.table(table_id)
        assert table.numbers == [NUMBERS[2], NUMBERS[3]]

    run_scenario(url, scenario)


def test_a_page_that_is_gone_holds_nobody_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """When its time is up the game is dealt without its number, and the record shows that."""
    monkeypatch.setattr(state, "NUMBER_SECONDS", 0.0)
    monkeypatch.setattr("tricorne.server.tables.table.NUMBER_SECONDS", 0.0)

    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, _ = await two(harness)

        async def begun() -> Any:
            return (await anne.standing(table_id))["status"] == "running"

        await until(begun)
        table = await harness.table(table_id)
        assert table.numbers == [None, None]
        assert [entry.kind for entry in table.entries][-1] == LogKind.START

    run_scenario(url, scenario)


def test_who_adds_no_number_is_not_waited_for(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table_id = await anne.make("libertalia", "me", "open", public=True)
        assert (await bert.sit(table_id, 1))["standing"]["status"] == "running"
        other = await anne.make("libertalia", "me", "open", public=True)
        await sit(bert, other, 1)
        assert (await reveal(bert, other, 1))["standing"]["status"] == "running"
        assert (await harness.table(other)).numbers == [None, NUMBERS[1]]

    run_scenario(url, scenario)


def test_a_rewind_goes_on_with_a_fresh_stream(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne, bert = await two(harness)
        await reveal(anne, table_id, 0)
        await reveal(bert, table_id, 1)
        before = (await harness.table(table_id)).match
        assert before is not None
        first = before.state.random.copy()
        await anne.play(table_id, 0)
        number = (
            await anne.post(f"/tables/{table_id}/proposals", {"seat": 0, "what": "rewind", "to": 0}, 201)
        )["number"]
        await bert.post(f"/tables/{table_id}/proposals/{number}", {"seat": 1, "agree": True})
        table = await harness.table(table_id)
        assert table.match is not None
        assert (table.match.state.random != first).any()
        assert game_rng.kind_of(table.match.state.random) is Kind.DEALT
        for who, seat in ((anne, 0), (bert, 1)):
            await who.put(f"/tables/{table_id}/seats/{seat}/deputy", {})
        await over(anne, table_id)
        text = await anne.get(f"/tables/{table_id}/record")
        assert "\nstream: 1\n" in text
        replayed = Match.from_record(parse(text.encode(), "record"))
        assert replayed.state.tobytes() == table.match.state.tobytes()
        brought = await anne.ask("POST", "/replays", None, 201, content=text.encode())
        assert brought["standing"]["view"]["result"] == (await anne.standing(table_id))["view"]["result"]
        body = {"moves": 6, "seat": 0, "bot": "random"}
        branch = await anne.post(f"/tables/{table_id}/branch", body, 201)
        assert branch["standing"]["problem"] is None
        assert branch["standing"]["moves"] >= 6

    run_scenario(url, scenario)
