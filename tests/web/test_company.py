"""Several people at a table: each with a browser of their own, or all with one; and one whose line breaks."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.processes import Serving, command, serving
from tests.web.browser import PHONE, Visitor, visitor
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.tables import BOT, ME, be, make, say, sit, standing

MOST_TURNS = 1500


def take_turns(players: list[Player], over: Callable[[], bool]) -> None:
    """Let everybody choose whenever their page asks them, until something has come about."""
    for _ in range(MOST_TURNS):
        asked = [player for player in players if player.look().moment == "asked"]
        for player in asked:
            player.play(most=1)
        if not asked and over():
            return
        time.sleep(0.02)
    raise AssertionError("the game does not go on")


@pytest.mark.slow
def test_four_browsers_play_a_campaign_by_invitation_link(visit: Visit) -> None:
    names = ["Anne", "Bonny", "Mary", "Read"]
    people = [visit() if number else visit(PHONE, has_touch=True) for number in range(4)]
    host = people[0]
    be(host, names[0])
    host.go("/new/libertalia")
    host.page.get_by_role("button", name=say("web-new-make")).click()
    host.page.get_by_role("button", name=say("web-invite-make")).click()
    link = host.page.get_by_label(say("web-invite-link")).input_value()
    table = host.page.url.rsplit("/", 1)[1]
    for guest, name in zip(people[1:], names[1:], strict=True):
        guest.page.goto(link)
        guest.page.get_by_label(say("web-join-name")).fill(name)
        guest.page.get_by_role("button", name=say("web-sit-down")).click()
        guest.page.wait_for_url(f"**/table/{table}")
        assert "#" not in guest.page.url, "the secret of the link has left the address bar"
        here = guest.page.get_by_role("button", name=say("web-sit-here"))
        guest.page.locator(".table, .split").first.wait_for()
        if here.count():
            here.first.click()
    for somebody in people:
        somebody.page.locator(".table").wait_for()
    players = [
        Player(one, f"four {name}", "mouse" if number else "touch")
        for number, (one, name) in enumerate(zip(people, names, strict=True))
    ]
    take_turns(players, lambda: standing(host, table)["view"]["campaign"] == 2)
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
    for _ in range(40):
        moment = player.look("asked", "chosen", "curtain", "since").moment
        if moment == "curtain":
            page = somebody.page
            assert page.locator(".table, .hand, [data-choice], [data-card]").count() == 0, (
                "nothing is drawn beneath"
            )
            covered.append(page.locator(".cloth h1").inner_text())
            page.keyboard.press("Enter")
            page.locator(".table").wait_for()
        elif moment == "since":
            somebody.page.keyboard.press("Escape")
        elif moment == "asked":
            player.play(most=1)
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
            again = restart(first, port)
            try:
                player.look("asked", "chosen")
                somebody.page.locator(".prompt:not(.lost):not(.sending)").wait_for()
                assert somebody.page.locator(".link").count() == 0
                assert moves(somebody, table) > before
            finally:
                again.kill()
                again.wait()


def restart(server: Serving, port: str) -> subprocess.Popen[bytes]:
    """Start a server once more, where the one before it was."""
    return subprocess.Popen(
        command("serve", "--port", port, "--database", server.database),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "TRICORNE_LANGUAGE": "en"},
    )
