"""The rules as plain Python: slow, for debugging and coverage."""

from __future__ import annotations

from tricorne.backends.backend import Backend, Call, ProcessMemory, Workspace
from tricorne.backends.kernel import Kernel


class Interpreted(Backend):
    """Runs kernels as they are written."""

    name = "interpreted"

    def __init__(self, _game: str) -> None:
        """Make the backend; it is the same for every game."""

    def bind(self, kernel: Kernel) -> Call:
        """Return the function itself."""
        return kernel.function

    def workspace(self) -> Workspace:
        """Make a workspace."""
        return ProcessMemory(self)
