"""What goes wrong between here and a server.

    TricorneError
    ├── Unreachable      nobody answers, or somebody who is no table server
    └── Refused          the server says no, with the key and the arguments of its message
        └── Stale        a move that answers a question which is no longer asked

What the rules forbid comes as `IllegalAction`, as it does at a table of one's own.
"""

from __future__ import annotations

from tricorne.errors import Argument, TricorneError


class Unreachable(TricorneError):
    """Nobody answers, or somebody who is no table server."""


class Refused(TricorneError):
    """The server says no."""

    def __init__(self, key: str, /, status: int, **arguments: Argument) -> None:
        super().__init__(key, **arguments)
        self.status = status


class Stale(Refused):
    """The table has moved on; `number` is the last line of its log."""

    def __init__(self, key: str, /, status: int, number: int, **arguments: Argument) -> None:
        super().__init__(key, status, **arguments)
        self.number = number
