"""How the rules run: as WebAssembly, as machine code, or as plain Python.

* `rule`: marks the functions that are compiled; `kernel`: declares those that Python calls
* `wasm`, `native`, `interpreted`: the three backends behind one interface, `backend`
* `compilation`: from Python to LLVM's language; `machine`: from there to machine code
* `builder` and `build`: build the WebAssembly modules that are shipped (`module_file`)
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from tricorne.backends.backend import Backend, Workspace
from tricorne.backends.kernel import Kernel
from tricorne.errors import BadOption

DEFAULT = "wasm"
VARIABLE = "TRICORNE_BACKEND"

BACKENDS = {"wasm": "Wasm", "native": "Native", "interpreted": "Interpreted"}


def choose(name: str | None = None) -> str:
    """Return the name of a backend: as given, or as the environment variable `TRICORNE_BACKEND` says."""
    name = name or os.environ.get(VARIABLE) or DEFAULT
    if name not in BACKENDS:
        raise BadOption("error-backend-unknown", backend=name, right=", ".join(BACKENDS))
    return name


def choose_fastest(name: str | None = None) -> str:
    """Return the name of a backend for long work: unless one is given, machine code if it is installed."""
    if name or os.environ.get(VARIABLE) or not find_spec("numba"):
        return choose(name)
    return "native"


def open_backend(game: str, name: str | None = None) -> Backend:
    """Return a backend for a game (see `choose`)."""
    return _open(game, choose(name))


@cache
def open_guarded(game: str) -> Backend:
    """Return the backend for components that strangers wrote: WebAssembly with limits, whatever is chosen."""
    return import_module("tricorne.backends.wasm").Wasm(game, guarded=True)  # type: ignore[no-any-return]


@cache
def _open(game: str, name: str) -> Backend:
    # A module is imported when its backend is needed, since each brings a large library.
    try:
        kind: Callable[[str], Backend] = getattr(import_module(f"tricorne.backends.{name}"), BACKENDS[name])
    except ImportError as error:
        raise BadOption("error-backend-missing", backend=name, problem=str(error)) from error
    return kind(game)


__all__ = [
    "BACKENDS",
    "Backend",
    "Kernel",
    "Workspace",
    "choose",
    "choose_fastest",
    "open_backend",
    "open_guarded",
]
