"""What every engine shares: its work, its clock, its core, and a random choice."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

PLAYERS = 4

Item = TypeVar("Item")


class Worker(NamedTuple):
    """What `alternate.measure` takes: work that returns a number of decisions, and the clock for it."""

    work: Callable[[], int]
    clock: Callable[[], float] = time.process_time


class Stopwatch:
    """A clock of CPU seconds that can stand still."""

    def __init__(self) -> None:
        self._paused = 0.0

    def __call__(self) -> float:
        """Return the CPU seconds that were not paused."""
        return time.process_time() - self._paused

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Leave out what is done meanwhile."""
        began = time.process_time()
        yield
        self._paused += time.process_time() - began


def stay_on_one_core() -> None:
    """Keep this process and the threads that it will start on one core, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def choose(rng: random.Random, items: Sequence[Item]) -> Item:
    """Choose one item; `Random.choice` takes twice as long."""
    return items[int(rng.random() * len(items))]
