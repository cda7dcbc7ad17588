"""The games of an arena on a Ray cluster: the same jobs, carried by other machines."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Sequence
from typing import Any

from tricorne.arena.jobs import Job, play
from tricorne.arena.outcome import Outcome
from tricorne.errors import BadOption

LOCAL = "local"
# Enough to keep every core busy, and little to wait for when somebody stops it all.
JOBS_A_CORE = 2
# A job whose machine is lost is played again elsewhere; the games are the same.
RETRIES = 3


def play_on_cluster(address: str, cores: int, wanted: Sequence[Job]) -> Iterator[Outcome]:
    """Play jobs on the cluster at an address; `local` starts one here with so many cores."""
    ray = _ray()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    where: dict[str, Any] = {"num_cpus": cores} if address == LOCAL else {"address": address}
    try:
        ray.init(**where, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadOption("error-arena-cluster-none", address=address, problem=str(error)) from error
    try:
        remote = ray.remote(max_retries=RETRIES)(play)
        most = JOBS_A_CORE * int(ray.cluster_resources()["CPU"])
        to_do: list[Job] = list(reversed(wanted))
        running: list[Any] = []
        while to_do or running:
            while to_do and len(running) < most:
                running.append(remote.remote(to_do.pop()))
            done, running = ray.wait(running)
            for outcomes in ray.get(done):
                yield from outcomes
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        import ray  # noqa: PLC0415 - large, and few need it
    except ImportError as error:
        raise BadOption("error-arena-cluster") from error
    return ray
