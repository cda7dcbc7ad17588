"""The games of a tournament as jobs that any process on any machine can run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from tricorne.arena import process_pool
from tricorne.arena.outcome import Outcome
from tricorne.arena.runner import GameRunner, only_policies
from tricorne.arena.settings import Settings

# Policies play so fast that sending a single game to a worker would not pay.
GAMES_PER_JOB = 25


@dataclass(frozen=True)
class Job:
    """Some games of a tournament; hashable, so that a worker can keep its runner from job to job."""

    settings: str
    components: Path | None
    backend: str
    numbers: tuple[int, ...]


def make_jobs(settings: Settings, numbers: Sequence[int], components: Path | None, backend: str) -> list[Job]:
    """Split games into jobs of one game each, or of several if all bots are policies."""
    size = GAMES_PER_JOB if only_policies(settings.bots) else 1
    return [
        Job(settings.text(), components, backend, tuple(numbers[first : first + size]))
        for first in range(0, len(numbers), size)
    ]


def run(job: Job) -> list[Outcome]:
    """Play the games of a job."""
    runner = _runner(job.settings, job.components, job.backend)
    outcomes = []
    for number in job.numbers:
        process_pool.check_cancelled()
        outcomes.append(runner.play(number))
    return outcomes


@lru_cache(maxsize=1)
def _runner(settings: str, components: Path | None, backend: str) -> GameRunner:
    return GameRunner(Settings.from_text(settings), components, backend)


def run_locally(workers: int, jobs: Sequence[Job]) -> Iterator[Outcome]:
    """Run jobs in so many processes on this machine."""
    for _, outcomes in process_pool.run_jobs(run, jobs, workers):
        yield from outcomes
