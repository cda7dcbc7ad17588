"""A game being played, and what is kept of it: record files and traces."""

from tricorne.table.record import Move, Record
from tricorne.table.table import Table

__all__ = ["Move", "Record", "Table"]
