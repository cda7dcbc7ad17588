"""The interface of a backend: it makes kernels callable from Python."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from tricorne.backends.kernel import Buffer, Kernel

Call = Callable[..., Any]


def as_array(parameter: Buffer, argument: Any) -> npt.NDArray[Any]:
    """Return an argument as an array that shares its memory; kernels would misread another type."""
    array = np.asarray(argument)
    assert array.dtype.itemsize == parameter.dtype.itemsize, "an argument has the wrong type"
    return array


class Workspace(ABC):
    """Memory that kernels work in, for one thread at a time.

    Large arrays that live longer than one call, like a search tree, are allocated here; then no call
    has to copy them.
    """

    @abstractmethod
    def zeros(self, shape: int | tuple[int, ...], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
        """Allocate an array."""

    @abstractmethod
    def bind(self, kernel: Kernel) -> Call:
        """Return a kernel as a function that works here."""


class Backend(ABC):
    """One way to run the kernels of a game."""

    name: str

    @abstractmethod
    def bind(self, kernel: Kernel) -> Call:
        """Return a kernel as a function that any thread may call."""

    @abstractmethod
    def workspace(self) -> Workspace:
        """Make a workspace."""


class ProcessMemory(Workspace):
    """A workspace for kernels that work in the memory of this process."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend

    def zeros(self, shape: int | tuple[int, ...], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
        """Allocate an array."""
        return np.zeros(shape, dtype)

    def bind(self, kernel: Kernel) -> Call:
        """Return a kernel as a function."""
        return self._backend.bind(kernel)
