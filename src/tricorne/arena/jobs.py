"""The games of an arena in pieces that any process on any machine can play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from tricorne.arena import process_pool
from tricorne.arena.outcome import Outcome
from tricorne.arena.runner import GameRunner, only_policies
from tricorne.arena.settings import Settings

# Policies play so fast that a single game would not be worth the way to a worker.
GAMES_AT_A_TIME = 25


@dataclass(frozen=True)
class Job:
    """Some games of an arena; hashable, so that a worker can keep its dealer from job to job."""

    settings: str
    components: Path | None
    numbers: tuple[int, ...]


def jobs(settings: Settings, numbers: Sequence[int], components: Path | None) -> list[Job]:
    """Cut games into jobs: one by one, unless all bots are policies."""
    size = GAMES_AT_A_TIME if only_policies(settings.bots) else 1
    return [
        Job(settings.text(), components, tuple(numbers[first : first + size]))
        for first in range(0, len(numbers), size)
    ]


def get_ready(settings: Settings, components: Path | None) -> None:
    """Compile what the bots need, once, before many processes want it."""
    _dealer(settings.text(), components)


def play(job: Job) -> list[Outcome]:
    """Play the games of a job."""
    dealer = _dealer(job.settings, job.components)
    outcomes = []
    for number in job.numbers:
        process_pool.check_stop()
        outcomes.append(dealer.play(number))
    return outcomes


@lru_cache(maxsize=1)
def _dealer(settings: str, components: Path | None) -> GameRunner:
    dealer = GameRunner(Settings.from_text(settings), components)
    dealer.get_ready()
    return dealer


def play_here(count: int, wanted: Sequence[Job]) -> Iterator[Outcome]:
    """Play jobs on so many cores of this machine."""
    for _, outcomes in process_pool.spread(play, wanted, count):
        yield from outcomes
