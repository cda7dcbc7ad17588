"""A queue for work of different urgency, fair between those for whom it is done.

Of what waits, the most urgent comes first. Among what is equally urgent, owners
take turns (round robin), however much each of them has waiting; and each may have
only so much waiting. Urgent work cannot starve the rest: after `STREAK` times in a
row that something less urgent was passed over, it comes first for once.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, TypeVar

STREAK = 8

W = TypeVar("W")


class Urgency(IntEnum):
    """How urgent work is; less is more urgent."""

    HINT = 0
    """Somebody looks at the screen until it is done."""
    MOVE = 1
    """People at a table wait for a bot."""
    BACKGROUND = 2
    """Nobody waits for it."""


class QueueFull(Exception):
    """An owner has as much waiting as it may."""


class FairQueue(Generic[W]):
    """What waits, by urgency and owner."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: dict[Urgency, OrderedDict[str, deque[W]]] = {
            urgency: OrderedDict() for urgency in Urgency
        }
        self._passed_over = dict.fromkeys(Urgency, 0)

    def __len__(self) -> int:
        return sum(len(works) for owners in self._waiting.values() for works in owners.values())

    def put(self, urgency: Urgency, owner: str, work: W) -> None:
        """Let work wait."""
        works = self._waiting[urgency].setdefault(owner, deque())
        if len(works) >= self._most:
            raise QueueFull(owner)
        works.append(work)

    def take(self) -> W | None:
        """Return what comes next; None if nothing waits."""
        waiting = [urgency for urgency in Urgency if self._waiting[urgency]]
        if not waiting:
            return None
        patient = [urgency for urgency in waiting if self._passed_over[urgency] >= STREAK]
        urgency = max(patient, key=lambda one: self._passed_over[one], default=waiting[0])
        for other in waiting:
            self._passed_over[other] = 0 if other <= urgency else self._passed_over[other] + 1
        owners = self._waiting[urgency]
        owner, works = owners.popitem(last=False)
        work = works.popleft()
        if works:
            owners[owner] = works
        return work
