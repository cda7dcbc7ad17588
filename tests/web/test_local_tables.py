"""Tables in the browser: in two tabs, with a wrong record, and while the API is away.

Not checked here: whole games, alone and around one device, which `test_offline.py` plays; and that rules,
views and bots are those of Python, which `web/tests/local-*.test.ts` compare.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.browser import Visitor
from tests.web.conftest import Visit
from tests.web.local_tables import begin
from tests.web.player import Player
from tests.web.tables import say


@pytest.mark.slow
def test_two_tabs_share_a_game(visit: Visit) -> None:
    somebody = visit()
    begin(somebody, "libertalia", 2)
    player = Player(somebody, "local tabs")
    player.look("asked")
    other = somebody.context.new_page()
    somebody.watch(other)
    other.goto(somebody.page.url)
    other.locator(".prompt.asked").wait_for()
    player.answer(player.look("asked"))
    # The second tab follows, and neither has anything to complain of.
    twin = Visitor(somebody.context, other, somebody.origin)
    first, second = player.look("asked"), Player(twin, "local tabs").look("asked")
    assert [offer.label for offer in first.offers] == [offer.label for offer in second.offers]
    Player(twin, "local tabs").answer(second)
    assert player.look("asked").prompt


def test_a_record_that_is_wrong_is_explained(visit: Visit, tmp_path: Path) -> None:
    somebody = visit()
    path = tmp_path / "wrong.tricorne"
    path.write_text("tricorne record 1\nhello\n", "utf-8")
    somebody.go("/tables")
    somebody.page.locator("input[type=file]").set_input_files(path)
    wrong = somebody.page.locator(".picker .problem")
    wrong.wait_for()
    assert wrong.inner_text() == say("record-line", file="record", line=2, text="hello")


def test_games_and_lessons_begin_while_the_api_is_away(visit: Visit) -> None:
    somebody = visit()
    page = somebody.page
    page.route("**/api/**", lambda route: route.abort())
    begin(somebody, "libertalia", 2)
    Player(somebody, "away").look("asked")
    somebody.go("/new/liberte")
    for seat in page.locator(".seats li").all()[1:]:
        seat.get_by_role("radio", name=say("web-kind-bot")).check()
    page.get_by_role("button", name=say("web-new-start")).click()
    page.locator(".table").wait_for()
    somebody.go("/learn/liberte")
    page.locator("article.liberte").get_by_role("button", name=say("web-learn-begin")).click()
    page.locator(".guide").wait_for()
    somebody.go("/tables#mine")
    assert page.locator(".list").get_by_text(say("web-played-here")).count() == 3
