"""The corpus: recorded games that replay to exactly their transcripts, and between them show everything."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.support.corpus import TRANSCRIPT, cases_claimed, cases_shown, check_transcript, recordings
from tests.support.liberte import LIBERTE
from tests.support.liberte_story import STEPS, Story, wanted
from tricorne.games.game import Game, State
from tricorne.games.liberte import Liberte
from tricorne.games.liberte.vocabulary import Step

RECORDINGS = recordings("liberte")
NAMES = [path.stem for path in RECORDINGS]


@pytest.mark.parametrize("path", RECORDINGS, ids=NAMES)
def test_a_recording_replays_to_its_transcript(path: Path) -> None:
    """Every move is legal and brings exactly the events that it brought when it was recorded."""
    check_transcript(path)


def begin(game: Game, state: State) -> Story:
    assert isinstance(game, Liberte)
    return Story(game, state)


@cache
def cases_of(path: Path) -> frozenset[str]:
    """Collect what a recording shows."""
    return frozenset(cases_shown(path, begin))


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


def test_recordings_show_the_cases_that_they_claim(shown: set[str]) -> None:
    """Comments at the head of a recording name the cases that it alone shows."""
    for path in RECORDINGS:
        claimed = cases_claimed(path)
        assert claimed, f"{path.name} shows nothing that others do not: it can go"
        assert claimed <= cases_of(path), path.name


def test_every_transcript_has_a_recording() -> None:
    """Each transcript has its recording."""
    told = sorted(path.stem for path in RECORDINGS[0].parent.glob(f"*{TRANSCRIPT}"))
    assert told == NAMES
