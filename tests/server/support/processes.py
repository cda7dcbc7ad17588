"""Real servers for tests: `tricorne serve` as a process of its own, as a host would start it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

# However busy the machine is.
START_SECONDS = 600
STOP_SECONDS = 30
# For a server of many people who all come from this machine, and faster than people do.
UNLIMITED = tuple(
    word
    for name in ("requests", "connections", "guests", "moves", "tables", "imports", "links", "seats", "cards")
    for word in ("--set", f"limit_{name}=100000/second")
)


@dataclass(frozen=True)
class Serving:
    """A server that runs."""

    url: str
    database: str
    process: subprocess.Popen[str]
    log: Path

    def stop(self) -> int:
        """Ask it to stop, and return its exit code."""
        self.process.terminate()
        return self.process.wait(STOP_SECONDS)


def wait_until_ready(url: str) -> None:
    """Wait until a server is healthy."""
    until = time.monotonic() + START_SECONDS
    # On a busy machine the first look into the database may take too long for `/health`.
    while (answer := httpx.get(f"{url}/health", timeout=START_SECONDS)).status_code == 503:
        assert time.monotonic() < until, answer.text
        time.sleep(0.1)
    answer.raise_for_status()


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tricorne", *arguments]


@contextmanager
def serving(
    directory: Path,
    *arguments: str,
    database: str | None = None,
    descriptors: int | None = None,
) -> Iterator[Serving]:
    """Run a server at a free port, with a database of its own unless one is named.

    What it logs goes to a file in the directory.
    """
    log = directory / "server.log"
    few = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh"] if descriptors else []
    where = database or f"sqlite:///{directory / 'served.sqlite'}"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TRICORNE_")}
    environment |= {"TRICORNE_LANGUAGE": "en", "COLUMNS": "200"}
    if "TRICORNE_CACHE" in os.environ:
        environment["TRICORNE_CACHE"] = os.environ["TRICORNE_CACHE"]
    with log.open("w") as errors:
        process = subprocess.Popen(
            [*few, *command("serve", "--port", "0", "--database", where, *arguments)],
            cwd=directory,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    assert process.stdout is not None
    with process, process.stdout:
        try:
            said = process.stdout.readline()
            found = re.search(r"http://\S+", said)
            assert found, said + log.read_text()
            wait_until_ready(found[0])
            yield Serving(found[0], where, process, log)
        finally:
            if process.poll() is None:
                process.kill()
