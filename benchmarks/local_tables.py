"""Measure tables in the browser: how soon a game is ready, how fast a search is, how free the page stays.

    python -m benchmarks.local_tables

For each game, in Chromium: the seconds from the click on the front page to the first question, the
simulations per second of `search-4` in the worker, and the main thread's longest task while it thinks.
Prints JSON.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from benchmarks.chromium import find_chromium
from benchmarks.http_client import ADDRESS
from benchmarks.server_process import ServerProcess
from tricorne.bots.search_bot import LEVELS
from tricorne.games import GAMES

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

# Let a bot think a few times; return the milliseconds, and the long tasks of the main thread meanwhile.
THINK = """async ([table, bot, times]) => {
  const tasks = []
  const note = (list) => tasks.push(...list.getEntries().map(({ duration }) => duration))
  const observer = new PerformanceObserver(note)
  observer.observe({ type: 'longtask' })
  const took = []
  for (let id = 1e6; id < 1e6 + times; id += 1) {
    const began = performance.now()
    const answered = new Promise((done) => keptWorker.addEventListener('message', function hear({ data }) {
      if (data.id !== id) return
      keptWorker.removeEventListener('message', hear)
      done(data)
    }))
    const call = { method: 'get', path: '/api/tables/{table}/hints', parts: { table }, query: { bot } }
    keptWorker.postMessage({ type: 'request', id, call })
    const answer = await answered
    if (answer.type !== 'response') throw new Error(JSON.stringify(answer))
    took.push(performance.now() - began)
  }
  observer.disconnect()
  return { took, tasks }
}"""


def measure(browser: Browser, origin: str, game: str) -> dict[str, Any]:
    """Begin a game of a kind, and let a bot think about the first decision."""
    context = browser.new_context(viewport=WINDOW, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(KEEP_WORKER)
    page = context.new_page()
    page.goto(origin, wait_until="networkidle")
    offer = page.locator(f"article.{game}")
    offer.get_by_role("radio", name=str(PLAYERS)).check()
    began = time.perf_counter()
    offer.locator(".go button").click()
    page.locator(".prompt").wait_for()
    ready = time.perf_counter() - began
    page.locator(".prompt.asked").wait_for()
    page.wait_for_load_state("networkidle")
    table = page.url.rsplit("/", 1)[1]
    found = page.evaluate(THINK, [table, BOT, SEARCHES])
    context.close()
    simulations = LEVELS[BOT].simulations
    assert simulations is not None
    return {
        "ready_seconds": round(ready, 2),
        "think_ms": [round(each) for each in found["took"]],
        "simulations_per_second": round(1000 * simulations / min(found["took"])),
        "longest_main_thread_task_ms": round(max(found["tasks"], default=0)),
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
                print(json.dumps({game: measure(browser, origin, game) for game in GAMES}, indent=1))
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
