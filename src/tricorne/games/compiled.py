"""How the rules become machine code.

Rules are plain Python functions. `rule` marks one that other rules call,
`entry` one that Python calls: only entries are kept in the cache on disk, and
each holds all the rules it needs (see `kernels`). With `NUMBA_DISABLE_JIT=1` both leave the
function as it is, for debugging and coverage.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable, Collection, Mapping
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core.caching import FunctionCache

Function = TypeVar("Function", bound=Callable[..., Any])

# Numba describes neither its settings nor all options of its compiler to type checkers.
config: Any = numba.config
njit: Any = numba.njit

KEPT_CACHES = 3


def _fingerprint(game: str, *more: Path) -> str:
    """Tell apart what must not share machine code; `more` are packages of rules beside the game's own.

    Numba's own cache looks at one function's file; a change in a rule that it
    calls, in another file, would go unnoticed.
    """
    digest = hashlib.sha256()
    digest.update(f"{numba.__version__} {llvmlite.__version__} {np.__version__}".encode())
    here = Path(__file__).parent
    sources = [*here.glob("*.py"), *here.joinpath(game).rglob("*.py")]
    for package in more:
        sources += package.glob("*.py")
    for source in sorted(sources):
        digest.update(source.relative_to(here.parent).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_directory(game: str, *more: Path) -> Path | None:
    """Return the directory for a game's machine code, or None if none can be written.

    What is made from further packages has a directory of its own: a change in
    them leaves the machine code of the game alone.
    """
    home = Path(os.environ.get("TRICORNE_CACHE", platformdirs.user_cache_dir("tricorne", "tricorne")))
    shelf = "-".join([game, *(package.parent.name for package in more[:1])])
    directory = home / "compiled" / shelf / _fingerprint(game, *more)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        os.utime(directory)
    except OSError:
        return None
    if not os.access(directory, os.W_OK):
        return None
    caches = sorted(directory.parent.iterdir(), key=lambda path: path.stat().st_mtime)
    for old in caches[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)
    return directory


def cold(game: str, *more: Path) -> bool:
    """Whether the rules of a game, or what is made from them, have to be compiled first."""
    directory = cache_directory(game, *more)
    return compiles() and (directory is None or not any(directory.rglob("*.nbc")))


def compiles() -> bool:
    """Whether rules are compiled at all, or run as plain Python."""
    return not config.DISABLE_JIT


_names: set[tuple[str, str]] = set()


def _name_once(function: Callable[..., Any]) -> None:
    """See to it that no two functions share a name.

    Machine code is found by name. What several processes have compiled and
    kept meets in the next one, where two different functions of one name would
    be mistaken for each other.
    """
    name = function.__module__, function.__qualname__
    assert name not in _names, f"there is a rule {'.'.join(name)} already"
    _names.add(name)


def made_from(*parts: Any) -> Callable[[Function], Function]:
    """Name a function that is made inside another one after the rules that it is made from."""

    def rename(function: Function) -> Function:
        names = " ".join(f"{part.__module__}.{part.__qualname__}" for part in parts)
        function.__qualname__ = f"{function.__name__}_{hashlib.sha256(names.encode()).hexdigest()[:16]}"
        return function

    return rename


def rule(function: Function) -> Function:
    """Mark a function that other rules call.

    Rules make no arrays, they write into those they are given: so no references
    need counting (`_nrt`), which makes them a fifth faster.
    """
    _name_once(function)
    return cast(
        Function, njit(nogil=True, _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    )


def inlined(function: Function) -> Function:
    """Mark a very small function that is copied into the rules that use it.

    That spares compiling it anew for every mixture of integer types.
    """
    return cast(Function, njit(nogil=True, inline="always")(function))


class _GameCache(FunctionCache):
    """A cache that knows a function by its name.

    The directory stands for all that went into the machine code. Numba's own
    key would hold the rules that a function refers to, and these look different
    in every process.
    """

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        return signature, codegen.magic_tuple(), self._py_func.__qualname__


game_cache: Any = _GameCache


def entry(game: str, *more: Path) -> Callable[[Function], Function]:
    """Mark a function of a game that Python calls; `more` are further packages that it is made from."""

    def mark(function: Function) -> Function:
        function.__qualname__ = f"{game}.{function.__name__}"
        _name_once(function)
        compiled = njit(nogil=True)(function)
        directory = cache_directory(game, *more)
        if directory is not None and compiles():
            config.CACHE_DIR = str(directory)
            compiled._cache = game_cache(function)  # noqa: SLF001 (Numba has no public way in)
        return cast(Function, compiled)

    return mark


@inlined
def whole(number: int) -> int:
    """Make a plain 64-bit number of a record's small one.

    Rules that always get the same types are compiled once.
    """
    return np.int64(number)  # type: ignore[return-value]


def dispatch(
    kinds: type[IntEnum], handlers: Mapping[Any, Callable[..., Any]], besides: Collection[IntEnum] = ()
) -> Callable[..., Any]:
    """Make one rule of several: it takes a member of an enum first, and calls the handler of that member.

    Every member has a handler, but for those in `besides`, which come first in
    the enum. A mismatch fails when the module is imported; a number without a
    handler fails when the rule is called.
    """
    wanted = [kind for kind in kinds if kind not in besides]
    assert [*handlers] == wanted, f"{kinds.__name__}: handlers of {[*handlers]}, wanted {wanted}"
    first = int(wanted[0])
    assert [int(kind) for kind in wanted] == [*range(first, first + len(wanted))], (
        f"{kinds.__name__} has gaps"
    )
    return numbered(first, *handlers.values())


def numbered(first: int, *handlers: Callable[..., Any]) -> Callable[..., Any]:
    """Make one rule of several, whose numbers rise from `first`.

    Handlers are compared with one by one, in groups of eight, which compiles to
    jumps and runs on a GPU as well, where there are no pointers to functions.
    """
    assert len(handlers) <= 32, "there is room for 32 handlers"
    count = len(handlers)
    groups = [_eight(*handlers[start : start + 8]) for start in range(0, count, 8)]
    g0, g1, g2, g3 = (*groups, *[groups[-1]] * (4 - len(groups)))

    @rule
    @made_from(*handlers)
    def choose(kind: int, *arguments: Any) -> Any:
        number = kind - first
        if number < 0 or number >= count:
            raise IndexError("no handler has this number")
        if number < 8:
            return g0(number, *arguments)
        if number < 16:
            return g1(number - 8, *arguments)
        if number < 24:
            return g2(number - 16, *arguments)
        return g3(number - 24, *arguments)

    return choose


def _eight(*handlers: Callable[..., Any]) -> Callable[..., Any]:
    """Make one rule of up to eight."""
    h0, h1, h2, h3, h4, h5, h6, h7 = (*handlers, *[handlers[-1]] * (8 - len(handlers)))

    @rule
    @made_from(*handlers)
    def choose_one(number: int, *arguments: Any) -> Any:
        if number == 0:
            return h0(*arguments)
        if number == 1:
            return h1(*arguments)
        if number == 2:
            return h2(*arguments)
        if number == 3:
            return h3(*arguments)
        if number == 4:
            return h4(*arguments)
        if number == 5:
            return h5(*arguments)
        if number == 6:
            return h6(*arguments)
        return h7(*arguments)

    return choose_one


def flow(take_step: Callable[..., Any]) -> Callable[..., Any]:
    """Make the rule by which a game runs on by itself, from the rule that takes its steps.

    Every state says in `step` what happens next, in `ask` whether somebody is
    asked (0: nobody), and in `over` whether the game has ended (0: it runs).
    """

    @rule
    @made_from(take_step)
    def proceed(box: Any, game: Any, events: Any) -> None:
        while game.ask == 0 and game.over == 0:
            take_step(whole(game.step), box, game, events)

    return proceed
