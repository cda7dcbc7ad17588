"""Matches: playing, logs by seat, undo, and crash-safe saving."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.support.records import box, random_game
from tricorne import files
from tricorne.errors import BadOption, IllegalAction
from tricorne.games import GAMES
from tricorne.games.events import Event, seen
from tricorne.match import Match
from tricorne.match.match import UndoRefused


def act(match: Match, seat: int, *actions: str) -> None:
    for action in actions:
        match.play(seat, match.game.actions.parse(action))


def first_seat(match: Match) -> int:
    return match.waiting()[0]


def liberte(seed: str = "s") -> Match:
    return Match(box("liberte"), 3, seed)


def play_action(match: Match) -> str:
    """Return an action that plays a personality with a choice of provinces."""
    game, seat = match.game, first_seat(match)
    cards = {card["id"]: card for card in game.trace_header()["cards"]}
    hand = match.view(seat)["hands"][seat]["cards"]
    return f"play {next(card for card in hand if cards[card]['type'] == 'personality')}"


@pytest.mark.parametrize("name", GAMES)
def test_a_match_reproduces_its_record(name: str) -> None:
    kept = random_game(name)
    match = Match.opened(kept)
    for move in kept.moves:
        match.play(move.seat, move.action)
    assert match.result == kept.result
    assert match.record().text() == kept.text()


def test_an_illegal_move_changes_nothing() -> None:
    match = liberte()
    before = match.state.tobytes()
    with pytest.raises(IllegalAction):
        act(match, first_seat(match), "keep")
    assert match.state.tobytes() == before
    assert not match.played


@pytest.mark.parametrize("name", GAMES)
def test_the_log_of_a_seat_contains_no_secrets_of_others(name: str) -> None:
    match = Match.from_record(random_game(name))
    for seat in range(match.players + 1):
        for event in match.log(seat):
            kind = match.game.event_kinds[event.name.upper()]
            assert event.values.get("seat") == seat or set(event.values) <= kind.public


def test_a_completely_secret_event_is_hidden_from_others() -> None:
    event = Event("changed", {"seat": 1, "rank": 5})
    assert seen([event], 1) == [event]
    assert seen([event], 0) == []


def test_placing_a_block_can_be_undone() -> None:
    match = liberte()
    seat = first_seat(match)
    act(match, seat, play_action(match))
    before = match.state.tobytes()
    legal = match.game.legal(match.state, seat)
    match.play(seat, legal[0])
    assert match.waiting() == (seat,)
    assert match.undo(seat).action == legal[0]
    assert match.state.tobytes() == before
    match.undo(seat)
    assert not match.played


def test_drawing_a_card_cannot_be_undone() -> None:
    match = liberte()
    seat = first_seat(match)
    act(match, seat, "draw")
    with pytest.raises(UndoRefused, match="error-undo-turn"):
        match.undo(seat)


def test_a_move_that_reveals_a_card_cannot_be_undone() -> None:
    for number in range(200):
        match = liberte(f"again {number}")
        seat = first_seat(match)
        cards = {card["id"]: card for card in match.game.trace_header()["cards"]}
        ones = [card for card in match.view(seat)["face_up"] if cards[card]["value"] == 1]
        if ones:
            act(match, seat, f"take {ones[0]}")
            if match.waiting() == (seat,):
                with pytest.raises(UndoRefused, match="error-undo-informed"):
                    match.undo(seat)
                return
    raise AssertionError("no seed let a second card be taken")


def test_the_move_of_another_seat_cannot_be_undone() -> None:
    match = liberte()
    with pytest.raises(UndoRefused, match="error-undo-nothing"):
        match.undo(0)
    seat = first_seat(match)
    act(match, seat, "pass")
    with pytest.raises(UndoRefused, match="error-undo-other"):
        match.undo(first_seat(match))


def test_simultaneous_choices_cannot_be_undone() -> None:
    match = Match(box("libertalia"), 3, "s")
    match.play(1, match.game.legal(match.state, 1)[0])
    with pytest.raises(UndoRefused, match="error-undo-together"):
        match.undo(1)


@pytest.mark.parametrize("name", GAMES)
def test_undo_restores_the_state(name: str) -> None:
    kept = random_game(name, seed="undo")
    match = Match.opened(kept)
    done = 0
    for move in kept.moves[:150]:
        before, count = match.state.tobytes(), len(match.played)
        match.play(move.seat, move.action)
        after = match.state.tobytes()
        try:
            match.undo(move.seat)
        except UndoRefused:
            assert match.state.tobytes() == after
        else:
            done += 1
            assert match.state.tobytes() == before
            assert len(match.played) == count
            match.play(move.seat, move.action)
        assert match.state.tobytes() == after
    assert done or name == "libertalia"


def test_saving_and_loading(tmp_path: Path) -> None:
    kept = random_game("liberte", 4)
    match = Match.from_record(kept)
    file = tmp_path / "a.tricorne"
    match.save(file)
    assert Match.load(file).state.tobytes() == match.state.tobytes()
    assert [path.name for path in tmp_path.iterdir()] == ["a.tricorne"]


def test_a_crash_while_saving_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.tricorne"
    match = liberte()
    match.save(file)
    before = file.read_bytes()
    act(match, first_seat(match), "pass")

    def crash(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        match.save(file)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["a.tricorne"]


def test_a_write_error_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="error-write"):
        files.write_atomically(tmp_path / "nowhere" / "a.tricorne", "")


def test_a_symbolic_link_is_kept(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("old", "utf-8")
    link.symlink_to(real)
    files.write_atomically(link, "new", sync=False)
    assert link.is_symlink()
    assert real.read_text("utf-8") == "new"
