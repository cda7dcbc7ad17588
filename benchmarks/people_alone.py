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
from benchmarks.http_client import ADDRESS, HttpClient
from benchmarks.players import (
    Player,
    UnexpectedStatus,
    choose_move,
    create_players,
    create_table,
    expect,
    waiting_seats,
)
from benchmarks.process_session import cpu_seconds, memory_bytes
from benchmarks.server_cpu import PLAYERS, checkouts_parser
from benchmarks.server_process import ServerProcess
from tricorne.games import GAMES

BOT = "planner"
THINK_SECONDS = 1.0
SAMPLE_SECONDS = 0.5
POLL_SECONDS = 0.1
ARRIVAL_SECONDS = 20.0
BAD_REQUEST = 400


class Sent(NamedTuple):
    """A request that a page sent."""

    method: str
    path: str
    content: Any
    """What its body says, if it has one."""


class Person:
    """Somebody who plays alone."""

    def __init__(self, client: HttpClient, game: str, seed: str) -> None:
        self._client = client
        self._game = game
        self._rng = random.Random(seed)

    async def think(self) -> None:
        """Wait as long as people do."""
        await asyncio.sleep(self._rng.uniform(0.5, 1.5) * THINK_SECONDS)

    async def load(self, requests: list[Sent]) -> None:
        """Send what a page sent."""
        for request in requests:
            response = await self._client.request(request.method, request.path, request.content)
            if response.status >= BAD_REQUEST:
                raise UnexpectedStatus(response)

    async def play_at_server(self, decisions: int) -> None:
        """Play at a table of the server."""
        [player] = await create_players([self._client], 1)
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": BOT} for _ in range(PLAYERS - 1))]
        path = f"/api/tables/{await create_table(player, self._game, seats)}"
        for _ in range(decisions):
            standing = await self._asked(player, path)
            await self.think()
            move = choose_move(standing, 0, self._rng)
            content = {"seat": 0, "action": move.action, "version": move.version}
            expect(await player.request("POST", f"{path}/moves", content, move.key))

    @staticmethod
    async def _asked(player: Player, path: str) -> dict[str, Any]:
        """Wait until it is this person's turn; return the standing."""
        while True:
            standing: dict[str, Any] = expect(await player.request("GET", path)).json()["standing"]
            if waiting_seats(standing):
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
            sent.append(Sent(request.method, request.url.removeprefix(origin), request.post_data_json))

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
    server: ServerProcess,
    client: HttpClient,
    pages: dict[str, list[Sent]],
    given: argparse.Namespace,
    *,
    in_the_page: bool,
) -> dict[str, Any]:
    """Let everybody play, and return what it cost."""

    async def play(number: int, game: str) -> None:
        person = Person(client, game, f"{given.seed} {number}")
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
    for name, checkout in (("old", given.old), ("new", given.new)):
        (directory / name).mkdir()
        database = f"sqlite:///{directory / name / 'tables.sqlite'}"
        server = ServerProcess(database, directory / name, checkout=checkout.resolve())
        try:
            server.start()
            await server.ready()
            origin = f"http://{ADDRESS}:{server.port}"
            alone = name == "new"
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=find_chromium(), args=["--no-sandbox"]
                )
                pages = {game: await record_page(browser, origin, game, plays=alone) for game in GAMES}
                await browser.close()
            async with HttpClient(server.port) as client:
                found[name] = await measure(server, client, pages, given, in_the_page=alone)
        finally:
            server.stop()
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
