"""Component files: TOML that owners can edit; errors name the line."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from tricorne.errors import Argument, BadComponents, Message

Entry = Mapping[str, Any]

# Names that parts of the built-in sets had before they were corrected. A fingerprint is computed with
# the former names, so that records of games with those sets stay valid.
FORMER_NAMES = {
    "André, vicomte de Mirabeau": "André de Mirabeau-Tonneau",
    "François Chabot": "Olympe de Gouges",
    "Jean Cottereau": "Charlotte Corday",
    "Pierre-Arnaud Dartigoeyte": "Jacques Roux",
    "Société populaire": "Société fraternelle",
}


@dataclass
class ComponentFile:
    """A component file: its content, and the line of each part."""

    name: str
    text: str
    warnings: list[Message] = field(default_factory=list)

    def __post_init__(self) -> None:
        try:
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            line = int(found[1]) if found else len(self.text.splitlines())
            raise BadComponents(
                "components-not-toml", file=self.name, line=line, problem=str(error)
            ) from error

    @classmethod
    def read(cls, path: Path) -> ComponentFile:
        """Read an owner's file."""
        try:
            return cls(str(path), path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise BadComponents("components-unreadable", file=str(path), problem=str(error)) from error

    @classmethod
    def built_in(cls, package: str) -> ComponentFile:
        """Read a game's own file."""
        return cls("components.toml", files(package).joinpath("components.toml").read_text("utf-8"))

    @cached_property
    def fingerprint(self) -> str:
        """A hash of the content, independent of comments, layout and corrected names."""
        canonical = json.dumps(_with_former_names(self.data), sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(canonical.encode()).hexdigest()

    def line(self, section: str, index: int | None = None) -> int:
        """Return the line of a section, or of its entry with that index."""
        lines = self.text.splitlines()
        starts = [n for n, text in enumerate(lines, 1) if re.match(rf"\s*(\[+\s*)?{section}\b", text)]
        if not starts:
            return 1
        if index is None:
            return starts[0]
        if lines[starts[0] - 1].lstrip().startswith("[["):
            return starts[index]
        entries = [n for n in range(starts[0], len(lines) + 1) if "{" in lines[n - 1].split("#")[0]]
        return entries[min(index, len(entries) - 1)] if entries else starts[0]

    def refuse(
        self, what: str, section: str, index: int | None = None, /, **arguments: Argument
    ) -> BadComponents:
        """Make the error for an invalid part of the file."""
        return BadComponents(what, file=self.name, line=self.line(section, index), **arguments)

    def warn(self, what: str, section: str, /, **arguments: Argument) -> None:
        """Add a warning about something unusual that can still be played."""
        self.warnings.append(Message(what, {"file": self.name, "line": self.line(section), **arguments}))

    def expect_total(self, what: str, section: str, found: int, expected: int) -> None:
        """Warn if a total is not the printed one."""
        if found != expected:
            self.warn("components-total", section, what=what, found=found, right=expected)

    def entries(self, section: str) -> Sequence[Entry]:
        """Return the entries of a section, which must be a list of tables."""
        entries = self.data.get(section)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.refuse("components-section", section, section=section)
        return entries

    def check_keys(
        self, section: str, index: int, entry: Entry, needed: Iterable[str], allowed: Iterable[str]
    ) -> None:
        """Reject an entry with a missing or unknown key."""
        for key in needed:
            if key not in entry:
                raise self.refuse("components-missing-key", section, index, key=key)
        known = {*needed, *allowed}
        for key in entry:
            if key not in known:
                raise self.refuse(
                    "components-unknown-key", section, index, key=key, right=", ".join(sorted(known))
                )

    def number(self, section: str, index: int | None, entry: Entry, key: str, low: int, high: int) -> int:
        """Return a whole number within its limits."""
        value = entry.get(key, 0)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.refuse(
                "components-number", section, index, key=key, value=str(value), low=low, high=high
            )
        return value

    def flag(self, section: str, index: int, entry: Entry, key: str) -> bool:
        """Return a flag, by default false."""
        value = entry.get(key, False)
        if not isinstance(value, bool):
            raise self.refuse(
                "components-choice", section, index, key=key, value=str(value), right="true, false"
            )
        return value

    def choice(self, section: str, index: int, entry: Entry, key: str, right: Sequence[str]) -> int:
        """Return the index of a word among those that are allowed."""
        value = entry.get(key)
        if value not in right:
            raise self.refuse(
                "components-choice", section, index, key=key, value=str(value), right=", ".join(right)
            )
        return right.index(value)

    def word(self, section: str, index: int, entry: Entry, key: str) -> str:
        """Return a name: text that is not empty and has no control characters."""
        value = entry.get(key)
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise self.refuse("components-name", section, index, key=key, value=str(value))
        return value

    def numbered(self, section: str, key: str, count: int | None, most: int) -> Sequence[Entry]:
        """Return the entries of a section, whose numbers must run from 1 without a gap."""
        entries = self.entries(section)
        last = len(entries) if count is None else count
        if last > most:
            raise self.refuse("components-too-many", section, section=section, found=last, most=most)
        seen: dict[int, Entry] = {}
        for index, entry in enumerate(entries):
            number = self.number(section, index, entry, key, 1, last)
            if number in seen:
                raise self.refuse("components-twice", section, index, key=key, value=number)
            seen[number] = entry
        for number in range(1, last + 1):
            if number not in seen:
                raise self.refuse("components-gap", section, key=key, value=number)
        return entries


def _with_former_names(data: Any) -> Any:
    """Copy the content of a file, with the names that its parts had in the first built-in sets."""
    if isinstance(data, dict):
        return {
            key: FORMER_NAMES.get(value, value)
            if key == "name" and isinstance(value, str)
            else _with_former_names(value)
            for key, value in data.items()
        }
    return [_with_former_names(entry) for entry in data] if isinstance(data, list) else data
