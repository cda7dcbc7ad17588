"""Notification triggers: who is notified when entries are added to a table's log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tricorne.server.notifications.notification import Notification, NotificationKind
from tricorne.server.settings import Settings, local_url
from tricorne.server.tables.log import Entry, Kind
from tricorne.server.tables.setup import Status
from tricorne.server.tables.table import Table


def table_url(settings: Settings, table_id: str) -> str:
    """Return the public URL of a table's page."""
    return f"{home_url(settings)}/table/{table_id}"


def home_url(settings: Settings) -> str:
    """Return the public URL of the front page."""
    return (settings.url or local_url(settings.host, settings.port)).rstrip("/")


def triggered(
    table: Table, entries: Sequence[Entry], settings: Settings
) -> Iterator[tuple[str, Notification]]:
    """Yield who is notified of the entries just added; never the person who added them."""
    if not entries:
        return
    kinds, actor = {entry.kind for entry in entries}, entries[-1].person
    others = {chair.person for chair in table.chairs if chair.person} - {actor}
    if table.status == Status.FINISHED and Kind.MOVE in kinds:
        notified = dict.fromkeys(others, NotificationKind.GAME_OVER)
    elif Kind.REMATCH in kinds:
        notified = dict.fromkeys(others, NotificationKind.REMATCH)
    else:
        notified = dict.fromkeys(_newly_waited_for(table, entries[-1].ran), NotificationKind.YOUR_TURN)
        if Kind.PROPOSE in kinds:
            notified |= dict.fromkeys(_voters(table), NotificationKind.PROPOSAL)
    for person, what in notified.items():
        if person in others:
            yield person, notification_of(table, what, settings)


def is_waited_for(table: Table, person: str) -> bool:
    """Whether the game waits for a person who has no deputy."""
    return any(not table.chairs[seat].bot and seat in table.waiting() for seat in table.seats_of(person))


def notification_of(table: Table, what: NotificationKind, settings: Settings) -> Notification:
    """Create a notification about a table; for a rematch, it links to the new table."""
    setup = table.setup
    table_id = table.rematch if what == NotificationKind.REMATCH and table.rematch else setup.id
    return Notification(what, table_url(settings, table_id), table_id, setup.title, setup.game.name)


def _newly_waited_for(table: Table, ran: float) -> list[str]:
    """Return the people for whom the game has only just begun to wait."""
    chairs = [table.chairs[seat] for seat in table.waiting() if table.waits_since[seat] == ran]
    return [chair.person for chair in chairs if chair.person and not chair.bot]


def _voters(table: Table) -> list[str]:
    asked = table.still_to_answer(table.proposal) if table.proposal else []
    return [person for seat in asked if (person := table.chairs[seat].person)]
