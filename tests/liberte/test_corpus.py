"""The corpus: recorded games that replay to exactly their transcripts, and between them show everything."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.support.corpus import TRANSCRIPT, read, recordings, transcript
from tests.support.liberte import LIBERTE
from tests.support.liberte_story import STEPS, Story, wanted
from tricorne.games.liberte import Liberte
from tricorne.games.liberte.actions import Step
from tricorne.table import Table

RECORDINGS = recordings("liberte")
NAMES = [path.stem for path in RECORDINGS]


@pytest.mark.parametrize("path", RECORDINGS, ids=NAMES)
def test_a_recording_replays_to_its_transcript(path: Path) -> None:
    """Every move is legal and brings exactly the events that it brought when it was recorded."""
    kept = read(path)
    assert kept.result is not None, "a recording goes to the end"
    told = path.with_suffix(TRANSCRIPT).read_text("utf-8").splitlines()
    found = transcript(kept).splitlines()
    for number, (before, now) in enumerate(zip(told, found, strict=False), 1):
        assert now == before, f"line {number} of the transcript"
    assert len(found) == len(told)


@cache
def cases_of(path: Path) -> frozenset[str]:
    """Collect what a recording shows."""
    kept = read(path)
    game = kept.game
    assert isinstance(game, Liberte)
    table = Table.opened(kept)
    story = Story(game, table.state)
    before = game.copy(table.state)
    for played in table.replay(kept):
        seat, action = played.move.seat, played.move.action
        story.before(before, seat, game.legal(before, seat))
        story.after(before, seat, action, played.events, table.state)
        before = game.copy(table.state)
    return frozenset(story.cases)


@pytest.fixture(scope="module")
def shown() -> set[str]:
    """Collect what all recordings show between them."""
    return set[str]().union(*(cases_of(path) for path in RECORDINGS))


def test_every_case_is_shown(shown: set[str]) -> None:
    """Cards, specials, tie-breaks, endings, questions, events: whatever is missing is named."""
    missing = sorted(wanted(LIBERTE) - shown)
    assert not missing, f"no recording shows: {', '.join(missing)}"


def test_every_step_is_shown(shown: set[str]) -> None:
    """Every step that the game takes by itself has left its traces."""
    assert set(STEPS) == set(Step)
    missing = [step.name for step, case in STEPS.items() if case not in shown]
    assert not missing, f"no recording shows: {', '.join(missing)}"


def test_what_a_recording_says_it_shows_it_does_show(shown: set[str]) -> None:
    """Comments at the head of a recording name the cases that it alone shows."""
    for path in RECORDINGS:
        lines = path.read_text("utf-8").splitlines()
        claimed = {line.removeprefix("# shows ") for line in lines if line.startswith("# shows ")}
        assert claimed, f"{path.name} shows nothing that others do not: it can go"
        assert claimed <= cases_of(path), path.name


def test_no_transcript_is_left_over() -> None:
    """Each transcript has its recording."""
    told = sorted(path.stem for path in RECORDINGS[0].parent.glob(f"*{TRANSCRIPT}"))
    assert told == NAMES
