"""Compare what people who play alone cost the servers of two checkouts: CPU time and memory.

    python -m benchmarks.people_alone OLD NEW [--people 100] [--decisions 20]

Each checkout needs its own `.venv` and its web pages (run `make install` there). Everybody loads the
pages, as Chromium was seen to do it, and plays against three bots. At the old checkout those games are
tables of the server; at the new one they run in the page, and a person sends what Chromium sent while it
began such a game. People think for a second on average. Prints JSON: for each checkout the CPU seconds and
the greatest memory of the server and of all processes that it started, and the ratios of new to old.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import Browser, Request, async_playwright

from benchmarks.chromium import find_chromium
from benchmarks.process_session import cpu_seconds, memory_bytes
from benchmarks.server_cpu import ADDRESS, COOKIE, GAMES, PLAYERS, Server, checkouts_parser

BOT = "planner"
THINK_SECONDS = 1.0
SAMPLE_SECONDS = 0.5
POLL_SECONDS = 0.1
ARRIVAL_SECONDS = 20.0


class Sent(NamedTuple):
    """A request that a page sent."""

    method: str
    path: str
    body: str | None


class Person:
    """Somebody who plays alone."""

    def __init__(self, server: Server, game: str, seed: str) -> None:
        self._server = server
        self._game = game
        self._rng = random.Random(seed)

    async def think(self) -> None:
        """Wait as long as people do."""
        await asyncio.sleep(self._rng.uniform(0.5, 1.5) * THINK_SECONDS)

    async def load(self, requests: list[Sent]) -> None:
        """Send what a page sent."""
        for request in requests:
            headers = {"Content-Type": "application/json"} if request.body else {}
            answer = await self._server.http.request(
                request.method, request.path, content=request.body, headers=headers
            )
            answer.raise_for_status()

    async def play_at_server(self, decisions: int) -> None:
        """Play at a table of the server."""
        [cookie] = await self._server.guests(1)
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": BOT} for _ in range(PLAYERS - 1))]
        wanted = {"game": self._game, "players": PLAYERS, "public": False, "rated": False, "seats": seats}
        table = (await self._server.request("/api/tables", wanted, cookie)).json()
        path = f"/api/tables/{table['about']['id']}"
        for _ in range(decisions):
            standing = await self._asked(path, cookie)
            await self.think()
            move = {
                "seat": 0,
                "action": self._rng.choice(standing["view"]["legal"]),
                "version": standing["number"],
            }
            await self._server.request(f"{path}/moves", move, cookie)

    async def _asked(self, path: str, cookie: str) -> dict[str, Any]:
        """Wait until it is this person's turn; return the standing."""
        while True:
            answer = await self._server.http.get(path, headers={"Cookie": f"{COOKIE}={cookie}"})
            standing: dict[str, Any] = answer.raise_for_status().json()["standing"]
            if standing["status"] == "running" and standing["seats"][0]["waiting"]:
                return standing
            await asyncio.sleep(POLL_SECONDS)

    async def play_in_the_page(self, decisions: int) -> None:
        """Play in the page, which needs nothing of the server."""
        for _ in range(decisions):
            await self.think()


async def record_page(browser: Browser, origin: str, game: str, *, plays: bool) -> list[Sent]:
    """Open the front page, perhaps begin a game alone there; return everything that the page sent."""
    context = await browser.new_context(locale="en-GB", service_workers="block")
    sent: list[Sent] = []

    def note(request: Request) -> None:
        if request.url.startswith(origin):
            sent.append(Sent(request.method, request.url.removeprefix(origin), request.post_data))

    context.on("request", note)
    page = await context.new_page()
    await page.goto(origin, wait_until="networkidle")
    if plays:
        await page.locator(f"article.{game} .go button").click()
        await page.locator(".prompt.asked").wait_for()
        await page.wait_for_load_state("networkidle")
    await context.close()
    return sent


async def watch_memory(session: int, most: list[int]) -> None:
    """Note the greatest memory until cancelled."""
    while True:
        most.append(memory_bytes(session))
        await asyncio.sleep(SAMPLE_SECONDS)


async def measure(
    server: Server, pages: dict[str, list[Sent]], given: argparse.Namespace, *, in_the_page: bool
) -> dict[str, Any]:
    """Let everybody play, and return what it cost."""

    async def play(number: int, game: str) -> None:
        person = Person(server, game, f"{given.seed} {number}")
        await asyncio.sleep(ARRIVAL_SECONDS * number / given.people)
        await person.load(pages[game])
        await (person.play_in_the_page if in_the_page else person.play_at_server)(given.decisions)

    memory: list[int] = []
    watcher = asyncio.create_task(watch_memory(server.pid, memory))
    cpu, began = cpu_seconds(server.pid), time.perf_counter()
    games = itertools.islice(itertools.cycle(GAMES), given.people)
    await asyncio.gather(*(play(number, game) for number, game in enumerate(games)))
    found = {
        "cpu_seconds": round(cpu_seconds(server.pid) - cpu, 2),
        "seconds": round(time.perf_counter() - began, 1),
        "memory_mb": round(max(memory) / 1e6),
        "memory_before_mb": round(memory[0] / 1e6),
        "page_requests": {game: len(requests) for game, requests in pages.items()},
    }
    watcher.cancel()
    return found


async def compare(given: argparse.Namespace, directory: Path) -> dict[str, Any]:
    """Measure one checkout after the other."""
    found = {}
    for name, checkout, cache in (("old", given.old, given.old_cache), ("new", given.new, given.new_cache)):
        (directory / name).mkdir()
        server = Server(checkout.resolve(), directory / name, cache)
        try:
            await server.ready()
            origin = f"http://{ADDRESS}:{server.port}"
            alone = name == "new"
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=find_chromium(), args=["--no-sandbox"]
                )
                pages = {game: await record_page(browser, origin, game, plays=alone) for game in GAMES}
                await browser.close()
            found[name] = await measure(server, pages, given, in_the_page=alone)
        finally:
            await server.stop()
    ratios = {
        measured: round(found["new"][measured] / found["old"][measured], 4)
        for measured in ("cpu_seconds", "memory_mb")
    }
    return {"people": given.people, "decisions": given.decisions, **found, "ratios": ratios}


def main() -> None:
    """Read the command line, and print what was found."""
    parser = checkouts_parser(__doc__)
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--decisions", type=int, default=20, help="decisions of each person")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tricorne-") as directory:
        print(json.dumps(asyncio.run(compare(given, Path(directory))), indent=2))


if __name__ == "__main__":
    main()
