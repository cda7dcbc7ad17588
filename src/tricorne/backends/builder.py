"""Builds the modules that are shipped, and machine code for this machine.

    python -m tricorne.backends.builder liberte libertalia

writes the WebAssembly modules and their manifests into the package. They are the same, byte for byte,
wherever they are built with the locked versions of Python and the tools.
"""

from __future__ import annotations

import os
import subprocess
import sys

from tricorne.backends.module_file import MODULES, manifest_path, module_path

# What Numba does must depend on nothing but the sources: not on the processor, and not on the order of sets.
ENVIRONMENT = {
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "PYTHONHASHSEED": "0",
}


def build(kind: str, game: str) -> bytes:
    """Build a game's `wasm` module, its `manifest`, or a `native` object file, in a child process."""
    command = [sys.executable, "-m", "tricorne.backends.build", kind, game]
    environment = {**os.environ, **ENVIRONMENT}
    done = subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE)  # noqa: S603 (our own command)
    return done.stdout


def write_module(game: str) -> None:
    """Build a game's module and its manifest, and write them into the package."""
    MODULES.mkdir(exist_ok=True)
    module_path(game).write_bytes(build("wasm", game))
    manifest_path(game).write_bytes(build("manifest", game))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_module(name)
