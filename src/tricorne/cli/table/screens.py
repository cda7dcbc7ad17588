"""Screens: draw a game from the view of a seat, never from its state."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tricorne.bots import Candidate
from tricorne.cli.table.libertalia_screen import LibertaliaScreen
from tricorne.cli.table.liberte_screen import LiberteScreen
from tricorne.games.game import Observation
from tricorne.i18n.narration import Narrator

View = Mapping[str, Any]


class Screen(Protocol):
    """Draws one game."""

    narrator: Narrator

    def board(self, view: View, observation: Observation | None) -> RenderableType:
        """Draw everything that a seat sees; None is the observation of spectators."""
        ...

    def question(self, view: View) -> str:
        """Describe the question."""
        ...

    def choice(self, view: View, action: str) -> str:
        """Describe what an action means in this position."""
        ...

    def legend(self) -> RenderableType:
        """Explain the symbols on the board."""
        ...


class PlainScreen:
    """Draws any game by printing its view."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator

    def board(self, view: View, observation: Observation | None) -> RenderableType:
        """Draw everything that a seat sees."""
        grid = Grid.grid(padding=(0, 2))
        for name, value in view.items():
            grid.add_row(Text(name, "bold"), Text(self._format(value)))
        return grid

    def _format(self, value: Any) -> str:
        if isinstance(value, list) and any(isinstance(entry, list | dict) for entry in value):
            return "\n".join(self._format(entry) for entry in value)
        return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)

    def question(self, view: View) -> str:
        """Describe the question."""
        return self.narrator.translations.say("play-question", ask=view["ask"])

    def choice(self, view: View, action: str) -> str:
        """Describe what an action means in this position."""
        return ""

    def legend(self) -> RenderableType:
        """Explain the symbols on the board."""
        return Group()


SCREENS: dict[str, Callable[[Narrator], Screen]] = {
    "liberte": LiberteScreen,
    "libertalia": LibertaliaScreen,
}


def screen_for(narrator: Narrator) -> Screen:
    """Return the screen of a game: its own, or the plain one."""
    return SCREENS.get(narrator.game.name, PlainScreen)(narrator)


def choices(screen: Screen, view: View, legal: Sequence[int]) -> RenderableType:
    """List the legal actions: number, notation and meaning."""
    written = [screen.narrator.game.actions.text(action) for action in legal]
    width = max(len(text) for text in written)
    entries = []
    for number, text in enumerate(written, 1):
        entry = Text().append(f"{number:>3} ", "cyan").append(text.ljust(width), "bold")
        entries.append(entry.append(f"  {screen.choice(view, text)}"))
    return Columns(entries, column_first=True, padding=(0, 3))


def hints(
    screen: Screen, view: View, legal: Sequence[int], candidates: Sequence[Candidate]
) -> RenderableType:
    """List candidate actions with their win probability and their number."""
    narrator = screen.narrator
    grid = Grid(
        narrator.translations.say("play-hint-chance"),
        "",
        narrator.translations.say("play-hint-choice"),
        box=None,
    )
    for candidate in candidates:
        text = narrator.game.actions.text(candidate.action)
        is_known = candidate.chance is not None
        chance = narrator.translations.say("play-hint-percent", percent=round(100 * (candidate.chance or 0)))
        number = Text(str(legal.index(candidate.action) + 1), "cyan")
        described = Text(text, "bold").append(f"  {screen.choice(view, text)}", "not bold")
        grid.add_row(Text(chance if is_known else "", justify="right"), number, described)
    return grid
