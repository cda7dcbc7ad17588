"""The running clock: it counts while a server looks after it, and no longer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from tests.server.support.storage import transaction
from tricorne.server.storage.clock import LONGEST_GAP, beat, running

START = 1_750_000_000.0


@pytest.fixture
def connection(database_url: str) -> Iterator[Connection]:
    with transaction(database_url) as connection:
        yield connection


def test_the_clock_counts_what_lies_between_beats(connection: Connection) -> None:
    before = beat(connection, START)
    assert beat(connection, START + 2.5) == pytest.approx(before + 2.5)
    assert beat(connection, START + 4.0) == pytest.approx(before + 4.0)


def test_the_clock_stands_still_while_no_server_runs(connection: Connection) -> None:
    before = beat(connection, START)
    after_a_night = START + 8 * 3600
    assert running(connection, after_a_night) <= before + LONGEST_GAP
    assert beat(connection, after_a_night) <= before + LONGEST_GAP
    assert beat(connection, after_a_night + 1) <= before + LONGEST_GAP + 1


def test_looking_at_the_clock_is_no_beat(connection: Connection) -> None:
    before = beat(connection, START)
    assert running(connection, START + 3) == pytest.approx(before + 3)
    assert running(connection, START + 3) == pytest.approx(before + 3)
    assert running(connection, START) == pytest.approx(before)


def test_beats_of_several_workers_count_once(connection: Connection) -> None:
    before = beat(connection, START)
    for second in range(1, 20):
        beat(connection, START + second)
        beat(connection, START + second - 0.25)  # this worker's time is a little behind
    assert running(connection, START + 19) == pytest.approx(before + 19)


def test_a_time_that_was_set_back_is_believed(connection: Connection) -> None:
    before = beat(connection, START)
    assert beat(connection, START - 3600) == pytest.approx(before)
    assert beat(connection, START - 3599) == pytest.approx(before + 1)
