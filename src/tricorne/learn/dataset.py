"""Datasets: decisions of games as a Parquet file, a row for each (see docs/datasets.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

import tricorne
from tricorne.errors import MissingExtra
from tricorne.files import replacing
from tricorne.games.game import Game, Option
from tricorne.learn.games import DecisionRow, PlayedGame

EXTRA = "dataset"

try:
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as error:
    raise MissingExtra("error-extra-missing", extra=EXTRA, problem=str(error)) from error

# The layout of the file, which its metadata names.
FORMAT = 1
# The key of the metadata, which is a JSON object.
METADATA = b"tricorne"
ROWS_AT_A_TIME = 4096
"""The rows of a row group."""

FEATURES = "features"


@dataclass(frozen=True)
class Row:
    """A decision with the game that it belongs to."""

    number: int
    """The number of the game in the file."""
    played: PlayedGame
    decision: DecisionRow

    def relative(self, action: int) -> int:
        """Return an action as the seat counts it."""
        return _relative_actions(type(self.played.game), self.decision.seat, self.played.players)[action]

    def from_seat(self, by_seat: Sequence[float]) -> list[float]:
        """Return numbers of all seats, the seat's own first, then those of the others as they sit."""
        return [*by_seat[self.decision.seat :], *by_seat[: self.decision.seat]]


@dataclass(frozen=True)
class Column:
    """A column: its name and type, what it tells, and its value in a row."""

    name: str
    type: Any
    comment: str
    value: Callable[[Row], Any]


COLUMNS = (
    Column(
        "game",
        pa.int32(),
        "the number of the game, from 1; of a record, its place in the directory",
        lambda it: it.number,
    ),
    Column("seed", pa.string(), "the seed of the game", lambda it: it.played.seed),
    Column("rules", pa.int16(), "the version of its rules", lambda it: it.played.rules),
    Column("players", pa.int8(), "how many play", lambda it: it.played.players),
    Column("options", pa.string(), "the options, as in a record", lambda it: _written_options(it.played)),
    Column("move", pa.int32(), "how many moves were made before", lambda it: it.decision.move),
    Column("seat", pa.int8(), "the seat that decides, from 0", lambda it: it.decision.seat),
    Column(
        "bot",
        pa.string(),
        "who sits there: the name of a bot, or `human`; null if a record does not say",
        lambda it: it.played.bots[it.decision.seat] if it.played.bots else None,
    ),
    Column(
        "ask",
        pa.string(),
        "what is asked",
        lambda it: it.played.game.asks(it.decision.ask).name.lower(),
    ),
    Column(
        FEATURES,
        pa.list_(pa.float32()),
        "what the seat knows: the vector of `Game.encode`, always equally long",
        lambda it: it.decision.vector,
    ),
    Column(
        "legal",
        pa.list_(pa.int16()),
        "the legal actions, as the seat counts them",
        lambda it: [it.relative(action) for action in it.decision.legal],
    ),
    Column(
        "shares",
        pa.list_(pa.float32()),
        "beside each of them the share of the search’s simulations; without a search, 1 for what was chosen",
        lambda it: it.decision.shares,
    ),
    Column("action", pa.int16(), "the action that was played", lambda it: it.relative(it.decision.action)),
    Column(
        "text",
        pa.string(),
        "its text, as in a record: seats are numbered from 0",
        lambda it: it.played.game.actions.text(it.decision.action),
    ),
    Column(
        "chance",
        pa.float32(),
        "the win probability that the bot saw; null if it saw none",
        lambda it: it.decision.chance,
    ),
    Column(
        "outcome",
        pa.float32(),
        "the seat’s share in the win: 1 for the only winner, ½ for each of two, 0 for all others",
        lambda it: it.played.outcome[it.decision.seat],
    ),
    Column(
        "outcomes",
        pa.list_(pa.float32()),
        "the shares of all, the seat’s own first",
        lambda it: it.from_seat(it.played.outcome),
    ),
    Column(
        "points",
        pa.list_(pa.int32()),
        "the points by which the game was judged, in the same order",
        lambda it: it.from_seat(it.played.result.points),
    ),
    Column("ending", pa.string(), "how the game ended, as in a record", lambda it: it.played.result.reason),
)


def _written_options(played: PlayedGame) -> str:
    return " ".join(f"{name}={Option.write(value)}" for name, value in played.options.items())


@cache
def _relative_actions(game: type[Game], seat: int, players: int) -> tuple[int, ...]:
    """Return the number that each action has for a seat, which counts the seats from itself."""
    return tuple(int(game.to_relative(action, seat, players)) for action in range(len(game.actions)))


def schema(game: Game, command: str) -> Any:
    """Return the columns and the metadata of a file; `command` says how its decisions were made."""
    metadata = {
        "format": FORMAT,
        "tricorne": tricorne.__version__,
        "command": command,
        "game": game.name,
        "rules": game.rules_version,
        "components": game.file.fingerprint,
        "features": [
            {
                "name": block.name,
                "first": game.encoding.first(block.name),
                "shape": list(block.shape),
                "comment": block.comment,
            }
            for block in game.encoding.blocks
        ],
        "actions": [game.actions.text(action) for action in range(len(game.actions))],
    }
    fields = [
        pa.field(column.name, _type(column, game), metadata={"comment": column.comment}) for column in COLUMNS
    ]
    return pa.schema(fields, {METADATA: json.dumps(metadata, ensure_ascii=False).encode()})


def _type(column: Column, game: Game) -> Any:
    return pa.list_(pa.float32(), game.encoding.size) if column.name == FEATURES else column.type


def decisions(played: PlayedGame, number: int = 1) -> Any:
    """Return the decisions of a game, which has this number in the file, as an Arrow record batch."""
    rows = [Row(number, played, row) for row in played.rows]
    arrays = {}
    for column in COLUMNS:
        kind, values = _type(column, played.game), [column.value(row) for row in rows]
        if column.name == FEATURES:
            flat = np.concatenate([np.empty(0, np.float32), *values])
            arrays[column.name] = pa.FixedSizeListArray.from_arrays(pa.array(flat), type=kind)
        else:
            arrays[column.name] = pa.array(values, kind)
    return pa.RecordBatch.from_pydict(arrays)


def pack(batch: Any) -> bytes:
    """Return a record batch as bytes, compressed: features are mostly zeros."""
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, batch.schema, options=pa.ipc.IpcWriteOptions(compression="lz4")) as stream:
        stream.write_batch(batch)
    return bytes(sink.getvalue())


def unpack(packed: bytes) -> Any:
    """Return the record batch that was packed."""
    (batch,) = pa.ipc.open_stream(packed)
    return batch


class DatasetWriter:
    """Writes decisions in row groups of equal size, whatever the sizes of the batches that it gets."""

    def __init__(self, file: BinaryIO, columns: Any) -> None:
        flat = [f"{field.name}.list.element" if field.type.num_fields else field.name for field in columns]
        # Indexes by value would take longer to read and write than they save.
        indexed = [name for name in flat if not name.startswith(f"{FEATURES}.")]
        self._parquet = parquet.ParquetWriter(
            file, columns, compression="zstd", use_dictionary=indexed, write_statistics=indexed
        )
        self._waiting: list[Any] = []
        self._count = 0
        self.rows = 0
        """How many decisions were added."""

    def add(self, batch: Any) -> None:
        """Add the decisions of a game."""
        self._waiting.append(batch)
        self._count += batch.num_rows
        self.rows += batch.num_rows
        while self._count >= ROWS_AT_A_TIME:
            self._write(ROWS_AT_A_TIME)

    def flush(self) -> None:
        """Write what is left."""
        if self._count:
            self._write(self._count)

    def close(self) -> None:
        """End the file."""
        self._parquet.close()

    def _write(self, rows: int) -> None:
        waiting = pa.Table.from_batches(self._waiting)
        self._parquet.write_table(waiting.slice(0, rows).combine_chunks(), row_group_size=rows)
        self._waiting = waiting.slice(rows).to_batches()
        self._count -= rows


@contextmanager
def writing(path: Path, game: Game, command: str) -> Iterator[DatasetWriter]:
    """Write a file of decisions; unless all is well to the end, the file at the path stays as it was."""
    with replacing(path) as file, closing(DatasetWriter(file, schema(game, command))) as writer:
        yield writer
        writer.flush()
