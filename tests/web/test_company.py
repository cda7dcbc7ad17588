"""Several people at a table: each with a browser of their own, or all with one; and one whose line breaks."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.support.processes import serving
from tests.web.browser import PHONE, Visitor, visitor
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.tables import BOT, ME, be, make, say, sit, standing

MOST_TURNS = 1500


def take_turns(players: dict[str, Player], host: Visitor, table: str, over: Callable[[Any], bool]) -> None:
    """Let everybody choose whenever the game waits for them, until something has come about."""
    for _ in range(MOST_TURNS):
        found = standing(host, table)
        if over(found["view"]):
            return
        for player in [players[chair["name"]] for chair in found["seats"] if chair["waiting"]]:
            seen = player.look("asked", "chosen")
            if seen.moment == "asked":
                player.answer(seen)
                player.page.locator(".prompt:not(.sending)").wait_for()
    raise AssertionError("the game does not go on")


@pytest.mark.slow
def test_four_browsers_play_a_campaign_by_invitation_link(visit: Visit) -> None:
    names = ["Anne", "Bonny", "Mary", "Read"]
    people = [visit() if number else visit(PHONE, has_touch=True) for number in range(4)]
    host = people[0]
    be(host, names[0])
    host.go("/new/libertalia")
    host.page.get_by_role("button", name=say("web-new-make")).click()
    link = host.page.get_by_label(say("web-invite-link")).input_value()
    table = host.page.url.rsplit("/", 1)[1]
    for guest, name in zip(people[1:], names[1:], strict=True):
        guest.page.goto(link)
        guest.page.get_by_label(say("web-join-name")).fill(name)
        guest.page.get_by_role("button", name=say("web-join-sit-go")).click()
        guest.page.wait_for_url(f"**/table/{table}")
        assert "#" not in guest.page.url, "the secret of the link has left the address bar"
    for somebody in people:
        somebody.page.locator(".table").wait_for()
    players = {
        name: Player(one, f"four {name}", "touch" if one is host else "mouse")
        for one, name in zip(people, names, strict=True)
    }
    take_turns(players, host, table, lambda view: view["campaign"] == 2)
    for somebody in people:
        assert somebody.page.locator(".prompt").is_visible()


@pytest.mark.slow
def test_two_people_share_one_device_with_a_curtain_between_their_hands(visit: Visit) -> None:
    somebody = visit()
    be(somebody, "Anne")
    table = make(somebody, "libertalia", [ME, {"kind": "me", "name": "Bonny"}], rated=False)
    sit(somebody, table)
    player = Player(somebody, "curtain")
    covered: list[str] = []
    for _ in range(MOST_TURNS):
        seen = player.look("asked", "curtain", "since")
        if seen.moment == "curtain":
            page = somebody.page
            assert page.locator(".table, .hand, [data-choice], [data-card]").count() == 0, (
                "nothing is drawn beneath"
            )
            covered.append(page.locator(".cloth h1").inner_text())
            page.keyboard.press("Enter")
            page.locator(".table").wait_for()
        elif seen.moment == "since":
            somebody.close_sheet()
        else:
            player.answer(seen)
        if standing(somebody, table)["view"]["day"] > 2:
            break
    assert any("Anne" in title for title in covered)
    assert any("Bonny" in title for title in covered)


def moves(somebody: Visitor, table: str) -> int:
    found: int = standing(somebody, table)["moves"]
    return found


def test_a_line_that_breaks_in_mid_move_is_shown_and_heals(visit: Visit) -> None:
    somebody = visit()
    be(somebody, "Anne")
    table = make(somebody, "libertalia", [ME, BOT], rated=False)
    sit(somebody, table)
    player = Player(somebody, "offline")
    seen = player.look("asked")
    before = moves(somebody, table)
    somebody.context.set_offline(True)
    player.choose(seen.offers[0])
    # The browser keeps an open connection even so: what was chosen is on its way, and nothing else can be.
    somebody.page.locator(".prompt.sending, .prompt.lost").wait_for()
    somebody.context.set_offline(False)
    player.look("asked", "chosen")
    somebody.page.locator(".prompt:not(.sending)").wait_for()
    assert moves(somebody, table) > before
    log = somebody.ask("GET", f"/api/tables/{table}/log?seat=0")["lines"]
    own = [line for line in log if line["kind"] == "move" and line["seat"] == 0]
    assert own[0]["action"] == seen.offers[0].label, "what was chosen arrived, and once"


@pytest.mark.slow
def test_a_server_that_dies_in_mid_move_is_missed_and_found_again(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        port = first.url.rsplit(":", 1)[1]
        with visitor(browser, first.url) as somebody:
            be(somebody, "Anne")
            table = make(somebody, "libertalia", [ME, BOT], rated=False)
            sit(somebody, table)
            player = Player(somebody, "killed")
            player.play(most=2)
            seen = player.look("asked")
            before = moves(somebody, table)
            first.process.send_signal(signal.SIGKILL)
            first.process.wait()
            player.choose(seen.offers[0])
            somebody.page.locator(".prompt.lost").wait_for()
            assert somebody.page.locator(".link").inner_text() == say("web-link-lost")
            with serving(tmp_path, "--port", port, database=first.database):
                player.look("asked", "chosen")
                somebody.page.locator(".prompt:not(.lost):not(.sending)").wait_for()
                assert somebody.page.locator(".link").count() == 0
                assert moves(somebody, table) > before


def two_at_a_table(visit: Visit, **wishes: Any) -> tuple[str, Visitor, Visitor]:
    """Seat two people with a browser each at a table of Libertalia."""
    anne, bert = visit(), visit()
    be(anne, "Anne")
    be(bert, "Bert")
    table = make(anne, "libertalia", [ME, {"kind": "open"}], public=True, rated=False, **wishes)
    bert.ask("POST", f"/api/tables/{table}/seats/1", {})
    return table, anne, bert


def move(somebody: Visitor, table: str, seat: int) -> None:
    """Make the first legal move, past the page."""
    found = standing(somebody, table)
    chosen = {"seat": seat, "action": found["view"]["legal"][0], "version": found["number"]}
    somebody.ask("POST", f"/api/tables/{table}/moves", chosen)


def test_a_rematch_is_an_invitation_that_the_other_accepts(visit: Visit) -> None:
    table, anne, bert = two_at_a_table(visit)
    people = (anne, bert)
    for _ in range(MOST_TURNS):
        found = standing(anne, table)
        waiting = [chair["seat"] for chair in found["seats"] if chair["waiting"]]
        if found["status"] == "finished":
            break
        move(people[waiting[0]], table, waiting[0])
    for somebody in people:
        somebody.page.goto(f"{somebody.origin}/review/{table}")
    anne.page.get_by_role("button", name=say("web-review-again"), exact=True).click()
    anne.page.wait_for_url("**/table/*")
    again = anne.page.url.rsplit("/", 1)[1]
    assert [chair["name"] for chair in standing(anne, again)["seats"]] == ["Anne", ""], "nobody sits unasked"
    bert.page.get_by_role("status").filter(has_text=say("web-rematch-asked", name="Anne")).first.wait_for()
    bert.page.goto(f"{bert.origin}/tables#mine")
    bert.page.get_by_text(say("web-invited", count=1)).first.wait_for()
    bert.page.goto(f"{bert.origin}/review/{table}")
    bert.page.get_by_role("button", name=say("web-rematch-join")).click()
    bert.page.wait_for_url(f"**/table/{again}")
    for somebody in people:
        somebody.page.locator(".table").wait_for()
    assert standing(anne, again)["status"] == "running"


def test_the_page_offers_only_what_can_be_proposed(visit: Visit) -> None:
    table, anne, bert = two_at_a_table(visit)
    move(anne, table, 0)
    sit(anne, table)
    sit(bert, table)
    for somebody in (anne, bert):
        somebody.page.keyboard.press("p")
        somebody.page.locator(".people").wait_for()
    assert not anne.page.get_by_role("button", name=say("web-propose-deputy")).count(), "Bert is not absent"
    assert not anne.page.get_by_role("button", name=say("web-close-table")).count()
    anne.page.get_by_role("button", name=say("web-propose-rewind")).click()
    anne.page.locator(".proposal").get_by_role("button", name=say("web-proposal-withdraw")).click()
    anne.page.get_by_role("button", name=say("web-propose-rewind")).click()
    bert.page.locator(".proposal").get_by_role("button", name=say("web-agree"), exact=True).click()
    anne.page.locator(".proposal").wait_for(state="detached")
    assert standing(anne, table)["moves"] == 0
