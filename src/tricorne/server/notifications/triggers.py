"""When somebody is told something: what lines of a log mean to the people at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tricorne.server.notifications.notification import Notification, NotificationKind
from tricorne.server.settings import Settings, local_url
from tricorne.server.tables.log import Entry, Kind
from tricorne.server.tables.setup import Status
from tricorne.server.tables.table import Table


def table_url(settings: Settings, table_id: str) -> str:
    """Return the page of a table, as people see it."""
    return f"{home_url(settings)}/table/{table_id}"


def home_url(settings: Settings) -> str:
    """Return the first page, as people see it."""
    return (settings.url or local_url(settings.host, settings.port)).rstrip("/")


def occasions(
    table: Table, entries: Sequence[Entry], settings: Settings
) -> Iterator[tuple[str, Notification]]:
    """Go through the people for whom the lines just added mean something, but the one who added them."""
    if not entries:
        return
    kinds, actor = {entry.kind for entry in entries}, entries[-1].person
    others = {chair.person for chair in table.chairs if chair.person} - {actor}
    if table.status == Status.FINISHED and Kind.MOVE in kinds:
        told = dict.fromkeys(others, NotificationKind.GAME_OVER)
    elif Kind.REMATCH in kinds:
        told = dict.fromkeys(others, NotificationKind.REMATCH)
    else:
        told = dict.fromkeys(_begin_to_wait(table, entries[-1].ran), NotificationKind.YOUR_TURN)
        if Kind.PROPOSE in kinds:
            told |= dict.fromkeys(_asked_to_agree(table), NotificationKind.PROPOSAL)
    for person, what in told.items():
        if person in others:
            yield person, notice_of(table, what, settings)


def is_waited_for(table: Table, person: str) -> bool:
    """Whether the game waits for a person, and no bot plays for them."""
    return any(not table.chairs[seat].bot and seat in table.waiting() for seat in table.seats_of(person))


def notice_of(table: Table, what: NotificationKind, settings: Settings) -> Notification:
    """Make a notice about a table; of a rematch, the new table is the one to look at."""
    setup = table.setup
    table_id = table.rematch if what == NotificationKind.REMATCH and table.rematch else setup.id
    return Notification(what, table_url(settings, table_id), table_id, setup.title, setup.game.name)


def _begin_to_wait(table: Table, ran: float) -> list[str]:
    """Name the people for whom the game waits since a moment, not longer."""
    chairs = [table.chairs[seat] for seat in table.waiting() if table.waits_since[seat] == ran]
    return [chair.person for chair in chairs if chair.person and not chair.bot]


def _asked_to_agree(table: Table) -> list[str]:
    asked = table.still_to_answer(table.proposal) if table.proposal else []
    return [person for seat in asked if (person := table.chairs[seat].person)]
