"""A game that was begun in the browser goes on at a server's table, with somebody else."""

from __future__ import annotations

import pytest

from tests.web.browser import Visitor
from tests.web.conftest import Visit
from tests.web.local_tables import begin
from tests.web.player import Player
from tests.web.tables import be, say, standing


def open_menu(somebody: Visitor, item: str) -> None:
    """Open something from the menu of a table."""
    somebody.page.get_by_role("button", name=say("web-menu")).click()
    somebody.page.locator(".menu").get_by_role("button", name=say(item)).click()


def text_of_log(somebody: Visitor) -> str:
    """Return what the log of the table says."""
    somebody.page.keyboard.press("l")
    log = somebody.page.locator("dialog .log")
    log.wait_for()
    text = log.inner_text()
    somebody.close_sheet()
    return text


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("libertalia", 2), ("liberte", 3)])
def test_a_game_from_the_browser_goes_on_with_a_friend(visit: Visit, game: str, players: int) -> None:
    anne, bert = visit(), visit()
    be(anne, "Anne")
    begin(anne, game, players)
    player = Player(anne, f"continued {game}")
    player.play(most=5)
    player.look("asked")
    local = anne.page.url
    open_menu(anne, "web-sheet-continue")
    sheet = anne.page.locator("dialog .continue")
    assert say("web-continue-lede") in sheet.inner_text()
    sheet.locator("select").nth(1).select_option("open")
    sheet.get_by_role("button", name=say("web-continue-go")).click()
    anne.page.locator(".split").wait_for()
    table = anne.page.url.rsplit("/", 1)[1]
    begun = anne.ask("GET", f"/api/tables/{table}")["about"]["origin"]["moves"]
    assert say("web-continued-lede", moves=begun) in anne.page.locator(".note").inner_text()
    link = anne.page.get_by_label(say("web-invite-link")).input_value()

    bert.page.goto(link)
    bert.page.get_by_label(say("web-join-name")).fill("Bert")
    bert.page.get_by_role("button", name=say("web-join-sit-go")).click()
    people = {"Anne": player, "Bert": Player(bert, f"joined {game}")}
    for somebody in (anne, bert):
        somebody.page.locator(".table").wait_for()
        assert say("web-line-redeal") in text_of_log(somebody)
        somebody.page.keyboard.press("p")
        assert say("web-deal-continued") in somebody.page.locator("dialog .people").inner_text()
        assert say("unrated-continued") in somebody.page.locator("dialog .people").inner_text()
        somebody.close_sheet()
    assert standing(anne, table)["moves"] >= begun
    moved = 0
    while moved < 6:
        waiting = [chair["name"] for chair in standing(anne, table)["seats"] if chair["waiting"]]
        for name in (name for name in waiting if name in people):
            seen = people[name].look("asked", "chosen")
            if seen.moment == "asked":
                people[name].answer(seen)
                people[name].page.locator(".prompt:not(.sending)").wait_for()
                moved += 1
    assert standing(bert, table)["moves"] > begun

    anne.go("/tables#mine")
    rows = anne.page.locator(".list li")
    assert rows.filter(has_text="begun in a browser").count() == 1
    anne.page.goto(local)
    anne.page.locator(".table").wait_for()
