"""Password guessing is slowed down, but the owner of an account can always log in."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from ipaddress import ip_address

import pytest

from tricorne.server.accounts import login_throttle
from tricorne.server.accounts.login_throttle import ATTACK_FAILURES, LONGEST_WAIT, LoginThrottle
from tricorne.server.errors import RateLimited, ServiceUnavailable, Unauthenticated

DAY = 24 * 60 * 60.0


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def throttle(clock: Clock) -> LoginThrottle:
    return LoginThrottle(now=clock)


def wrong(throttle: LoginThrottle, name: str, address: str) -> bool:
    """Try a wrong password from an address; return whether it was checked."""
    try:
        with throttle.by_stranger(name, address):
            raise Unauthenticated("error-login")
    except RateLimited:
        return False
    except Unauthenticated:
        return True


def right(throttle: LoginThrottle, name: str, address: str) -> None:
    with throttle.by_stranger(name, address) as attempt:
        attempt.succeeded = True


def guesses_in_a_day(throttle: LoginThrottle, clock: Clock, addresses: list[str]) -> int:
    """Try once a minute from every address; return how many attempts were allowed."""
    begin, count = clock.now, 0
    while clock.now < begin + DAY:
        tried = [wrong(throttle, "Anne", address) for address in addresses]
        count += sum(tried)
        clock.now += 60.0
    return count


def test_a_stranger_does_not_lock_the_owner_out(throttle: LoginThrottle) -> None:
    while wrong(throttle, "Anne", "198.51.100.7"):
        pass
    right(throttle, "Anne", "203.0.113.9")
    with throttle.by_familiar("Anne's browser") as attempt:
        attempt.succeeded = True
    right(throttle, "Mary", "198.51.100.7")


def test_many_strangers_do_not_lock_the_owner_out(throttle: LoginThrottle) -> None:
    for number in range(500):
        address = str(ip_address("198.0.0.0") + 256 * number)
        while wrong(throttle, "Anne", address):
            pass
    right(throttle, "Anne", "203.0.113.9")
    with throttle.by_familiar("Anne's browser") as attempt:
        attempt.succeeded = True


def test_one_network_gets_few_guesses_a_day(throttle: LoginThrottle, clock: Clock) -> None:
    assert guesses_in_a_day(throttle, clock, ["198.51.100.7"]) < 60


def test_a_tunnel_full_of_networks_gets_hardly_more(throttle: LoginThrottle, clock: Clock) -> None:
    networks = [f"2001:db8:1:{number:x}::1" for number in range(100)]
    assert guesses_in_a_day(throttle, clock, networks) < 100


def test_during_an_attack_each_new_network_gets_one_free_guess(throttle: LoginThrottle) -> None:
    count = 0
    for number in range(ATTACK_FAILURES + 10):
        address = str(ip_address("198.0.0.0") + 256 * number)
        while wrong(throttle, "Anne", address):
            count += 1
            if count > ATTACK_FAILURES:
                break
    address = "203.0.113.9"
    assert wrong(throttle, "Anne", address)
    assert not wrong(throttle, "Anne", address)
    assert wrong(throttle, "Mary", address)
    assert wrong(throttle, "Mary", address)


def test_concurrent_attempts_are_counted_before_they_are_checked(throttle: LoginThrottle) -> None:
    with ExitStack() as stack:
        for _ in range(login_throttle.FREE):
            stack.enter_context(throttle.by_stranger("Anne", "198.51.100.7"))
        with pytest.raises(RateLimited), throttle.by_stranger("Anne", "198.51.100.7"):
            pass


def test_the_backoff_doubles_up_to_a_maximum_and_expires(throttle: LoginThrottle, clock: Clock) -> None:
    waits = []
    for _ in range(25):
        try:
            with throttle.by_stranger("Anne", "198.51.100.7"):
                raise Unauthenticated("error-login")
        except RateLimited as refused:
            waits.append(refused.wait)
            clock.now += refused.wait
        except Unauthenticated:
            continue
    assert waits == sorted(waits)
    assert waits[:4] == [2, 4, 8, 16]
    assert waits[-1] <= LONGEST_WAIT
    clock.now += DAY
    assert wrong(throttle, "Anne", "198.51.100.7")
    assert wrong(throttle, "Anne", "198.51.100.7")


def test_success_resets_the_count_but_not_for_other_names(
    throttle: LoginThrottle,
) -> None:
    address = "198.51.100.7"
    for _ in range(4):
        assert wrong(throttle, "Anne", address)
    right(throttle, "Anne", address)
    for _ in range(4):
        assert wrong(throttle, "Anne", address)
    right(throttle, "Mallory", address)
    guesses = 4
    while wrong(throttle, "Anne", address):
        guesses += 1
        right(throttle, "Mallory", address)
    assert guesses <= login_throttle.FREE


def test_attempts_that_could_not_be_checked_are_refunded(throttle: LoginThrottle) -> None:
    for _ in range(50):
        with pytest.raises(ServiceUnavailable), throttle.by_stranger("Anne", "198.51.100.7"):
            raise ServiceUnavailable("error-busy")
    assert wrong(throttle, "Anne", "198.51.100.7")


def test_flooding_the_throttle_with_names_does_not_reset_it(
    throttle: LoginThrottle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(login_throttle, "MOST_ENTRIES", 100)
    while wrong(throttle, "Anne", "198.51.100.7"):
        pass
    for number in range(500):
        wrong(throttle, f"name {number}", f"203.0.113.{number % 250}")
    assert len(throttle._failures) <= 102
    assert not wrong(throttle, "Anne", "198.51.100.7")
