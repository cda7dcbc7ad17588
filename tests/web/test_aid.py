"""Player aids fit one screen and one sheet of paper, and can be opened above a table.

`test_pages` lets axe-core look at them. Not checked: whether they are complete.
"""

from __future__ import annotations

import re

import pytest

from tests.web.browser import DESK, Visitor
from tests.web.conftest import Visit
from tests.web.local_tables import begin
from tests.web.tables import say
from tricorne.games import GAMES
from tricorne.i18n.catalogue import LANGUAGES

PAPER = ("A4", "Letter")
# Cards whose text leaves them.
CUT = """() => [...document.querySelectorAll('li .card')].filter((card) => {
  card.closest('li').style.contentVisibility = 'visible'
  const text = document.createRange()
  return [...card.querySelectorAll('.name, .title, .effect, .needs, .foot')].some((part) => {
    text.selectNodeContents(part)
    const bottom = Math.max(...[...text.getClientRects()].map((line) => line.bottom))
    return part.checkVisibility() && bottom > card.getBoundingClientRect().bottom - 1
  })
}).map((card) => card.innerText)"""
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")


def pages(somebody: Visitor, paper: str) -> int:
    """Print a page, and count the sheets."""
    return len(PAGE.findall(somebody.page.pdf(format=paper, print_background=True)))


@pytest.mark.parametrize("game", GAMES)
def test_an_aid_fits_one_screen_and_one_sheet(visit: Visit, game: str) -> None:
    somebody = visit(DESK)
    somebody.go(f"/rules/{game}/aid")
    somebody.page.locator(".aid table").first.wait_for()
    for language in LANGUAGES:
        somebody.change(language=language)
        assert somebody.page.evaluate("document.scrollingElement.scrollHeight") <= DESK[1]
        for paper in PAPER:
            assert pages(somebody, paper) == 1, (language, paper)


@pytest.mark.parametrize("game", GAMES)
def test_no_card_of_a_gallery_is_cut(visit: Visit, game: str) -> None:
    somebody = visit(DESK)
    somebody.go(f"/rules/{game}/gallery")
    for language in LANGUAGES:
        somebody.change(language=language)
        assert somebody.page.locator("li .card").count() >= 30
        assert somebody.page.evaluate(CUT) == [], language


@pytest.mark.parametrize("game", GAMES)
def test_an_aid_opens_above_a_table_in_the_browser(visit: Visit, game: str) -> None:
    somebody = visit(DESK)
    begin(somebody, game, 3)
    page = somebody.page
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("button", name=say("web-sheet-aid")).click()
    page.get_by_role("dialog", name=say("web-sheet-aid")).locator(".aid table").first.wait_for()
    somebody.close_sheet()
