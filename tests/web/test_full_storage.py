"""A browser whose storage is full: the page says so, nothing stored is lost, and the game goes on later."""

from __future__ import annotations

from pathlib import Path

from tests.web.browser import Visitor
from tests.web.conftest import Visit
from tests.web.local_tables import begin, save_record
from tests.web.player import Player
from tests.web.tables import say
from tricorne.match.record import Move, read

# Chromium asks for the quota only when more is stored than it was allotted before, which depends on the disk.
FILL = """async () => {
  const opening = indexedDB.open('filler', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('filler')
  await new Promise((done) => (opening.onsuccess = done))
  const store = (number) => {
    const transaction = opening.result.transaction('filler', 'readwrite')
    transaction.objectStore('filler').put(new Uint8Array(30_000_000), number)
    return new Promise((done) => {
      transaction.oncomplete = () => done('stored')
      transaction.onabort = () => done(transaction.error.name)
    })
  }
  let outcome = 'stored'
  for (let number = 1; number <= 40 && outcome === 'stored'; number++) outcome = await store(number)
  return outcome
}"""
AMPLE = 20_000_000


def limit_storage(somebody: Visitor, size: int | None) -> None:
    """Limit the storage of the pages to some bytes; None is the usual limit."""
    devtools = somebody.context.new_cdp_session(somebody.page)
    wanted = {"origin": somebody.origin} if size is None else {"origin": somebody.origin, "quotaSize": size}
    devtools.send("Storage.overrideQuotaForOrigin", wanted)


def moves(somebody: Visitor, folder: Path) -> list[tuple[int, int]]:
    """Return the moves of the game that the page shows, from its record."""
    somebody.page.keyboard.press("p")
    found: tuple[Move, ...] = read(save_record(somebody, "web-record", folder)).moves
    somebody.close_sheet()
    return [(move.seat, move.action) for move in found]


def test_a_full_storage_is_explained_and_loses_nothing(visit: Visit, tmp_path: Path) -> None:
    somebody = visit()
    page = somebody.page
    somebody.go("/")
    limit_storage(somebody, AMPLE)
    begin(somebody, "libertalia", 2)
    player = Player(somebody, "full")
    player.play(most=4)
    seen = player.look("asked")
    before = moves(somebody, tmp_path)
    assert len(before) >= 4

    limit_storage(somebody, 1000)
    assert page.evaluate(FILL) == "QuotaExceededError"
    player.choose(seen.offers[0])
    page.get_by_text(say("web-here-full")).first.wait_for()
    page.reload()
    page.locator(".table").wait_for()
    player.look("asked", "since")
    if page.locator("dialog[open]").count():
        somebody.close_sheet()
    assert moves(somebody, tmp_path)[: len(before)] == before

    somebody.go("/")
    page.locator("article.liberte").get_by_role(
        "button", name=say("web-play-game", game=say("web-game-liberte"))
    ).click()
    page.get_by_text(say("web-here-full")).first.wait_for()

    limit_storage(somebody, None)
    somebody.go("/tables#mine")
    assert page.locator(".list").get_by_text(say("web-played-here")).count() == 1
    page.locator(".list a.button").first.click()
    page.locator(".table").wait_for()
    player.look("asked", "since")
    if page.locator("dialog[open]").count():
        somebody.close_sheet()
    player.answer(player.look("asked"))
    player.look("asked", "over")
    after = moves(somebody, tmp_path)
    assert after[: len(before)] == before
    assert len(after) > len(before)
