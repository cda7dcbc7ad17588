"""Record declarations: NumPy layout, static types and documentation in one place.

class State(Record):
    turn: Annotated[int, i1, "1 to 4"]
    supply: Annotated[Array, i1[3], "blocks in the supply, by faction"]
"""

from __future__ import annotations

from dataclasses import dataclass
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
    """The base class of record declarations: the type that a rule sees for a `RecordScalar`."""


class RecordScalar(np.void):  # type: ignore[misc] # NumPy's stubs call its base class final
    """A record whose fields are attributes, as in `numpy.record`, which takes several times as long."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError as error:
            raise AttributeError(*error.args) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def fields(record: type[Record]) -> list[Field]:
    """List the fields of a record in the order of their declaration."""
    found = []
    for name, hint in get_type_hints(record, include_extras=True).items():
        if get_origin(hint) is Annotated:
            _, cell, comment = get_args(hint)
            assert not hasattr(np.void, name), f"numpy.void already has an attribute {name}"
            found.append(Field(name, cell, comment))
    return found


def layout(record: type[Record]) -> np.dtype[Any]:
    """Return the NumPy layout of a record."""
    described = [(field.name, field.cell.format, field.cell.shape) for field in fields(record)]
    return np.dtype((RecordScalar, _fill_gaps(np.dtype(described, align=True))))


def _fill_gaps(aligned: np.dtype[Any]) -> np.dtype[Any]:
    """Name the padding bytes, since NumPy copies only named fields and copies must be equal byte by byte."""
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


class Reading:
    """A record as plain numbers and lists; a field is converted when it is first needed.

    Every access to a field of a record makes a NumPy object, so code that reads fields often uses this.
    """

    def __init__(self, record: Any, facts: list[Any] | None = None) -> None:
        self.record = record
        # A field of an array is read many times as fast as one of a record.
        self._fields = np.asarray(record)
        self.facts = facts
        """What the rules derive from the record, if that is known already."""

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._fields[name].tolist()
        except ValueError:
            raise AttributeError(name) from None
        setattr(self, name, value)
        return value


def plain(record: Any) -> Any:
    """Return a record as plain numbers and lists, which are many times faster to read."""
    return record if isinstance(record, Reading) else Reading(record)


def record_of(record: Any) -> Any:
    """Return the record behind a reading of it, as kernels take it."""
    return record.record if isinstance(record, Reading) else record
