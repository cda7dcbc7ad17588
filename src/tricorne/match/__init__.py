"""A game being played, its record file and its trace."""

from tricorne.match.match import Match
from tricorne.match.record import Move, Record

__all__ = ["Match", "Move", "Record"]
