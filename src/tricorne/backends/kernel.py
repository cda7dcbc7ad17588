"""Kernels: the functions that Python calls of a game's rules and bots, with their parameters.

A backend passes everything by address. So each parameter says what memory it needs: a number, a
record, or an array of numbers or records, whose first dimension may be left open (`...`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np
import numpy.typing as npt


class Access(Enum):
    """What a kernel does with a buffer."""

    READ = "read"
    UPDATE = "update"
    SCRATCH = "scratch"
    """It neither reads what is there before, nor does the caller read it afterwards."""


@dataclass(frozen=True)
class Integer:
    """An integer of 32 bits."""


INTEGER = Integer()


@dataclass(frozen=True)
class Buffer:
    """A record (no dimensions), or an array; the first dimension is None where any number of rows will do."""

    dtype: np.dtype[Any]
    shape: tuple[int | None, ...]
    access: Access

    @property
    def is_open(self) -> bool:
        """Whether the number of rows is passed, too."""
        return bool(self.shape) and self.shape[0] is None


@dataclass(frozen=True)
class Parts:
    """A named tuple of buffers."""

    kind: type[tuple[Any, ...]]
    buffers: tuple[Buffer, ...]


Parameter = Integer | Buffer | Parts


@dataclass(frozen=True)
class Kernel:
    """A function that Python calls."""

    name: str
    function: Callable[..., Any]
    parameters: tuple[Parameter, ...]
    result: Integer | None = None
    long: bool = False
    """Whether it plays on or searches, so that a call may take long."""

    def flat(self) -> Iterator[Integer | Buffer]:
        """Iterate over the parameters, named tuples part by part."""
        for parameter in self.parameters:
            yield from parameter.buffers if isinstance(parameter, Parts) else [parameter]


def flatten(arguments: Iterable[Any], kernel: Kernel) -> list[Any]:
    """Return the arguments in the order of `Kernel.flat`."""
    flat: list[Any] = []
    for argument, parameter in zip(arguments, kernel.parameters, strict=True):
        if isinstance(parameter, Parts):
            flat += argument
        else:
            flat.append(argument)
    return flat


def record(dtype: np.dtype[Any], access: Access = Access.READ) -> Buffer:
    """Declare a record."""
    return Buffer(dtype, (), access)


def array(dtype: npt.DTypeLike, *shape: int | None, access: Access = Access.READ) -> Buffer:
    """Declare an array."""
    return Buffer(np.dtype(dtype), shape, access)


def allocate(
    declared: Parts, zeros: Callable[..., Any] = np.zeros, rows: Mapping[int, int] | None = None
) -> list[Any]:
    """Allocate the parts of a named tuple; `rows` has the size of open first dimensions, by part."""
    made: list[Any] = []
    for number, buffer in enumerate(declared.buffers):
        if buffer.shape:
            shape = tuple((rows or {}).get(number, 0) if size is None else size for size in buffer.shape)
            made.append(zeros(shape, buffer.dtype))
        else:
            made.append(zeros(1, buffer.dtype)[0])
    return made
