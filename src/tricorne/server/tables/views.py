"""What a viewer may see of a table: everything that leaves a room passes through here.

A view is made of what is named here, never by taking things away. `seat` is the
seat that is looked from; None is a spectator's.
"""

from __future__ import annotations

import math
from datetime import datetime
from functools import cached_property
from typing import Any

from pydantic_core import to_json

from tricorne.games.events import Event
from tricorne.games.game import Game
from tricorne.i18n.narration import event_message
from tricorne.server.tables.log import PUBLIC, Entry, Kind
from tricorne.server.tables.table import Room

View = dict[str, Any]


def about_table(room: Room) -> View:
    """Tell what was settled when the table was made, and never changes while it runs."""
    setup = room.setup
    return {
        "id": setup.id,
        "title": setup.title,
        "game": setup.game.name,
        "rules": setup.rules,
        "components": setup.components,
        "players": setup.players,
        "options": setup.options,
        "kind": setup.kind,
        "public": setup.public,
        "rated": room.rated,
        "pace": setup.pace,
        "host": setup.host,
        "commitment": setup.commitment,
        "origin": setup.origin,
    }


class Look:
    """A room at one moment: what is the same for all who look then is made once."""

    def __init__(self, room: Room, ran: float) -> None:
        self.room = room
        self.ran = ran
        self._news: dict[tuple[int, int | None], bytes] = {}

    def news(self, after: int, seat: int | None) -> bytes:
        """Write the message that tells a seat what has changed after a line of the log."""
        if (after, seat) not in self._news:
            about = {"type": "changed", "number": self.room.number, "seat": seat}
            self._news[after, seat] = to_json({**about, **self.changed(after, seat)})
        return self._news[after, seat]

    def changed(self, after: int, seat: int | None) -> View:
        """Tell the lines of the log after a number, and how things stand now."""
        return {
            "lines": [line(self.room, entry, seat) for entry in self.room.entries[after:]],
            "standing": self.standing(seat),
        }

    def standing(self, seat: int | None) -> View:
        """Tell how things stand."""
        return {
            **self._public_standing,
            "asked": self.room.asked[seat] if seat is not None else None,
            "view": self.game_view(seat),
        }

    def game_view(self, seat: int | None) -> View | None:
        """Tell what a seat sees of the game."""
        table = self.room.table
        if table is None:
            return None
        number = table.players if seat is None else seat
        return {**self._public_view, **table.game.own_view(table.observe(number), number)}

    @cached_property
    def _public_standing(self) -> View:
        room, proposal = self.room, self.room.standing_proposal(self.ran)
        why = room.verdict.message
        return {
            "number": room.number,
            "moves": room.moves,
            "status": room.status,
            "seats": chairs(room, self.ran),
            "proposal": {
                "number": proposal.number,
                "what": proposal.what,
                "to": proposal.to,
                "about": proposal.about,
                "agreed": sorted(proposal.agreed),
                "asked": room.still_to_answer(proposal),
                "seconds_left": math.ceil(proposal.until - self.ran),
            }
            if proposal
            else None,
            "unrated": message(why.key, dict(why.arguments)) if why else None,
            "preparing": None if room.preparing is None else {"percent": room.preparing},
            "rematch": room.rematch,
            "rematch_by": room.rematch_by,
            "closable": room.closable(self.ran),
            "awaited": room.awaited(),
            "seed": room.table.seed if room.table and room.revealed else None,
            "secret": room.secret,
            "problem": message(room.broken.message.key, dict(room.broken.message.arguments))
            if room.broken
            else None,
        }

    @cached_property
    def _public_view(self) -> View:
        """What all see of the game, taken from what a spectator sees."""
        table = self.room.table
        assert table is not None
        return table.game.public_view(table.observe(table.players))


def chairs(room: Room, ran: float) -> list[View]:
    """Tell who sits at each seat."""
    waiting = room.waiting()
    return [
        {
            "seat": seat,
            "person": chair.person,
            "name": chair.name,
            "bot": chair.bot,
            "number_hash": chair.number_hash,
            "number": room.numbers[seat] if room.table else chair.number,
            "waiting": seat in waiting,
            "seconds_left": None
            if (deadline := room.deadline(seat)) is None
            else max(0, round(deadline - ran)),
            "deputy_in": None if (left := room.deputy_in(seat, ran)) is None else math.ceil(left),
        }
        for seat, chair in enumerate(room.chairs)
    ]


def past_view(room: Room, moves: int, seat: int | None) -> View:
    """Tell what a seat saw of the game where so many moves had been played."""
    state, number = room.state_after(moves), room.setup.players if seat is None else seat
    return room.game.view(room.game.observe(state, number), number)


def open_view(room: Room, moves: int) -> View:
    """Tell the whole truth about a game that is over, where so many moves had been played."""
    assert room.revealed
    return room.game.trace_state(room.state_after(moves))


def line(room: Room, entry: Entry, seat: int | None) -> View:
    """Tell a line of the log as a seat sees it; what was chosen, only the seat itself is told in full."""
    told: View = {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": moment(entry.at),
        "data": {name: value for name, value in (entry.data or {}).items() if name in PUBLIC} or None,
        "events": [event_view(room.game, event) for event in room.events(entry, seat)],
    }
    if entry.kind == Kind.MOVE:
        told["action"] = entry.action if seat is not None and entry.seat == seat else None
    return told


def event_view(game: Game, event: Event) -> View:
    """Tell an event, and the sentence for it."""
    sentence = event_message(game, event)
    return {**event.json(), "say": message(sentence.key, dict(sentence.arguments))}


def message(key: str, arguments: dict[str, Any]) -> View:
    """Return a message for people, to be put into words where they are."""
    return {"key": key, "arguments": arguments}


def moment(at: datetime) -> str:
    """Write a point in time."""
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
