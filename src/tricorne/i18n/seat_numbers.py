"""How seats are counted: people count them from 1, programs from 0.

Notation, records, traces and the API are for programs. Messages carry seats as
programs count them; they are counted for people when a message is put into words,
here and nowhere else. Only messages about a record keep its notation, so that they
name what stands in its lines.
"""

from __future__ import annotations

from tricorne.errors import Argument, Message

# The arguments that hold the number of a seat, in the messages of every game and of the server.
SEATS = ("seat", "owner", "victim", "target", "other", "receiver", "giver")
# The number of the last seat there is.
LAST = "last"
OF_RECORDS = "record-"


def for_people(seat: int) -> int:
    """Return the number that people know a seat by."""
    return seat + 1


def for_programs(number: int) -> int:
    """Return the seat that people know by a number."""
    return number - 1


def counted(message: Message) -> dict[str, Argument]:
    """Return the arguments of a message with its seats counted for people."""
    if message.key.startswith(OF_RECORDS):
        return dict(message.arguments)
    return {
        name: for_people(value) if name in (*SEATS, LAST) and isinstance(value, int) else value
        for name, value in message.arguments.items()
    }
