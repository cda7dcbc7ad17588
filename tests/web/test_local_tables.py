"""Tables in the browser: whole games alone and around one device, kept there, saved and read again.

The server is asked for nothing but the pages. Not checked here: that rules, views and bots are those of
Python; `web/tests/local-*.test.ts` compare them. Nor that everything works without a network.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.browser import DESK, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.player import Player, Way
from tests.web.tables import say
from tricorne.match import Match
from tricorne.match.record import read

LOCAL = "local-"
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


def begin(somebody: Visitor, game: str, players: int, level: str = "gentle") -> None:
    """Begin a game against bots in two clicks from the front page."""
    somebody.go("/")
    offer = somebody.page.locator(f"article.{game}")
    offer.get_by_role("radio", name=str(players)).check()
    offer.get_by_role("radio", name=say(f"web-level-{level}")).check()
    offer.get_by_role("button", name=say("web-play-game", game=say(f"web-game-{game}"))).click()
    somebody.page.locator(".table").wait_for()
    assert somebody.page.url.rsplit("/", 1)[1].startswith(LOCAL)


def save_record(somebody: Visitor, label: str, to: Path) -> Path:
    """Save the record of the game that the page shows."""
    with somebody.page.expect_download() as saving:
        somebody.page.get_by_role("button", name=say(label)).last.click()
    path = to / saving.value.suggested_filename
    saving.value.save_as(path)
    return path


def import_record(somebody: Visitor, path: Path) -> None:
    """Import a record for review."""
    somebody.go("/tables")
    somebody.page.locator("input[type=file]").set_input_files(path)
    somebody.page.wait_for_url(f"**/review/{LOCAL}*")
    somebody.settle()


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
    begin(somebody, game, players)
    player = Player(somebody, f"local {game}", way, hasty)
    player.play("over")
    result = somebody.page.locator("dialog .result")
    assert result.locator("li").count() == players
    assert result.locator("li.won").count() >= 1
    table = somebody.page.url.rsplit("/", 1)[1]

    somebody.go(f"/review/{table}")
    somebody.page.get_by_role("heading", name=say("web-review-chances")).wait_for()
    path = save_record(somebody, "web-review-record", tmp_path)
    for command in (["replay", "--check"], ["verify"]):
        subprocess.run([sys.executable, "-m", "tricorne", *command, str(path)], check=True)
    record = read(path)
    match = Match.from_record(record)
    assert (record.game.name, record.players) == (game, players)
    assert match.result is not None
    assert record.seats[1:] == ("greedy",) * (players - 1)

    import_record(somebody, path)
    replay = somebody.page.url
    what_if = somebody.page.locator("button:enabled").filter(has_text=say("web-review-what-if"))
    what_if.first.click()
    somebody.page.wait_for_url(f"**/table/{LOCAL}*")
    somebody.page.locator(".table").wait_for()

    somebody.page.goto(replay)
    somebody.page.get_by_role("button", name=say("web-here-remove"), exact=True).click()
    somebody.page.get_by_role("button", name=say("web-here-remove-sure")).click()
    somebody.page.wait_for_url("**/tables#mine")
    somebody.settle()
    rows = somebody.page.locator(".list li")
    assert rows.count() == 2, "the game itself, and what might have been"
    check_requests(somebody, asked)


@pytest.mark.slow
def test_a_reload_in_mid_game_loses_nothing(visit: Visit, tmp_path: Path) -> None:
    somebody = visit()
    begin(somebody, "libertalia", 3, "sound")
    player = Player(somebody, "local reload")
    player.play(most=6)
    player.look("asked", "chosen")
    somebody.page.keyboard.press("p")
    before = read(save_record(somebody, "web-record", tmp_path)).moves
    somebody.page.reload()
    somebody.page.locator(".table").wait_for()
    player.look("asked", "chosen", "since")
    if somebody.page.locator("dialog[open]").count():
        somebody.close_sheet()
    somebody.page.keyboard.press("p")
    after = read(save_record(somebody, "web-record", tmp_path)).moves
    assert len(before) > 5
    assert [(move.seat, move.action) for move in after[: len(before)]] == [
        (move.seat, move.action) for move in before
    ]
    somebody.go("/tables#mine")
    assert somebody.page.locator(".list").get_by_text(say("web-here")).count() == 1


@pytest.mark.slow
def test_two_people_share_one_device_without_a_server(visit: Visit) -> None:
    somebody = visit()
    asked = watch_requests(somebody)
    page = somebody.page
    somebody.go("/new/libertalia")
    for _ in range(2):
        page.locator(".seats .remove").last.click()
    page.locator(".seats li").last.get_by_role("radio", name=say("web-kind-here")).check()
    page.get_by_label(say("web-seat-here", number=2)).fill("Bonny")
    page.get_by_role("button", name=say("web-new-start")).click()
    page.locator(".curtain").wait_for()
    names = []
    player = Player(somebody, "local hot seat")
    for _ in range(2):
        page.locator(".curtain").wait_for()
        names.append(page.locator(".curtain").inner_text())
        page.locator(".curtain button").click()
        player.answer(player.look("asked"))
    assert any("Bonny" in name for name in names)
    assert names[0] != names[1]
    page.locator(".curtain, .prompt.asked").first.wait_for()
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
