"""Parallel jobs: run once, cancelled quickly, and never without their parent process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tricorne.arena import process_pool

ORPHANS = """
import os, sys, time
from tricorne.arena import process_pool
def work(number):
    open(f"{number}.pid", "w").write(str(os.getpid()))
    while True:
        time.sleep(0.05)
        process_pool.check_cancelled()
if __name__ == "__main__":
    for _ in process_pool.run_jobs(work, [1, 2], 2):
        pass
"""


MANY = """
import time
from tricorne.arena import process_pool
def work(number):
    time.sleep(0.05)
    open(f"{number}.done", "w").close()
if __name__ == "__main__":
    for _ in process_pool.run_jobs(work, range(200), 2):
        break
"""


SLOW = """
import time
from pathlib import Path
from tricorne.arena import process_pool
def work(number):
    open(f"{number}.done", "w").close()
if __name__ == "__main__":
    for _ in process_pool.run_in_order(work, range(200), 2):
        time.sleep(2)
        Path("begun").write_text(str(len(list(Path().glob("*.done")))))
        break
"""


def wait_and_square(number: int) -> int:
    time.sleep(0.05 * (number % 3 == 0))
    return number * number


def square(number: int) -> int:
    return number * number


def leave(number: int) -> int:
    os._exit(3)


def test_every_job_is_returned_with_its_result() -> None:
    for count in (1, 2):
        assert sorted(process_pool.run_jobs(square, range(5), count)) == [(n, n * n) for n in range(5)]


def test_results_come_in_order_if_wanted() -> None:
    for count in (1, 2):
        done = list(process_pool.run_in_order(wait_and_square, range(20), count))
        assert done == [(n, n * n) for n in range(20)]


def test_jobs_wait_until_results_are_taken(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW, "utf-8")
    subprocess.run([sys.executable, "slow.py"], cwd=tmp_path, check=True, timeout=120)
    begun = int((tmp_path / "begun").read_text("utf-8"))
    assert 0 < begun <= process_pool.JOBS_AHEAD * 2 + 1


def test_a_lost_worker_is_an_error() -> None:
    for run in (process_pool.run_jobs, process_pool.run_in_order):
        with pytest.raises(process_pool.WorkerLost, match="error-worker-lost"):
            list(run(leave, range(2), 2))


def test_jobs_are_cancelled_when_no_result_is_needed(tmp_path: Path) -> None:
    (tmp_path / "many.py").write_text(MANY, "utf-8")
    subprocess.run([sys.executable, "many.py"], cwd=tmp_path, check=True, timeout=120)
    assert len(list(tmp_path.glob("*.done"))) < 20


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_workers_do_not_outlive_their_parent(tmp_path: Path, how: signal.Signals) -> None:
    (tmp_path / "orphans.py").write_text(ORPHANS, "utf-8")
    parent = subprocess.Popen([sys.executable, "orphans.py"], cwd=tmp_path, stderr=subprocess.DEVNULL)
    try:
        children = [_wait_and_read(tmp_path / f"{number}.pid") for number in (1, 2)]
        parent.send_signal(how)
        parent.wait(timeout=30)
    finally:
        parent.kill()
    _wait_until(lambda: not any(_is_running(child) for child in children))


def _wait_and_read(path: Path) -> int:
    _wait_until(lambda: path.exists() and path.read_text("utf-8") != "")
    return int(path.read_text("utf-8"))


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _wait_until(true: object) -> None:
    assert callable(true)
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)
