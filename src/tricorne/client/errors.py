"""Errors between the client and a server.

    TricorneError
    ├── Unreachable      no answer, or an answer that no table server would give
    └── Refused          the server refuses, with the key and the arguments of its message
        └── Stale        the move answers a question that is no longer asked

A move that the rules forbid raises `IllegalAction`, as in a local game.
"""

from __future__ import annotations

from tricorne.errors import Argument, TricorneError


class Unreachable(TricorneError):
    """No answer, or an answer that no table server would give."""


class Refused(TricorneError):
    """The server refuses a request."""

    def __init__(self, key: str, /, status: int, **arguments: Argument) -> None:
        super().__init__(key, **arguments)
        self.status = status


class Stale(Refused):
    """The table has moved on; `number` is the last entry of its log."""

    def __init__(self, key: str, /, status: int, number: int, **arguments: Argument) -> None:
        super().__init__(key, status, **arguments)
        self.number = number
