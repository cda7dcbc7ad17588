"""How the rules become machine code.

Rules are plain Python functions. `rule` marks one that other rules call,
`entry` an entry point that Python calls: only entry points are cached on disk,
each with all the rules it needs (see `kernels`). With `NUMBA_DISABLE_JIT=1` both
leave the function as it is, for debugging and coverage.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator

Function = TypeVar("Function", bound=Callable[..., Any])

# Numba has no type annotations for its settings and some compiler options.
config: Any = numba.config
njit: Any = numba.njit

KEPT_CACHES = 3


def _fingerprint(game: str, *more: Path) -> str:
    """Hash all sources that the machine code is made from; `more` are packages beside the game's own.

    Numba's own cache checks only the file of the function itself and would
    miss a change in a rule that it calls from another file.
    """
    digest = hashlib.sha256()
    digest.update(f"{numba.__version__} {llvmlite.__version__} {np.__version__}".encode())
    games = Path(__file__).parent
    sources = [*games.glob("*.py"), *games.joinpath(game).rglob("*.py")]
    for package in more:
        sources += package.glob("*.py")
    for source in sorted(sources):
        digest.update(source.relative_to(games.parent).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_directory(game: str, *more: Path) -> Path | None:
    """Return the cache directory for a game's machine code, or None if it cannot be written.

    Code made from further packages has a directory of its own, so a change
    there does not invalidate the game's own machine code.
    """
    root = Path(os.environ.get("TRICORNE_CACHE", platformdirs.user_cache_dir("tricorne", "tricorne")))
    name = "-".join([game, *(package.parent.name for package in more[:1])])
    directory = root / "compiled" / name / _fingerprint(game, *more)
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
    """Whether the cache is cold: the rules must be compiled before they can run."""
    directory = cache_directory(game, *more)
    return compiles() and (directory is None or not any(directory.rglob("*.nbc")))


def compiles() -> bool:
    """Whether rules are compiled, not run as plain Python."""
    return not config.DISABLE_JIT


_names: set[tuple[str, str]] = set()


def _name_once(function: Callable[..., Any]) -> None:
    """Fail if two functions share a name.

    Cached machine code is linked by name, even when different processes have
    compiled it, so two functions of one name would be mixed up.
    """
    name = function.__module__, function.__qualname__
    assert name not in _names, f"there is a rule {'.'.join(name)} already"
    _names.add(name)


def made_from(*parts: Any) -> Callable[[Function], Function]:
    """Rename an inner function after the rules it is made from, so that its name is unique."""

    def rename(function: Function) -> Function:
        names = " ".join(f"{part.__module__}.{part.__qualname__}" for part in parts)
        function.__qualname__ = f"{function.__name__}_{hashlib.sha256(names.encode()).hexdigest()[:16]}"
        return function

    return rename


def rule(function: Function) -> Function:
    """Mark a function that other rules call.

    Rules make no arrays but write into those they are given, so reference
    counting can be off (`_nrt`): that makes them a fifth faster.
    """
    _name_once(function)
    return cast(
        Function, njit(nogil=True, _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    )


def inlined(function: Function) -> Function:
    """Mark a very small function that is inlined into the rules that call it.

    It need not be compiled for every combination of integer types.
    """
    return cast(Function, njit(nogil=True, inline="always")(function))


class _GameCacheLocator(UserProvidedCacheLocator):
    """Finds machine code by what it was made from, wherever the sources are and whenever they were written.

    So a second checkout of the same version, or a new installation, compiles nothing.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, _py_file: str) -> str:
        return ""

    def get_source_stamp(self) -> str:
        return ""


class _GameCacheImpl(CompileResultCacheImpl):
    _locator_classes = [_GameCacheLocator]  # noqa: RUF012 (Numba declares it so)


class _GameCache(FunctionCache):
    """A cache whose key is the function's name.

    The directory already identifies everything that went into the machine code.
    Numba's own key includes the rules that a function refers to, which hash
    differently in every process.
    """

    _impl_class = _GameCacheImpl

    def _index_key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        return signature, codegen.magic_tuple(), self._py_func.__qualname__


game_cache: Any = _GameCache


def entry(game: str, *more: Path) -> Callable[[Function], Function]:
    """Mark an entry point of a game; `more` are further packages that it is made from."""

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
def widen(number: int) -> int:
    """Convert a record's small integer to 64 bits.

    A rule that always gets the same types is compiled once.
    """
    return np.int64(number)  # type: ignore[return-value]


def check_declared(
    kinds: type[IntEnum], declared: Sequence[IntEnum], besides: Collection[IntEnum] = ()
) -> None:
    """Raise `TypeError` unless each member of an enum is declared once, in the enum's order.

    Members in `besides` need no declaration; they come first in the enum.
    """
    wanted = [kind for kind in kinds if kind not in besides]
    for kind in dict.fromkeys([*wanted, *declared]):
        times, right = declared.count(kind), wanted.count(kind)
        if times != right:
            raise TypeError(f"{kinds.__name__}.{kind.name} is declared {times} times instead of {right}")
    for kind, place in zip(declared, wanted, strict=True):
        if kind is not place:
            raise TypeError(f"{kinds.__name__}.{kind.name} is declared where {place.name} belongs")
    if wanted != [*range(wanted[0], wanted[0] + len(wanted))]:
        raise TypeError(f"the numbers of {kinds.__name__} have gaps")


def dispatch(
    kinds: type[IntEnum], handlers: Mapping[Any, Callable[..., Any]], besides: Collection[IntEnum] = ()
) -> Callable[..., Any]:
    """Make a dispatch table: a rule that takes a member of an enum first and calls its handler.

    A missing or misplaced handler fails when the module is imported, a number
    without a handler when the rule is called.
    """
    check_declared(kinds, [*handlers], besides)
    return numbered(int(min(handlers)), *handlers.values())


def lookup(kinds: type[IntEnum], values: Mapping[Any, float]) -> tuple[float, ...]:
    """Make a lookup table: one value for each member of an enum, to be indexed by its number."""
    check_declared(kinds, [*values])
    return tuple(values.values())


def numbered(first: int, *handlers: Callable[..., Any]) -> Callable[..., Any]:
    """Make a dispatch table of handlers whose numbers rise from `first`.

    The number is compared with each in turn, in groups of eight. That compiles to
    jumps, and also works on a GPU, which has no function pointers.
    """
    assert len(handlers) <= 32, "a dispatch table holds up to 32 handlers"
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
    """Make a dispatch table of up to eight handlers."""
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
    """Make the rule that runs a game on to the next question, from the rule that takes its steps.

    In every state `step` says what happens next, `ask` what is asked (0: nothing)
    and `over` how the game ended (0: it is running).
    """

    @rule
    @made_from(take_step)
    def proceed(box: Any, game: Any, events: Any) -> None:
        while game.ask == 0 and game.over == 0:
            take_step(widen(game.step), box, game, events)

    return proceed
