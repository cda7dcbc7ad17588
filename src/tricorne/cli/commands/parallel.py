"""Runs jobs on all cores with a progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tricorne.arena import process_pool
from tricorne.arena.process_pool import Job, JobResult, check_cancelled, chunks, cores
from tricorne.cli.terminal import Terminal


def spread(
    terminal: Terminal,
    text: str,
    work: Callable[[Job], JobResult],
    jobs: Sequence[Job],
    weight: Callable[[Job], int],
) -> Iterator[JobResult]:
    """Run all jobs, and yield their results as they come; a job counts `weight` steps of progress."""
    with terminal.progress(text, sum(weight(job) for job in jobs)) as progress:
        for job, done in process_pool.run_jobs(work, jobs, cores()):
            yield done
            progress.advance(progress.task_ids[0], weight(job))


__all__ = ["check_cancelled", "chunks", "cores", "spread"]
