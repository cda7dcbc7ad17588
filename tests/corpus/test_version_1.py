"""Games that were recorded by rules version 1 still replay, move by move and event by event."""

from __future__ import annotations

import pytest

from tests.support.corpus import CORPUS, check_transcript, read, recordings
from tricorne.games import GAMES, game_rng
from tricorne.games.game_rng import Kind
from tricorne.match import Match

OLD = "version-1"


@pytest.mark.parametrize("name", GAMES)
def test_an_old_recording_replays(name: str) -> None:
    check_transcript(CORPUS / OLD / f"{name}.tricorne")


def test_there_is_an_old_recording_of_every_game() -> None:
    assert sorted(path.stem for path in recordings(OLD)) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_an_old_recording_is_dealt_as_it_was(name: str) -> None:
    kept = read(CORPUS / OLD / f"{name}.tricorne")
    assert kept.rules_version == 1
    match = Match.from_record(kept)
    assert game_rng.kind_of(match.state.random) is Kind.SCALED
    assert match.record().text().splitlines()[2] == "rules: 1"
