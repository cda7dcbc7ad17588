"""Marks the functions that are rules.

Rules are plain Python functions in the subset of Python that Numba compiles. They stay as they are: for
debugging and coverage they run interpreted, and a compiler finds them by these marks (see `backends`).
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

MARKED: list[FunctionType] = []
"""The functions that rules call."""
INLINED: list[FunctionType] = []
"""The functions that are inlined into the rules that call them."""


def rule(function: Function) -> Function:
    """Mark a function that other rules call; it makes no arrays, but writes into those it is given."""
    MARKED.append(cast(FunctionType, function))
    return function


def inlined(function: Function) -> Function:
    """Mark a very small function that is inlined into the rules that call it.

    It need not be compiled for every combination of integer types.
    """
    INLINED.append(cast(FunctionType, function))
    return function


@inlined
def widen(number: int) -> int:
    """Convert a record's small integer to 64 bits.

    A rule that always gets the same types is compiled once.
    """
    return np.int64(number)  # type: ignore[return-value]
