"""This client's part in a fair deal: a number of its own for each table (see `table.fair_deal`)."""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Any

from tricorne.match import fair_deal

# Whoever sees a deal coming and does not like it could leave and come back, so that it is begun
# anew, until they like one. A client goes along with that only so often at one table.
MOST_ROUNDS = 3


class Numbers:
    """The numbers of one client, by the hash that it has committed to."""

    def __init__(self) -> None:
        self._numbers: dict[str, str] = {}
        self._rounds: Counter[str] = Counter()
        """By table: how often a new number was asked for."""

    def commit(self) -> str:
        """Make a new number, and return its hash."""
        number = secrets.token_hex(fair_deal.BYTES)
        number_hash = fair_deal.number_hash(number)
        self._numbers[number_hash] = number
        return number_hash

    def next_step(self, table: str, standing: dict[str, Any], seat: int) -> tuple[str, dict[str, str]] | None:
        """Return what the deal asks of a seat now, as the end of a path and a body; None for nothing."""
        if standing["status"] != "open" or not self._numbers:
            return None
        chairs = standing["seats"]
        own_hash = chairs[seat]["number_hash"]
        if own_hash is None and seat in standing["awaited"]:
            self._rounds[table] += 1
            if self._rounds[table] > MOST_ROUNDS:
                return None
            return "number-hash", {"number_hash": self.commit()}
        committed = all(chairs[awaited]["number_hash"] for awaited in standing["awaited"])
        if own_hash in self._numbers and committed and seat in standing["awaited"]:
            return "number", {"number": self._numbers[own_hash]}
        return None
