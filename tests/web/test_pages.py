"""Every page, in the light and in the dark, on a desk and on a phone.

There is nothing for axe-core to find, nothing in the console, nothing asked of another server, no word
that is missing, and nothing to scroll sideways. In every language and at every width, no text is cut off or
overlaps. Not checked: whether a page is beautiful; `make screenshots` lets people look.
"""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.web.browser import DESK, LAPTOP, PHONE, ROOT, SMALLEST_PHONE, TWO_FRAMES, Visitor
from tests.web.conftest import Visit
from tests.web.geometry import misplaced
from tests.web.screens import Gallery, show
from tests.web.tables import say
from tricorne.games import GAMES
from tricorne.i18n.catalogue import LANGUAGES

Theme = Literal["light", "dark"]

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# A card is called by its title, which stands in what is heard of it; there, all else that is printed on it
# (an office, a region, figures and signs) has become a sentence. axe-core would have it word by word.
CHECK = """async (options) => {
  const bare = (text) => text.replaceAll('\u00ad', '').replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim().toLowerCase()
  const called = (element) => {
    const title = element.querySelector('.card .name, .plate.battle .title')
    const words = [...(title?.childNodes ?? [])].map(({ textContent }) => textContent).join(' ')
    return title && bare(element.ariaLabel ?? '').includes(bare(words))
  }
  const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] })
  const fine = (id, target) => id === 'label-content-name-mismatch' && called(document.querySelector(target))
  return violations.flatMap(({ id, help, nodes }) => nodes.filter(({ target }) => !fine(id, target[0]))
    .slice(0, 4).map(({ target, any, all }) =>
      `${id}: ${help}: ${target} (${[...any, ...all].map(({ message }) => message).join('; ')})`))
}"""
WIDTHS = "() => [document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth]"
# What reaches beyond the right edge of the window, for whoever has to mend it.
BEYOND = """() => [...document.querySelectorAll('body *')].filter((element) =>
  element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility()).slice(0, 5)
  .map((element) => `${element.tagName}.${element.getAttribute('class')}`)"""

# The marks of cards in hand that cannot be seen whole.
CUT_MARKS = """() => [...document.querySelectorAll('[data-hand] .mark')].filter((mark) => {
  const box = mark.getBoundingClientRect()
  return box.bottom > Math.min(innerHeight, mark.closest('[data-hand]').getBoundingClientRect().bottom)
}).map((mark) => mark.closest('[data-card]').ariaLabel)"""

# A word that no catalogue has shows its key.
KEYS = """() => [document.body, ...document.querySelectorAll('[aria-label]')]
  .map(({ ariaLabel, innerText }) => ariaLabel ?? innerText).join(' ')
  .match(/\\b(web|table|liberte|libertalia)(-[a-z0-9]+)+\\b/g)"""

# Colours are the same on every device, and nothing but colours is different in the dark. To compare them
# takes longer than all other rules together.
CONTRAST = "color-contrast"
ALL_RULES = {"runOnly": STANDARDS}
RULES: dict[tuple[int, int], dict[Theme, Any]] = {
    DESK: {"light": ALL_RULES, "dark": {"runOnly": [CONTRAST]}},
    PHONE: {"light": {**ALL_RULES, "rules": {CONTRAST: {"enabled": False}}}},
}
# What belongs together: the pages around the tables, and all that there is of each game.
PARTS = (None, *GAMES)
# What is opened above a table by which key, and where.
SHEETS = {
    "liberte-own-turn": {"log": "l", "rules": "r"},
    "libertalia-sunrise": {"log": "l", "talk": "t", "people": "p", "rules": "r", "keys": "?", "hint": "h"},
}


def check(somebody: Visitor, where: str, size: tuple[int, int]) -> list[str]:
    """Let axe-core look at a page, in all themes where that makes a difference."""
    page = somebody.page
    # What lies beneath the pointer rises above its neighbours.
    page.mouse.move(1, 1)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = []
    for theme, rules in RULES[size].items():
        page.emulate_media(color_scheme=theme)
        found += [f"{where}, {theme}: {problem}" for problem in page.evaluate(CHECK, rules)]
    return found


def strange(somebody: Visitor, where: str) -> list[str]:
    """Look for words that are missing, and for what leaves the window."""
    found = [f"{where}: {key}" for key in somebody.page.evaluate(KEYS) or ()]
    whole, seen = somebody.page.evaluate(WIDTHS)
    if whole > seen:
        found.append(f"{where}: {whole} px wide in {seen} px: {somebody.page.evaluate(BEYOND)}")
    return found


@pytest.fixture(scope="module", autouse=True)
def _axe() -> None:
    assert AXE.is_file(), "axe-core is not installed: make web"


def open_sheet(somebody: Visitor, sheet: str, key: str) -> None:
    """Open something above a table, and wait until it knows what to say."""
    somebody.page.keyboard.press(key)
    opened = somebody.page.get_by_role("dialog", name=say(f"web-sheet-{sheet}"))
    opened.wait_for()
    opened.locator("[aria-busy=true]").wait_for(state="detached")


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_everything_is_accessible_and_fits(visit: Visit, gallery: Gallery, part: str | None) -> None:
    problems: list[str] = []
    for who, state in gallery.known.items():
        somebody = visit(theme="system", bypass_csp=True, storage_state=state)
        for screen in gallery.screens:
            if screen.who == who and screen.game == part:
                somebody.resize(DESK)
                show(somebody, screen)
                for size in RULES:
                    somebody.resize(size)
                    somebody.settle()
                    problems += look_at(somebody, screen.name, size)
                problems += look_at_languages(somebody, screen.name)
    assert not problems, "\n".join(problems)


def look_at(somebody: Visitor, name: str, size: tuple[int, int]) -> list[str]:
    """Check a page at some size, and all that is opened above it."""
    problems = check(somebody, name, size) + strange(somebody, name)
    for sheet, key in SHEETS.get(name, {}).items():
        open_sheet(somebody, sheet, key)
        problems += check(somebody, f"{name}: {sheet}", size) + strange(somebody, f"{name}: {sheet}")
        somebody.close_sheet()
    return [f"{size[0]} px, {problem}" for problem in problems]


def look_at_languages(somebody: Visitor, name: str) -> list[str]:
    """Check that a page as it stands has room for every language at every width."""
    problems = []
    for language in LANGUAGES:
        somebody.change(language=language)
        for size in (DESK, LAPTOP, PHONE, SMALLEST_PHONE):
            somebody.resize(size)
            somebody.page.evaluate(TWO_FRAMES)
            found = strange(somebody, name) + [f"{name}: {text}" for text in misplaced(somebody.page)]
            problems += [f"{language}, {size[0]} px, {problem}" for problem in found]
    return problems


@pytest.mark.slow
def test_every_mark_of_a_card_in_hand_is_in_sight(visit: Visit, gallery: Gallery) -> None:
    somebody = visit(storage_state=gallery.known["host"])
    show(somebody, next(screen for screen in gallery.screens if screen.name == "liberte-refresh"))
    for size in (LAPTOP, PHONE, SMALLEST_PHONE):
        somebody.resize(size)
        somebody.settle()
        assert somebody.page.locator("[data-hand] .mark").count()
        assert not somebody.page.evaluate(CUT_MARKS), size
