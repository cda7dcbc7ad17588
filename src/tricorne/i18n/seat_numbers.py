"""Seat numbers: people count seats from 1, programs from 0.

Notation, records, traces and the API are for programs. The arguments of messages count from 0;
they are converted when a message is formatted, and only here. Messages about a record are not
converted, so that they match its notation.
"""

from __future__ import annotations

from tricorne.errors import Argument, Message

# The arguments that are seats, in the messages of all games and of the server.
SEATS = ("seat", "owner", "victim", "target", "other", "receiver", "giver")
# The argument that is the last seat.
LAST = "last"
RECORD_PREFIX = "record-"


def for_people(seat: int) -> int:
    """Return the number of a seat, counted from 1."""
    return seat + 1


def for_programs(number: int) -> int:
    """Return the index of a seat from its number."""
    return number - 1


def arguments_for_people(message: Message) -> dict[str, Argument]:
    """Return the arguments of a message, with seats counted from 1."""
    if message.key.startswith(RECORD_PREFIX):
        return dict(message.arguments)
    return {
        name: for_people(value) if name in (*SEATS, LAST) and isinstance(value, int) else value
        for name, value in message.arguments.items()
    }
