"""A priority queue that is fair between owners.

The most urgent work comes first. Among equally urgent work, owners take turns (round robin),
however much each has queued, and each owner's queue is limited. Urgent work cannot starve the
rest: work that was passed over `STREAK` times in a row comes first once.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, TypeVar

STREAK = 8

W = TypeVar("W")


class Urgency(IntEnum):
    """The urgency of work; a lower number is more urgent."""

    HINT = 0
    """A person is looking at the screen and waiting."""
    MOVE = 1
    """The people at a table are waiting for a bot."""
    BACKGROUND = 2
    """Nobody is waiting."""


class QueueFull(Exception):
    """The queue of an owner is full."""


class FairQueue(Generic[W]):
    """Queued work by urgency and owner."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: dict[Urgency, OrderedDict[str, deque[W]]] = {
            urgency: OrderedDict() for urgency in Urgency
        }
        self._passed_over = dict.fromkeys(Urgency, 0)

    def __len__(self) -> int:
        return sum(len(works) for owners in self._waiting.values() for works in owners.values())

    def put(self, urgency: Urgency, owner: str, work: W) -> None:
        """Add work to the queue; raises `QueueFull`."""
        works = self._waiting[urgency].setdefault(owner, deque())
        if len(works) >= self._most:
            raise QueueFull(owner)
        works.append(work)

    def take(self) -> W | None:
        """Remove and return the next work; None if the queue is empty."""
        waiting = [urgency for urgency in Urgency if self._waiting[urgency]]
        if not waiting:
            return None
        starved = [urgency for urgency in waiting if self._passed_over[urgency] >= STREAK]
        urgency = max(starved, key=lambda one: self._passed_over[one], default=waiting[0])
        for other in waiting:
            self._passed_over[other] = 0 if other <= urgency else self._passed_over[other] + 1
        owners = self._waiting[urgency]
        owner, works = owners.popitem(last=False)
        work = works.popleft()
        if works:
            owners[owner] = works
        return work
