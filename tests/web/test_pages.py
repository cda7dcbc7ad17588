"""Every page, in the light and in the dark, on a desk and on a phone.

There is nothing for axe-core to find, nothing in the console, nothing asked of another server, and
nothing to scroll sideways. Not checked: whether a page is beautiful; `make screenshots` lets people look.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.web.browser import DESK, PHONE, ROOT, SMALLEST_PHONE, STEP_BACK_MS, Visitor
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.tables import BOT, ME, be, make, say, sit

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# To whoever listens, a card is its name and what it does, in a sentence; printed on it are figures and signs.
PRINTED = "[data-card], [data-spot], [data-choice]"
CHECK = """async ([standards, printed]) => {
  const { violations } = await axe.run(document, { runOnly: standards })
  return violations.flatMap(({ id, help, nodes }) => nodes
    .filter(({ target }) =>
      id !== 'label-content-name-mismatch' || !document.querySelector(target[0])?.closest(printed))
    .slice(0, 4).map(({ target, any, all }) =>
      `${id}: ${help}: ${target} (${[...any, ...all].map(({ message }) => message).join('; ')})`))
}"""
WIDTHS = "() => [document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]"
# What reaches beyond the right edge of the window, for whoever has to mend it.
BEYOND = """() => [...document.querySelectorAll('body *')].filter((element) =>
  element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility()).slice(0, 5)
  .map((element) => `${element.tagName}.${element.getAttribute('class')}`)"""

# A word that no catalogue has shows its key.
KEYS = """() => [document.body, ...document.querySelectorAll('[aria-label]')]
  .map(({ ariaLabel, innerText }) => ariaLabel ?? innerText).join(' ')
  .match(/\\b(web|table|liberte|libertalia)(-[a-z0-9]+)+\\b/g)"""

PLACES = (
    "/",
    "/new/liberte",
    "/new/libertalia",
    "/tables",
    "/rules",
    "/rules/liberte",
    "/rules/libertalia",
    "/learn",
    "/settings",
    "/join",
    "/person/me",
    "/nowhere",
)
GAMES = {"liberte": 3, "libertalia": 3}
LOOKS = [
    pytest.param(theme, size, id=f"{theme}-{size[0]}")
    for theme, size in product(("light", "dark"), (DESK, PHONE))
]


def check(somebody: Visitor, where: str) -> list[str]:
    """Let axe-core look at a page, and see whether it is too wide."""
    page = somebody.page
    # What lies beneath the pointer rises above its neighbours.
    page.mouse.move(1, 1)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = [f"{where}: {problem}" for problem in page.evaluate(CHECK, [STANDARDS, PRINTED])]
    return found + too_wide(somebody, where)


def too_wide(somebody: Visitor, where: str) -> list[str]:
    whole, seen = somebody.page.evaluate(WIDTHS)
    return (
        [f"{where}: {whole} px wide in {seen} px: {somebody.page.evaluate(BEYOND)}"] if whole > seen else []
    )


@pytest.fixture(scope="module", autouse=True)
def _axe() -> None:
    assert AXE.is_file(), "axe-core is not installed: make web"


def table_of(somebody: Visitor, game: str) -> str:
    return make(somebody, game, [ME, *[BOT] * (GAMES[game] - 1)], rated=False)


def places_of_the_past(somebody: Visitor) -> list[str]:
    """Bring finished games along, and return where they are to be seen: how they ended, and how it came."""
    places = []
    for game in GAMES:
        record = (ROOT / "docs" / "screenshots" / f"{game}.tricorne").read_text("utf-8")
        table = somebody.ask("POST", "/api/replays", record)["about"]["id"]
        places += [f"/table/{table}", f"/review/{table}"]
    return places


@pytest.mark.parametrize(("theme", "size"), LOOKS)
def test_every_page_is_accessible_and_fits(visit: Visit, theme: str, size: tuple[int, int]) -> None:
    somebody = visit(size, theme=theme, bypass_csp=True)
    me = be(somebody, "Anne")
    waiting = make(somebody, "libertalia", [ME, {"kind": "open"}, BOT], title="Evening at Anne’s")
    problems: list[str] = []
    for place in (*PLACES, f"/person/{me}", f"/table/{waiting}", *places_of_the_past(somebody)):
        somebody.go(place)
        problems += check(somebody, place)
    assert not problems, "\n".join(problems)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("theme", "size"), LOOKS)
def test_every_table_is_accessible_and_fits(
    visit: Visit, game: str, theme: str, size: tuple[int, int]
) -> None:
    somebody = visit(size, theme=theme, bypass_csp=True)
    be(somebody, "Anne")
    sit(somebody, table_of(somebody, game))
    player = Player(somebody, f"axe {game}", hasty=0.3)
    problems: list[str] = []
    asked: set[str] = set()
    for number in range(24):
        seen = player.look("asked", "chosen", "over")
        if (title := seen.prompt.split("\n")[0]) not in asked and len(asked) < 6:
            asked.add(title)
            problems += check(somebody, f"{game}: {title}")
        if seen.moment == "asked":
            player.play(most=1)
        if number == 12:
            for sheet, key in {"log": "l", "rules": "r", "keys": "?"}.items():
                somebody.page.keyboard.press(key)
                opened = somebody.page.get_by_role("dialog", name=say(f"web-sheet-{sheet}"))
                opened.wait_for()
                problems += check(somebody, f"{game}: {sheet}")
                somebody.page.keyboard.press("Escape")
                opened.wait_for(state="hidden")
                somebody.page.wait_for_timeout(STEP_BACK_MS)
    assert not problems, "\n".join(dict.fromkeys(problems))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_scrolls_sideways_on_the_smallest_phone(visit: Visit, language: str) -> None:
    somebody = visit(SMALLEST_PHONE, language=language)
    me = be(somebody, "Anne")
    tables = [f"/table/{table_of(somebody, game)}" for game in GAMES]
    tables.append(f"/table/{make(somebody, 'liberte', [ME, {'kind': 'open'}, BOT])}")
    problems: list[str] = []
    for place in (*PLACES, f"/person/{me}", *tables, *places_of_the_past(somebody)):
        somebody.go(place)
        assert somebody.page.evaluate("document.documentElement.lang") == language
        problems += too_wide(somebody, place)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_speaks_the_language(visit: Visit, language: str) -> None:
    somebody = visit(language=language)
    be(somebody, "Anne")
    found: dict[str, Any] = {}
    for place in (*PLACES, *(f"/table/{table_of(somebody, game)}" for game in GAMES)):
        somebody.go(place)
        keys = somebody.page.evaluate(KEYS)
        if keys:
            found[place] = sorted(set(keys))
    assert not found
