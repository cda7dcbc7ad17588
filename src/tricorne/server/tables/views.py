"""What a viewer may see of a table, as JSON: everything that leaves a table passes through here.

A view is made of what is named here, never by removing fields. `seat` is the
seat of the viewer; None is a spectator.
"""

from __future__ import annotations

import math
from datetime import datetime
from functools import cached_property
from typing import Any

import msgspec

from tricorne.games.events import Event
from tricorne.games.game import Game
from tricorne.i18n.narration import event_message
from tricorne.server.tables.log import PUBLIC, Entry, Kind
from tricorne.server.tables.table import Table

View = dict[str, Any]

encode = msgspec.json.Encoder().encode


def decode(encoded: bytes) -> Any:
    """Read JSON that was encoded here, to put it into a larger answer."""
    return msgspec.json.decode(encoded)


def merged(one: bytes, other: bytes) -> bytes:
    """Merge two encoded objects, neither of them empty, into one."""
    return one[:-1] + b"," + other[1:]


def about_table(table: Table) -> View:
    """Return the setup of the table, which never changes while it runs."""
    setup = table.setup
    return {
        "id": setup.id,
        "title": setup.title,
        "game": setup.game.name,
        "rules": setup.rules,
        "components": setup.components,
        "own_cards": setup.own_cards,
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
    """A table at one moment. Whatever several viewers see alike is encoded once."""

    def __init__(self, table: Table, ran: float) -> None:
        self.table = table
        self.ran = ran
        self._messages: dict[tuple[int, int | None], bytes] = {}
        self._entries: dict[int, bytes] = {}
        """By number: the part of an entry that everybody sees, without its events."""
        self._events: dict[tuple[int, int, bool], bytes] = {}
        """By entry, place and whether the viewer owns it: an event."""

    def message(self, after: int, seat: int | None) -> bytes:
        """Encode the WebSocket message with what has changed after an entry of the log."""
        message = self._messages.get((after, seat))
        if message is None:
            head = b'{"type":"changed","number":%d,"seat":%b}' % (self.table.number, encode(seat))
            message = self._messages[after, seat] = merged(head, self.changed(after, seat))
        return message

    def changed(self, after: int, seat: int | None) -> bytes:
        """Encode the entries of the log after a number, and the current standing."""
        lines = b",".join([self.line(entry, seat) for entry in self.table.entries[after:]])
        return b'{"lines":[%b],"standing":%b}' % (lines, self.standing(seat))

    def standing(self, seat: int | None) -> bytes:
        """Encode the current standing."""
        asked = self.table.asked[seat] if seat is not None else None
        own = b'{"asked":%b,"undo":%b,"view":%b}' % (
            encode(asked),
            encode(seat is not None and self.table.can_undo(seat)),
            self.game_view(seat),
        )
        return merged(self._public_standing, own)

    def game_view(self, seat: int | None) -> bytes:
        """Encode what a seat sees of the game."""
        match = self.table.match
        if match is None:
            return b"null"
        number = match.players if seat is None else seat
        position = match.position
        legal = position.legal[seat] if seat is not None else ()
        own = match.game.own_view(position.observations[number], number, legal)
        return merged(self._public_view, encode(own))

    def line(self, entry: Entry, seat: int | None) -> bytes:
        """Encode an entry of the log as a seat sees it; only the seat that acted sees its action."""
        public = self._entries.get(entry.number)
        if public is None:
            public = self._entries[entry.number] = encode(public_entry(entry))
        seat = self.table.visible_past(seat, entry.number)
        own = b'{"events":[%b]' % b",".join(self._seen_events(entry, seat))
        if entry.kind == Kind.MOVE:
            action = entry.action if seat is not None and entry.seat == seat else None
            own += b',"action":%b' % encode(action)
        return merged(public, own + b"}")

    def _seen_events(self, entry: Entry, seat: int | None) -> list[bytes]:
        found = []
        for place, event in enumerate(self.table.events(entry)):
            if event.hidden_from(seat):
                continue
            key = entry.number, place, event.owned_by(seat)
            if key not in self._events:
                self._events[key] = encode(event_view(self.table.game, event.seen_by(seat)))
            found.append(self._events[key])
        return found

    @cached_property
    def _public_standing(self) -> bytes:
        table, proposal = self.table, self.table.standing_proposal(self.ran)
        why = table.verdict.message
        standing = {
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
            "rematch": table.rematch,
            "rematch_by": table.rematch_by,
            "closable": table.closable(self.ran),
            "awaited": table.missing_numbers(),
            "seed": table.match.seed if table.match and table.revealed else None,
            "secret": table.secret,
            "problem": message(table.broken.message.key, dict(table.broken.message.arguments))
            if table.broken
            else None,
        }
        return encode(standing)

    @cached_property
    def _public_view(self) -> bytes:
        """What everybody sees of the game, made from a spectator's observation."""
        match = self.table.match
        assert match is not None
        position = match.position
        return encode(match.game.public_view(position.observations[match.players], position.waiting))


def chairs(table: Table, ran: float) -> list[View]:
    """Return who sits at each seat."""
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


def public_entry(entry: Entry) -> View:
    """Return what everybody sees of an entry of the log, without its events."""
    return {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": moment(entry.at),
        "data": {name: value for name, value in (entry.data or {}).items() if name in PUBLIC} or None,
    }


def past_view(table: Table, moves: int, seat: int | None) -> View:
    """Return what a seat saw of the game after so many moves."""
    seat = table.visible_past_after(seat, moves)
    state, number = table.state_after(moves), table.setup.players if seat is None else seat
    return table.game.view(table.game.observe(state, number), number)


def open_view(table: Table, moves: int) -> View:
    """Return the true state of a finished game after so many moves."""
    assert table.revealed
    return table.game.trace_state(table.state_after(moves))


def event_view(game: Game, event: Event) -> View:
    """Return an event, and the message for it."""
    sentence = event_message(game, event)
    return {**event.json(), "say": message(sentence.key, dict(sentence.arguments))}


def message(key: str, arguments: dict[str, Any]) -> View:
    """Return a message for people; the client translates it."""
    return {"key": key, "arguments": arguments}


def moment(at: datetime) -> str:
    """Format a point in time."""
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
