"""Draws the pictures of the README (a real game, and the report of a real tournament) and the app's icons.

`make pictures` runs this; the arena and the icons need Chromium.
"""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.text import Text

from benchmarks.chromium import find_chromium
from tricorne.bots import make
from tricorne.cli.table.screens import choices, screen_for
from tricorne.games import load
from tricorne.i18n.catalogue import Translations
from tricorne.i18n.narration import Narrator
from tricorne.match import Match

SEED = "1789"
NAMES = ("Camille", "Olympe", "Georges", "Manon")
FONTS = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"
HERE = Path(__file__).parent

ARENA = "search-3,planner,greedy,random"
WIDTH, HEIGHT = 1200, 850

WEB = HERE.parents[1] / "web"
# Size, width of the hat, and radius of the corners, as shares of the size. Systems cut a maskable icon to
# their own shape, so the hat stays within its middle.
ICONS = {"icon-192": (192, 0.8, 0.2), "icon-512": (512, 0.8, 0.2), "icon-maskable": (512, 0.6, 0.0)}
PAPER = "#f6f0df"


def reached(match: Match) -> bool:
    """Whether the game has reached the position of the picture."""
    state = match.state
    return bool(match.waiting() == (0,) and state.turn == 3 and state.action_round == 3)


def play() -> Match:
    """Let bots play up to that position."""
    game = load("liberte")
    match = Match(game, len(NAMES), SEED, names=NAMES)
    bots = [make("planner", game, seat, f"{SEED} {seat}") for seat in range(len(NAMES))]
    while not reached(match):
        seat = match.waiting()[0]
        match.play(seat, bots[seat].choose(match.observe(seat), game.legal(match.state, seat)))
    return match


def draw(match: Match) -> str:
    """Draw what the first seat sees, as a self-contained SVG."""
    narrator = Narrator(Translations("en"), match.game, match.names)
    screen = screen_for(narrator)
    console = Console(record=True, width=124, file=io.StringIO(), force_terminal=True, highlight=False)
    view = match.view(0)
    console.print(screen.board(view, match.observe(0)))
    console.print(Text(screen.question(view), "bold"))
    console.print(choices(screen, view, sorted(match.game.legal(match.state, 0))))
    drawn = console.export_svg(title="tricorne play liberte", unique_id="liberte")
    alone = re.sub(r"\s*@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    return alone.replace("Fira Code, monospace", FONTS)


def photograph_an_arena(picture: Path) -> None:
    """Run a tournament, and take a screenshot of its report."""
    chromium = find_chromium()
    with tempfile.TemporaryDirectory() as directory:
        arena = ["arena", "libertalia", "--bots", ARENA, "--games", "200", "--seed", SEED]
        subprocess.run([sys.executable, "-m", "tricorne", *arena, "--out", f"{directory}/a"], check=True)  # noqa: S603 (our own command)
        looks = ["--headless", "--no-sandbox", "--hide-scrollbars", f"--user-data-dir={directory}/browser"]
        size = [f"--window-size={WIDTH},{HEIGHT}", "--disable-background-networking"]
        report = f"file://{directory}/a/report.html"
        subprocess.run([chromium, *looks, *size, f"--screenshot={picture}", report], check=True)  # noqa: S603 (the browser)


def draw_icons(folder: Path) -> None:
    """Render the icons of the installed web pages."""
    art = (
        (WEB / "src" / "art" / "tricorne.svg").read_text("utf-8").replace("<svg ", '<svg style="width:100%" ')
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, hat, radius) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f'<body style="margin:0"><div style="width:{size}px;height:{size}px;background:{PAPER};'
                f'border-radius:{radius * size}px;display:grid;place-items:center">'
                f'<div style="width:{hat * size}px;transform:rotate(-7deg);line-height:0">{art}</div></div>'
            )
            page.screenshot(path=folder / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    (HERE / "liberte.svg").write_text(draw(play()), "utf-8")
    photograph_an_arena(HERE / "arena.png")
    draw_icons(WEB / "public")
