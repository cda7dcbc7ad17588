"""Writes the test vectors of the pages: what rules, records, bots and tables do in Python.

    python -m tests.local.vectors

writes `web/tests/vectors/<game>.json`; a test checks that the files are up to date.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.local.replay_digest import digest_replay
from tests.local.table_vectors import all_tables
from tricorne import bots
from tricorne.bots.win_probability import win_probabilities
from tricorne.errors import BadRecord, GameError, Message, TricorneError
from tricorne.games import GAMES
from tricorne.games.game import Game
from tricorne.match import Match, Record
from tricorne.match.observation_codec import unpack
from tricorne.match.record import parse, read
from tricorne.server.compute.win_probability import sample_positions

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "tests" / "corpus"
TARGET = ROOT / "web" / "tests" / "vectors"

# Views are compared after every so many moves here; `benchmarks.local_views` compares all of them.
EVERY = 9
REPLAYS = 4
SAMPLES = 3
# Each game's positions at which bots decide, as parts of the game.
DECISIONS = (0.1, 0.45, 0.8)
BOTS = ("random", "greedy", "planner", "search-1", "search-3")


def vectors(game: str) -> dict[str, Any]:
    """Return the vectors of a game."""
    paths = sorted((CORPUS / game).glob("*.tricorne"))
    chosen = [paths[index * len(paths) // REPLAYS] for index in range(REPLAYS)]
    old = next(iter(sorted((CORPUS / "version-1").glob(f"*{game}*.tricorne"))), None)
    records = {path.relative_to(ROOT).as_posix(): read(path) for path in [*chosen, *([old] if old else [])]}
    first = next(iter(records))
    return {
        "replays": [
            {"record": path, "every": EVERY, "digests": digest_replay(record, EVERY)}
            for path, record in records.items()
        ],
        "samples": [sample for path in [first] for sample in _samples(path, records[path])],
        "reasons": [reason for path in [first] for reason in _reasons(path, records[path])],
        "undo": [_undo(path, record) for path, record in list(records.items())[:2]],
        "rewinds": [_rewind(path, record) for path, record in list(records.items())[:2]],
        "redeals": [_redeal(path, record) for path, record in list(records.items())[:2]],
        "records": [_parsed(text) for text in _record_texts(records[first])],
        "bots": [choice for path, record in list(records.items())[:2] for choice in _bots(path, record)],
        "chances": _chances(first, records[first]),
        "tables": list(all_tables(game)),
    }


def _after(record: Record, moves: int) -> Match:
    match = Match.opened(record)
    for move in record.moves[:moves]:
        match.play(move.seat, move.action)
    return match


def _samples(path: str, record: Record) -> Iterator[dict[str, Any]]:
    """Whole views, so that a difference can be read."""
    for index in range(SAMPLES):
        moves = index * len(record.moves) // (SAMPLES - 1)
        seat = index % (record.players + 1)
        yield {"record": path, "moves": moves, "seat": seat, "view": _after(record, moves).view(seat)}


def _reasons(path: str, record: Record) -> Iterator[dict[str, Any]]:
    """Why actions are illegal, each reason once."""
    known: set[str] = set()
    match = Match.opened(record)
    game = record.game
    for number, _ in enumerate(match.replay(record), 1):
        if number % EVERY:
            continue
        for seat in range(record.players):
            observation = match.observe(seat)
            for action in range(len(game.actions)):
                reason = game.why_not(observation, seat, action)
                if reason and reason.key not in known:
                    known.add(reason.key)
                    text = game.actions.text(action)
                    yield {
                        "record": path,
                        "moves": number,
                        "seat": seat,
                        "action": text,
                        "reason": _message(reason),
                    }


def _message(message: Message) -> dict[str, Any]:
    return {"key": message.key, "arguments": dict(message.arguments)}


def _undo(path: str, record: Record) -> dict[str, Any]:
    """For each move: whether its seat could take it back, or the error."""
    match = Match.opened(record)
    found = []
    for played in match.replay(record):
        try:
            match.check_undo(played.move.seat)
            found.append("")
        except GameError as error:
            found.append(error.message.key)
    return {"record": path, "errors": found}


def _rewind(path: str, record: Record) -> dict[str, Any]:
    """Go back twice and play the first legal action from there; return the record of that game."""
    match = _after(record, len(record.moves) * 2 // 3)
    steps = [len(record.moves) // 2, len(record.moves) // 4]
    plays = 12
    for to in steps:
        match.rewind(to)
        for _ in range(plays):
            seat = match.waiting()[0]
            action = min(match.game.legal(match.state, seat))
            match.play(seat, action)
    return {
        "record": path,
        "moves": len(record.moves) * 2 // 3,
        "steps": steps,
        "plays": plays,
        "text": match.record().text(),
    }


def _redeal(path: str, record: Record) -> dict[str, Any]:
    """Deal anew in mid-game, play on, and rewind; return the record of that game, and what seats see then."""
    moves = len(record.moves) // 2
    match = _after(record, moves)
    kept, seed, plays = [0, record.players - 1], "5f" * 32, 12
    match.redeal(kept, seed)
    views = [match.view(seat) for seat in range(record.players + 1)]
    for to in (moves, None):
        for _ in range(plays):
            seat = match.waiting()[0]
            match.play(seat, min(match.game.legal(match.state, seat)))
        if to is not None:
            match.rewind(to)
    return {
        "record": path,
        "moves": moves,
        "kept": kept,
        "seed": seed,
        "plays": plays,
        "views": views,
        "text": match.record().text(),
    }


def _parsed(text: str) -> dict[str, Any]:
    """What parsing and replaying a record gives: the record written anew, or the error."""
    try:
        record = parse(text.encode(), "record")
        Match.from_record(record)
    except TricorneError as error:
        reason = error.reason if isinstance(error, BadRecord) else None
        problem = {**_message(error.message), "reason": _message(reason) if reason else None}
        return {"text": text, "problem": problem}
    return {
        "text": text,
        "moves": len(record.moves),
        "names": list(record.names),
        "seats": list(record.seats),
    }


def _record_texts(record: Record) -> Iterator[str]:
    """Some records that are good, and some with one mistake each."""
    whole = record.text()
    head, _, _ = whole.partition("\n\n")
    moves = whole.split("\n\n", 1)[1].splitlines()
    begun = f"{head}\n\n" + "\n".join(moves[:6]) + "\n"
    yield begun
    yield "\ufeff" + begun.replace("\n", "\r\n")
    yield begun + "\n# a comment\n" + moves[6] + "   # another\n"
    names = ", ".join(f"Anne {number}" for number in range(record.players))
    seats = " ".join(["human", "'my bot'", *["random"] * (record.players - 2)])
    yield (
        begun.replace("seed:", f"names: {names}\nseats: {seats}\nseed:", 1)
        if "seats:" not in begun
        else begun
    )
    yield ""
    yield "tricorne record 3\n"
    yield "hello\n"
    yield begun.replace("players:", "people:")
    yield begun.replace(f"players: {record.players}", "players: 9")
    yield begun.replace(f"players: {record.players}", "players: many")
    yield begun.replace("rules: 2", "rules: 7")
    yield begun.replace("rules: 2", "rules: 0")
    yield begun.replace("sha256:", "sha256:0")
    yield begun.replace(record.game.file.fingerprint, "0" * 64)
    yield begun.replace(f"game: {record.game.name}", "game: chess")
    yield begun.replace("options: ", "options: colour=red ")
    yield begun.replace("options: ", "options: colour ")
    yield begun.replace("=on", "=maybe", 1).replace("=second", "=third", 1)
    yield begun.replace("seed: ", "seed: \u0085")
    yield begun + "players: 3\n"
    yield begun.replace("seed:", "players: 3\nseed:")
    yield begun + "0 play\n"
    yield begun + "7: pass\n"
    yield begun + "0: fly\n"
    yield begun + f"0: {moves[0].split(': ')[1].split()[0]} 999\n"
    yield begun + "0:\n"
    yield f"{head}\n\n{moves[0]}\n{moves[0]}\n"
    yield f"{head}\n\n{moves[1]}\n{moves[-2]}\n"
    yield begun + "result: nobody\n"
    yield begun + "result: turns; winners 0; points 1 2 3\n"
    yield whole.replace("result: ", "result: early").replace("winners", "winners 0", 1)
    yield whole + moves[0] + "\n"
    yield begun + "stream: 0\n"
    yield begun + "stream: 3\nstream: 4\n"
    yield begun + "stream: 3\n"
    seed = "5f" * 32
    newer = begun.replace("record 1", "record 2", 1)
    yield newer + f"redeal: keep 0; seed {seed}\n"
    yield newer + f"redeal: keep; seed {seed}\nstream: 1\n"
    yield begun + f"redeal: keep 0; seed {seed}\n"
    yield newer + "redeal: keep 0\n"
    yield newer + f"redeal: keep 1 0; seed {seed}\n"
    yield newer + f"redeal: keep 7; seed {seed}\n"
    yield newer + f"stream: 1\nredeal: keep 0; seed {seed}\n"
    yield newer + f"redeal: keep 0; seed {seed}\nnames: a, b\n"
    yield newer.replace("rules: 2", "rules: 1") + f"redeal: keep 0; seed {seed}\n"
    yield begun.replace("seed:", f"secret: {'0' * 64}\nseed:")
    yield begun.replace("seed:", "names: Anne\nseed:")
    yield begun.replace("seed:", f"names: {','.join(['a'] * record.players)}\nseed:").replace(
        "names: a", "names: " + "a" * 41
    )
    yield begun + "x" * 4001


def _bots(path: str, record: Record) -> Iterator[dict[str, Any]]:
    """What bots choose, and how they evaluate the actions."""
    for part in DECISIONS:
        match, moves = _decision(record, int(len(record.moves) * part))
        seat = match.waiting()[0]
        observation = match.observe(seat)
        legal = match.game.legal(observation, seat)
        for name in BOTS:
            seed = f"{name} {moves}"
            choice = bots.make(name, match.game, seat, seed).choose(observation, legal)
            considered = bots.make(name, match.game, seat, seed).consider(observation, legal)
            yield {
                "record": path,
                "moves": moves,
                "seat": seat,
                "bot": name,
                "seed": seed,
                "choice": match.game.actions.text(choice),
                "considered": [
                    [match.game.actions.text(each.action), each.chance, each.points, each.share]
                    for each in considered[:5]
                ],
            }


def _decision(record: Record, moves: int) -> tuple[Match, int]:
    """Return the first position from some move on with a choice for somebody."""
    while True:
        match = _after(record, moves)
        seat = match.waiting()[0]
        if len(match.game.legal(match.state, seat)) > 1:
            return match, moves
        moves += 1


def _chances(path: str, record: Record) -> dict[str, Any]:
    match = _after(record, len(record.moves))
    positions = sample_positions(match)
    shown = positions[:: max(1, len(positions) // 6)]
    return {
        "record": path,
        "positions": [moves for moves, _ in positions],
        "chances": [
            [moves, *win_probabilities(match.game, _state(match.game, state))] for moves, state in shown
        ],
    }


def _state(game: Game, packed: bytes) -> Any:
    return unpack(game, packed)


def text_of(game: str) -> str:
    """Return the content of a game's file."""
    return json.dumps(vectors(game), ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write the files of all games."""
    TARGET.mkdir(exist_ok=True)
    for game in GAMES:
        (TARGET / f"{game}.json").write_text(text_of(game), "utf-8")


if __name__ == "__main__":
    main()
