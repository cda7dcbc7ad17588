"""Rate limits: a burst up to the limit, which refills evenly (GCRA)."""

from __future__ import annotations

import time

import pytest

from tricorne.server.errors import RateLimited
from tricorne.server.http import rate_limits
from tricorne.server.http.rate_limits import RateLimits
from tricorne.server.settings import Settings


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    return clock


def spent(counted: RateLimits, who: str) -> int:
    """Spend until the limit rejects; return how often it did not."""
    for times in range(1000):
        try:
            counted.spend("logins", who)
        except RateLimited:
            return times
    raise AssertionError("never refused")


@pytest.mark.parametrize("most", [1, 3, 7, 10, 49])
def test_a_burst_is_allowed_up_to_the_limit(clock: Clock, most: int) -> None:
    counted = RateLimits(Settings(limit_logins=f"{most}/minute"))
    assert spent(counted, "Anne") == most
    assert spent(counted, "Bert") == most
    assert counted.refused["logins"] == 2


def test_a_limit_refills_evenly(clock: Clock) -> None:
    counted = RateLimits(Settings(limit_logins="10/minute"))
    spent(counted, "Anne")
    with pytest.raises(RateLimited) as refused:
        counted.spend("logins", "Anne")
    assert refused.value.wait == 6
    clock.now += 6.0
    assert spent(counted, "Anne") == 1
    clock.now += 3600.0
    assert spent(counted, "Anne") == 10


def test_refilled_limits_are_cleaned_up(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "CLEANUP_SIZE", 5)
    counted = RateLimits(Settings(limit_logins="2/second"))
    for number in range(100):
        counted.spend("logins", str(number))
        clock.now += 1.0
    assert len(counted._full_at) <= 6
