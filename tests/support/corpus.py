"""The corpus: recorded games and their transcripts.

A transcript has one line for each move and below it, indented, one for each
event in the neutral notation, so that rewording messages never changes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from tricorne.games.events import Event
from tricorne.games.game import Game, State
from tricorne.match import Match, Record, record

CORPUS = Path(__file__).parents[1] / "corpus"
RECORD = ".tricorne"
TRANSCRIPT = ".transcript"


def recordings(game: str) -> list[Path]:
    """List the recordings of a game."""
    return sorted((CORPUS / game).glob(f"*{RECORD}"))


def read(path: Path) -> Record:
    """Read a recording; its own components, if any, are in a file next to it, named by its header."""
    named = next(
        line.removeprefix("components: ").split()[0]
        for line in path.read_text("utf-8").splitlines()
        if line.startswith("components: ")
    )
    return record.read(path, None if named == record.BUILT_IN else path.parent / named)


def transcript(kept: Record) -> str:
    """Replay a recording, and return every move and event as text."""
    match = Match.opened(kept)
    lines = [f"  {event}" for event in match.opening]
    for played in match.replay(kept):
        lines.append(f"{played.move.seat}: {kept.game.actions.text(played.move.action)}")
        lines += [f"  {event}" for event in played.events]
    return "\n".join(lines) + "\n"


class Story(Protocol):
    """Collects the cases that a game shows, move by move."""

    cases: set[str]

    def before(self, state: State, seat: int, legal: Sequence[int]) -> None:
        """Note the cases of a decision."""

    def after(self, before: State, seat: int, action: int, events: Sequence[Event], after: State) -> None:
        """Note the cases of an action's events."""


def check_transcript(path: Path) -> None:
    """Replay a recording: every move is legal and has the same events as when it was recorded."""
    kept = read(path)
    assert kept.result is not None, "a recording goes to the end"
    told = path.with_suffix(TRANSCRIPT).read_text("utf-8").splitlines()
    found = transcript(kept).splitlines()
    for number, (before, now) in enumerate(zip(told, found, strict=False), 1):
        assert now == before, f"line {number} of the transcript"
    assert len(found) == len(told)


def cases_shown(path: Path, begin: Callable[[Game, State], Story]) -> set[str]:
    """Return the cases that a recording shows."""
    kept = read(path)
    game, table = kept.game, Match.opened(kept)
    story = begin(game, table.state)
    before = game.copy(table.state)
    for played in table.replay(kept):
        seat, action = played.move.seat, played.move.action
        story.before(before, seat, game.legal(before, seat))
        story.after(before, seat, action, played.events, table.state)
        before = game.copy(table.state)
    return story.cases


def cases_claimed(path: Path) -> set[str]:
    """Read the cases that only this recording shows, from the comments at its top."""
    lines = path.read_text("utf-8").splitlines()
    return {line.removeprefix("# shows ") for line in lines if line.startswith("# shows ")}
