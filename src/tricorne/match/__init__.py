"""A game being played, and what is kept of it: record files and traces."""

from tricorne.match.match import Match
from tricorne.match.record import Move, Record

__all__ = ["Match", "Move", "Record"]
