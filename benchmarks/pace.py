"""Measure how long somebody waits between two decisions of their own, in whole games against three bots.

    python -m benchmarks.pace [--games liberte,libertalia] [--places local,server] [--steps slow,middle,fast]

Plays whole games through the page in Chromium, at a table in the browser and at one of a server, at each
speed of the animations, without ever skipping one. A wait begins when a move was chosen and ends when the
page offers something to choose again; those in which nobody else moved are left out, and the time in which
a summary waits for the player is not counted. A step can also be `name={"settings": …}` in JSON, as the
pages store it. Prints JSON: the number of waits, and the median, 90 %, 99 % and maximum in seconds of the
waits, and of the part of them in which the page was showing moves: the rest is the bots' and the machine's.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.web import TIMEOUT_MS, WINDOW, chromium, request, serve
from tricorne.games import GAMES
from tricorne.i18n.catalogue import Translations

BOT = "planner"
PLAYERS = 4
PLACES = ("local", "server")
FIGURES = ("seconds", "of_which_shown")
STEPS = ("slow", "middle", "fast")
say = Translations("en", strict=True).say
STORE = "localStorage.setItem('tricorne-settings', {settings!r})"

# Play a whole game, choosing at random, and note every wait in which others moved, without summaries.
PLAY = """async ([names, seed, patience]) => {
  let state = seed
  const random = (count) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * count)
  }
  const prompt = () => document.querySelector('.prompt')
  const over = () => document.querySelector('dialog[open] .result') !== null
  const offers = () => {
    if (!prompt()?.classList.contains('asked')) return []
    if (document.querySelector('.hold.chosen, [aria-pressed="true"].chosen')) return []
    const glowing = [...document.querySelectorAll('main [data-choice]:not([tabindex="-1"])')]
    const found = glowing.filter((element) => element.checkVisibility())
    if (found.length) return found
    return [...document.querySelectorAll('.prompt .choices button:not(.undo)')]
      .filter((button) => button.ariaDisabled !== 'true' && !button.ariaPressed)
      .filter((button) => button.querySelector('kbd')?.textContent !== 'Esc')
  }
  const waits = []
  let began = null
  let others = false
  let pausedAt = null
  let paused = 0
  let shownAt = null
  let shown = 0
  const note = () => {
    const now = performance.now()
    const classes = prompt()?.classList
    const title = prompt()?.querySelector('.title')?.textContent ?? ''
    const theirs = classes?.contains('playing') && names.some((name) => title.includes(name))
    if (classes?.contains('waiting') || theirs) others = true
    if (classes?.contains('paused')) {
      pausedAt ??= now
      document.querySelector('.summary .close')?.click()
    } else if (pausedAt !== null) {
      paused += now - pausedAt
      pausedAt = null
    }
    if (classes?.contains('playing')) shownAt ??= now
    else if (shownAt !== null) {
      shown += now - shownAt
      shownAt = null
    }
  }
  new MutationObserver(note).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class'],
  })
  let last = performance.now()
  while (!over()) {
    await new Promise((next) => setTimeout(next, 8))
    note()
    const now = performance.now()
    if (now - last > patience) throw new Error(`nothing to choose: ${prompt()?.innerText}`)
    const found = offers()
    if (!found.length) continue
    if (began !== null && others) waits.push([(now - began - paused) / 1000, shown / 1000])
    const wanted = found[random(found.length)]
    began = last = performance.now()
    others = false
    paused = shown = 0
    wanted.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await Promise.resolve()
  }
  return waits
}"""


def main(given: Sequence[str] | None = None) -> int:
    """Measure, and print the results; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.pace",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--places", default=",".join(PLACES))
    parser.add_argument("--steps", nargs="+", default=list(STEPS))
    parser.add_argument("--seed", type=int, default=1789)
    options = parser.parse_args(given)
    results: dict[str, Any] = {}
    with serve() as origin, chromium() as browser:
        for game in options.games.split(","):
            for place in options.places.split(","):
                for step in options.steps:
                    name, settings = settings_of(step)
                    waits = whole_game(browser, origin, game, place, settings, options.seed)
                    results[f"{game}, {place}, {name}"] = distribution(waits)
                    print(f"{game}, {place}, {name}: {distribution(waits)}", file=sys.stderr)
    print(json.dumps(results, indent=2))
    return 0


def settings_of(step: str) -> tuple[str, dict[str, Any]]:
    """Return the name of a step, and the settings of the pages."""
    name, _, settings = step.partition("=")
    return name, json.loads(settings) if settings else {"speed": name}


def whole_game(
    browser: Browser, origin: str, game: str, place: str, settings: dict[str, Any], seed: int
) -> list[list[float]]:
    """Play a whole game through the page; return each wait and the part of it that showed moves."""
    context = browser.new_context(viewport=WINDOW, locale="en-GB")  # type: ignore[arg-type]
    context.set_default_timeout(TIMEOUT_MS)
    stored = json.dumps({"motion": "full", "language": "en", **settings})
    context.add_init_script(STORE.format(settings=stored))
    page = context.new_page()
    (begin_here if place == "local" else begin_at_server)(page, origin, game)
    page.locator(".prompt.asked").wait_for()
    names = say("web-bot-names").split(", ")
    waits: list[list[float]] = page.evaluate(PLAY, [names, seed, TIMEOUT_MS])
    context.close()
    return waits


def begin_here(page: Page, origin: str, game: str) -> None:
    """Begin a game in the browser, from the front page."""
    page.goto(origin)
    offer = page.locator(f"article.{game}")
    offer.get_by_role("radio", name=str(PLAYERS)).check()
    offer.get_by_role("radio", name=say("web-level-sound")).check()
    offer.locator("button.gilt").first.click()
    page.wait_for_url("**/table/local-*")


def begin_at_server(page: Page, origin: str, game: str) -> None:
    """Begin a game at a table of the server."""
    request(page.context, f"{origin}/api/people", {"name": "Anne"})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": BOT} for _ in range(PLAYERS - 1))]
    wanted = {"game": game, "players": PLAYERS, "seats": seats, "rated": False}
    table = request(page.context, f"{origin}/api/tables", wanted)["about"]["id"]
    page.goto(f"{origin}/table/{table}")


def distribution(waits: list[list[float]]) -> dict[str, Any]:
    """Return the number of waits, and the distributions of their two figures."""
    return {
        "waits": len(waits),
        **{name: quantiles(sorted(wait[place] for wait in waits)) for place, name in enumerate(FIGURES)},
    }


def quantiles(ordered: list[float]) -> dict[str, float]:
    """Return the median, 90 %, 99 % and the maximum."""

    def at(share: float) -> float:
        return round(ordered[max(0, math.ceil(share * len(ordered)) - 1)], 2)

    return {"p50": at(0.5), "p90": at(0.9), "p99": at(0.99), "max": at(1)}


if __name__ == "__main__":
    sys.exit(main())
