"""What people do at tables in the browser, with or without a server behind the pages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.web.browser import Visitor
from tests.web.player import Player, Way
from tests.web.tables import say
from tricorne.match import Match
from tricorne.match.record import read

LOCAL = "local-"


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


def play_whole_game(
    somebody: Visitor, folder: Path, game: str, players: int, way: Way = "mouse", hasty: float = 0.85
) -> None:
    """Play a game to its end, review it, save its record, import that, and ask what would have been."""
    begin(somebody, game, players)
    player = Player(somebody, f"local {game}", way, hasty)
    player.play("over")
    result = somebody.page.locator("dialog .result")
    assert result.locator("li").count() == players
    assert result.locator("li.won").count() >= 1
    table = somebody.page.url.rsplit("/", 1)[1]

    somebody.go(f"/review/{table}")
    somebody.page.get_by_role("heading", name=say("web-review-chances")).wait_for()
    path = save_record(somebody, "web-review-record", folder)
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


def reload_in_mid_game(somebody: Visitor, folder: Path) -> None:
    """Reload the page in the middle of a game: no move is lost."""
    begin(somebody, "libertalia", 3, "sound")
    player = Player(somebody, "local reload")
    player.play(most=6)
    player.look("asked", "chosen")
    somebody.page.keyboard.press("p")
    before = read(save_record(somebody, "web-record", folder)).moves
    somebody.page.reload()
    somebody.page.locator(".table").wait_for()
    player.look("asked", "chosen", "since")
    if somebody.page.locator("dialog[open]").count():
        somebody.close_sheet()
    somebody.page.keyboard.press("p")
    after = read(save_record(somebody, "web-record", folder)).moves
    assert len(before) > 5
    assert [(move.seat, move.action) for move in after[: len(before)]] == [
        (move.seat, move.action) for move in before
    ]
    somebody.go("/tables#mine")
    assert somebody.page.locator(".list").get_by_text(say("web-played-here")).count() == 1


def share_one_device(somebody: Visitor) -> None:
    """Play a round by two people at one device, who do not see each other's cards."""
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
