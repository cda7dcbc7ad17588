"""What the rules of a game become when they are compiled, built once for all tests.

    python -m tests.support.compiled liberte

builds the WebAssembly module and the machine code of a game from a single translation, which takes most of
the time, and keeps both in the cache. `make test` does so before the tests.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from importlib.metadata import version
from typing import NamedTuple

from tricorne.backends import native
from tricorne.backends.builder import ENVIRONMENT
from tricorne.backends.cache import cached_file


class Compiled(NamedTuple):
    """What a game was compiled to."""

    wasm: bytes
    native: bytes


BUILD = """
import pickle, sys
from tricorne.backends import build
kernels = build.kernels_of(sys.argv[1])
translated = build.translate(kernels)
build.translate = lambda _: translated
pickle.dump((build.build_wasm(kernels), build.build_native(kernels)), sys.stdout.buffer)
"""


def compiled(game: str) -> Compiled:
    """Return what a game's sources are compiled to, from the cache if they were before."""
    key = f"{native._cache_key(game)}-{version('ziglang')}"
    made = Compiled(*pickle.loads(cached_file(f"{game}-compiled", key, lambda: _compile(game))))  # noqa: S301
    # It is needed wherever machine code runs.
    cached_file(f"{game}-native", native._cache_key(game), lambda: made.native)
    return made


def _compile(game: str) -> bytes:
    command = [sys.executable, "-c", BUILD, game]
    environment = {**os.environ, **ENVIRONMENT}
    return subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE).stdout


if __name__ == "__main__":
    for name in sys.argv[1:]:
        compiled(name)
