"""The hand of Liberté: however many cards it has, every name can be read at once."""

from __future__ import annotations

from tests.web.browser import Visitor
from tests.web.conftest import Visit
from tests.web.local_tables import begin
from tests.web.player import Player

SIZES = [(1440, 900), (1280, 800), (1024, 768), (390, 844), (320, 640)]

# The names that need the most room, where a soft hyphen shows the place to break them.
LONG = {
    "personality": (
        "Rabaut Saint-Étienne",
        "Clermont-Tonnerre",
        "La Roche\u00adjaquelein",
        "Collot d’Herbois",
        "Dubois-Crancé",
        "Robespierre",
        "Malesherbes",
    ),
    "club": ("constitu\u00adtionnel", "révolution\u00adnaires", "philan\u00adthropique"),
}

# Show so many cards, by repeating some, with these names.
FILL = """([count, names]) => {
  const hand = document.querySelector('[data-hand]')
  hand.querySelectorAll('[data-copy]').forEach((copy) => copy.remove())
  const cards = [...hand.children]
  for (let place = 0; hand.children.length < count; place += 1) {
    const copy = cards[place % cards.length].cloneNode(true)
    copy.dataset.copy = ''
    hand.append(copy)
  }
  for (const [type, long] of Object.entries(names))
    hand.querySelectorAll(`.${type} .name b`).forEach((name, place) => {
      name.textContent = long[place % long.length]
    })
}"""

# The names that are cut off, covered, or outside the window.
UNREADABLE = """() => [...document.querySelectorAll('[data-hand] .name b')].filter((name) => {
  const text = document.createRange()
  text.selectNodeContents(name)
  const card = name.closest('.pick').getBoundingClientRect()
  return [...text.getClientRects()].some((line) => {
    const outside = line.left < card.left - 1 || line.right > card.right + 1 || line.right > innerWidth ||
      line.top < card.top - 1 || line.bottom > card.bottom + 1 || line.bottom > innerHeight
    const middle = (line.top + line.bottom) / 2
    const covered = [line.left + 1, (line.left + line.right) / 2, line.right - 1].some((x) => {
      const hit = document.elementFromPoint(x, middle)
      return hit === null || hit.closest('.pick') !== name.closest('.pick')
    })
    return outside || covered
  })
}).map((name) => name.textContent)"""


def unreadable(somebody: Visitor) -> list[str]:
    found: list[str] = somebody.page.evaluate(UNREADABLE)
    return found


def test_every_name_in_the_hand_is_readable(visit: Visit) -> None:
    somebody = visit()
    begin(somebody, "liberte", 4)
    Player(somebody, "hand").look("asked")
    for size in SIZES:
        somebody.resize(size)
        for count in (7, 9, 12):
            somebody.page.evaluate(FILL, [count, LONG])
            somebody.settle()
            assert somebody.page.locator("[data-hand] .name b").count() == count
            assert unreadable(somebody) == [], f"{count} cards at {size}"
