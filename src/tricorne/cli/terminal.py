"""The terminal that a command speaks to: words, output, errors and progress."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from tricorne.errors import Argument
from tricorne.i18n.catalogue import Translations

WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Terminal:
    """What people see goes through here, in their language."""

    def __init__(self, translations: Translations) -> None:
        self.translations = translations
        self.out = Console(markup=False, highlight=False, emoji=False)
        self.err = Console(markup=False, highlight=False, emoji=False, stderr=True)

    def say(self, key: str, style: str = "", **arguments: Argument) -> None:
        """Print a message."""
        self.show(Text(self.translations.say(key, **arguments), style))

    def show(self, thing: RenderableType) -> None:
        """Print anything that Rich can draw."""
        self.out.print(thing)

    def write(self, text: str) -> None:
        """Print text for programs: just as it is, however wide the terminal."""
        print(text, file=self.out.file)

    def complain(self, said: str) -> None:
        """Print what went wrong."""
        self.err.print(Text(said, "red" if self.err.is_terminal else ""), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """Ask for a line; the end of the input raises `EOFError`."""
        return self.out.input(Text(prompt, "bold")).strip()

    def wipe(self) -> None:
        """Clear the screen and what was scrolled away, so that nobody can look back."""
        if self.out.is_terminal:
            self.out.file.write(WIPE)
            self.out.file.flush()

    @contextmanager
    def busy(self, said: str, *, always: bool = False) -> Iterator[None]:
        """Show that something goes on; where nothing can move, a line says so if it takes long."""
        if self.err.is_terminal:
            with self.err.status(Text(said)):
                yield
            return
        if always:
            self.err.print(Text(said), soft_wrap=True)
        yield

    @contextmanager
    def progress(self, said: str, total: int) -> Iterator[Progress]:
        """Show how far something has come, on the side of the errors."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.err, transient=True) as progress:
            progress.add_task(said, total=total)
            yield progress
