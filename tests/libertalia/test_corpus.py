"""The corpus: recorded games that replay to exactly their transcripts, and between them show everything.

`python -m tests.corpus.make_libertalia` looks for such games anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.corpus import (
    TRANSCRIPT,
    cases_claimed,
    cases_shown,
    check_transcript,
    read,
    recordings,
)
from tests.support.libertalia import LIBERTALIA
from tests.support.libertalia_story import CASES, Story, wanted
from tricorne.games.game import Game, State
from tricorne.games.libertalia import Libertalia
from tricorne.games.libertalia.state import Character
from tricorne.match import Match

RECORDINGS = recordings("libertalia")
NAMES = [path.stem for path in RECORDINGS]
LARGEST = 300_000


@pytest.mark.parametrize("path", RECORDINGS, ids=NAMES)
def test_a_recording_replays_to_its_transcript(path: Path) -> None:
    """Every move is legal and brings exactly the events that it brought when it was recorded."""
    check_transcript(path)


@pytest.mark.parametrize("path", RECORDINGS, ids=NAMES)
def test_a_recording_ends_as_it_says(path: Path) -> None:
    """The result that stands in the record is the one that its moves bring."""
    kept = read(path)
    match = Match.opened(kept)
    for _ in match.replay(kept):
        LIBERTALIA.check(match.state)
    assert LIBERTALIA.result(match.state) == kept.result


def begin(game: Game, state: State) -> Story:
    assert isinstance(game, Libertalia)
    return Story(game, state)


@pytest.fixture(scope="module")
def shown() -> dict[str, set[str]]:
    """Collect what each recording shows."""
    return {path.stem: cases_shown(path, begin) for path in RECORDINGS}


def test_every_case_is_shown(shown: dict[str, set[str]]) -> None:
    """Characters, booty, questions, events, steps, endings: whatever is missing is named."""
    missing = sorted(wanted(LIBERTALIA) - set().union(*shown.values()))
    assert not missing, f"no recording shows: {', '.join(missing)}"


def test_every_character_has_cases() -> None:
    """None of the thirty is forgotten."""
    assert set(CASES) == set(Character)
    assert all(CASES.values())


def test_recordings_show_the_cases_that_they_claim(shown: dict[str, set[str]]) -> None:
    """Comments at the head of a recording name the cases that it alone shows."""
    for path in RECORDINGS:
        others = set().union(*(cases for name, cases in shown.items() if name != path.stem))
        assert cases_claimed(path) == (shown[path.stem] & wanted(LIBERTALIA)) - others, path.name
        assert cases_claimed(path), f"{path.name} shows nothing that others do not: it can go"


def test_every_transcript_has_a_recording() -> None:
    """Each transcript has its recording, and the corpus stays small."""
    folder = RECORDINGS[0].parent
    assert sorted(path.stem for path in folder.glob(f"*{TRANSCRIPT}")) == NAMES
    assert sum(path.stat().st_size for path in folder.iterdir()) < LARGEST
