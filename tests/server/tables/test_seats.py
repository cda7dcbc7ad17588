"""Seats: made, taken by link or from the list, filled, left, handed over, closed, met at again."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import update

from tests.server.support.tables import (
    ServerHarness,
    inline_bots,
    over,
    play_on,
    receive,
    run_scenario,
    server_harness,
)
from tests.server.tables.test_review import finished
from tricorne.server.storage.models import TableRow

GAMES = ("liberte", "libertalia")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_people_and_bots_is_played_and_noted(url: str, game: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        (anne,) = await harness.guests("Anne")
        table_id = await anne.make(game, "me", "random", "greedy", public=True)
        await play_on(table_id, {0: anne}, 10)
        await anne.put(f"/tables/{table_id}/seats/0/deputy", {"bot": "greedy"})
        standing = await over(anne, table_id)
        assert standing["status"] == "finished"
        result = standing["view"]["result"]
        assert len(result["points"]) == 3
        lobby = await anne.get("/tables", game=game, status="finished")
        assert [line["result"] for line in lobby["tables"]] == [result]
        (record,) = (await anne.get(f"/people/{anne.id}"))["records"]
        assert (record["game"], record["games"]) == (game, 1)

    run_scenario(url, scenario)


def test_a_link_lets_a_person_in_and_the_last_open_seat_begins_the_game(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert, cleo = await harness.guests("Anne", "Bert", "Cleo")
        table_id = await anne.make("libertalia", "me", "open", "open")
        await bert.get(f"/tables/{table_id}", 404)
        await bert.sit(table_id, 1, 404)
        link = await anne.post(f"/tables/{table_id}/links", {}, 201)
        for person, seat, status in ((bert, 1, "open"), (cleo, 2, "running")):
            joined = await person.post("/links/redeem", {"secret": link["secret"]})
            assert joined["yours"] == []
            seated = await person.sit(table_id, seat)
            assert seated["yours"] == [seat]
            assert seated["standing"]["status"] == status
        assert [seat["name"] for seat in (await anne.standing(table_id))["seats"]] == ["Anne", "Bert", "Cleo"]
        refused = await (await harness.guest("Dora")).post(
            "/links/redeem", {"secret": link["secret"] + "x"}, 404
        )
        assert refused["error"] == "error-no-link"

    run_scenario(url, scenario)


def test_a_link_is_looked_at_without_opening_it_and_one_request_takes_a_seat(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert, cleo, dora = await harness.guests("Anne", "Bert", "Cleo", "Dora")
        nobody = await harness.anonymous()
        table_id = await anne.make("libertalia", "me", "open", "open")
        link = await anne.post(f"/tables/{table_id}/links", {}, 201)
        secret = {"secret": link["secret"]}
        for person in (nobody, bert):
            seen = await person.post("/links/look", secret)
            assert (seen["about"]["id"], seen["host"], seen["status"]) == (table_id, "Anne", "open")
            assert [(seat["name"], seat["open"]) for seat in seen["seats"]] == [
                ("Anne", False),
                ("", True),
                ("", True),
            ]
        await bert.get(f"/tables/{table_id}", 404)
        for person, seat in ((bert, 1), (bert, 1), (cleo, 2), (bert, 1)):
            assert (await person.post("/links/redeem", {**secret, "sit": True}))["yours"] == [seat]
        assert [seat["yours"] for seat in (await bert.post("/links/look", secret))["seats"]] == [
            False,
            True,
            False,
        ]
        late = await dora.post("/links/redeem", {**secret, "sit": True}, 409)
        assert late["error"] == "error-table-running"
        await dora.get(f"/tables/{table_id}", 404)
        await anne.delete(f"/tables/{table_id}/links/{link['id']}", 204)
        await nobody.post("/links/look", secret, 404)

    run_scenario(url, scenario)


def test_a_taken_seat_is_refused_and_a_revoked_link_opens_nothing(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table_id = await anne.make("libertalia", "me", "open", "open", public=True)
        assert (await bert.sit(table_id, 0, 409))["error"] == "error-seat-taken"
        assert (await anne.sit(table_id, 0, 409))["error"] == "error-seat-yours"
        assert (await bert.sit(table_id, 5, 422))["error"] == "error-no-seat"
        link = await anne.post(f"/tables/{table_id}/links", {"seat": 1}, 201)
        assert [line["id"] for line in await anne.get(f"/tables/{table_id}/links")] == [link["id"]]
        await bert.delete(f"/tables/{table_id}/links/{link['id']}", 404)
        await anne.delete(f"/tables/{table_id}/links/{link['id']}", 204)
        await anne.delete(f"/tables/{table_id}/links/{link['id']}", 404)
        await bert.post("/links/redeem", {"secret": link["secret"]}, 404)

    run_scenario(url, scenario)


def test_the_host_puts_bots_at_seats_fills_them_and_frees_them(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table_id = await anne.make("libertalia", "me", "open", "open", "open", public=True)
        await bert.post(f"/tables/{table_id}/seats/1", {"bot": "greedy"}, 403)
        await anne.post(f"/tables/{table_id}/seats/1", {"bot": "nobody"}, 422)
        await anne.post(f"/tables/{table_id}/seats/1", {"bot": "greedy"})
        await bert.sit(table_id, 2)
        assert (await bert.delete(f"/tables/{table_id}/seats/1", 403))["error"] == "error-not-your-seat"
        await anne.delete(f"/tables/{table_id}/seats/2")
        await anne.delete(f"/tables/{table_id}/seats/1")
        assert (await anne.delete(f"/tables/{table_id}/seats/1", 409))["error"] == "error-seat-free"
        await bert.post(f"/tables/{table_id}/start", {}, 403)
        begun = await anne.post(f"/tables/{table_id}/start", {"bot": "random"})
        assert begun["standing"]["status"] == "running"
        assert [seat["bot"] for seat in begun["standing"]["seats"]] == [None, *["random"] * 3]
        await anne.post(f"/tables/{table_id}/start", {}, 409)

    run_scenario(url, scenario)


def test_who_leaves_a_running_game_is_replaced_by_a_bot_and_sees_no_more_than_others(
    url: str,
) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table_id = await anne.make("libertalia", "me", "open")
        link = await anne.post(f"/tables/{table_id}/links", {}, 201)
        await bert.post("/links/redeem", {"secret": link["secret"]})
        await bert.sit(table_id, 1)
        assert (await bert.standing(table_id))["view"]["legal"]
        left = await bert.delete(f"/tables/{table_id}/seats/1")
        assert left["yours"] == []
        assert left["standing"]["seats"][1] | {"waiting": True} == {
            "seat": 1,
            "person": None,
            "name": "planner",
            "bot": "planner",
            "number_hash": None,
            "number": None,
            "waiting": True,
            "seconds_left": None,
            "deputy_in": None,
        }
        assert left["standing"]["view"]["legal"] == []
        await bert.get(f"/tables/{table_id}", 403, seat=1)
        await bert.delete(f"/tables/{table_id}/seats/1", 403)

    run_scenario(url, scenario)


def test_only_a_host_among_bots_can_close_a_running_table(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table_id = await anne.make("libertalia", "me", "open", public=True)
        await bert.sit(table_id, 1)
        await bert.post(f"/tables/{table_id}/close", None, 403)
        assert (await anne.post(f"/tables/{table_id}/close", None, 403))["error"] == "error-close-others"
        await bert.delete(f"/tables/{table_id}/seats/1")
        closed = await anne.post(f"/tables/{table_id}/close")
        assert closed["standing"]["status"] == "closed"
        assert closed["standing"]["seed"] is None, "a game that was broken off keeps its secrets"
        await anne.post(f"/tables/{table_id}/close", None, 409)
        assert (await anne.get("/tables"))["tables"] == []
        assert [line["id"] for line in (await anne.get("/me/tables"))["tables"]] == [table_id]

    run_scenario(url, scenario)


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert, cleo = await harness.guests("Anne", "Bert", "Cleo")
        table_id = await anne.make("libertalia", "me", "open", "random", public=True)
        await bert.sit(table_id, 1)
        assert (await anne.post(f"/tables/{table_id}/rematch", None, 409))["error"] == "error-not-over"
        await play_on(table_id, {0: anne, 1: bert})
        both = await asyncio.gather(
            *(person.post(f"/tables/{table_id}/rematch", None, 201) for person in (anne, bert, anne))
        )
        assert len({met["about"]["id"] for met in both}) == 1
        assert both[0]["about"]["id"] != table_id
        met = await anne.standing(both[0]["about"]["id"])
        assert [seat["name"] for seat in met["seats"]] == ["Anne", "Bert", "random"]
        assert met["status"] == "running", "both have accepted"
        assert (
            both[0]["about"]["commitment"] != (await anne.get(f"/tables/{table_id}"))["about"]["commitment"]
        )
        assert (await anne.standing(table_id))["rematch"] == both[0]["about"]["id"]
        await cleo.post(f"/tables/{table_id}/rematch", None, 403)

    run_scenario(url, scenario)


def test_who_no_longer_sits_at_the_rematch_is_told_so(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert, cleo = await harness.guests("Anne", "Bert", "Cleo")
        table_id = await anne.make("libertalia", "me", "open")
        link = await anne.post(f"/tables/{table_id}/links", {"seat": 1}, 201)
        await bert.post("/links/redeem", {"secret": link["secret"]})
        await play_on(table_id, {0: anne, 1: bert})
        again = (await anne.post(f"/tables/{table_id}/rematch", None, 201))["about"]["id"]
        await bert.post(f"/tables/{table_id}/rematch", None, 201)
        link = await bert.post(f"/tables/{again}/links", {"seat": 1}, 201)
        await cleo.post("/links/redeem", {"secret": link["secret"]})
        assert (await bert.post(f"/tables/{table_id}/rematch", None, 201))["yours"] == []

    run_scenario(url, scenario)


def test_at_a_rematch_the_seat_of_somebody_who_is_gone_is_open(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table_id = await anne.make("libertalia", "me", "open", "random", public=True)
        await bert.sit(table_id, 1)
        await play_on(table_id, {0: anne, 1: bert})
        await bert.delete("/me", 204)
        again = await anne.post(f"/tables/{table_id}/rematch", None, 201)
        assert [seat["name"] for seat in again["standing"]["seats"]] == ["Anne", "", "random"]
        assert again["standing"]["status"] == "open"

    run_scenario(url, scenario)


def test_a_link_to_a_seat_hands_it_over_once_and_the_former_owner_is_shown_out(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert, cleo = await harness.guests("Anne", "Bert", "Cleo")
        table_id = await anne.make("libertalia", "me", "open")
        link = await anne.post(f"/tables/{table_id}/links", {"seat": 1}, 201)
        await bert.post("/links/redeem", {"secret": link["secret"]})
        again = await anne.post("/links/redeem", {"secret": link["secret"]}, 404)
        assert again["error"] == "error-no-link", "the host cannot take back what was given away"
        spare = await bert.post(f"/tables/{table_id}/links", {"seat": 1}, 201)
        link = await bert.post(f"/tables/{table_id}/links", {"seat": 1}, 201)
        async with harness.socket(bert, table_id) as following:
            assert (await receive(following))["table"]["seat"] == 1
            taken = await cleo.post("/links/redeem", {"secret": link["secret"]})
            assert taken["yours"] == [1]
            assert taken["standing"]["seats"][1]["name"] == "Cleo"
            await following.wait_closed()
            assert following.close_code == 4009
        await bert.get(f"/tables/{table_id}", 404)
        await bert.post("/links/redeem", {"secret": spare["secret"]}, 404)
        assert (await cleo.standing(table_id))["view"]["legal"]
        await anne.post(f"/tables/{table_id}/links", {"seat": 1}, 403)

    run_scenario(url, scenario)


def test_two_who_open_a_link_at_once_do_not_both_get_the_seat(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert, cleo = await harness.guests("Anne", "Bert", "Cleo")
        table_id = await anne.make("libertalia", "me", "open")
        link = await anne.post(f"/tables/{table_id}/links", {"seat": 1}, 201)
        answers = await asyncio.gather(
            *(
                person.http.post("/api/links/redeem", json={"secret": link["secret"]})
                for person in (bert, cleo)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 404]

    run_scenario(url, scenario)


def test_my_tables_come_with_those_that_wait_for_me_first(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        waiting = await anne.make("libertalia", "me", "random", title="waits")
        lobby = await anne.make("liberte", "me", "open", "open", public=True, title="open to all")
        mine = (await anne.get("/me/tables"))["tables"]
        assert [(line["id"], line["waits_for_you"]) for line in mine] == [(waiting, True), (lobby, False)]
        assert [line["id"] for line in (await bert.get("/tables"))["tables"]] == [lobby]
        assert (await bert.get("/tables", game="libertalia"))["tables"] == []
        assert (await bert.get("/tables", players=4))["tables"] == []
        assert (await bert.get("/me/tables"))["tables"] == []
        stranger = await harness.anonymous()
        assert [line["id"] for line in (await stranger.get("/tables"))["tables"]] == [lobby]
        await stranger.get("/me/tables", 401)

    run_scenario(url, scenario)


def test_a_long_list_of_tables_goes_on_where_it_ended(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        (anne,) = await harness.guests("Anne")
        made = [await anne.make("libertalia", "me", "open", public=True) for _ in range(52)]
        first = await anne.get("/tables")
        rest = await anne.get("/tables", after=first["more"])
        assert [line["id"] for line in first["tables"] + rest["tables"]] == made[::-1]
        assert rest["more"] is None
        await anne.get("/tables", 422, after="nonsense")

    run_scenario(url, scenario, tables_a_person=60)


def test_nobody_has_too_many_tables_or_seats_that_do_not_fit(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        (anne,) = await harness.guests("Anne")
        await anne.make("libertalia", "me", "open")
        assert (await anne.make("libertalia", "me", "open", status=409))["error"] == "error-tables-many"

    run_scenario(url, scenario, tables_a_person=1)


def test_however_a_table_is_made_nobody_has_too_many(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        table_id, anne = await finished(harness)
        await anne.make("libertalia", "me", "open")
        ways = {f"/tables/{table_id}/branch": {"moves": 0, "seat": 0}, f"/tables/{table_id}/rematch": None}
        for path, body in {**ways, "/lessons/libertalia": None}.items():
            assert (await anne.post(path, body, 409))["error"] == "error-tables-many"
        assert (await anne.standing(table_id))["rematch"] is None

    run_scenario(url, scenario, tables_a_person=1)


def test_a_table_that_cannot_be_is_refused_with_what_would_be_right(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        (anne,) = await harness.guests("Anne")
        for body in (
            {"game": "chess", "players": 3},
            {"game": "liberte", "players": 2},
            {"game": "liberte", "players": 3, "seats": [{"kind": "me"}]},
            {"game": "liberte", "players": 3, "options": {"nonsense": True}},
            {"game": "liberte", "players": 3, "options": {"nonsense": "x"}},
            {"game": "liberte", "players": 3, "title": " space"},
            {"game": "liberte", "players": 3, "pace": 1},
            {"game": "liberte", "players": 3, "seats": [{"kind": "bot", "bot": "x"}] * 3},
            {"game": "liberte", "players": 3, "seats": [{"kind": "me", "name": "\u202e"}] * 3},
        ):
            refused = await anne.post("/tables", body, 422)
            assert refused["message"]

    run_scenario(url, scenario)


def test_nobody_takes_a_second_hand_in_a_running_game(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        anne, bert = await harness.guests("Anne", "Bert")
        table_id = await anne.make("libertalia", "me", "random", "open", public=True)
        await bert.sit(table_id, 2)
        link = await bert.post(f"/tables/{table_id}/links", {"seat": 2}, 201)
        refused = await anne.post("/links/redeem", {"secret": link["secret"]}, 409)
        assert refused["error"] == "error-second-hand"
        assert (await anne.get(f"/tables/{table_id}"))["yours"] == [0]
        cleo = await harness.guest("Cleo")
        taken = await cleo.post("/links/redeem", {"secret": link["secret"]})
        assert taken["yours"] == [2]
        other = await cleo.post(f"/tables/{table_id}/links", {"seat": 2}, 201)
        await anne.delete(f"/tables/{table_id}/seats/0")
        refused = await anne.post("/links/redeem", {"secret": other["secret"]}, 409)
        assert refused["error"] == "error-second-hand", "what Anne has seen she cannot unsee"
        back = await bert.post("/links/redeem", {"secret": other["secret"]})
        assert back["yours"] == [2], "but Bert may take his own seat again"
        table = await harness.table(table_id)
        assert table.hands == {anne.id: {0}, bert.id: {2}, cleo.id: {2}}, "who has seen which hand"

    run_scenario(url, scenario)


def test_a_game_against_oneself_does_not_count(url: str) -> None:
    async def scenario(harness: ServerHarness) -> None:
        (anne,) = await harness.registered("Anne")
        table_id = await anne.make("libertalia", "me", "open", "open", public=True)
        assert (await anne.get(f"/tables/{table_id}"))["about"]["rated"]
        await anne.sit(table_id, 1)
        begun = await anne.sit(table_id, 2)
        assert begun["yours"] == [0, 1, 2], "at one screen people may play together"
        assert not begun["about"]["rated"]
        await anne.delete(f"/tables/{table_id}/seats/2")
        await anne.delete(f"/tables/{table_id}/seats/1")
        await play_on(table_id, {0: anne})
        (line,) = (await anne.get("/tables", status="finished"))["tables"]
        assert not line["rated"]
        assert (await anne.get("/ratings", game="libertalia", players=3))["ratings"] == []

    run_scenario(url, scenario)


@pytest.mark.parametrize("column", ["rules", "components"])
def test_a_rematch_is_played_by_the_rules_of_today(url: str, column: str) -> None:
    other = {"rules": 99} if column == "rules" else {"components": "other"}

    async def scenario() -> None:
        async with server_harness(url) as first:
            table_id, anne = await finished(first)
            await first.write(lambda connection: connection.execute(update(TableRow).values(other)))
        async with server_harness(url) as second:
            anne = await second.with_session(anne.id, anne.name, anne.session)
            again = (await anne.post(f"/tables/{table_id}/rematch", None, 201))["about"]["id"]
            second.server.tables.evict_idle(0)
            assert (await anne.standing(again))["problem"] is None
            await anne.play(again, 0)

    with inline_bots():
        asyncio.run(scenario())
