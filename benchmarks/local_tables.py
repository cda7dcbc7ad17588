"""Measure tables in the browser: how soon a game is ready, how fast a search is, how free the page stays.

    python -m benchmarks.local_tables

For each game, in Chromium: the seconds from the click on the front page to the first question, the
simulations per second of `search-4` in the worker, their share of what machine code makes of the same
position, by turns, and the main thread's longest task while it thinks. Prints JSON.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.chromium import find_chromium
from benchmarks.http_client import ADDRESS
from benchmarks.server_process import ServerProcess
from tricorne import bots
from tricorne.bots.search_bot import LEVELS
from tricorne.games import GAMES, load
from tricorne.match import Match

BOT = "search-4"
PLAYERS = 4
SEARCHES = 5
WINDOW = {"width": 1440, "height": 900}

# Keep the worker that the page starts, to ask it directly.
KEEP_WORKER = """
const Original = Worker
globalThis.Worker = class extends Original {
  constructor(...given) { super(...given); globalThis.keptWorker = this }
}
"""

# Ask the worker for something; return its answer, the milliseconds, and the main thread's long tasks.
ASK = """async (call) => {
  const tasks = []
  const note = (list) => tasks.push(...list.getEntries().map(({ duration }) => duration))
  const observer = new PerformanceObserver(note)
  observer.observe({ type: 'longtask' })
  const id = performance.now()
  const answered = new Promise((done) => keptWorker.addEventListener('message', function listen({ data }) {
    if (data.id !== id) return
    keptWorker.removeEventListener('message', listen)
    done(data)
  }))
  keptWorker.postMessage({ type: 'request', id, call })
  const answer = await answered
  const took = performance.now() - id
  observer.disconnect()
  if (answer.type !== 'response') throw new Error(JSON.stringify(answer))
  return { content: answer.content, took, tasks }
}"""


class Worker:
    """The worker of a page with a table."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._table = page.url.rsplit("/", 1)[1]

    def ask(self, what: str, **query: str) -> Any:
        """Ask for something of the table."""
        path = f"/api/tables/{{table}}/{what}"
        call = {"method": "get", "path": path, "parts": {"table": self._table}, "query": query}
        return self._page.evaluate(ASK, call)


def measure(browser: Browser, origin: str, name: str, directory: Path) -> dict[str, Any]:
    """Begin a game of a kind; think about the first decision, in the page and by machine code."""
    context = browser.new_context(viewport=WINDOW, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(KEEP_WORKER)
    page = context.new_page()
    page.goto(origin, wait_until="networkidle")
    offer = page.locator(f"article.{name}")
    offer.get_by_role("radio", name=str(PLAYERS)).check()
    began = time.perf_counter()
    offer.locator(".go button").click()
    page.locator(".prompt").wait_for()
    ready = time.perf_counter() - began
    page.locator(".prompt.asked").wait_for()
    page.wait_for_load_state("networkidle")
    worker = Worker(page)
    (directory / name).write_text(worker.ask("record")["content"])
    match = Match.load(directory / name)
    machine_code, seat = load(name, backend="native"), match.waiting()[0]
    seen = match.observe(seat)
    legal = match.game.legal(seen, seat)
    in_page, native, tasks = [], [], []
    for number in range(SEARCHES):
        found = worker.ask("hints", bot=BOT)
        in_page.append(found["took"])
        tasks += found["tasks"]
        bot = bots.make(BOT, machine_code, seat, f"benchmark {number}")
        began = time.perf_counter()
        bot.consider(seen, legal)
        native.append(1000 * (time.perf_counter() - began))
    context.close()
    simulations = LEVELS[BOT].simulations
    assert simulations is not None
    return {
        "ready_seconds": round(ready, 2),
        "think_ms": [round(each) for each in in_page],
        "native_think_ms": [round(each) for each in native],
        "simulations_per_second": round(1000 * simulations / min(in_page)),
        "share_of_native": round(min(native) / min(in_page), 2),
        "longest_main_thread_task_ms": round(max(tasks, default=0)),
    }


def main() -> None:
    """Measure with a server of its own, and print the results."""
    with tempfile.TemporaryDirectory(prefix="tricorne-") as directory:
        server = ServerProcess(f"sqlite:///{directory}/tables.sqlite", Path(directory))
        server.start()
        try:
            asyncio.run(server.ready())
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
                origin = f"http://{ADDRESS}:{server.port}"
                print(
                    json.dumps(
                        {game: measure(browser, origin, game, Path(directory)) for game in GAMES}, indent=1
                    )
                )
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
