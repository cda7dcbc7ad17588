"""Actions: one fixed space of integers for each game, and their text.

An action's text is a verb and its operands (`remove 8 2`); it never depends on
the position, so it prints and parses to the same thing anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tricorne.backends.rule import inlined
from tricorne.errors import BadAction


@inlined
def operand(action: int, base: int, limit: int) -> int:
    """Return the number, from 1 to a limit, that an action adds to its base; 0 if it has another verb."""
    return action - base if base < action <= base + limit else 0


@dataclass(frozen=True)
class Verb:
    """A kind of action, and what its operands may be."""

    name: str
    operands: tuple[Sequence[int | str], ...] = ()


class ActionSpace:
    """All actions of a game, numbered from 0."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._first: dict[str, int] = {}
        self._texts: list[str] = []
        for verb in verbs:
            self._first[verb.name] = len(self._texts)
            self._texts += self._written(verb.name, verb.operands)
        self._numbers = {text: number for number, text in enumerate(self._texts)}

    @classmethod
    def _written(cls, start: str, operands: tuple[Sequence[int | str], ...]) -> list[str]:
        if not operands:
            return [start]
        return [text for value in operands[0] for text in cls._written(f"{start} {value}", operands[1:])]

    def __len__(self) -> int:
        return len(self._texts)

    def first(self, verb: str) -> int:
        """Return the number of a verb's first action."""
        return self._first[verb]

    def text(self, action: int) -> str:
        """Write an action."""
        return self._texts[action]

    def parse(self, text: str) -> int:
        """Parse an action, ignoring case and extra white space."""
        words = text.split()
        action = self._numbers.get(" ".join(words).lower())
        if action is not None:
            return action
        if not words:
            raise BadAction("error-action-empty", verbs=self._forms())
        for verb in self.verbs:
            if verb.name == words[0].lower():
                raise BadAction("error-action-operands", text=text.strip(), form=self._form(verb))
        raise BadAction("error-action-unknown", text=text.strip(), verbs=self._forms())

    def _forms(self) -> str:
        return ", ".join(dict.fromkeys(verb.name for verb in self.verbs))

    @staticmethod
    def _form(verb: Verb) -> str:
        return " ".join([verb.name, *(f"[{operand[0]}…{operand[-1]}]" for operand in verb.operands)])
