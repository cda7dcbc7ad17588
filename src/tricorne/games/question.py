"""Questions: what a seat can be asked, each declared once together with its rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from tricorne.games.dispatch import check_declared, dispatch

Rule = Callable[..., Any]


@dataclass(frozen=True)
class Question:
    """One question and the three rules that belong to it."""

    ask: IntEnum
    """Its member of the game's `Ask`."""
    legal: Rule
    """Write the legal actions into a buffer: `(box, game, seat, found)` returns how many."""
    why_not: Rule
    """Return why an action is no answer: `(box, game, seat, action)` returns a `Reason`."""
    answer: Rule
    """Carry out an answer: `(box, game, seat, action, events)`."""
    about: tuple[str, ...] = ()
    """What a view shows of the position while this is asked."""


class Questions:
    """The questions of a game, and the dispatch tables made from them."""

    def __init__(self, asks: type[IntEnum], *questions: Question) -> None:
        """Check that every member of `asks` but 0, which asks nothing, is declared once and in order."""
        nothing = (asks(0),)
        check_declared(asks, [question.ask for question in questions], nothing)
        self._of = {question.ask: question for question in questions}
        self.legal = dispatch(asks, {ask: question.legal for ask, question in self._of.items()}, nothing)
        self.why_not = dispatch(asks, {ask: question.why_not for ask, question in self._of.items()}, nothing)
        self.answer = dispatch(asks, {ask: question.answer for ask, question in self._of.items()}, nothing)

    def about(self, ask: int) -> tuple[str, ...]:
        """Return what a view shows while something is asked; nothing for 0."""
        question = self._of.get(ask)  # type: ignore[call-overload]
        return question.about if question else ()
