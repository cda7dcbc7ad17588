"""The directory of a tournament: settings, records and results.

A game counts once its record is complete and its line is in the results file:
the record is data first, and the line contains its fingerprint.
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
    """A tournament on disk, locked while it is open."""

    def __init__(
        self, directory: Path, settings: Settings, outcomes: Iterable[Outcome], lock: ExitStack
    ) -> None:
        """Open a directory that is locked already; use `create` or `resume` instead."""
        self._lock_stack = lock
        self.directory = directory
        self.settings = settings
        self.outcomes = {outcome.number: outcome for outcome in outcomes}
        write_atomically(directory / SETTINGS, settings.text())
        self._results = (directory / RESULTS).open("a", encoding="utf-8", newline="\n")

    @classmethod
    def create(cls, directory: Path, settings: Settings) -> Self:
        """Create a tournament in a directory that is new or empty."""
        if directory.exists() and (not directory.is_dir() or any(directory.iterdir())):
            raise BadOption("error-arena-exists", directory=str(directory))
        try:
            (directory / RECORDS).mkdir(parents=True)
        except OSError as error:
            raise cannot_write(directory, error) from error
        with _lock(directory) as lock:
            return cls(directory, settings, (), lock.pop_all())

    @classmethod
    def resume(cls, directory: Path, settings: Settings) -> Self:
        """Resume a tournament with the same settings; only the number of games may be greater."""
        stored = read_settings(directory)
        if differences := stored.differences(settings):
            raise BadOption("error-arena-differs", directory=str(directory), what="; ".join(differences))
        with _lock(directory) as lock:
            (directory / RECORDS).mkdir(exist_ok=True)
            lines = dict(_valid_lines(directory))
            write_atomically(directory / RESULTS, "".join(f"{line}\n" for line, _ in lines.values()))
            settings = replace(settings, games=max(stored.games, settings.games))
            return cls(directory, settings, (outcome for _, outcome in lines.values()), lock.pop_all())

    def missing_games(self) -> list[int]:
        """Return the numbers of the games that are not played yet."""
        return [number for number in range(1, self.settings.games + 1) if number not in self.outcomes]

    def add(self, outcome: Outcome) -> None:
        """Store a game."""
        write_atomically(record_file(self.directory, outcome.number), outcome.record, sync=False)
        try:
            self._results.write(outcome.json_line() + "\n")
            self._results.flush()
        except OSError as error:
            raise cannot_write(self.directory / RESULTS, error) from error
        self.outcomes[outcome.number] = replace(outcome, record="")

    def write_report(self, name: str, text: str) -> None:
        """Write a report file."""
        write_atomically(self.directory / name, text)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.fsync(self._results.fileno())
        self._results.close()
        self._lock_stack.close()


def record_file(directory: Path, number: int) -> Path:
    """Return the path of a game's record."""
    return numbered(directory / RECORDS, number)


def read_settings(directory: Path) -> Settings:
    """Read the settings of a tournament."""
    try:
        return Settings.from_text((directory / SETTINGS).read_text("utf-8"))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadOption("error-arena-none", directory=str(directory), file=SETTINGS) from error


def _valid_lines(directory: Path) -> Iterator[tuple[int, tuple[str, Outcome]]]:
    """Iterate over the valid lines of the results file: by game number, the line and its outcome."""
    results = directory / RESULTS
    content = results.read_bytes() if results.exists() else b""
    for line in content.split(b"\n"):
        try:
            data = json.loads(line)
            outcome = Outcome.from_json(data)
            record = record_file(directory, outcome.number).read_text("utf-8")
        except (OSError, ValueError, KeyError, TypeError):
            continue
        if fingerprint(record) == data["record"]:
            yield outcome.number, (line.decode(), outcome)


def _lock(directory: Path) -> ExitStack:
    """Lock a directory until the returned stack is closed."""
    lock = ExitStack()
    lock.enter_context(
        exclusive_lock(directory / LOCK, BadOption("error-arena-played", directory=str(directory)))
    )
    return lock
