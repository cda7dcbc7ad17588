"""Tables in the browser: whole games alone and around one device, kept there, saved and read again.

The server is asked for nothing but the pages. Not checked here: that rules, views and bots are those of
Python; `web/tests/local-*.test.ts` compare them. `test_offline.py` cuts the network.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.browser import DESK, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.local_tables import begin, play_whole_game, reload_in_mid_game, share_one_device
from tests.web.player import Player, Way
from tests.web.tables import say

# What pages ask of the server on their own: who this is, and which tables others have opened.
HARMLESS = ("/api/me", "/api/tables", "/api/games")


def watch_requests(somebody: Visitor) -> list[str]:
    """Note the requests to the API from now on."""
    asked: list[str] = []
    somebody.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    return asked


def check_requests(somebody: Visitor, asked: list[str]) -> None:
    """Nothing about a table was asked of the server, and nothing was changed there."""
    to_api = [line for line in asked if f"{somebody.origin}/api/" in line]
    allowed = {f"GET {somebody.origin}{path}" for path in HARMLESS}
    assert {line.split("?")[0] for line in to_api} <= allowed


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "size", "way", "hasty"),
    [("liberte", 3, DESK, "mouse", 0.85), ("libertalia", 2, PHONE, "touch", 0.1)],
)
def test_a_whole_game_needs_no_server(
    visit: Visit, tmp_path: Path, game: str, players: int, size: tuple[int, int], way: Way, hasty: float
) -> None:
    somebody = visit(size, has_touch=way == "touch")
    asked = watch_requests(somebody)
    play_whole_game(somebody, tmp_path, game, players, way, hasty)
    check_requests(somebody, asked)


@pytest.mark.slow
def test_a_reload_in_mid_game_loses_nothing(visit: Visit, tmp_path: Path) -> None:
    somebody = visit()
    reload_in_mid_game(somebody, tmp_path)


@pytest.mark.slow
def test_two_people_share_one_device_without_a_server(visit: Visit) -> None:
    somebody = visit()
    asked = watch_requests(somebody)
    share_one_device(somebody)
    check_requests(somebody, asked)


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
    assert page.locator(".list").get_by_text(say("web-here")).count() == 3
