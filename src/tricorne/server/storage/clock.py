"""The running clock: it counts the seconds in which a server ran, and stands still while none does.

Workers beat it every few seconds. What lies between two beats counts, up to
`LONGEST_GAP`; of a longer pause, in which no server ran, only so much.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, Float, case, cast, select, update
from sqlalchemy import literal as value

from tricorne.server.storage.models import Clock

LONGEST_GAP = 10.0


def beat(connection: Connection, now: float) -> float:
    """Move the clock on to now, in seconds since 1970, and return how long it ran in all.

    It is one UPDATE, so that any number of workers can beat. A worker whose
    time is a little behind changes nothing; if time was set back by much, it
    is believed, or the clock would stand until the old time comes again.
    """
    gap = _gap(now)
    statement = update(Clock).values(
        ran=_ran(now), beat_at=case((gap.between(-LONGEST_GAP, 0.0), Clock.beat_at), else_=now)
    )
    return float(connection.execute(statement.returning(Clock.ran)).scalar_one())


def running(connection: Connection, now: float) -> float:
    """Return how long the clock ran in all until now, without a beat."""
    return float(connection.execute(select(_ran(now))).scalar_one())


def _gap(now: float) -> ColumnElement[float]:
    return cast(value(now), Float) - Clock.beat_at


def _ran(now: float) -> ColumnElement[float]:
    gap = _gap(now)
    return Clock.ran + case((gap < 0.0, 0.0), (gap > LONGEST_GAP, LONGEST_GAP), else_=gap)
