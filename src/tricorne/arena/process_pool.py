"""Work in pieces on all cores of this machine."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from typing import TypeVar

from tricorne.errors import TricorneError

Job = TypeVar("Job")
Done = TypeVar("Done")

# In a worker: set when its parent wants no more of it.
_stop: Event | None = None


class WorkerLost(TricorneError):
    """A process that played ended before its time."""


class Stopped(Exception):
    """Nobody waits for this work any more."""


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pieces(total: int, size: int) -> list[range]:
    """Cut the numbers from 1 to `total` into pieces."""
    return [range(first, min(first + size, total + 1)) for first in range(1, total + 1, size)]


def spread(work: Callable[[Job], Done], jobs: Sequence[Job], workers: int) -> Iterator[tuple[Job, Done]]:
    """Do all jobs, and return each with what came of it as it is done.

    The work between the kernels is Python's, so processes carry it, not threads.
    A single job is done here: starting a process takes longer.
    """
    workers = min(workers, len(jobs))
    if workers <= 1:
        for job in jobs:
            yield job, work(job)
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _serve_the_parent, (stop,)) as pool:
        try:
            waiting = {pool.submit(work, job): job for job in jobs}
            for done in as_completed(waiting):
                yield waiting.pop(done), done.result()
        except BrokenProcessPool as error:
            raise WorkerLost("error-worker-lost") from error
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def check_stop() -> None:
    """Give up long work if nobody waits for it any more."""
    if _stop is not None and _stop.is_set():
        raise Stopped


def _serve_the_parent(stop: Event) -> None:
    """Leave interrupts to the parent, stop when it says so, and do not outlive it."""
    global _stop  # noqa: PLW0603 - the one thing that a worker process has to know everywhere
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()


def _leave_with(parent: int) -> None:
    wait([parent])
    os._exit(1)
