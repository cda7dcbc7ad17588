"""Telling what a game says: its events, reasons and results, with people's names in them."""

from __future__ import annotations

from collections.abc import Sequence

from tricorne.errors import Argument, Message, TricorneError
from tricorne.games.events import Event
from tricorne.games.game import Game, Result
from tricorne.i18n.catalogue import Translations
from tricorne.i18n.explain import explain
from tricorne.i18n.seat_numbers import SEATS


class Narrator:
    """Speaks of one game, played by these people."""

    def __init__(self, translations: Translations, game: Game, names: Sequence[str]) -> None:
        self.translations = translations
        self.game = game
        self.names = tuple(names)

    def name(self, seat: int) -> str:
        """Return what a seat is called."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.translations.say("table-seat", seat=seat)

    def say(self, message: Message) -> str:
        """Put a game's message into words: seats are called by their names."""
        return self.translations.say(Message(message.key, self._named(message)))

    def _named(self, message: Message) -> dict[str, Argument]:
        return {
            name: self.name(value) if name in SEATS and isinstance(value, int) else value
            for name, value in message.arguments.items()
        }

    def event(self, event: Event) -> str:
        """Tell an event as it was seen."""
        return self.say(event_message(self.game, event))

    def result(self, result: Result) -> str:
        """Tell how the game ended."""
        winners = ", ".join(self.name(seat) for seat in result.winners)
        reason = self.translations.say(f"{self.game.name}-result-{result.reason.replace('_', '-')}")
        return self.translations.say(
            "table-result", reason=reason, winners=winners, count=len(result.winners)
        )

    def points(self, result: Result) -> list[str]:
        """Tell the points of every seat, the winners first, then those who have most."""
        points = result.points
        order = sorted(range(len(points)), key=lambda seat: (seat not in result.winners, -points[seat]))
        return [
            self.translations.say("table-points", seat=self.name(seat), points=points[seat]) for seat in order
        ]

    def error(self, error: TricorneError) -> str:
        """Explain an error."""
        return explain(self.translations, error, self.say)


def event_message(game: Game, event: Event) -> Message:
    """Return the sentence for an event; one whose secret was not seen has a sentence of its own."""
    message = game.message(event)
    names = game.happenings[event.name.upper()].names
    if any(name not in event.values for name in names):
        return Message(f"{message.key}-hidden", message.arguments)
    return message
