"""The table: playing, logs by seat, taking back, and saving so that nothing is lost."""

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


def act(playing: Match, seat: int, *actions: str) -> None:
    for action in actions:
        playing.play(seat, playing.game.actions.parse(action))


def first_seat(playing: Match) -> int:
    return playing.waiting()[0]


def liberte(seed: str = "s") -> Match:
    return Match(box("liberte"), 3, seed)


def a_play(playing: Match) -> str:
    """Return the playing of a personality that may go to several provinces."""
    game, seat = playing.game, first_seat(playing)
    cards = {card["id"]: card for card in game.trace_header()["cards"]}
    hand = playing.view(seat)["hands"][seat]["cards"]
    return f"play {next(card for card in hand if cards[card]['type'] == 'personality')}"


@pytest.mark.parametrize("name", GAMES)
def test_a_table_gets_where_its_record_gets(name: str) -> None:
    kept = random_game(name)
    playing = Match.opened(kept)
    for move in kept.moves:
        playing.play(move.seat, move.action)
    assert playing.result == kept.result
    assert playing.record().text() == kept.text()


def test_an_illegal_move_changes_nothing() -> None:
    playing = liberte()
    before = playing.state.tobytes()
    with pytest.raises(IllegalAction):
        act(playing, first_seat(playing), "keep")
    assert playing.state.tobytes() == before
    assert not playing.played


@pytest.mark.parametrize("name", GAMES)
def test_the_log_of_a_seat_holds_no_secret_of_another(name: str) -> None:
    playing = Match.from_record(random_game(name))
    for seat in range(playing.players + 1):
        for event in playing.log(seat):
            kind = playing.game.happenings[event.name.upper()]
            assert event.values.get("seat") == seat or set(event.values) <= kind.public


def test_an_event_that_is_all_secret_is_not_told_to_others() -> None:
    event = Event("changed", {"seat": 1, "rank": 5})
    assert seen([event], 1) == [event]
    assert seen([event], 0) == []


def test_a_placed_block_can_be_taken_back() -> None:
    playing = liberte()
    seat = first_seat(playing)
    act(playing, seat, a_play(playing))
    before = playing.state.tobytes()
    legal = playing.game.legal(playing.state, seat)
    playing.play(seat, legal[0])
    assert playing.waiting() == (seat,)
    assert playing.undo(seat).action == legal[0]
    assert playing.state.tobytes() == before
    playing.undo(seat)
    assert not playing.played


def test_a_drawn_card_stands() -> None:
    playing = liberte()
    seat = first_seat(playing)
    act(playing, seat, "draw")
    with pytest.raises(UndoRefused, match="error-undo-turn"):
        playing.undo(seat)


def test_a_card_turned_up_is_new_information() -> None:
    for number in range(200):
        playing = liberte(f"again {number}")
        seat = first_seat(playing)
        cards = {card["id"]: card for card in playing.game.trace_header()["cards"]}
        ones = [card for card in playing.view(seat)["face_up"] if cards[card]["value"] == 1]
        if ones:
            act(playing, seat, f"take {ones[0]}")
            if playing.waiting() == (seat,):
                with pytest.raises(UndoRefused, match="error-undo-informed"):
                    playing.undo(seat)
                return
    raise AssertionError("no seed let a second card be taken")


def test_anothers_move_cannot_be_taken_back() -> None:
    playing = liberte()
    with pytest.raises(UndoRefused, match="error-undo-nothing"):
        playing.undo(0)
    seat = first_seat(playing)
    act(playing, seat, "pass")
    with pytest.raises(UndoRefused, match="error-undo-other"):
        playing.undo(first_seat(playing))


def test_where_everybody_chooses_at_once_nothing_is_taken_back() -> None:
    playing = Match(box("libertalia"), 3, "s")
    playing.play(1, playing.game.legal(playing.state, 1)[0])
    with pytest.raises(UndoRefused, match="error-undo-together"):
        playing.undo(1)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_taken_back_leaves_the_state_as_it_was(name: str) -> None:
    kept = random_game(name, seed="undo")
    playing = Match.opened(kept)
    done = 0
    for move in kept.moves[:150]:
        before, count = playing.state.tobytes(), len(playing.played)
        playing.play(move.seat, move.action)
        after = playing.state.tobytes()
        try:
            playing.undo(move.seat)
        except UndoRefused:
            assert playing.state.tobytes() == after
        else:
            done += 1
            assert playing.state.tobytes() == before
            assert len(playing.played) == count
            playing.play(move.seat, move.action)
        assert playing.state.tobytes() == after
    assert done or name == "libertalia"


def test_saving_and_loading(tmp_path: Path) -> None:
    kept = random_game("liberte", 4)
    playing = Match.from_record(kept)
    file = tmp_path / "a.tricorne"
    playing.save(file)
    assert Match.load(file).state.tobytes() == playing.state.tobytes()
    assert [path.name for path in tmp_path.iterdir()] == ["a.tricorne"]


def test_a_crash_while_saving_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.tricorne"
    playing = liberte()
    playing.save(file)
    before = file.read_bytes()
    act(playing, first_seat(playing), "pass")

    def crash(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", crash)
    with pytest.raises(KeyboardInterrupt):
        playing.save(file)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["a.tricorne"]


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="error-write"):
        files.write_atomically(tmp_path / "nowhere" / "a.tricorne", "")


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("old", "utf-8")
    link.symlink_to(real)
    files.write_atomically(link, "new", sync=False)
    assert link.is_symlink()
    assert real.read_text("utf-8") == "new"
