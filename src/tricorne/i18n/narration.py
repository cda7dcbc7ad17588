"""Describes the events, reasons and results of a game, with the names of its players."""

from __future__ import annotations

from collections.abc import Sequence

from tricorne.errors import Argument, Message, TricorneError
from tricorne.games.events import Event
from tricorne.games.game import Game, Result
from tricorne.i18n.catalogue import Translations
from tricorne.i18n.explain import explain
from tricorne.i18n.seat_numbers import SEATS


class Narrator:
    """Describes one game, with the names of its players by seat."""

    def __init__(self, translations: Translations, game: Game, names: Sequence[str]) -> None:
        self.translations = translations
        self.game = game
        self.names = tuple(names)

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.translations.say("table-seat", seat=seat)

    def say(self, message: Message) -> str:
        """Format a message of the game; seats become names."""
        return self.translations.say(Message(message.key, self._with_names(message)))

    def _with_names(self, message: Message) -> dict[str, Argument]:
        return {
            name: self.name(value) if name in SEATS and isinstance(value, int) else value
            for name, value in message.arguments.items()
        }

    def event(self, event: Event) -> str:
        """Describe an event, as far as it was seen."""
        return self.say(event_message(self.game, event))

    def result(self, result: Result) -> str:
        """Describe the result of the game."""
        winners = self.translations.listed(self.name(seat) for seat in result.winners)
        reason = self.translations.say(f"{self.game.name}-result-{result.reason.replace('_', '-')}")
        return self.translations.say(
            "table-result", reason=reason, winners=winners, count=len(result.winners)
        )

    def points(self, result: Result) -> list[str]:
        """List the points of all seats, winners first, then by points."""
        points = result.points
        order = sorted(range(len(points)), key=lambda seat: (seat not in result.winners, -points[seat]))
        return [
            self.translations.say("table-points", seat=self.name(seat), points=points[seat]) for seat in order
        ]

    def error(self, error: TricorneError) -> str:
        """Format an error."""
        return explain(self.translations, error, self.say)


def event_message(game: Game, event: Event) -> Message:
    """Return the message of an event; an event with hidden values has a message of its own.

    The argument `self` says whether a seat acted on itself.
    """
    message = game.message(event)
    if "owner" in event.values:
        own = event.values["owner"] == event.values["seat"]
        message = Message(message.key, {**message.arguments, "self": "yes" if own else "no"})
    names = game.event_kinds[event.name.upper()].names
    if any(name not in event.values for name in names):
        return Message(f"{message.key}-hidden", message.arguments)
    return message
