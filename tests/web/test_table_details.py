"""What is easily overlooked at a table: letters on the map, the end of the log, the menu, a locked card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browser import DESK, PHONE, TWO_FRAMES, Visitor
from tests.web.conftest import Visit
from tests.web.screens import RECORDS
from tests.web.tables import ME, OPEN, QUICK_BOT, be, make, say, sit

# In the record: the last tie of the third election, and an action of somebody with a Terror, which is locked.
LAST_TIE = (619, 3)
LOCKED = (240, 0)
TERROR = 105

# The scale at which each movement of the map begins.
HEAR_SCALES = """
window.scales = []
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, options) {
  const found = this.matches('.sheet') && /scale\\(([-e.\\d]+)\\)/.exec(frames[0].transform)
  if (found) window.scales.push(Number(found[1]))
  return animate.call(this, frames, options)
}
"""
FROM_END = "() => { const log = document.querySelector('.rail .log'); \
return log.scrollHeight - log.scrollTop - log.clientHeight }"


def branch(somebody: Visitor, moves: int, seat: int) -> None:
    """Continue the recorded game of Liberté from a position, and come to the table."""
    record = (RECORDS / "liberte.tricorne").read_text("utf-8")
    replay = somebody.ask("POST", "/api/replays", record)["about"]["id"]
    wanted = {"moves": moves, "seat": seat, "bot": QUICK_BOT}
    sit(somebody, somebody.ask("POST", f"/api/tables/{replay}/branch", wanted)["about"]["id"])


def test_the_map_of_a_phone_never_grows_from_nothing(visit: Visit) -> None:
    somebody = visit(PHONE, motion="full", has_touch=True)
    somebody.context.add_init_script(HEAR_SCALES)
    be(somebody, "Anne")
    branch(somebody, *LOCKED)
    for name in ("map", "players", "map"):
        somebody.page.locator(f"[data-tab={name}]").tap()
        somebody.settle()
    somebody.page.locator(".regions button").nth(1).tap()
    somebody.page.wait_for_function("() => window.scales.length")
    scales: list[float] = somebody.page.evaluate("window.scales")
    assert min(scales) > 0.1, scales


def test_the_log_stays_at_its_end_until_somebody_scrolls(visit: Visit) -> None:
    somebody = visit(DESK, motion="full")
    be(somebody, "Anne")
    branch(somebody, *LAST_TIE)
    page = somebody.page
    page.locator('[data-choice="decline"]').first.click()
    page.get_by_role("button", name=say("web-liberte-summary-continue")).click()
    log = page.locator(".rail .log")
    choice = page.locator('[data-choice^="discard "]').first
    choice.wait_for()
    somebody.settle()
    page.wait_for_function(f"() => ({FROM_END})() < 2")
    log.hover()
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"() => ({FROM_END})() > 400")
    choice.click()
    page.locator(".prompt:not(.sending)").wait_for()
    page.evaluate(TWO_FRAMES)
    assert page.evaluate(FROM_END) > 400, "whoever reads earlier entries is left alone"


def test_the_menu_of_a_rated_game_says_so_and_fits_a_phone(visit: Visit) -> None:
    one, other = visit(PHONE, has_touch=True), visit()
    for somebody, name in ((one, "Rose"), (other, "Rosalie")):
        be(somebody, name)
        somebody.ask("PUT", "/api/me/password", {"password": "a password for tests"})
    table = make(one, "libertalia", [ME, OPEN], public=True)
    other.ask("POST", f"/api/tables/{table}/seats/1", {})
    sit(one, table)
    one.page.get_by_role("button", name=say("web-menu")).tap()
    menu = one.page.locator(".menu ul")
    menu.get_by_text(say("web-rated-running")).wait_for()
    assert menu.get_by_text(say("web-hint"), exact=True).count() == 0
    box: Any = menu.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_card_that_cannot_be_played_says_what_it_does_and_why_not(
    visit: Visit, size: tuple[int, int]
) -> None:
    somebody = visit(size, has_touch=size == PHONE)
    be(somebody, "Anne")
    branch(somebody, *LOCKED)
    card = somebody.page.locator(f'[data-card="hand {TERROR}"]')
    if size == PHONE:
        card.tap(force=True)
    else:
        card.hover()
    tip = somebody.page.locator(".tip.card")
    tip.get_by_text(say("liberte-reason-needs-radical-government")).wait_for()
    tip.get_by_text(say("web-liberte-needs-terror")).wait_for()
