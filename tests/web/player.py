"""Somebody who plays through the page: looks what is offered there, and clicks it or presses its key.

Nothing is known here of the games: what glows can be clicked, what has a key can be pressed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Page

from tests.web.browser import TIMEOUT_MS, Visitor

Way = Literal["mouse", "touch", "keys"]
Moment = Literal["asked", "over", "curtain", "since", "chosen", "waiting"]

MOST_CHOICES = 1500
MOST_STEPS = 40

# Where the game stands for whoever looks at the page. Somebody who has chosen may still change their
# mind until the last has: to them nothing new is offered.
MOMENT = """
const moment = () => {
  if (document.querySelector('dialog[open] .result')) return 'over'
  if (document.querySelector('.curtain')) return 'curtain'
  if (document.querySelector('dialog[open] .since')) return 'since'
  const prompt = document.querySelector('.prompt')
  if (prompt?.classList.contains('paused')) return 'asked'
  if (!prompt?.classList.contains('asked')) return 'waiting'
  if (document.querySelector('.hold.chosen, [aria-pressed="true"].chosen')) return 'chosen'
  return offers().length ? 'asked' : 'waiting'
}
"""

# What can be clicked: what glows on the board, and the buttons of the prompt, without those that step back.
OFFERS = """
const offers = () => {
  const glowing = [...document.querySelectorAll('main [data-choice]:not([tabindex="-1"])')]
  const buttons = [...document.querySelectorAll('.prompt .choices button:not(.undo)')]
    .filter((button) => button.ariaDisabled !== 'true' && !button.ariaPressed)
    .filter((button) => button.querySelector('kbd')?.textContent !== 'Esc')
  return [...glowing, ...buttons].filter((element) => element.checkVisibility())
}
"""

# Wait for one of some moments; then tell which it is, what is offered, and what was wrong.
LOOK = (
    "async ([wanted, patience]) => {"
    + OFFERS
    + MOMENT
    + """
  const end = performance.now() + patience
  while (!wanted.includes(moment()) && performance.now() < end)
    await new Promise((next) => setTimeout(next, 24))
  return {
    moment: moment(),
    prompt: document.querySelector('.prompt .words')?.innerText ?? '',
    wrong: document.querySelector('.prompt .wrong')?.innerText ?? '',
    offers: offers().map((element, index) => ({
      index,
      label: element.dataset.choice ?? element.innerText.replace(/\\s+/g, ' '),
      glows: 'choice' in element.dataset,
      key: 'choice' in element.dataset ? '' : (element.querySelector('kbd')?.textContent ?? ''),
    })),
  }
}"""
)

# A place where the pointer meets the thing itself and nothing that lies above it.
PLACE = (
    "(index) => {"
    + OFFERS
    + """
  const element = offers()[index]
  if (!element) return null
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.06, 0.94]
  for (const down of parts) for (const right of parts) {
    const [x, y] = [left + width * right, top + height * down]
    const hit = document.elementFromPoint(x, y)
    if (hit && (hit === element || element.contains(hit))) return { x, y }
  }
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return { x: null, y: null, over: hit ? `${hit.tagName}.${hit.getAttribute('class')}` : 'nothing' }
}"""
)

FOCUSED = (
    "() => {"
    + OFFERS
    + """
  return offers().indexOf(document.activeElement)
}"""
)


@dataclass(frozen=True)
class Offer:
    """Something that can be chosen."""

    index: int
    label: str
    glows: bool
    key: str


@dataclass(frozen=True)
class Seen:
    """What a player sees in a moment."""

    moment: Moment
    prompt: str
    offers: tuple[Offer, ...]


class Player:
    """Plays at one page, at random; the same seed prefers the same.

    What glows is chosen most of the time, but `hasty` players often take a button: they pass, or end.
    """

    def __init__(self, visitor: Visitor, seed: str, way: Way = "mouse", hasty: float = 0.1) -> None:
        self.page: Page = visitor.page
        self.way = way
        self.hasty = hasty
        self.chance = random.Random(seed)
        self.chosen: list[str] = []

    def look(self, *wanted: Moment) -> Seen:
        """Wait for one of some moments, if any are named, and look."""
        found: dict[str, Any] = self.page.evaluate(LOOK, [list(wanted), TIMEOUT_MS if wanted else 0])
        told = f"{found['prompt']!r} after {self.chosen[-8:]}"
        assert not found["wrong"], f"{found['wrong']}: {told}"
        assert not wanted or found["moment"] in wanted, f"{found['moment']} instead of {wanted}: {told}"
        return Seen(found["moment"], found["prompt"], tuple(Offer(**offer) for offer in found["offers"]))

    def play(self, *until: Moment, most: int = MOST_CHOICES) -> Moment:
        """Play on until one of some moments has come, or so many things were chosen."""
        for _ in range(most):
            seen = self.look("asked", *until)
            if seen.moment in until:
                return seen.moment
            self.answer(seen)
        return self.look().moment

    def answer(self, seen: Seen) -> None:
        """Choose something of what was seen."""
        self.choose(self._prefer(seen.offers))

    def _prefer(self, offers: tuple[Offer, ...]) -> Offer:
        glowing = [offer for offer in offers if offer.glows]
        buttons = [offer for offer in offers if not offer.glows]
        wanted = buttons if buttons and self.chance.random() < self.hasty else glowing
        return self.chance.choice(wanted or buttons)

    def choose(self, offer: Offer) -> None:
        """Choose something that is offered."""
        self.chosen.append(offer.label)
        if self.way == "keys":
            self._press(offer)
        else:
            self._point(offer)

    def _point(self, offer: Offer) -> None:
        place: dict[str, Any] | None = self.page.evaluate(PLACE, offer.index)
        if place is None:
            return  # what was offered a moment ago is over
        assert place["x"] is not None, f"{offer.label!r} glows beneath {place['over']}"
        if self.way == "touch":
            self.page.touchscreen.tap(place["x"], place["y"])
        else:
            self.page.mouse.click(place["x"], place["y"])

    def _press(self, offer: Offer) -> None:
        """Press the key that a button shows, or the number of what glows, or go there and press Enter.

        Arrows lead from one thing that glows to the next, but on a map to the neighbour; there Tab goes on.
        """
        keyboard = self.page.keyboard
        if offer.key:
            keyboard.press(offer.key if len(offer.key) > 1 else offer.key.lower())
            return
        if offer.index < 9 and self.chance.random() < 0.5:
            keyboard.press(str(offer.index + 1))
            return
        for key, times in (
            ("ArrowRight", offer.index + 2),
            ("Tab", MOST_STEPS),
            ("Shift+Tab", 2 * MOST_STEPS),
        ):
            for _ in range(times):
                keyboard.press(key)
                if self.page.evaluate(FOCUSED) == offer.index:
                    keyboard.press("Enter")
                    return
        raise AssertionError(f"no key leads to {offer.label!r}")
