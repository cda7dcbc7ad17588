"""Nobody takes a seat, a vote or a game from somebody: deputies, rewinds, closing, links, rematches."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.support.tables import Json, ServerHarness, User, play_on, run_scenario, until
from tests.server.tables.test_absence import kinds, rewind, three_pirates
from tests.server.tables.test_moves import two_pirates
from tricorne.server.tables.state import Timeouts
from tricorne.server.tables.table import DEPUTY, PROPOSALS_AN_HOUR

ABSENCE = Timeouts().absence
ABANDONED = Timeouts().abandoned

Forward = Callable[[float], None]


def stopped_clock(harness: ServerHarness, patch: pytest.MonkeyPatch) -> Forward:
    """Let the running clock stand; return how to put it forward."""
    now = harness.server.clock.now()

    def forward(seconds: float) -> None:
        nonlocal now
        now += seconds

    patch.setattr(harness.server.clock, "now", lambda: now)
    return forward


def deputy(seat: int, about: int) -> Json:
    return {"seat": seat, "what": "deputy", "about": about}


async def propose(person: User, table_id: str, body: Json, status: int = 201) -> Json:
    return await person.post(f"/tables/{table_id}/proposals", body, status)


async def bots_at(person: User, table_id: str) -> list[str | None]:
    return [seat["bot"] for seat in (await person.standing(table_id))["seats"]]


def test_somebody_who_is_there_cannot_be_replaced(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: with two people at a table, the proposer alone had the seat of the other."""

    async def scenario(harness: ServerHarness) -> None:
        forward = stopped_clock(harness, monkeypatch)
        table_id, anne, bert = await two_pirates(harness)
        await anne.play(table_id, 0)
        at_once = await propose(anne, table_id, deputy(0, 1), 409)
        assert at_once["error"] == "error-deputy-present"
        forward(ABSENCE - 1)
        assert (await propose(anne, table_id, deputy(0, 1), 409))["arguments"]["seconds"] == 1
        assert (await anne.standing(table_id))["seats"][1]["deputy_in"] == 1
        chosen = await anne.post(f"/tables/{table_id}/proposals", {**deputy(0, 1), "bot": "random"}, 422)
        assert chosen["message"], "the bot is not for the proposer to choose"
        await bert.play(table_id, 1)
        forward(ABSENCE)
        asked = [seat["seat"] for seat in (await anne.standing(table_id))["seats"] if seat["waiting"]]
        if 1 not in asked:
            not_asked = await propose(anne, table_id, deputy(0, 1), 409)
            assert not_asked["error"] == "error-deputy-not-asked"
        assert await bots_at(anne, table_id) == [None, None]

    run_scenario(url, scenario)


def test_those_who_play_give_an_absent_persons_seat_to_a_bot(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        forward = stopped_clock(harness, monkeypatch)
        table_id, anne, bert, cleo = await three_pirates(harness)
        await anne.play(table_id, 0)
        await bert.play(table_id, 1)
        own = await propose(anne, table_id, deputy(0, 0), 409)
        assert own["error"] == "error-deputy-own"
        async with harness.socket(cleo, table_id):
            forward(ABSENCE)
            number = (await propose(anne, table_id, deputy(0, 2)))["number"]
            path = f"/tables/{table_id}/proposals/{number}"
            assert (await cleo.post(path, {"seat": 2, "agree": True}, 409))["error"] == "error-answered"
            await bert.post(path, {"seat": 1, "agree": True})
        assert (await anne.standing(table_id))["seats"][2]["bot"] == DEPUTY, "an open socket is no presence"
        line = (await anne.get(f"/tables/{table_id}/log", since=number + 1))["lines"][0]
        assert line["data"] == {"bot": DEPUTY, "why": "vote"}
        await cleo.delete(f"/tables/{table_id}/seats/2/deputy")
        assert (await anne.standing(table_id))["seats"][2]["bot"] is None, "nobody is asked"

    run_scenario(url, scenario)


@pytest.mark.parametrize("act", ["refuse", "propose", "move"])
def test_whoever_acts_is_not_absent(url: str, monkeypatch: pytest.MonkeyPatch, act: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        forward = stopped_clock(harness, monkeypatch)
        table_id, anne, bert, cleo = await three_pirates(harness)
        await anne.play(table_id, 0)
        forward(ABSENCE)
        number = (await propose(anne, table_id, deputy(0, 2)))["number"]
        path = f"/tables/{table_id}/proposals/{number}"
        if act == "refuse":
            await cleo.post(path, {"seat": 2, "agree": False})
        elif act == "propose":
            busy = await propose(cleo, table_id, rewind(2, 0), 409)
            assert busy["error"] == "error-proposal"
            await anne.post(path, {"seat": 0, "agree": False})
            number = (await propose(cleo, table_id, rewind(2, 0)))["number"]
            await anne.post(f"/tables/{table_id}/proposals/{number}", {"seat": 0, "agree": False})
        else:
            await cleo.play(table_id, 2)
        assert (await anne.standing(table_id))["proposal"] is None
        late = await bert.post(path, {"seat": 1, "agree": True}, 409)
        assert late["error"] == "error-no-proposal"
        assert await bots_at(anne, table_id) == [None, None, None]
        if act != "move":
            again = await propose(anne, table_id, deputy(0, 2), 409)
            assert again["error"] == "error-deputy-present"
            assert again["arguments"]["seconds"] == ABSENCE

    run_scenario(url, scenario)


def test_where_a_clock_runs_it_decides_alone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(harness: ServerHarness) -> None:
        forward = stopped_clock(harness, monkeypatch)
        table_id, anne, _, _ = await three_pirates(harness, pace=86_400)
        forward(ABSENCE)
        refused = await propose(anne, table_id, deputy(0, 2), 409)
        assert refused["error"] == "error-deputy-clock"
        assert (await anne.standing(table_id))["seats"][2]["deputy_in"] is None

    run_scenario(url, scenario)


def test_nobody_is_voted_out_to_rewind_or_close_alone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: replace the only other person by a bot, then go back to the start or close the table."""

    async def scenario(harness: ServerHarness) -> None:
        forward = stopped_clock(harness, monkeypatch)
        table_id, anne, bert = await two_pirates(harness)
        await anne.play(table_id, 0)
        forward(ABSENCE)
        await propose(anne, table_id, deputy(0, 1))
        assert await bots_at(anne, table_id) == [None, DEPUTY]
        number = (await propose(anne, table_id, rewind(0, 0)))["number"]
        assert "rewind" not in await kinds(anne, table_id, number)
        assert (await anne.standing(table_id))["proposal"]["asked"] == [1]
        closed = await anne.post(f"/tables/{table_id}/close", None, 403)
        assert closed["error"] == "error-close-others"
        assert not (await anne.standing(table_id))["closable"]
        await bert.post(f"/tables/{table_id}/proposals/{number}", {"seat": 1, "agree": False})
        assert (await anne.standing(table_id))["proposal"] is None
        forward(ABANDONED - 1)
        await anne.post(f"/tables/{table_id}/close", None, 403)
        forward(1)
        assert (await anne.standing(table_id))["closable"], (
            "who never comes back cannot hold a table for ever"
        )
        await anne.post(f"/tables/{table_id}/close")

    run_scenario(url, scenario)


def test_a_host_who_does_not_move_cannot_wait_until_the_table_may_be_closed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        forward = stopped_clock(harness, monkeypatch)
        table_id, anne, bert, cleo = await three_pirates(harness)
        await bert.play(table_id, 1)
        await cleo.play(table_id, 2)
        slow, dora, _, _ = await three_pirates(harness, pace=30 * 86_400)
        forward(2 * ABANDONED)
        await anne.post(f"/tables/{table_id}/close", None, 403)
        await dora.post(f"/tables/{slow}/close", None, 403)

    run_scenario(url, scenario)


def test_where_one_is_waited_for_the_silence_of_the_others_counts_too(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        forward = stopped_clock(harness, monkeypatch)
        table_id, anne, bert, _ = await three_pirates(harness)
        await anne.play(table_id, 0)
        await bert.play(table_id, 1)
        forward(ABANDONED - 1)
        await anne.post(f"/tables/{table_id}/close", None, 403)
        await bert.post(f"/tables/{table_id}/undo", {"seat": 1}, 422)
        forward(1)
        await anne.post(f"/tables/{table_id}/close")

    run_scenario(url, scenario)


def test_a_person_has_one_vote_however_many_seats(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table_id = await anne.make("libertalia", "me", "me", "open", public=True)
        await bert.sit(table_id, 2)
        await anne.play(table_id, 0)
        number = (await propose(anne, table_id, rewind(0, 0)))["number"]
        path = f"/tables/{table_id}/proposals/{number}"
        assert (await bert.standing(table_id))["proposal"]["asked"] == [2]
        twice = await anne.post(path, {"seat": 1, "agree": True}, 409)
        assert twice["error"] == "error-answered"
        await bert.post(path, {"seat": 2, "agree": True})
        assert "rewind" in await kinds(anne, table_id, number)

    run_scenario(url, scenario)


def test_a_proposal_expires_and_can_be_withdrawn(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(harness: ServerHarness) -> None:
        forward = stopped_clock(harness, monkeypatch)
        table_id, anne, bert, _ = await three_pirates(harness)
        await anne.play(table_id, 0)
        number = (await propose(anne, table_id, rewind(0, 0)))["number"]
        forward(Timeouts().proposal)
        assert (await bert.standing(table_id))["proposal"] is None
        late = await bert.post(f"/tables/{table_id}/proposals/{number}", {"seat": 1, "agree": True}, 409)
        assert late["error"] == "error-no-proposal"
        number = (await propose(bert, table_id, rewind(1, 0)))["number"]
        await bert.post(f"/tables/{table_id}/proposals/{number}", {"seat": 1, "agree": False})
        assert (await anne.standing(table_id))["proposal"] is None

    run_scenario(url, scenario)


def test_nobody_floods_a_table_with_proposals(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(harness: ServerHarness) -> None:
        forward = stopped_clock(harness, monkeypatch)
        table_id, anne, bert, _ = await three_pirates(harness)
        await anne.play(table_id, 0)
        for _ in range(PROPOSALS_AN_HOUR):
            number = (await propose(anne, table_id, rewind(0, 0)))["number"]
            await bert.post(f"/tables/{table_id}/proposals/{number}", {"seat": 1, "agree": False})
        many = await propose(anne, table_id, rewind(0, 0), 409)
        assert many["error"] == "error-proposals-many"
        number = (await propose(bert, table_id, rewind(1, 0)))["number"]
        await bert.post(f"/tables/{table_id}/proposals/{number}", {"seat": 1, "agree": False})
        forward(3600)
        await propose(anne, table_id, rewind(0, 0))

    run_scenario(url, scenario)


def test_coming_back_gives_new_time_once_for_a_question(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: let the clock run out, come back at once, and so on for ever."""

    async def scenario(harness: ServerHarness) -> None:
        harness.server.tables.append_hooks.clear()
        forward = stopped_clock(harness, monkeypatch)
        table_id, anne, bert, _ = await three_pirates(harness, pace=60)
        deputy_of_bert = f"/tables/{table_id}/seats/1/deputy"

        async def times_out() -> bool:
            now = harness.server.clock.now()
            await harness.server.tables.change(table_id, lambda table: table.draft_overdue(now))
            return (await bots_at(anne, table_id))[1] is not None

        forward(60)
        assert await times_out()
        await bert.delete(deputy_of_bert)
        assert not await times_out(), "who comes back has time to move"
        forward(60)
        assert await times_out()
        await bert.delete(deputy_of_bert)
        assert await times_out(), "but the others wait no longer"
        await bert.play(table_id, 1)
        assert await bots_at(anne, table_id) == [DEPUTY, None, DEPUTY], "with a move Bert is back in any case"

    run_scenario(url, scenario)


def test_taking_back_gives_no_new_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attack: play, take back, play, take back, and let the others wait for ever."""

    async def scenario(harness: ServerHarness) -> None:
        forward = stopped_clock(harness, monkeypatch)
        anne = await harness.guest("Anne")
        table_id = await anne.make("liberte", "me", "me", "me", pace=60)
        for _ in range(200):
            standing = await anne.standing(table_id)
            seat = next(chair["seat"] for chair in standing["seats"] if chair["waiting"])
            before = (await harness.table(table_id)).deadline(seat)
            forward(1)
            await anne.play(table_id, seat)
            forward(1)
            answer = await anne.http.post(f"/api/tables/{table_id}/undo", json={"seat": seat})
            if answer.status_code == 200:
                assert (await harness.table(table_id)).deadline(seat) == before
                return
        raise AssertionError("nothing could be taken back")

    run_scenario(url, scenario)


def test_the_owner_is_back_while_the_bot_thinks(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(harness: ServerHarness) -> None:
        asking = harness.server.bot_pool.decide
        table_id, anne, bert = await two_pirates(harness)
        seen = await bert.standing(table_id)
        came_back: list[Json] = []

        async def thinking(*asked: Json) -> Json:
            if not came_back:
                came_back.append(await bert.move(table_id, 1, seen["view"]["legal"][0], seen["number"]))
            return await asking(*asked)

        monkeypatch.setattr(harness.server.bot_pool, "decide", thinking)
        await bert.put(f"/tables/{table_id}/seats/1/deputy", {"bot": "greedy"})

        async def is_back() -> Json:
            return came_back

        await until(is_back)
        moves = [
            line for line in (await anne.get(f"/tables/{table_id}/log"))["lines"] if line["kind"] == "move"
        ]
        assert [line["number"] for line in moves] == [came_back[0]["number"]]
        assert await bots_at(anne, table_id) == [None, None]

    run_scenario(url, scenario)


def test_no_link_leads_to_the_hand_of_a_bot(url: str) -> None:
    """The attack: the host's guests open links to bots' seats of a running game and read their hands."""

    async def scenario(harness: ServerHarness) -> None:
        anne, bert, spy = await harness.guests("Anne", "Bert", "Spy")
        table_id = await anne.make("libertalia", "me", "random", "open", public=True)
        early = await anne.post(f"/tables/{table_id}/links", {"seat": 1}, 201)
        await bert.sit(table_id, 2)
        late = await anne.post(f"/tables/{table_id}/links", {"seat": 1}, 403)
        assert late["error"] == "error-not-your-seat"
        opened = await spy.post("/links/redeem", {"secret": early["secret"]}, 403)
        assert opened["error"] == "error-not-your-seat"
        await bert.delete(f"/tables/{table_id}/seats/2")
        await anne.post(f"/tables/{table_id}/links", {"seat": 2}, 403)
        assert (await harness.table(table_id)).hands == {anne.id: {0}, bert.id: {2}}

    run_scenario(url, scenario)


def test_leaving_ones_seat_does_not_open_a_bots(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table_id = await anne.make("libertalia", "me", "random", "open", public=True)
        link = await anne.post(f"/tables/{table_id}/links", {"seat": 1}, 201)
        await bert.sit(table_id, 2)
        await anne.delete(f"/tables/{table_id}/seats/0")
        await anne.post("/links/redeem", {"secret": link["secret"]}, 403)
        assert (await anne.get(f"/tables/{table_id}"))["yours"] == []

    run_scenario(url, scenario)


def test_a_rematch_seats_nobody_who_has_not_accepted(url: str) -> None:
    """The attack: the absent loser of one game lost the next one, too, with no move of theirs."""

    async def scenario(harness: ServerHarness) -> None:
        anne, bert, cleo = await harness.guests("Anne", "Bert", "Cleo")
        table_id = await anne.make("libertalia", "me", "open", "open", "random")
        link = (await anne.post(f"/tables/{table_id}/links", {}, 201))["secret"]
        for seat, person in enumerate((bert, cleo), 1):
            await person.post("/links/redeem", {"secret": link})
            await person.sit(table_id, seat)
        await play_on(table_id, {0: anne, 1: bert, 2: cleo})
        again = await anne.post(f"/tables/{table_id}/rematch", None, 201)
        fresh, standing = again["about"]["id"], again["standing"]
        assert [chair["name"] for chair in standing["seats"]] == ["Anne", "", "", "random"]
        assert standing["status"] == "open"
        old = await bert.standing(table_id)
        assert (old["rematch"], old["rematch_by"]) == (fresh, 0)
        listed = (await bert.get("/me/tables", status="open"))["tables"]
        assert [(line["id"], line["invited"]) for line in listed] == [(fresh, True)]
        assert (await bert.get(f"/tables/{fresh}"))["yours"] == [], "the invited may look"
        await cleo.sit(fresh, 2)
        await cleo.delete(f"/tables/{fresh}/seats/2")
        assert (await cleo.get("/me/tables", status="open"))["tables"] == [], "whoever has left is not asked"
        accepted = await bert.post(f"/tables/{table_id}/rematch", None, 201)
        assert accepted["yours"] == [1]
        assert accepted["standing"]["status"] == "open"
        assert not (await bert.get("/me/tables", status="open"))["tables"][0]["invited"]
        twice = await bert.post(f"/tables/{table_id}/rematch", None, 201)
        assert twice["yours"] == [1]
        begun = await anne.post(f"/tables/{fresh}/start", {"bot": "random"})
        assert [chair["person"] for chair in begun["standing"]["seats"]] == [anne.id, bert.id, None, None]
        late = await cleo.post(f"/tables/{table_id}/rematch", None, 201)
        assert late["yours"] == [], "who comes too late may look on"

    run_scenario(url, scenario)


def test_a_rematch_begins_when_all_have_accepted(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table_id = await anne.make("libertalia", "me", "me", "open", public=True)
        await bert.sit(table_id, 2)
        await play_on(table_id, {0: anne, 1: anne, 2: bert})
        await bert.post(f"/tables/{table_id}/rematch", None, 201)
        both = await anne.post(f"/tables/{table_id}/rematch", None, 201)
        assert both["yours"] == [0, 1], "who held several seats takes them again"
        assert both["standing"]["status"] == "running"

    run_scenario(url, scenario)
