"""This client's part in a fair deal: a random number for each table (see `match.fair_deal`)."""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Any

from tricorne.match import fair_deal

# A player who can predict the deal and dislikes it could leave and come back, so that it starts
# again, until they like it. A client takes part in only this many rounds at one table.
MAX_ROUNDS = 3


class DealNumbers:
    """The numbers of one client, by the hash to which it has committed."""

    def __init__(self) -> None:
        self._numbers: dict[str, str] = {}
        self._rounds: Counter[str] = Counter()
        """How often each table has asked for a new number."""

    def commit(self) -> str:
        """Generate a number, and return its hash."""
        number = secrets.token_hex(fair_deal.BYTES)
        number_hash = fair_deal.number_hash(number)
        self._numbers[number_hash] = number
        return number_hash

    def next_step(self, table: str, standing: dict[str, Any], seat: int) -> tuple[str, dict[str, str]] | None:
        """Return what the deal now requires of a seat, as the end of a path and a body."""
        if standing["status"] != "open" or not self._numbers:
            return None
        seats = standing["seats"]
        own_hash = seats[seat]["number_hash"]
        if own_hash is None and seat in standing["awaited"]:
            self._rounds[table] += 1
            if self._rounds[table] > MAX_ROUNDS:
                return None
            return "number-hash", {"number_hash": self.commit()}
        all_committed = all(seats[awaited]["number_hash"] for awaited in standing["awaited"])
        if own_hash in self._numbers and all_committed and seat in standing["awaited"]:
            return "number", {"number": self._numbers[own_hash]}
        return None
