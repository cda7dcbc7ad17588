"""Traces: they match the schema and the documented notation."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.support.records import box, random_game
from tricorne.errors import BadRecord
from tricorne.games import GAMES
from tricorne.match import Match, Record, trace

ROOT = Path(__file__).parents[2]
NO_DECISION = {"asked", "ask", "about", "legal", "action", "events"}


@cache
def schema() -> Draft202012Validator:
    content = json.loads((ROOT / "docs" / "trace.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(content)
    return Draft202012Validator(content)


def lines(kept: Record) -> list[dict[str, Any]]:
    return [json.loads(line) for line in trace.lines(kept)]


@pytest.mark.parametrize("name", GAMES)
def test_every_line_matches_the_schema(name: str) -> None:
    found = lines(random_game(name))
    for line in [*found[:3], *found[3:-1:9], found[-1]]:
        schema().validate(line)


@pytest.mark.parametrize("name", GAMES)
def test_the_schema_requires_every_field(name: str) -> None:
    for line in lines(random_game(name))[:2]:
        for field in line:
            assert not schema().is_valid({key: value for key, value in line.items() if key != field}), field


@pytest.mark.parametrize("name", GAMES)
def test_the_first_line_describes_the_game(name: str) -> None:
    kept = random_game(name)
    first = lines(kept)[0]
    assert first["trace"] == 1
    assert first["game"] == name
    assert first["rules"] == str(box(name).rules_version)
    assert first["players"] == kept.players
    assert first["options"] == dict(kept.options)
    assert first["seed"] == kept.seed


@pytest.mark.parametrize("name", GAMES)
def test_one_line_for_each_decision(name: str) -> None:
    kept = random_game(name)
    _, *decisions, last = lines(kept)
    assert [line["step"] for line in decisions] == list(range(len(kept.moves)))
    assert [line["action"] for line in decisions] == [
        kept.game.actions.text(move.action) for move in kept.moves
    ]
    assert [line["asked"] for line in decisions] == [move.seat for move in kept.moves]
    for line in decisions:
        assert line["legal"] == sorted(line["legal"])
        assert line["action"] in line["legal"]
    assert last["step"] == len(kept.moves)
    assert not NO_DECISION & set(last)
    assert kept.result is not None
    assert last["result"] == kept.result.json()


@pytest.mark.parametrize("name", GAMES)
def test_an_unfinished_game_has_no_result(name: str) -> None:
    kept = replace(random_game(name), moves=random_game(name).moves[:7], result=None)
    found = lines(kept)
    assert len(found) == 9
    assert found[-1]["result"] is None
    schema().validate(found[-1])


def test_an_invalid_record_has_no_trace() -> None:
    kept = random_game("liberte", 4)
    with pytest.raises(BadRecord, match="record-after-end"):
        lines(replace(kept, moves=(*kept.moves, kept.moves[0])))


def test_lines_contain_the_state_before_the_decision() -> None:
    kept = random_game("liberte", 4)
    match = Match.opened(kept)
    for line, move in zip(lines(kept)[1:20], kept.moves, strict=False):
        assert line.items() >= match.game.trace_state(match.state).items()
        match.play(move.seat, move.action)
