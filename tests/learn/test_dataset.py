"""Datasets: rows are what happened and what the seat knew then, and files are written whole or not at all.

Not checked: how well anything learns from them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import tricorne
from tests.arena.some_bots import Following
from tests.support.corpus import read, recordings
from tests.support.records import box, random_game
from tests.support.walks import choose, generator
from tricorne.errors import BadOption, BadRecord
from tricorne.games import GAMES, fast_rng
from tricorne.games.game import Game, State
from tricorne.games.struct import Array
from tricorne.learn import dataset
from tricorne.learn.games import (
    LEAST_SHARE,
    DecisionRow,
    GameStopped,
    PlayedGame,
    line_up,
    play_game,
    recorded_game,
)
from tricorne.match import Match

SEED = "a dataset"
BOTS = ("planner", "search@30", "random")
SECRET = "5f" * 32
# Every so many decisions of a game are compared with those in another world.
EVERY = 3


def write(path: Path, games: Sequence[PlayedGame]) -> Any:
    """Write games to a file, and read its table."""
    with dataset.writing(path, games[0].game, "a test") as file:
        for number, played in enumerate(games, 1):
            file.add(dataset.unpack(dataset.pack(dataset.decisions(played, number))))
    return parquet.read_table(path)


def features(table: Any) -> Array:
    """Return the features as a matrix."""
    return np.array(table["features"].combine_chunks().flatten()).reshape(len(table), -1)


# Which operand of an action is a seat.
SEAT_OPERANDS = {"remove": 1, "shoot": 0, "saber": 0}


def relative(game: Game, seat: int, players: int, action: int) -> int:
    """Return the number of the action whose text counts the seats from one of them."""
    verb, *operands = game.actions.text(action).split()
    if verb in SEAT_OPERANDS:
        place = SEAT_OPERANDS[verb]
        operands[place] = str((int(operands[place]) - seat) % players)
    return game.actions.parse(" ".join([verb, *operands]))


@pytest.mark.parametrize("name", GAMES)
def test_every_column_tells_what_it_should(name: str, tmp_path: Path) -> None:
    game = box(name)
    games = [
        play_game(game, line_up(BOTS, 3, number), f"{SEED}-{number}", variety=0.2) for number in range(2)
    ]
    table = write(tmp_path / "a.parquet", games)
    assert table.schema.names == [column.name for column in dataset.COLUMNS]
    assert len(table) == sum(len(played.rows) for played in games)
    rows = table.to_pylist()
    for played, number in zip(games, (1, 2), strict=True):
        own = [row for row in rows if row["game"] == number]
        result = played.result
        for row, decided in zip(own, played.rows, strict=True):
            seat = row["seat"]
            around = [(seat + place) % 3 for place in range(3)]
            assert row["seed"] == f"{SEED}-{number - 1}"
            assert row["bot"] == played.bots[seat]
            assert (row["players"], row["rules"]) == (3, game.rules_version)
            assert row["options"] == next(
                line.removeprefix("options: ")
                for line in random_game(name, 3).text().splitlines()
                if line.startswith("options: ")
            )
            assert row["text"] == game.actions.text(decided.action)
            assert row["legal"] == [relative(game, seat, 3, action) for action in decided.legal]
            assert row["action"] == relative(game, seat, 3, decided.action)
            assert row["action"] in row["legal"]
            assert len(row["legal"]) == len(set(row["legal"])) > 1
            assert len(row["shares"]) == len(row["legal"])
            assert sum(row["shares"]) == pytest.approx(1, abs=1e-5)
            searched = row["bot"] == "search@30"
            assert (row["chance"] is not None) == searched
            assert not searched or 0 <= row["chance"] <= 1
            assert searched or row["shares"][row["legal"].index(row["action"])] == 1
            winners = [each in result.winners for each in around]
            assert row["outcomes"] == pytest.approx([won / len(result.winners) for won in winners])
            assert row["outcome"] == row["outcomes"][0]
            assert row["points"] == [result.points[each] for each in around]
            assert row["ending"] == result.reason
            assert len(row["features"]) == game.encoding.size
    assert {row["bot"] for row in rows} == set(BOTS)
    assert {row["seat"] for row in rows} == {0, 1, 2}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_can_be_played_again_from_its_rows(name: str, tmp_path: Path) -> None:
    game = box(name)
    table = write(tmp_path / "a.parquet", [play_game(game, BOTS, SEED, variety=0.5)])
    vectors, rows = features(table), iter(table.to_pylist())
    state = game.new(SEED, 3)
    moves = number = 0
    while waiting := game.waiting(state):
        seat = waiting[0]
        action, *others = game.legal(state, seat)
        if others:
            row = next(rows)
            assert (row["move"], row["seat"], row["ask"]) == (moves, seat, game.ask(state))
            assert (vectors[number] == game.encode(game.observe(state, seat), seat)).all()
            action = game.actions.parse(row["text"])
            number += 1
        game.apply(state, seat, action)
        moves += 1
    assert next(rows, None) is None
    result = game.result(state)
    assert result
    assert row["ending"] == result.reason


@pytest.mark.parametrize("name", GAMES)
def test_the_metadata_say_what_the_numbers_mean(name: str, tmp_path: Path) -> None:
    game = box(name)
    write(tmp_path / "a.parquet", [play_game(game, ["random"] * 3, SEED)])
    schema = parquet.read_schema(tmp_path / "a.parquet")
    about = json.loads(schema.metadata[dataset.METADATA])
    assert about["game"] == name
    assert about["rules"] == game.rules_version
    assert about["components"] == game.file.fingerprint
    assert about["tricorne"] == tricorne.__version__
    assert about["command"] == "a test"
    assert [game.actions.parse(text) for text in about["actions"]] == list(range(len(game.actions)))
    ends = [block["first"] + int(np.prod(block["shape"])) for block in about["features"]]
    assert [block["first"] for block in about["features"]] == [0, *ends[:-1]]
    assert ends[-1] == game.encoding.size == schema.field("features").type.list_size
    for column in dataset.COLUMNS:
        assert schema.field(column.name).metadata[b"comment"].decode() == column.comment


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    for name, seed in (("one", SEED), ("two", SEED), ("other", "another")):
        write(tmp_path / name, [play_game(box("libertalia"), BOTS, seed, variety=0.5)])
    one, two, other = ((tmp_path / name).read_bytes() for name in ("one", "two", "other"))
    assert one == two != other


def test_row_groups_are_equally_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [play_game(box("libertalia"), ["random"] * 4, f"{SEED} {number}") for number in range(4)]
    whole = write(tmp_path / "whole.parquet", games)
    monkeypatch.setattr(dataset, "ROWS_AT_A_TIME", 100)
    split = write(tmp_path / "split.parquet", games)
    file = parquet.ParquetFile(tmp_path / "split.parquet").metadata
    sizes = [file.row_group(number).num_rows for number in range(file.num_row_groups)]
    assert sizes[:-1] == [100] * (len(whole) // 100)
    assert sum(sizes) == len(whole)
    assert split.equals(whole)


def test_every_bot_begins_in_turn() -> None:
    seated = ["".join(line_up("abc", 3, number)) for number in range(4)]
    assert seated == ["abc", "bca", "cab", "abc"]
    assert ["".join(line_up("ab", 5, number)) for number in range(2)] == ["ababa", "babab"]
    assert ["".join(line_up("abc", 2, number)) for number in range(3)] == ["ab", "bc", "ca"]


def test_a_bot_that_draws_lots_does_not_always_take_the_first_action() -> None:
    rows = play_game(box("liberte"), ["random", "greedy", "random"], SEED).rows
    for seat in range(3):
        places = {row.legal.index(row.action) for row in rows if row.seat == seat}
        assert len(places) > 3


def test_variety_plays_by_the_shares() -> None:
    game = box("libertalia")

    def played(variety: float) -> list[DecisionRow]:
        return list(play_game(game, ["search@40"] * 3, SEED, variety=variety).rows)

    def is_best(row: DecisionRow) -> bool:
        return row.shares[row.legal.index(row.action)] == max(row.shares)

    assert all(is_best(row) for row in played(0.0))
    often, rarely = played(1.0), played(0.2)
    assert all(row.shares[row.legal.index(row.action)] >= LEAST_SHARE for row in often + rarely)
    others = sum(not is_best(row) for row in often), sum(not is_best(row) for row in rarely)
    assert others[0] > others[1] > 0


def live(kept: Any) -> Iterator[tuple[State, int, int]]:
    """Go through the moves of a record as they were played: the state before each, seat and action."""
    match = Match.opened(kept)
    restreams = {it.moves: it for it in kept.restreams}
    redeals = {it.moves: it for it in kept.redeals}
    for number, move in enumerate(kept.moves):
        if redeal := redeals.get(number):
            match.redeal(redeal.kept, redeal.seed)
        if restream := restreams.get(number):
            match.rewind(number, restream.stream)
        yield match.state, move.seat, move.action
        match.play(move.seat, move.action)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_a_record_is_a_row(name: str, tmp_path: Path) -> None:
    files = recordings(name)[::4]
    assert files
    for path in files:
        kept = read(path)
        assert kept.result
        played = recorded_game(kept)
        assert played
        table = write(tmp_path / "a.parquet", [played])
        vectors, rows = features(table), iter(table.to_pylist())
        number = 0
        for moves, (state, seat, action) in enumerate(live(kept)):
            legal = kept.game.legal(state, seat)
            if len(legal) == 1:
                continue
            row = next(rows)
            assert (row["move"], row["seat"]) == (moves, seat)
            assert row["text"] == kept.game.actions.text(action)
            assert row["shares"] == [float(each == action) for each in legal]
            assert row["chance"] is None
            assert row["bot"] == (kept.seats[seat] if kept.seats else None)
            assert row["rules"] == kept.rules_version
            assert (vectors[number] == kept.game.encode(kept.game.observe(state, seat), seat)).all()
            number += 1
        assert number == len(table) > 0
        assert row["ending"] == kept.result.reason


@pytest.mark.parametrize("name", GAMES)
def test_a_record_with_a_redeal_and_a_rewind_is_read_as_it_was_played(name: str) -> None:
    game = box(name)
    rng = generator(SEED)
    match = Match(game, 3, SEED)
    seen: list[tuple[int, bytes]] = []
    while waiting := match.waiting():
        if len(match.played) == 20 and not match.redeals:
            match.redeal((0,), SECRET)
            waiting = match.waiting()
        if len(match.played) == 60 and not match.restreams:
            match.rewind(40)
            del seen[40:]
            waiting = match.waiting()
        seat = choose(rng, waiting)
        seen.append((seat, match.observe(seat).tobytes()))
        match.play(seat, choose(rng, game.legal(match.state, seat)))
    assert match.redeals
    assert match.restreams
    played = recorded_game(match.record())
    assert played
    for row in played.rows:
        seat, observation = seen[row.move]
        assert row.seat == seat
        known = np.frombuffer(observation, game.layout)[0]
        assert (row.vector == game.encode(known, seat)).all()
        assert list(row.legal) == game.legal(known, seat)


def test_a_game_that_is_not_over_has_no_rows() -> None:
    match = Match(box("libertalia"), 3, SEED)
    assert recorded_game(match.record()) is None


def test_a_record_with_an_illegal_move_is_refused() -> None:
    kept = random_game("liberte", 3)
    moves = (kept.moves[1], *kept.moves[1:])
    with pytest.raises(BadRecord):
        recorded_game(type(kept)(kept.game, 3, kept.options, kept.seed, moves=moves))


def differ(game: Game, true: State, world: State) -> bool:
    """Whether two states differ in more than their random streams."""
    one, other = game.copy(true), game.copy(world)
    one.random[:] = other.random
    return bool(one.tobytes() != other.tobytes())


@pytest.mark.parametrize("name", GAMES)
def test_features_say_nothing_of_what_is_hidden(name: str, tmp_path: Path) -> None:
    """The features of a row are the same in any world that its seat cannot tell from the true one."""
    rng = fast_rng.stream(SEED)
    compared = different = seen_by_others = 0
    for path in recordings(name)[::5]:
        kept = read(path)
        game, played = kept.game, recorded_game(kept)
        assert played
        vectors = features(write(tmp_path / "a.parquet", [played]))
        states = [game.copy(state) for state, _, _ in live(kept)]
        for number in range(0, len(played.rows), EVERY):
            row = played.rows[number]
            true = states[row.move]
            world = game.determinize(game.observe(true, row.seat), rng)
            assert (vectors[number] == game.encode(game.observe(world, row.seat), row.seat)).all()
            compared += 1
            different += differ(game, true, world)
            # What is hidden does make a difference to those who see it.
            other = (row.seat + 1) % played.players
            shown = [game.encode(game.observe(state, other), other) for state in (true, world)]
            seen_by_others += bool((shown[0] != shown[1]).any())
    assert compared > 100
    assert different > compared / 2
    assert seen_by_others > compared / 10


def test_a_bot_hears_what_its_seat_sees() -> None:
    Following.followed.clear()
    played = play_game(
        box("libertalia"), ["python:tests.arena.some_bots:Following", "greedy", "greedy"], SEED
    )
    match = Match(box("libertalia"), 3, SEED)
    decided = {row.move: row.action for row in played.rows}
    while waiting := match.waiting():
        seat = waiting[0]
        action = decided.get(len(match.played), match.game.legal(match.state, seat)[0])
        match.play(seat, action)
    assert match.result == played.result
    assert match.log(0) == Following.followed


def test_a_bot_that_fails_stops_the_game() -> None:
    with pytest.raises(GameStopped, match="error-dataset-bot") as stopped:
        play_game(box("libertalia"), ["greedy", "python:tests.arena.some_bots:Failing"], SEED)
    assert stopped.value.message.arguments["seed"] == SEED
    assert stopped.value.reason
    assert stopped.value.reason.key == "bot-illegal"


def test_a_file_that_is_not_finished_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.parquet"
    table = write(path, [play_game(box("libertalia"), ["greedy"] * 2, SEED)])
    before = path.read_bytes()

    def interrupt() -> None:
        with dataset.writing(path, box("libertalia"), "a test") as file:
            file.add(table.to_batches()[0])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupt()
    with pytest.raises(BadOption, match="error-write"), dataset.writing(tmp_path, box("libertalia"), ""):
        pass
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["a.parquet"]
