"""Component files: TOML that owners can edit; errors name the line.

A file may come from a stranger. So its size, the length of its lines, its depth and the kinds of its values
are limited before anything reads it, every text is cleaned, and every number has a range. The browser checks
the same (`web/src/local/components.ts`).
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from tricorne.errors import Argument, BadComponents, Message
from tricorne.text import BLANK_GLYPHS, is_blank, is_ignorable

Entry = Mapping[str, Any]

# The built-in files have at most 18 KB, lines of 190 characters and a depth of 4.
LARGEST_FILE = 64 * 1024
LONGEST_LINE = 1_000
MOST_DEPTH = 4
LARGEST_NUMBER = 1_000_000_000
LONGEST_NAME = 60
LONGEST_NOTE = 400
LONGEST_SHOWN = 60

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
        if len(self.text.encode("utf-8", "surrogatepass")) > LARGEST_FILE:
            raise BadComponents("components-too-large", file=self.name, most=LARGEST_FILE // 1024)
        for line, text in enumerate(self.text.split("\n"), 1):
            if len(text) > LONGEST_LINE:
                raise BadComponents("components-line-long", file=self.name, line=line, most=LONGEST_LINE)
        try:
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            line = int(found[1]) if found else len(self.text.splitlines())
            problem = shown(str(error), 200)
            raise BadComponents("components-not-toml", file=self.name, line=line, problem=problem) from error
        except (RecursionError, ValueError) as error:
            # Brackets within brackets, a number of thousands of digits, or a date that no calendar has.
            raise BadComponents("components-too-deep", file=self.name, line=1, most=MOST_DEPTH) from error
        self._check_kinds()

    def _check_kinds(self) -> None:
        """Reject values that no component has: nested too deeply, too large, or of another kind."""
        waiting: list[tuple[Any, int, str, int | None]] = [(self.data, 1, "", None)]
        while waiting:
            value, depth, section, index = waiting.pop()
            if depth > MOST_DEPTH + 1:
                raise self.refuse("components-too-deep", section, index, most=MOST_DEPTH)
            if isinstance(value, dict):
                waiting += [(inner, depth + 1, section or key, index) for key, inner in value.items()]
            elif isinstance(value, list):
                waiting += [
                    (inner, depth + 1, section, place if index is None else index)
                    for place, inner in enumerate(value)
                ]
            elif not isinstance(value, str | int | float) or _is_huge(value):
                raise self.refuse("components-value", section, index, value=_shown_value(value))

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

    def plain_text(self) -> str:
        """Return the content as TOML without comments, which are nobody else's business."""
        return "".join(f"{key} = {_toml(value)}\n" for key, value in self.data.items())

    @cached_property
    def fingerprint(self) -> str:
        """A hash of the content, independent of comments, layout and corrected names."""
        canonical = json.dumps(_with_former_names(self.data), sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(canonical.encode()).hexdigest()

    @property
    def title(self) -> str:
        """The name that the owner gave the set; empty without one."""
        return str(self.data.get("name", ""))

    @property
    def note(self) -> str:
        """What the owner says of the set; empty if nothing."""
        return str(self.data.get("note", ""))

    def check_game(self, game: str, sections: Iterable[str]) -> None:
        """Reject the components of another game, an unknown section, and an unreadable name or note."""
        if self.data.get("game") != game:
            raise self.refuse(
                "components-game", "game", value=_shown_value(self.data.get("game")), right=game
            )
        known = {"game", "name", "note", *sections}
        for key in self.data:
            if key not in known:
                raise self.refuse(
                    "components-unknown-key", key, key=shown(key), right=", ".join(sorted(known))
                )
        for key, most in (("name", LONGEST_NAME), ("note", LONGEST_NOTE)):
            if key in self.data:
                self.word(key, None, self.data, key, most)

    def line(self, section: str, index: int | None = None) -> int:
        """Return the line of a section, or of its entry with that index."""
        start = re.compile(rf"\s*(\[+\s*)?{re.escape(section)}\b")
        lines = self.text.split("\n")
        starts = [n for n, text in enumerate(lines, 1) if section and start.match(text)]
        if not starts:
            return 1
        if index is None:
            return starts[0]
        if lines[starts[0] - 1].lstrip().startswith("[["):
            return starts[min(index, len(starts) - 1)]
        entries = list(_entry_lines("\n".join(lines[starts[0] - 1 :]), starts[0]))
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
                    "components-unknown-key", section, index, key=shown(key), right=", ".join(sorted(known))
                )

    def number(self, section: str, index: int | None, entry: Entry, key: str, low: int, high: int) -> int:
        """Return a whole number within its limits."""
        value = entry.get(key, 0)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.refuse(
                "components-number", section, index, key=key, value=_shown_value(value), low=low, high=high
            )
        return value

    def flag(self, section: str, index: int, entry: Entry, key: str) -> bool:
        """Return a flag, by default false."""
        value = entry.get(key, False)
        if not isinstance(value, bool):
            raise self.refuse(
                "components-choice", section, index, key=key, value=_shown_value(value), right="true, false"
            )
        return value

    def choice(self, section: str, index: int, entry: Entry, key: str, right: Sequence[str]) -> int:
        """Return the index of a word among those that are allowed."""
        value = entry.get(key)
        if value not in right:
            raise self.refuse(
                "components-choice",
                section,
                index,
                key=key,
                value=_shown_value(value),
                right=", ".join(right),
            )
        return right.index(value)

    def word(self, section: str, index: int | None, entry: Entry, key: str, most: int = LONGEST_NAME) -> str:
        """Return a name: one clean line that is neither empty nor too long."""
        value = entry.get(key)
        if not isinstance(value, str) or len(value) > most or not _is_readable(value):
            raise self.refuse(
                "components-name", section, index, key=key, value=_shown_value(value), most=most
            )
        return value

    def numbered(self, section: str, key: str, count: int | None, most: int) -> Sequence[Entry]:
        """Return the entries of a section, whose numbers must run from 1 without a gap."""
        entries = self.entries(section)
        last = len(entries) if count is None else count
        if len(entries) > most:
            raise self.refuse("components-too-many", section, section=section, found=len(entries), most=most)
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


def _is_readable(name: str) -> bool:
    """Whether a name is one line that can be read, without anything that changes how text around it looks."""
    hidden = any(is_ignorable(letter) or letter in BLANK_GLYPHS for letter in name)
    return name.isprintable() and name == name.strip() and not hidden and not is_blank(name)


def shown(text: str, most: int = LONGEST_SHOWN) -> str:
    """Return text from a file for a message: short, and without characters that would disturb it."""
    printable = "".join(letter if letter.isprintable() else "\ufffd" for letter in text[: most + 1])
    return printable if len(printable) <= most else printable[: most - 1] + "…"


def _shown_value(value: Any) -> str:
    """Return a value for a message, as it stands in a file."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict | list):
        return "{}" if isinstance(value, dict) else "[]"
    if _is_huge(value):
        return f"> {LARGEST_NUMBER}" if value > 0 else f"< -{LARGEST_NUMBER}"
    return shown(str(value))


def _is_huge(value: Any) -> bool:
    """Whether a value is a number that is too large even to be shown."""
    return isinstance(value, int) and abs(value) > LARGEST_NUMBER


# Brackets and line ends, and what may hide a bracket: comments and strings.
_MARK = re.compile(r"""[\[\]{}\n]|#[^\n]*|"(?:\\.|[^"\\\n])*"|'[^'\n]*'""")


def _entry_lines(text: str, line: int) -> Iterator[int]:
    """Return the line of each entry of the list that begins in the first line of a text."""
    depth = 0
    for found in _MARK.finditer(text):
        mark = found[0]
        if mark == "{" and depth == 1:
            yield line
        if mark in ("[", "{"):
            depth += 1
        elif mark in ("]", "}"):
            depth -= 1
            if depth <= 0:
                return
        elif mark == "\n":
            line += 1


def _toml(value: Any, depth: int = 1) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(inner, depth + 1)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        items = [_toml(inner, depth + 1) for inner in value]
        return (
            "[\n" + "".join(f"  {item},\n" for item in items) + "]" if depth == 1 else f"[{', '.join(items)}]"
        )
    # JSON writes texts, numbers and flags as TOML does.
    return json.dumps(value, ensure_ascii=False)


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
