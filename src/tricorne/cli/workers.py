"""Work in pieces on all cores, with a progress bar."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from tricorne.cli.terminal import Terminal

Job = TypeVar("Job")
Done = TypeVar("Done")


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pieces(total: int, size: int) -> list[range]:
    """Cut the numbers from 1 to `total` into pieces."""
    return [range(first, min(first + size, total + 1)) for first in range(1, total + 1, size)]


def spread(
    terminal: Terminal,
    said: str,
    work: Callable[[Job], Done],
    jobs: Sequence[Job],
    weight: Callable[[Job], int],
) -> Iterator[Done]:
    """Do all jobs, and return what comes of them as it comes; `weight` says how far a job carries.

    The work between the kernels is Python's, so processes carry it, not threads.
    A single job is done here: starting a process takes longer.
    """
    with terminal.progress(said, sum(weight(job) for job in jobs)) as progress:
        task = progress.task_ids[0]
        if len(jobs) == 1 or cores() == 1:
            for job in jobs:
                yield work(job)
                progress.advance(task, weight(job))
            return
        context = multiprocessing.get_context("spawn")
        workers = min(cores(), len(jobs))
        with ProcessPoolExecutor(workers, context, _leave_interrupts_to_the_parent) as pool:
            try:
                waiting = {pool.submit(work, job): job for job in jobs}
                for done in as_completed(waiting):
                    yield done.result()
                    progress.advance(task, weight(waiting[done]))
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
