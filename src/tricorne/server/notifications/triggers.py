"""When somebody is told something: what lines of a log mean to the people at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tricorne.server.notifications.notification import Notice, What
from tricorne.server.settings import Settings, local_url
from tricorne.server.tables.log import Entry, Kind
from tricorne.server.tables.setup import Status
from tricorne.server.tables.table import Room


def table_url(settings: Settings, table: str) -> str:
    """Return the page of a table, as people see it."""
    return f"{home_url(settings)}/table/{table}"


def home_url(settings: Settings) -> str:
    """Return the first page, as people see it."""
    return (settings.url or local_url(settings.host, settings.port)).rstrip("/")


def occasions(room: Room, entries: Sequence[Entry], settings: Settings) -> Iterator[tuple[str, Notice]]:
    """Go through the people for whom the lines just added mean something, but the one who added them."""
    if not entries:
        return
    kinds, actor = {entry.kind for entry in entries}, entries[-1].person
    others = {chair.person for chair in room.chairs if chair.person} - {actor}
    if room.status == Status.FINISHED and Kind.MOVE in kinds:
        told = dict.fromkeys(others, What.GAME_OVER)
    elif Kind.REMATCH in kinds:
        told = dict.fromkeys(others, What.REMATCH)
    else:
        told = dict.fromkeys(_begin_to_wait(room, entries[-1].ran), What.YOUR_TURN)
        if Kind.PROPOSE in kinds:
            told |= dict.fromkeys(_asked_to_agree(room), What.PROPOSAL)
    for person, what in told.items():
        if person in others:
            yield person, notice_of(room, what, settings)


def is_waited_for(room: Room, person: str) -> bool:
    """Whether the game waits for a person, and no bot plays for them."""
    return any(not room.chairs[seat].bot and seat in room.waiting() for seat in room.seats_of(person))


def notice_of(room: Room, what: What, settings: Settings) -> Notice:
    """Make a notice about a table; of a rematch, the new table is the one to look at."""
    setup = room.setup
    table = room.rematch if what == What.REMATCH and room.rematch else setup.id
    return Notice(what, table_url(settings, table), table, setup.title, setup.game.name)


def _begin_to_wait(room: Room, ran: float) -> list[str]:
    """Name the people for whom the game waits since a moment, not longer."""
    chairs = [room.chairs[seat] for seat in room.waiting() if room.waits_since[seat] == ran]
    return [chair.person for chair in chairs if chair.person and not chair.bot]


def _asked_to_agree(room: Room) -> list[str]:
    asked = room.still_to_answer(room.proposal) if room.proposal else []
    return [person for seat in asked if (person := room.chairs[seat].person)]
