"""Declaring a record: its NumPy layout, its static types and its documentation in one place.

class State(Record):
    turn: Annotated[int, i1, "1 to 4"]
    supply: Annotated[Array, i1[3], "blocks in the supply, by faction"]
"""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Cell:
    """The type of one number in a record, and the shape of its array."""

    format: str
    shape: tuple[int, ...] = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> Cell:
        return Cell(self.format, shape if isinstance(shape, tuple) else (shape,))

    def __str__(self) -> str:
        return self.format + (str(list(self.shape)) if self.shape else "")


i1, i2, u4 = Cell("i1"), Cell("i2"), Cell("u4")


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    name: str
    cell: Cell
    comment: str


class Record:
    """The base of all record declarations: what a `numpy.record` looks like to a rule."""


def fields(record: type[Record]) -> list[Field]:
    """List the fields of a record in the order of their declaration."""
    found = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        if get_origin(hint) is Annotated:
            _, cell, comment = get_args(hint)
            assert not hasattr(np.record, name), f"NumPy has taken the name {name} already"
            found.append(Field(name, cell, comment))
    return found


def layout(record: type[Record]) -> np.dtype[Any]:
    """Return the NumPy layout of a record."""
    described = [(field.name, field.cell.format, field.cell.shape) for field in fields(record)]
    return np.dtype((np.record, _fill_gaps(np.dtype(described, align=True))))


def _fill_gaps(aligned: np.dtype[Any]) -> np.dtype[Any]:
    """Give names to the bytes between fields: NumPy copies only what has one, and copies shall be equal."""
    filled: list[Any] = []
    end = 0
    assert aligned.names is not None
    assert aligned.fields is not None
    for name in aligned.names:
        cell, offset, *_ = aligned.fields[name]
        if offset > end:
            filled.append((f"gap_{end}", "i1", (offset - end,)))
        filled.append((name, cell))
        end = offset + cell.itemsize
    if aligned.itemsize > end:
        filled.append((f"gap_{end}", "i1", (aligned.itemsize - end,)))
    return np.dtype(filled, align=True)


def plain(record: Any) -> Any:
    """Read a record into plain numbers and lists: to take much out of it, that is many times faster."""
    assert record.dtype.names is not None
    values = (value.tolist() if isinstance(value, np.ndarray) else value for value in record.tolist())
    return SimpleNamespace(**dict(zip(record.dtype.names, values, strict=True)))
