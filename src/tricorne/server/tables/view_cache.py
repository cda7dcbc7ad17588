"""What was written of tables before, kept so that nobody makes the server write it again and again.

Lines of a log and positions of the past do not change. Whether one is still that of
its table is asked each time: what is kept with it is the very line or move that it was made
from, and a table that was wound back or read anew has others.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any

from pydantic_core import to_json

from tricorne.server.tables import views
from tricorne.server.tables.log import Entry
from tricorne.server.tables.table import Table
from tricorne.server.tables.views import Snapshot, View

# For all tables together.
MOST_BYTES = 32 * 1024 * 1024
# What an entry takes besides its text, roughly.
OVERHEAD = 256

# What a unit of the limit on requests pays for: each takes a core about a millisecond.
LINES_A_UNIT = 30
MOVES_A_UNIT = 80
BYTES_A_UNIT = 100_000

# Of what: table, seat, whether all is revealed, and `open` or the number of moves where it is a position.
Key = tuple[str, int | None, bool, str]


class ViewCache:
    """An LRU cache of lines and positions as JSON, bounded by bytes."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[Key, dict[int, tuple[object, bytes]]] = OrderedDict()

    @property
    def size(self) -> int:
        """How many bytes are kept, roughly."""
        return self._bytes

    def log_cost(self, table: Table, after: int, seat: int | None) -> float:
        """Return what it costs to tell the lines after a number, in units of the limit on requests."""
        kept = self._kept.get(_key(table, seat, "log"), {})
        missing = length = 0
        for entry in table.entries[after:]:
            source, text = kept.get(entry.number, (None, b""))
            missing += source is not entry
            length += len(text)
        return missing / LINES_A_UNIT + length / BYTES_A_UNIT

    def position_cost(self, table: Table, moves: int, kind: str, seat: int | None) -> float:
        """Return what it costs to tell a position of the past, in units of the limit on requests."""
        kept = self._kept.get(_key(table, seat, kind), {})
        source, _ = kept.get(moves, (None, b""))
        return 0.0 if source is not None and source is _last_move(table, moves) else moves / MOVES_A_UNIT

    def changed(self, look: Snapshot, after: int, seat: int | None, about: View | None = None) -> bytes:
        """Write the lines after a number and how things stand now, as `Look.changed` tells them."""
        lines = b",".join(self._lines(look.table, look.table.entries[after:], seat))
        head = to_json(about)[1:-1] + b"," if about else b""
        return b'{%b"lines":[%b],"standing":%b}' % (head, lines, to_json(look.standing(seat)))

    def past_view(self, table: Table, moves: int, seat: int | None) -> bytes:
        """Write what a seat saw where so many moves had been played."""
        return self._position(table, moves, "past", seat, views.past_view)

    def open_view(self, table: Table, moves: int) -> bytes:
        """Write the whole truth about a game that is over, where so many moves had been played."""
        assert table.revealed
        return self._position(
            table, moves, "open", None, lambda table, moves, _: views.open_view(table, moves)
        )

    def _lines(self, table: Table, entries: Sequence[Entry], seat: int | None) -> Iterator[bytes]:
        key = _key(table, seat, "log")
        kept = dict(self._kept.get(key, {}))
        for entry in entries:
            source, text = kept.get(entry.number, (None, b""))
            if source is not entry:
                text = to_json(views.line(table, entry, seat))
                self._keep(key, entry.number, entry, text)
            yield text

    def _position(self, table: Table, moves: int, kind: str, seat: int | None, view: Any) -> bytes:
        key, now = _key(table, seat, kind), _last_move(table, moves)
        source, text = self._kept.get(key, {}).get(moves, (None, b""))
        if now is None or source is not now:
            text = to_json(view(table, moves, seat))
            if now is not None:
                self._keep(key, moves, now, text)
        return text

    def _keep(self, key: Key, number: int, source: object, text: bytes) -> None:
        kept = self._kept.setdefault(key, {})
        self._kept.move_to_end(key)
        if number in kept:
            self._bytes -= len(kept[number][1]) + OVERHEAD
        kept[number] = source, text
        self._bytes += len(text) + OVERHEAD
        while self._bytes > self._most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= sum(len(text) + OVERHEAD for _, text in oldest.values())


def _key(table: Table, seat: int | None, kind: str) -> Key:
    return table.setup.id, seat, table.revealed, kind


def _last_move(table: Table, moves: int) -> object | None:
    """Return the move after which a position stands: as long as it is there, all before it are, too."""
    played = table.match.played if table.match else []
    return played[moves - 1] if 0 < moves <= len(played) else None
