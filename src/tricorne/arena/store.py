"""The directory of an arena: settings, records, results.

A game counts when its record lies there whole and its line stands in the results:
the record is written first, and the line has its fingerprint.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Self

from tricorne.arena.outcome import Outcome, fingerprint
from tricorne.arena.settings import Settings
from tricorne.errors import BadOption
from tricorne.files import cannot_write, exclusive_lock, numbered, write_atomically

SETTINGS = "arena.json"
RESULTS = "results.jsonl"
RECORDS = "games"
REPORT = "report.json"
PAGE = "report.html"
LOCK = ".playing"


class Store:
    """An arena on disk, open for more games."""

    def __init__(
        self, directory: Path, settings: Settings, done: Iterable[Outcome], closing: ExitStack
    ) -> None:
        """Write the settings and the games that count; use `new` or `resumed` to get one."""
        self._closing = closing
        self.directory = directory
        self.settings = settings
        self.outcomes = {outcome.number: outcome for outcome in done}
        write_atomically(directory / SETTINGS, settings.text())
        self._results = (directory / RESULTS).open("a", encoding="utf-8", newline="\n")

    @classmethod
    def new(cls, directory: Path, settings: Settings) -> Self:
        """Begin an arena in a directory that is not there yet, or empty."""
        if directory.exists() and (not directory.is_dir() or any(directory.iterdir())):
            raise BadOption("error-arena-exists", directory=str(directory))
        try:
            (directory / RECORDS).mkdir(parents=True)
        except OSError as error:
            raise cannot_write(directory, error) from error
        with _alone(directory) as closing:
            return cls(directory, settings, (), closing.pop_all())

    @classmethod
    def resumed(cls, directory: Path, settings: Settings) -> Self:
        """Go on with an arena that has the same settings; only more games may be wanted of it."""
        kept = read_settings(directory)
        if differences := kept.differences(settings):
            raise BadOption("error-arena-differs", directory=str(directory), what="; ".join(differences))
        with _alone(directory) as closing:
            (directory / RECORDS).mkdir(exist_ok=True)
            lines = dict(_whole_lines(directory))
            write_atomically(directory / RESULTS, "".join(f"{line}\n" for line, _ in lines.values()))
            settings = replace(settings, games=max(kept.games, settings.games))
            return cls(directory, settings, (outcome for _, outcome in lines.values()), closing.pop_all())

    def missing(self) -> list[int]:
        """Return the numbers of the games that are still to be played."""
        return [number for number in range(1, self.settings.games + 1) if number not in self.outcomes]

    def add(self, outcome: Outcome) -> None:
        """Keep a game."""
        write_atomically(record_file(self.directory, outcome.number), outcome.record, sync=False)
        try:
            self._results.write(outcome.line() + "\n")
            self._results.flush()
        except OSError as error:
            raise cannot_write(self.directory / RESULTS, error) from error
        self.outcomes[outcome.number] = replace(outcome, record="")

    def write(self, name: str, text: str) -> None:
        """Write a report."""
        write_atomically(self.directory / name, text)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.fsync(self._results.fileno())
        self._results.close()
        self._closing.close()


def record_file(directory: Path, number: int) -> Path:
    """Return where the record of a game lies."""
    return numbered(directory / RECORDS, number)


def read_settings(directory: Path) -> Settings:
    """Read the settings of an arena."""
    try:
        return Settings.from_text((directory / SETTINGS).read_text("utf-8"))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadOption("error-arena-none", directory=str(directory), file=SETTINGS) from error


def _whole_lines(directory: Path) -> Iterator[tuple[int, tuple[str, Outcome]]]:
    """Go through the lines that count: line and outcome by the number of the game."""
    results = directory / RESULTS
    content = results.read_bytes() if results.exists() else b""
    for line in content.split(b"\n"):
        try:
            written = json.loads(line)
            outcome = Outcome.from_json(written)
            record = record_file(directory, outcome.number).read_text("utf-8")
        except (OSError, ValueError, KeyError, TypeError):
            continue
        if fingerprint(record) == written["record"]:
            yield outcome.number, (line.decode(), outcome)


def _alone(directory: Path) -> ExitStack:
    """Keep others from playing in a directory, until what is returned is closed."""
    closing = ExitStack()
    closing.enter_context(
        exclusive_lock(directory / LOCK, BadOption("error-arena-played", directory=str(directory)))
    )
    return closing
