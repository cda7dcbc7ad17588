"""Measures the size of the web pages and their speed in Chromium, on this machine.

    python -m benchmarks.web [--json]

Loads the front page and a table of each game as a first visit, plays a few moves, and counts the
frames that are drawn while an election, or the move with most events, is animated.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from rich.table import Table as Grid

from benchmarks import arguments
from benchmarks.chromium import find_chromium
from benchmarks.http_client import ADDRESS
from benchmarks.latency import percentiles
from benchmarks.server_process import ServerProcess
from tricorne.arena.process_pool import cores
from tricorne.games import GAMES, load
from tricorne.match import Match
from tricorne.server.http import static_site

LOADS = 5
MOVES = 20
BOT = "greedy"
SEED = "bench"
MOTION = "full"
# Events that end the election of a province, and events that can be the first of an election.
ELECTED = ("elected", "nobody_elected")
ELECTION_EVENTS = ("tie", *ELECTED)
WINDOW = {"width": 1440, "height": 900}
# The settings that the pages store in the browser.
STORE = "localStorage.setItem('tricorne-settings', JSON.stringify({{ motion: {motion!r}, language: 'en' }}))"

# What has not happened by then never will, however busy the machine is. Evaluating a function in a page
# has no timeout of its own.
TIMEOUT_MS = 300_000
DEADLINE = f"""const end = performance.now() + {TIMEOUT_MS}
const checkDeadline = (waitingFor) => {{
  if (performance.now() > end) throw new Error(`${{waitingFor}} took too long`)
}}"""

# A page is interactive when something on it can be clicked and its fonts are loaded.
INTERACTIVE = f"""async (selector) => {{
  {DEADLINE}
  while (![...document.querySelectorAll(selector)].some((element) => element.checkVisibility())) {{
    checkDeadline(selector)
    await new Promise(requestAnimationFrame)
  }}
  await document.fonts.ready
  return performance.now()
}}"""

# Click one of the highlighted choices, in turn, or else the main button of the prompt.
CHOOSE = f"""{DEADLINE}
let clicks = 0
const choose = () => {{
  const highlighted = [...document.querySelectorAll('main [data-choice]')]
    .filter((found) => found.checkVisibility())
  const main = document.querySelector('.prompt .choices .gilt:not([aria-disabled="true"])')
  const wanted = highlighted[clicks % (highlighted.length || 1)] ?? main
  if (!document.querySelector('.prompt.asked') || !wanted) return false
  clicks += 1
  wanted.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))
  return true
}}"""

# Make moves, and measure each from the click until it is acknowledged and shown.
PLAY = """async (count) => {
  %s
  const times = []
  while (times.length < count && !document.querySelector('dialog[open] .result')) {
    checkDeadline('the next move')
    await new Promise((next) => setTimeout(next, 4))
    const started = performance.now()
    if (!choose()) continue
    await Promise.resolve()
    if (!document.querySelector('.prompt.sending')) continue
    while (document.querySelector('.prompt.sending')) await new Promise((next) => setTimeout(next, 1))
    times.push((performance.now() - started) / 1000)
  }
  return times
}"""

# Measure the duration of each frame of an animation. The animation of an election continues when
# other players have answered, when this page has, and when its summary is closed.
FRAMES = """async () => {
  %s
  const durations = []
  let shown = false
  let before = null
  while (!document.querySelector('dialog[open] .result')) {
    checkDeadline('the end of the animation')
    const now = await new Promise(requestAnimationFrame)
    document.querySelector('.summary .close')?.click()
    const playing = document.querySelector('.prompt.playing') !== null
    if (playing && before !== null) durations.push(now - before)
    before = playing ? now : null
    shown ||= playing
    if (!shown || playing) continue
    if (!document.querySelector('.election')) break
    choose()
  }
  return durations
}"""


def main(given: Sequence[str] | None = None) -> int:
    """Run the benchmark; return the exit code."""
    options = arguments.parser("web", __doc__).parse_args(given)
    results = measure()
    arguments.print_results(results, draw(results), as_json=options.json)
    return 0


def measure() -> dict[str, Any]:
    """Start a server and a browser, and measure everything."""
    with serve() as origin, chromium() as browser:
        results: dict[str, Any] = {"browser": browser.version, "cores": cores()}
        results["home"] = _measure_loading(browser, f"{origin}/", "main button.gilt")
        for game in GAMES:
            with _guest(browser, origin, motion="none") as page:
                url = f"{origin}/table/{_create_table(page, origin, game)}"
                cookies = page.context.storage_state()
                loading = _measure_loading(browser, url, "main [data-choice]", cookies)
                page.goto(url)
                times = page.evaluate(PLAY % CHOOSE, MOVES)
            with _guest(browser, origin, motion=MOTION) as page:
                results[game] = {
                    **loading,
                    "move_shown_ms": percentiles(times),
                    "frames": _measure_animation(page, origin, game),
                }
    return results


@contextmanager
def serve() -> Iterator[str]:
    """Start a server with the pages; yield its origin."""
    if static_site.find() is None:
        raise RuntimeError("the web pages are not built: make install")
    with tempfile.TemporaryDirectory(prefix="tricorne-") as directory:
        server = ServerProcess(f"sqlite:///{directory}/tables.sqlite", Path(directory))
        server.start()
        try:
            asyncio.run(server.ready())
            yield f"http://{ADDRESS}:{server.port}"
        finally:
            server.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start a Chromium."""
    program = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextmanager
def _guest(browser: Browser, origin: str, motion: str) -> Iterator[Page]:
    """Create a guest account in a browser context of its own."""
    context = browser.new_context(viewport=WINDOW, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(STORE.format(motion=motion))
    request(context, f"{origin}/api/people", {"name": "Anne"})
    yield context.new_page()
    context.close()


def request(context: BrowserContext, url: str, body: Any = None) -> Any:
    """Ask the server as a guest; return the answer."""
    kind = "text/plain" if isinstance(body, str) else "application/json"
    data = body if body is None or isinstance(body, str) else json.dumps(body)
    response = context.request.fetch(
        url, method="GET" if body is None else "POST", data=data, headers={"Content-Type": kind}
    )
    if not response.ok:
        raise RuntimeError(f"HTTP {response.status}: {response.text()[:500]}")
    return response.json()


def _create_table(page: Page, origin: str, game: str) -> str:
    """Create a table with bots at all other seats; return its id."""
    players = load(game).players[0]
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": BOT} for _ in range(players - 1))]
    wanted = {"game": game, "players": players, "seats": seats, "rated": False}
    table_id: str = request(page.context, f"{origin}/api/tables", wanted)["about"]["id"]
    return table_id


def _measure_loading(browser: Browser, url: str, selector: str, cookies: Any = None) -> dict[str, Any]:
    """Load a page a few times with an empty cache."""
    times, sizes = [], []
    for _ in range(LOADS):
        context = browser.new_context(viewport=WINDOW, locale="en-GB", storage_state=cookies)  # type: ignore[arg-type]
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Network.enable")
        received: list[float] = []
        devtools.on(
            "Network.dataReceived", lambda part, sizes=received: sizes.append(part["encodedDataLength"])
        )
        page.goto(url, wait_until="commit")
        times.append(page.evaluate(INTERACTIVE, selector))
        page.wait_for_load_state("networkidle")
        sizes.append(sum(received))
        context.close()
    return {
        "first_load_kilobytes": round(max(sizes) / 1000, 1),
        "interactive_ms": round(statistics.median(times)),
    }


def _measure_animation(page: Page, origin: str, game: str) -> dict[str, Any]:
    """Count the frames while a page animates an election, or else the move with most events."""
    match = _random_game(game)
    number = _animated_move(match)
    move = match.played[number].move
    replay = request(page.context, f"{origin}/api/replays", match.record().text())["about"]["id"]
    wanted = {"moves": number, "seat": move.seat, "bot": BOT}
    branch = request(page.context, f"{origin}/api/tables/{replay}/branch", wanted)
    table, version = branch["about"]["id"], branch["standing"]["number"]
    page.goto(f"{origin}/table/{table}")
    page.locator(".prompt.asked").wait_for()
    page.evaluate(f"window.frames_drawn = ({FRAMES % CHOOSE})(); undefined")
    body = {"seat": move.seat, "action": match.game.actions.text(move.action), "version": version}
    request(page.context, f"{origin}/api/tables/{table}/moves", body)
    frames: list[float] = page.evaluate("window.frames_drawn")
    log = request(page.context, f"{origin}/api/tables/{table}/log?since={version}&seat={move.seat}")
    events = [event["event"] for entry in log["lines"] for event in entry["events"]]
    return {
        "events": len(events),
        "elections": sum(event in ELECTED for event in events),
        "seconds": round(sum(frames) / 1000, 1),
        "drawn": len(frames),
        "per_second": round(1000 * len(frames) / sum(frames), 1),
        "longest_ms": round(max(frames)),
        "within_17_ms": _share(frames, 17),
        "within_34_ms": _share(frames, 34),
    }


def _random_game(game: str) -> Match:
    """Play a game at random from a fixed seed."""
    match = Match(load(game), load(game).players[0], SEED)
    rng = random.Random(SEED)
    while match.result is None:
        seat = rng.choice(match.waiting())
        match.play(seat, int(rng.choice(list(match.game.legal(match.state, seat)))))
    return match


def _animated_move(match: Match) -> int:
    """Find the move that starts the first election; without elections, the move with most events."""
    events = [{event.name for event in played.events} for played in match.played]
    elections = (number for number, names in enumerate(events) if names & {*ELECTION_EVENTS})
    longest = max(range(len(events)), key=lambda number: len(match.played[number].events))
    return next(elections, longest)


def _share(frames: list[float], limit: float) -> float:
    return round(sum(frame <= limit for frame in frames) / len(frames), 3)


def draw(results: dict[str, Any]) -> Grid:
    """Draw the results as a table."""
    grid = arguments.grid(f"The web pages in Chromium {results['browser']}")
    for page in ("home", *GAMES):
        part = results[page]
        grid.add_section()
        grid.add_row(f"{page}: size of a first visit", f"{part['first_load_kilobytes']:,} kB")
        grid.add_row("Time to interactive, median", f"{part['interactive_ms']:,} ms")
        if page in GAMES:
            shown, frames = part["move_shown_ms"], part["frames"]
            grid.add_row(
                "From click to the acknowledged move on screen: p50 / p99 / max",
                f"{shown['p50']} / {shown['p99']} / {shown['max']} ms",
            )
            animated = "an election" if frames["elections"] else "the longest move"
            grid.add_row(
                f"Frames of {animated}: {frames['events']} events in {frames['seconds']} s",
                f"{frames['drawn']:,} ({frames['per_second']}/s)",
            )
            grid.add_row(
                "Frames of at most 17 ms / 34 ms",
                f"{frames['within_17_ms']:.1%} / {frames['within_34_ms']:.1%}",
            )
            grid.add_row("Longest frame", f"{frames['longest_ms']} ms")
    return grid


if __name__ == "__main__":
    sys.exit(main())
