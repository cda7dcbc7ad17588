"""Runs jobs in parallel processes on this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from typing import TypeVar

from tricorne.errors import TricorneError

Job = TypeVar("Job")
JobResult = TypeVar("JobResult")

# So many jobs for each worker may run or wait to be taken, where results are taken in order.
JOBS_AHEAD = 4

# In a worker: set when its parent needs no more results.
_cancelled: Event | None = None


class WorkerLost(TricorneError):
    """A worker process ended unexpectedly."""


class Cancelled(Exception):
    """The result of this job is no longer needed."""


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks(total: int, size: int) -> list[range]:
    """Split the numbers from 1 to `total` into chunks."""
    return [range(first, min(first + size, total + 1)) for first in range(1, total + 1, size)]


def run_jobs(
    work: Callable[[Job], JobResult], jobs: Sequence[Job], workers: int
) -> Iterator[tuple[Job, JobResult]]:
    """Run all jobs, and yield each with its result in the order of completion.

    Much of the work is plain Python, so it runs in processes, not threads. A
    single job runs in this process: starting another takes longer.
    """
    workers = min(workers, len(jobs))
    if workers <= 1:
        yield from ((job, work(job)) for job in jobs)
        return
    with _open_pool(workers) as pool:
        pending = {pool.submit(work, job): job for job in jobs}
        for future in as_completed(pending):
            yield pending.pop(future), future.result()


def run_in_order(
    work: Callable[[Job], JobResult], jobs: Sequence[Job], workers: int
) -> Iterator[tuple[Job, JobResult]]:
    """Run all jobs, and yield each with its result in their order.

    A job is only begun when few results wait to be taken, so that large ones do not fill the memory.
    """
    workers = min(workers, len(jobs))
    if workers <= 1:
        yield from ((job, work(job)) for job in jobs)
        return
    with _open_pool(workers) as pool:
        pending: deque[tuple[Job, Future[JobResult]]] = deque()
        for job in jobs:
            pending.append((job, pool.submit(work, job)))
            if len(pending) > JOBS_AHEAD * workers:
                first, future = pending.popleft()
                yield first, future.result()
        while pending:
            first, future = pending.popleft()
            yield first, future.result()


@contextmanager
def _open_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Start worker processes, and cancel their jobs when no more results are needed."""
    context = multiprocessing.get_context("spawn")
    cancelled = context.Event()
    with ProcessPoolExecutor(workers, context, _init_worker, (cancelled,)) as pool:
        try:
            yield pool
        except BrokenProcessPool as error:
            raise WorkerLost("error-worker-lost") from error
        finally:
            cancelled.set()
            pool.shutdown(cancel_futures=True)


def check_cancelled() -> None:
    """Raise `Cancelled` if the result of this job is no longer needed."""
    if _cancelled is not None and _cancelled.is_set():
        raise Cancelled


def _init_worker(cancelled: Event) -> None:
    """Leave interrupts to the parent, and exit with it."""
    global _cancelled  # noqa: PLW0603 - the one thing that a worker process has to know everywhere
    _cancelled = cancelled
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_exit_with, args=(parent.sentinel,), daemon=True).start()


def _exit_with(parent: int) -> None:
    wait([parent])
    os._exit(1)
