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
from tricorne.server.tables.table import Table

View = dict[str, Any]


def about_table(table: Table) -> View:
    """Tell what was settled when the table was made, and never changes while it runs."""
    setup = table.setup
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
        "rated": table.rated,
        "pace": setup.pace,
        "host": setup.host,
        "commitment": setup.commitment,
        "origin": setup.origin,
    }


class Snapshot:
    """A room at one moment: what is the same for all who look then is made once."""

    def __init__(self, table: Table, ran: float) -> None:
        self.table = table
        self.ran = ran
        self._news: dict[tuple[int, int | None], bytes] = {}

    def news(self, after: int, seat: int | None) -> bytes:
        """Write the message that tells a seat what has changed after a line of the log."""
        if (after, seat) not in self._news:
            about = {"type": "changed", "number": self.table.number, "seat": seat}
            self._news[after, seat] = to_json({**about, **self.changed(after, seat)})
        return self._news[after, seat]

    def changed(self, after: int, seat: int | None) -> View:
        """Tell the lines of the log after a number, and how things stand now."""
        return {
            "lines": [line(self.table, entry, seat) for entry in self.table.entries[after:]],
            "standing": self.standing(seat),
        }

    def standing(self, seat: int | None) -> View:
        """Tell how things stand."""
        return {
            **self._public_standing,
            "asked": self.table.asked[seat] if seat is not None else None,
            "view": self.game_view(seat),
        }

    def game_view(self, seat: int | None) -> View | None:
        """Tell what a seat sees of the game."""
        table_id = self.table.match
        if table_id is None:
            return None
        number = table_id.players if seat is None else seat
        return {**self._public_view, **table_id.game.own_view(table_id.observe(number), number)}

    @cached_property
    def _public_standing(self) -> View:
        table, proposal = self.table, self.table.standing_proposal(self.ran)
        why = table.verdict.message
        return {
            "number": table.number,
            "moves": table.moves,
            "status": table.status,
            "seats": chairs(table, self.ran),
            "proposal": {
                "number": proposal.number,
                "what": proposal.what,
                "to": proposal.to,
                "about": proposal.about,
                "agreed": sorted(proposal.agreed),
                "asked": table.still_to_answer(proposal),
                "seconds_left": math.ceil(proposal.until - self.ran),
            }
            if proposal
            else None,
            "unrated": message(why.key, dict(why.arguments)) if why else None,
            "preparing": None if table.preparing is None else {"percent": table.preparing},
            "rematch": table.rematch,
            "rematch_by": table.rematch_by,
            "closable": table.closable(self.ran),
            "awaited": table.awaited(),
            "seed": table.match.seed if table.match and table.revealed else None,
            "secret": table.secret,
            "problem": message(table.broken.message.key, dict(table.broken.message.arguments))
            if table.broken
            else None,
        }

    @cached_property
    def _public_view(self) -> View:
        """What all see of the game, taken from what a spectator sees."""
        table_id = self.table.match
        assert table_id is not None
        return table_id.game.public_view(table_id.observe(table_id.players))


def chairs(table: Table, ran: float) -> list[View]:
    """Tell who sits at each seat."""
    waiting = table.waiting()
    return [
        {
            "seat": seat,
            "person": chair.person,
            "name": chair.name,
            "bot": chair.bot,
            "number_hash": chair.number_hash,
            "number": table.numbers[seat] if table.match else chair.number,
            "waiting": seat in waiting,
            "seconds_left": None
            if (deadline := table.deadline(seat)) is None
            else max(0, round(deadline - ran)),
            "deputy_in": None if (left := table.deputy_in(seat, ran)) is None else math.ceil(left),
        }
        for seat, chair in enumerate(table.chairs)
    ]


def past_view(table: Table, moves: int, seat: int | None) -> View:
    """Tell what a seat saw of the game where so many moves had been played."""
    state, number = table.state_after(moves), table.setup.players if seat is None else seat
    return table.game.view(table.game.observe(state, number), number)


def open_view(table: Table, moves: int) -> View:
    """Tell the whole truth about a game that is over, where so many moves had been played."""
    assert table.revealed
    return table.game.trace_state(table.state_after(moves))


def line(table: Table, entry: Entry, seat: int | None) -> View:
    """Tell a line of the log as a seat sees it; what was chosen, only the seat itself is told in full."""
    told: View = {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": moment(entry.at),
        "data": {name: value for name, value in (entry.data or {}).items() if name in PUBLIC} or None,
        "events": [event_view(table.game, event) for event in table.events(entry, seat)],
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
