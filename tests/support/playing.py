"""Plays a game in a test: acts, lists legal actions, and asks why others are illegal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from tricorne.games.events import Event
from tricorne.games.game import Game, Result, State, texts

Rules = TypeVar("Rules", bound=Game)


class Playing(ABC, Generic[Rules]):
    """A game that is being played, with names where the engine has numbers."""

    game: Rules
    state: State
    events: list[Event]

    @abstractmethod
    def text(self, seat: int, written: str) -> str:
        """Write an action as the engine does."""

    def act(self, seat: int, *actions: str) -> list[Event]:
        """Apply the actions of a seat one after another; return the events."""
        self.events = []
        for written in actions:
            action = self.game.actions.parse(self.text(seat, written))
            self.events += self.game.apply(self.state, seat, action)
            self.game.check(self.state)
        return self.events

    def told(self, name: str, **values: Any) -> list[dict[str, Any]]:
        """Return the values of the last events with a name and the given values."""
        return [
            event.values
            for event in self.events
            if event.name == name and values.items() <= event.values.items()
        ]

    def offers(self, seat: int, *actions: str) -> bool:
        """Whether exactly these actions are legal for a seat."""
        return self.legal(seat) == sorted(self.text(seat, written) for written in actions)

    def legal(self, seat: int) -> list[str]:
        """Return the legal actions of a seat as sorted text."""
        return texts(self.game, self.game.legal(self.state, seat))

    def refusal(self, seat: int, written: str) -> str | None:
        """Return why an action is illegal, as the end of the reason's key; None if it is legal."""
        reason = self.game.why_not(self.state, seat, self.game.actions.parse(self.text(seat, written)))
        return None if reason is None else reason.key.removeprefix(f"{self.game.name}-reason-")

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(int(self.state.players))

    @property
    def asked(self) -> tuple[int, str] | None:
        """The first seat that is asked, and its question; None when the game is over."""
        waiting = self.game.waiting(self.state)
        return (waiting[0], self.game.ask(self.state)) if waiting else None

    @property
    def about(self) -> dict[str, Any]:
        """What the decision is about."""
        return self.game.about(self.state)

    @property
    def result(self) -> Result | None:
        """The result of the game."""
        return self.game.result(self.state)
