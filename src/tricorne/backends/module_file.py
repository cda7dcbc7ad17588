"""The WebAssembly modules that are shipped, and whether they are up to date."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
MODULES = Path(__file__).parent / "modules"

# What the kernels of a game are made from.
SOURCES = (
    "backends/rule.py",
    "backends/kernel.py",
    "backends/slots.py",
    "backends/builder.py",
    "backends/compilation.py",
    "backends/build.py",
    "backends/machine.py",
    "games/*.py",
    "games/{game}/*.py",
    "bots/kernels/*.py",
    "bots/ismcts/*.py",
    "bots/heuristics/{game}/*.py",
)


class StaleModule(RuntimeError):
    """A module was built from other rules than the installed ones."""

    def __init__(self, game: str) -> None:
        super().__init__(
            f"The rules of {game} have changed since {module_path(game).name} was built. Run `make modules` "
            "to build it again, or set TRICORNE_BACKEND=interpreted to try the rules without building."
        )


def module_path(game: str) -> Path:
    """Return the path of a game's module."""
    return MODULES / f"{game}.wasm"


def manifest_path(game: str) -> Path:
    """Return the path of the manifest, which describes a module's records and kernels."""
    return MODULES / f"{game}.json"


@cache
def source_hash(game: str) -> str:
    """Hash all sources that a game's kernels are made from."""
    digest = hashlib.sha256()
    for pattern in SOURCES:
        for source in sorted(PACKAGE.glob(pattern.format(game=game))):
            digest.update(source.relative_to(PACKAGE).as_posix().encode())
            digest.update(source.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()
