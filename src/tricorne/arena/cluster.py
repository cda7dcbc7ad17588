"""The games of a tournament on a Ray cluster: the same jobs, run by other machines."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Sequence
from typing import Any

from tricorne.arena.jobs import Job, run
from tricorne.arena.outcome import Outcome
from tricorne.errors import BadOption

LOCAL = "local"
# Enough to keep every core busy, and little to wait for when the run is cancelled.
JOBS_PER_CORE = 2
# A job whose machine is lost is run again elsewhere; the games are the same.
MAX_RETRIES = 3


def run_on_cluster(address: str, cores: int, jobs: Sequence[Job]) -> Iterator[Outcome]:
    """Run jobs on the cluster at an address; `local` starts one on this machine with so many cores."""
    ray = _import_ray()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    target: dict[str, Any] = {"num_cpus": cores} if address == LOCAL else {"address": address}
    try:
        ray.init(**target, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadOption("error-arena-cluster-none", address=address, problem=str(error)) from error
    try:
        remote = ray.remote(max_retries=MAX_RETRIES)(run)
        most = JOBS_PER_CORE * int(ray.cluster_resources()["CPU"])
        queued: list[Job] = list(reversed(jobs))
        running: list[Any] = []
        while queued or running:
            while queued and len(running) < most:
                running.append(remote.remote(queued.pop()))
            done, running = ray.wait(running)
            for outcomes in ray.get(done):
                yield from outcomes
    finally:
        ray.shutdown()


def _import_ray() -> Any:
    try:
        import ray  # noqa: PLC0415 - large, and few need it
    except ImportError as error:
        raise BadOption("error-arena-cluster") from error
    return ray
