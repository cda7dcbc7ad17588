"""A cache of encoded log entries and past positions, so that nobody makes the server encode them repeatedly.

Log entries and past positions do not change. Each cached value keeps the entry or move that it was
made from: it is valid as long as the table still has that very object. A table that was rewound or
loaded again has others.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from tricorne.server.tables import views
from tricorne.server.tables.table import Table
from tricorne.server.tables.views import Snapshot, View, encode, merged

# For all tables together.
MOST_BYTES = 32 * 1024 * 1024
# The memory of a cached value besides its text, roughly.
OVERHEAD = 256

# What one unit of the rate limit on requests pays for: about a millisecond of CPU time.
LINES_A_UNIT = 30
MOVES_A_UNIT = 80
BYTES_A_UNIT = 100_000

# Table, seat, whether everything is revealed, and the kind of view.
Key = tuple[str, int | None, bool, str]


class ViewCache:
    """An LRU cache of log entries and positions as JSON, bounded by bytes."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._bytes = 0
        self._cached: OrderedDict[Key, dict[int, tuple[object, bytes]]] = OrderedDict()

    @property
    def size(self) -> int:
        """The size in bytes, roughly."""
        return self._bytes

    def log_cost(self, table: Table, after: int, seat: int | None) -> float:
        """Return the cost of encoding the entries after a number, in units of the rate limit on requests."""
        cached = self._cached.get(_key(table, seat, "log"), {})
        missing = length = 0
        for entry in table.entries[after:]:
            source, text = cached.get(entry.number, (None, b""))
            missing += source is not entry
            length += len(text)
        return missing / LINES_A_UNIT + length / BYTES_A_UNIT

    def position_cost(self, table: Table, moves: int, kind: str, seat: int | None) -> float:
        """Return the cost of encoding a past position, in units of the rate limit on requests."""
        cached = self._cached.get(_key(table, seat, kind), {})
        source, _ = cached.get(moves, (None, b""))
        return 0.0 if source is not None and source is _last_move(table, moves) else moves / MOVES_A_UNIT

    def changed(self, snapshot: Snapshot, after: int, seat: int | None, head: View | None = None) -> bytes:
        """Encode the entries after a number and the current standing, as `Snapshot.changed` does."""
        lines = b",".join(self._lines(snapshot, after, seat))
        changed = b'{"lines":[%b],"standing":%b}' % (lines, snapshot.standing(seat))
        return merged(encode(head), changed) if head else changed

    def past_view(self, table: Table, moves: int, seat: int | None) -> bytes:
        """Encode what a seat saw after so many moves."""
        return self._position(table, moves, "past", seat, views.past_view)

    def open_view(self, table: Table, moves: int) -> bytes:
        """Encode the true state of a finished game after so many moves."""
        assert table.revealed
        return self._position(
            table, moves, "open", None, lambda table, moves, _: views.open_view(table, moves)
        )

    def _lines(self, snapshot: Snapshot, after: int, seat: int | None) -> Iterator[bytes]:
        key = _key(snapshot.table, seat, "log")
        cached = dict(self._cached.get(key, {}))
        for entry in snapshot.table.entries[after:]:
            source, text = cached.get(entry.number, (None, b""))
            if source is not entry:
                text = snapshot.line(entry, seat)
                self._put(key, entry.number, entry, text)
            yield text

    def _position(self, table: Table, moves: int, kind: str, seat: int | None, view: Any) -> bytes:
        key, now = _key(table, seat, kind), _last_move(table, moves)
        source, text = self._cached.get(key, {}).get(moves, (None, b""))
        if now is None or source is not now:
            text = encode(view(table, moves, seat))
            if now is not None:
                self._put(key, moves, now, text)
        return text

    def _put(self, key: Key, number: int, source: object, text: bytes) -> None:
        cached = self._cached.setdefault(key, {})
        self._cached.move_to_end(key)
        if number in cached:
            self._bytes -= len(cached[number][1]) + OVERHEAD
        cached[number] = source, text
        self._bytes += len(text) + OVERHEAD
        while self._bytes > self._most and len(self._cached) > 1:
            _, oldest = self._cached.popitem(last=False)
            self._bytes -= sum(len(text) + OVERHEAD for _, text in oldest.values())


def _key(table: Table, seat: int | None, kind: str) -> Key:
    return table.setup.id, seat, table.revealed, kind


def _last_move(table: Table, moves: int) -> object | None:
    """Return the move that led to a position: as long as it stands, so do all moves before it."""
    played = table.match.played if table.match else []
    return played[moves - 1] if 0 < moves <= len(played) else None
