"""`tricorne bench web`: how much the pages weigh, and how fast they are in a Chromium on this machine."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table as Grid

from tricorne.cli.benches.host import Host
from tricorne.cli.benches.lines import ADDRESS
from tricorne.cli.benches.load import percentiles
from tricorne.cli.commands.parallel import cores
from tricorne.cli.terminal import Terminal
from tricorne.errors import TricorneError
from tricorne.games import GAMES, load
from tricorne.match import Match
from tricorne.server.http import static_site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

LOADS = 5
MOVES = 20
BOT = "greedy"
SEED = "bench"
MOTION = "full"
# A game may tell an election as a story: how one in a province ends, and how the first of them can begin.
ELECTED = ("elected", "nobody_elected")
BEGUN = ("tie", *ELECTED)
WINDOW = {"width": 1440, "height": 900}
# What the pages keep for a browser.
KEEP = "localStorage.setItem('tricorne-settings', JSON.stringify({{ motion: {motion!r}, language: 'en' }}))"

# A page can be used when something on it can be clicked and its letters are there.
USABLE = """async (selector) => {
  while (![...document.querySelectorAll(selector)].some((element) => element.checkVisibility()))
    await new Promise(requestAnimationFrame)
  await document.fonts.ready
  return performance.now()
}"""

# Choose something that glows, in turn, or else what the prompt offers; return whether anything was offered.
CHOOSE = """let clicks = 0
const choose = () => {
  const glowing = [...document.querySelectorAll('main [data-choice]')]
    .filter((found) => found.checkVisibility())
  const main = document.querySelector('.prompt .choices .gilt:not([aria-disabled="true"])')
  const wanted = glowing[clicks % (glowing.length || 1)] ?? main
  if (!document.querySelector('.prompt.asked') || !wanted) return false
  clicks += 1
  wanted.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return true
}"""

# Choose again and again, and measure from the click until the move is acknowledged and seen.
PLAY = """async (count) => {
  %s
  const times = []
  while (times.length < count && !document.querySelector('dialog[open] .result')) {
    await new Promise((next) => setTimeout(next, 4))
    const begun = performance.now()
    if (!choose()) continue
    await Promise.resolve()
    if (!document.querySelector('.prompt.sending')) continue
    while (document.querySelector('.prompt.sending')) await new Promise((next) => setTimeout(next, 1))
    times.push((performance.now() - begun) / 1000)
  }
  return times
}"""

# Note how long each frame stands, from the beginning of a show until it is over. An election that is told
# goes on when others have answered, and when this page has.
FRAMES = """async () => {
  %s
  const stood = []
  let shown = false
  let before = null
  while (!document.querySelector('dialog[open] .result')) {
    const now = await new Promise(requestAnimationFrame)
    const playing = document.querySelector('.prompt.playing') !== null
    if (playing && before !== null) stood.push(now - before)
    before = playing ? now : null
    shown ||= playing
    if (!shown || playing) continue
    if (!document.querySelector('.election')) break
    choose()
  }
  return stood
}"""


def bench(terminal: Terminal, *, as_json: bool) -> None:
    """Measure the pages."""
    with terminal.busy(terminal.translations.say("cli-measuring")):
        found = measure()
    if as_json:
        terminal.write(json.dumps(found, indent=2))
    else:
        terminal.show(_drawn(terminal, found))


def measure() -> dict[str, Any]:
    """Start a server and a browser, and measure everything."""
    with _served() as origin, _chromium() as browser:
        found: dict[str, Any] = {"browser": browser.version, "cores": cores()}
        found["home"] = _loading(browser, f"{origin}/", "main button.gilt")
        for game in GAMES:
            with _guest(browser, origin, motion="none") as page:
                table = _against_bots(page, origin, game)
                cookies = page.context.storage_state()
                loading = _loading(browser, f"{origin}/table/{table}", "main [data-choice]", cookies)
                page.goto(f"{origin}/table/{table}")
                times = page.evaluate(PLAY % CHOOSE, MOVES)
            with _guest(browser, origin, motion=MOTION) as page:
                found[game] = {
                    **loading,
                    "move_seen_ms": percentiles(times),
                    "frames": _show(page, origin, game),
                }
    return found


@contextmanager
def _served() -> Iterator[str]:
    if static_site.find() is None:
        raise TricorneError("error-bench-site")
    with tempfile.TemporaryDirectory(prefix="tricorne-") as directory:
        host = Host(f"sqlite:///{directory}/tables.sqlite", Path(directory))
        host.start()
        try:
            asyncio.run(host.ready())
            yield f"http://{ADDRESS}:{host.port}"
        finally:
            host.stop()


@contextmanager
def _chromium() -> Iterator[Browser]:
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415 (an extra)
    except ImportError as error:
        raise TricorneError("error-bench-playwright") from error
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        raise TricorneError("error-bench-chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextmanager
def _guest(browser: Browser, origin: str, motion: str) -> Iterator[Page]:
    """Let a guest come, with a browser of their own."""
    context = browser.new_context(viewport=WINDOW, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(KEEP.format(motion=motion))
    _ask(context, f"{origin}/api/people", {"name": "Anne"})
    yield context.new_page()
    context.close()


def _ask(context: BrowserContext, url: str, body: Any = None) -> Any:
    kind = "text/plain" if isinstance(body, str) else "application/json"
    data = body if body is None or isinstance(body, str) else json.dumps(body)
    answer = context.request.fetch(
        url, method="GET" if body is None else "POST", data=data, headers={"Content-Type": kind}
    )
    if not answer.ok:
        raise TricorneError("error-bench-answer", status=answer.status, answer=answer.text()[:500])
    return answer.json()


def _against_bots(page: Page, origin: str, game: str) -> str:
    players = load(game).players[0]
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": BOT} for _ in range(players - 1))]
    wanted = {"game": game, "players": players, "seats": seats, "rated": False}
    table: str = _ask(page.context, f"{origin}/api/tables", wanted)["about"]["id"]
    return table


def _loading(browser: Browser, url: str, selector: str, known: Any = None) -> dict[str, Any]:
    """Load a page a few times, as somebody whose browser has kept nothing of it."""
    times, sizes = [], []
    for _ in range(LOADS):
        context = browser.new_context(viewport=WINDOW, locale="en-GB", storage_state=known)  # type: ignore[arg-type]
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        received: list[float] = []
        line.on("Network.dataReceived", lambda part, kept=received: kept.append(part["encodedDataLength"]))
        page.goto(url, wait_until="commit")
        times.append(page.evaluate(USABLE, selector))
        page.wait_for_load_state("networkidle")
        sizes.append(sum(received))
        context.close()
    return {
        "first_load_kilobytes": round(max(sizes) / 1000, 1),
        "interactive_ms": round(statistics.median(times)),
    }


def _show(page: Page, origin: str, game: str) -> dict[str, Any]:
    """Let a page show an election, or else the move of which most came, and count its frames."""
    played = _whole_game(game)
    number = _telling(played)
    move = played.played[number].move
    looked_at = _ask(page.context, f"{origin}/api/replays", played.record().text())["about"]["id"]
    wanted = {"moves": number, "seat": move.seat, "bot": BOT}
    made = _ask(page.context, f"{origin}/api/tables/{looked_at}/branch", wanted)
    table, version = made["about"]["id"], made["standing"]["number"]
    page.goto(f"{origin}/table/{table}")
    page.locator(".prompt.asked").wait_for()
    page.evaluate(f"window.drawn = ({FRAMES % CHOOSE})(); undefined")
    body = {"seat": move.seat, "action": played.game.actions.text(move.action), "version": version}
    _ask(page.context, f"{origin}/api/tables/{table}/moves", body)
    frames: list[float] = page.evaluate("window.drawn")
    log = _ask(page.context, f"{origin}/api/tables/{table}/log?since={version}&seat={move.seat}")
    events = [event["event"] for line in log["lines"] for event in line["events"]]
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


def _whole_game(game: str) -> Match:
    """Play a game at random, always the same."""
    played = Match(load(game), load(game).players[0], SEED)
    chance = random.Random(SEED)
    while played.result is None:
        seat = chance.choice(played.waiting())
        played.play(seat, int(chance.choice(list(played.game.legal(played.state, seat)))))
    return played


def _telling(played: Match) -> int:
    """Find the move with which the first election begins; without elections, the one of which most came."""
    moves = range(len(played.played))
    elections = (n for n in moves if any(event.name in BEGUN for event in played.played[n].events))
    return next(elections, max(moves, key=lambda number: len(played.played[number].events)))


def _share(frames: list[float], most: float) -> float:
    return round(sum(frame <= most for frame in frames) / len(frames), 3)


def _drawn(terminal: Terminal, found: dict[str, Any]) -> Grid:
    translations = terminal.translations
    grid = Grid("", translations.say("bench-value"))
    grid.columns[1].justify = "right"
    grid.title = translations.say("bench-web-title", browser=found["browser"])
    for page in ("home", *GAMES):
        part = found[page]
        name = translations.say("bench-web-home") if page == "home" else translations.say(f"{page}-title")
        grid.add_section()
        grid.add_row(translations.say("bench-web-size", page=name), f"{part['first_load_kilobytes']:,} kB")
        grid.add_row(translations.say("bench-web-interactive"), f"{part['interactive_ms']:,} ms")
        if page in GAMES:
            seen, frames = part["move_seen_ms"], part["frames"]
            grid.add_row(
                translations.say("bench-web-seen"), f"{seen['p50']} / {seen['p99']} / {seen['max']} ms"
            )
            shown = {"events": frames["events"], "seconds": str(frames["seconds"])}
            told = "bench-web-election" if frames["elections"] else "bench-web-show"
            grid.add_row(translations.say(told, **shown), f"{frames['drawn']:,} ({frames['per_second']}/s)")
            grid.add_row(
                translations.say("bench-web-within"),
                f"{frames['within_17_ms']:.1%} / {frames['within_34_ms']:.1%}",
            )
            grid.add_row(translations.say("bench-web-longest"), f"{frames['longest_ms']} ms")
    return grid
