"""Dispatch tables: rules that call one of many others, by a number."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from typing import Any

from tricorne.backends.rule import rule, widen


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
    def proceed(box: Any, game: Any, events: Any) -> None:
        while game.ask == 0 and game.over == 0:
            take_step(widen(game.step), box, game, events)

    return proceed
