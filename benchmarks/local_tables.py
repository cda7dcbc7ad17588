"""Measure tables in the browser: how soon a game is ready, how fast a search is, how free the page stays.

    python -m benchmarks.local_tables [--rounds 5]

For each game, in Chromium: the seconds from the click on the front page to the first question; random
decisions and simulations of `search-4` a CPU second, by turns with machine code, and their share of it; and
the main thread's longest task while the sheet of hints opens and `search-4` thinks, in milliseconds by the
clock and of CPU. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from benchmarks import backends
from benchmarks.chromium import find_chromium
from benchmarks.http_client import ADDRESS
from benchmarks.server_process import ServerProcess
from tricorne import bots
from tricorne.backends.module_file import manifest_path, module_path
from tricorne.bots.search_bot import LEVELS
from tricorne.games import GAMES, load
from tricorne.games.game import Game
from tricorne.match import Match

WEB = Path(__file__).parents[1] / "web"
BOT = "search-4"
PLAYERS = 4
WINDOW = {"width": 1440, "height": 900}
TASKS = ["toplevel"]
TASK = "ThreadControllerImpl::RunTask"
MAIN_THREAD = "CrRendererMain"

# Keep the worker that the page starts, to ask it directly.
KEEP_WORKER = """
const Original = Worker
globalThis.Worker = class extends Original {
  constructor(...given) { super(...given); globalThis.keptWorker = this }
}
"""

# Ask the worker for something; return its answer.
ASK = """async (call) => {
  const id = performance.now()
  const answered = new Promise((done) => keptWorker.addEventListener('message', function listen({ data }) {
    if (data.id !== id) return
    keptWorker.removeEventListener('message', listen)
    done(data)
  }))
  keptWorker.postMessage({ type: 'request', id, call })
  const answer = await answered
  if (answer.type !== 'response') throw new Error(JSON.stringify(answer))
  return answer.content
}"""

# Prepare to call a kernel with arguments of bytes and numbers.
OPEN_MODULE = """async ([module, manifest, given]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const compiled = await WebAssembly.compile(bytes(module))
  globalThis.opened = new local.GameModule(compiled, manifest).workspace()
  globalThis.given = given.map((each) => typeof each === 'string' ? bytes(each) : each)
}"""
# Call it with a copy of them; return the record that it has updated.
CALL_KERNEL = """(kernel) => {
  const copies = given.map((each) => typeof each === 'number' ? each : each.slice())
  opened.call(kernel, ...copies)
  return btoa(String.fromCharCode(...copies[1]))
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


class Renderers:
    """The processes of the browser that run pages and their workers."""

    def __init__(self, browser: Browser) -> None:
        self._session: CDPSession = browser.new_browser_cdp_session()

    def cpu_seconds(self) -> float:
        """Return the CPU time of all of them."""
        processes = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(process["cpuTime"] for process in processes if process["type"] == "renderer"))


def cpu_spent(clock: Callable[[], float], work: Callable[[], object]) -> float:
    """Return the CPU seconds that some work takes."""
    began = clock()
    work()
    return clock() - began


def compare(
    amount: int,
    rounds: int,
    in_page: tuple[Callable[[], float], Callable[[], object]],
    native: Callable[[], object],
) -> dict[str, Any]:
    """Measure the same work in the page and by machine code, by turns."""
    pairs = [
        (amount / cpu_spent(*in_page), amount / cpu_spent(time.process_time, native)) for _ in range(rounds)
    ]
    return {
        "page_per_second": round(median(page for page, _ in pairs)),
        "native_per_second": round(median(machine for _, machine in pairs)),
        "share_of_native": round(median(page / machine for page, machine in pairs), 2),
        "shares": [round(page / machine, 2) for page, machine in pairs],
    }


def bundle(directory: Path) -> str:
    """Return the pages' code that calls kernels, as a script that defines `local`."""
    script = directory / "module.js"
    build = ["node_modules/.bin/rolldown", "src/local/module.ts", "--file", str(script), "--format", "iife"]
    subprocess.run([*build, "--name", "local"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    return script.read_text("utf-8").replace("var local =", "globalThis.local =")


def open_random_play(page: Page, script: str, game: Game) -> None:
    """Prepare random play in a page, and check that it has the same outcome as machine code."""
    arguments = backends.random_play_arguments(game)
    encoded = [
        int(each)
        if isinstance(each, int)
        else base64.b64encode(np.ascontiguousarray(each).tobytes()).decode()
        for each in arguments
    ]
    module = base64.b64encode(module_path(game.name).read_bytes()).decode()
    page.evaluate(script)
    page.evaluate(OPEN_MODULE, [module, json.loads(manifest_path(game.name).read_text("utf-8")), encoded])
    game.kernels.random_play(*arguments)
    assert base64.b64decode(page.evaluate(CALL_KERNEL, "random_play")) == arguments[1].tobytes()


def longest_task(browser: Browser, page: Page, work: Callable[[], object]) -> dict[str, int]:
    """Return the longest task of the page's main thread during some work."""
    browser.start_tracing(page=page, categories=TASKS)
    work()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN_THREAD
    }
    tasks = [event for event in events if event["name"] == TASK and (event["pid"], event["tid"]) in threads]
    assert tasks, "the trace has no tasks"
    return {
        "ms": round(max(task["dur"] for task in tasks) / 1000),
        "cpu_ms": round(max(task.get("tdur", 0) for task in tasks) / 1000),
    }


def open_hints(page: Page) -> None:
    """Open the sheet of hints, and wait until the bot has answered."""
    page.keyboard.press("h")
    page.locator(".hints ol").wait_for()


def measure(
    browser: Browser, origin: str, name: str, directory: Path, script: str, rounds: int
) -> dict[str, Any]:
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
    task = longest_task(browser, page, partial(open_hints, page))
    worker, renderers = Worker(page), Renderers(browser)
    (directory / name).write_text(worker.ask("record"))
    match = Match.load(directory / name)
    machine_code, seat = load(name, backend="native"), match.waiting()[0]
    seen = match.observe(seat)
    legal = match.game.legal(seen, seat)

    def search_by_machine_code() -> None:
        bots.make(BOT, machine_code, seat, "benchmark").consider(seen, legal)

    simulations = LEVELS[BOT].simulations
    assert simulations is not None
    clock = renderers.cpu_seconds
    search = compare(
        simulations, rounds, (clock, lambda: worker.ask("hints", bot=BOT)), search_by_machine_code
    )
    open_random_play(page, script, machine_code)
    random_play = compare(
        backends.DECISIONS,
        rounds,
        (clock, lambda: page.evaluate(CALL_KERNEL, "random_play")),
        partial(backends.random_play, machine_code),
    )
    context.close()
    return {
        "ready_seconds": round(ready, 2),
        "random_play": random_play,
        "search": search,
        "longest_main_thread_task": task,
    }


def main() -> None:
    """Measure with a server of its own, and print the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory(prefix="tricorne-") as temporary:
        directory = Path(temporary)
        script = bundle(directory)
        server = ServerProcess(f"sqlite:///{directory}/tables.sqlite", directory)
        server.start()
        try:
            asyncio.run(server.ready())
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
                origin = f"http://{ADDRESS}:{server.port}"
                found = {game: measure(browser, origin, game, directory, script, rounds) for game in GAMES}
                print(json.dumps(found, indent=1))
                browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
