"""The terminal of a command: translated messages, output, errors, prompts and progress."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from tricorne.errors import Argument
from tricorne.i18n.catalogue import Translations

# Moves the cursor home, clears the screen, and clears the scrollback.
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Terminal:
    """Standard output and standard error, in the user's language."""

    def __init__(self, translations: Translations) -> None:
        self.translations = translations
        self.out = Console(markup=False, highlight=False, emoji=False)
        self.err = Console(markup=False, highlight=False, emoji=False, stderr=True)

    def print_message(self, key: str, style: str = "", **arguments: Argument) -> None:
        """Print a message of the catalogue."""
        self.print(Text(self.translations.say(key, **arguments), style))

    def print(self, renderable: RenderableType) -> None:
        """Print anything that Rich can render."""
        self.out.print(renderable)

    def write(self, text: str) -> None:
        """Print text for programs: unwrapped and without styles."""
        print(text, file=self.out.file)

    def print_error(self, text: str) -> None:
        """Print an error."""
        self.err.print(Text(text, "red" if self.err.is_terminal else ""), soft_wrap=True)

    def prompt(self, text: str) -> str:
        """Ask for a line of input; raises `EOFError` at the end of the input."""
        return self.out.input(Text(text, "bold")).strip()

    def clear(self) -> None:
        """Clear the screen and the scrollback, so that nobody can look back."""
        if self.out.is_terminal:
            self.out.file.write(CLEAR)
            self.out.file.flush()

    @contextmanager
    def status(self, text: str, *, always: bool = False) -> Iterator[None]:
        """Show a spinner; without a terminal, print a line if `always` is set."""
        if self.err.is_terminal:
            with self.err.status(Text(text)):
                yield
            return
        if always:
            self.err.print(Text(text), soft_wrap=True)
        yield

    @contextmanager
    def progress(self, text: str, total: int) -> Iterator[Progress]:
        """Show a progress bar on standard error."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.err, transient=True) as progress:
            progress.add_task(text, total=total)
            yield progress
