"""All that a page has ever received, and the truth to compare it with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tricorne.match import Match
from tricorne.match.record import Record

# Where the cards of a game are named, in views, events and sentences.
CARDS = {"card", "cards", "face_up", "discards", "box", "in_play", "displays", "shown"}


@dataclass
class Told:
    """What a page was told: positions by the number of moves, and lines of the log."""

    positions: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    lines: dict[int, dict[str, Any]] = field(default_factory=dict)

    def moves(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Go through the moves of the log, numbered from one."""
        made = [line for _, line in sorted(self.lines.items()) if line["kind"] == "move"]
        yield from enumerate(made, 1)


def received(har: Path, frames: list[str], table: str) -> Told:
    """Read what a page got by requests, which were kept in a file, and by its live connection."""
    told = Told()
    for entry in json.loads(har.read_text("utf-8"))["log"]["entries"]:
        text = entry["response"]["content"].get("text", "")
        if f"/api/tables/{table}" in entry["request"]["url"] and text.startswith("{"):
            _gather(json.loads(text), told)
    for frame in frames:
        _gather(json.loads(frame), told)
    return told


def _gather(document: Any, told: Told) -> None:
    if isinstance(document, list):
        for part in document:
            _gather(part, told)
    elif isinstance(document, dict):
        if document.get("view") and "moves" in document:
            told.positions.append((document["moves"], document["view"]))
        if "events" in document and "number" in document:
            told.lines[document["number"]] = document
        for part in document.values():
            _gather(part, told)


def named(document: Any, *, inside: bool = False) -> set[int]:
    """Name all cards of which a document speaks."""
    if isinstance(document, dict):
        parts = [
            named(part, inside=inside or name in CARDS) for name, part in document.items() if name != "seat"
        ]
        return set[int]().union(*parts)
    if isinstance(document, list):
        return set[int]().union(*(named(part, inside=inside) for part in document))
    return {document} if inside and isinstance(document, int) and document else set()


def positions(record: Record) -> Iterator[Match]:
    """Play a game again, and stop at every position."""
    table = Match.opened(record)
    yield table
    for _ in table.replay(record):
        yield table
