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
    *,
    in_order: bool = False,
) -> Iterator[JobResult]:
    """Run all jobs, and yield their results as they come, or in order; a job counts `weight` steps."""
    run = process_pool.run_in_order if in_order else process_pool.run_jobs
    with terminal.progress(text, sum(weight(job) for job in jobs)) as progress:
        for job, done in run(work, jobs, cores()):
            yield done
            progress.advance(progress.task_ids[0], weight(job))


__all__ = ["check_cancelled", "chunks", "cores", "spread"]
