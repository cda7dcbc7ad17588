"""Slows down who guesses passwords, without ever locking out the person whose password it is.

A lock by name would be a gift to anybody who wants to keep somebody out: a few
wrong passwords under their name are enough. A lock by address alone stops one
machine but not many. So attempts are counted by *who makes them*:

* **A familiar browser**, in which this very person has logged in before (it has
  a device cookie), counts for itself alone. Whatever strangers do, the owner of
  an account who comes from a browser of theirs is let in.
* **Everybody else** counts by network and name: IPv4 by address, IPv6 by /64,
  which is what one subscriber has. After a few free tries the waiting time
  doubles with each wrong password up to an hour, so a network has about forty
  tries a day at one name. The next larger network (/24, /48) counts as well,
  more generously, because an IPv6 tunnel gives 65,536 /64s to anybody who asks.
  How often a network may try at all names together is the setting `limit_logins`.
* **Many networks at one name.** When strangers everywhere have failed at one
  name so often that it must be an attack, each further network has a single free
  try, and waits a minute after it. There is deliberately no total after which
  nobody may try: that would be the lock by name again. A person in a browser
  that is not familiar, from a network that has not failed before, always has
  that one try, and it is enough for who knows the password. What an attacker
  gains grows only with the number of networks that they control, and all of
  them share the few places at which passwords are checked (`People`), while
  familiar browsers have a place of their own.

An attempt counts before its password is checked, or a thousand sent at once
would all be free; one that succeeds is taken back. Nothing is stored: each
worker counts for itself, and a restart forgets.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network

from tricorne.server.accounts.names import plainest
from tricorne.server.errors import Forbidden, TooMany, Unknown

LONGEST_WAIT = 60.0 * 60.0
# Whoever has not tried for so long has no failures any more.
FORGOTTEN_AFTER = 24 * 60.0 * 60.0
# From so many failures of strangers at one name on, it is an attack; one is forgotten in so many seconds.
ATTACK_FAILURES = 50
ATTACK_ONE_FORGOTTEN_AFTER = 72.0
MOST_ENTRIES = 50_000


@dataclass(frozen=True)
class Backoff:
    """So many free tries, then a wait that doubles with each failure."""

    free: int
    first_wait: float

    def wait(self, failures: int) -> float:
        """Return how long to wait after so many failures."""
        if failures < self.free:
            return 0.0
        return min(LONGEST_WAIT, self.first_wait * 2.0 ** min(failures - self.free, 30))


FREE = 5
# Of the next larger network, more may be wrong: it belongs to several people.
LARGER = 4
FIRST_WAIT = 2.0
FIRST_WAIT_IN_ATTACK = 60.0

Key = tuple[str, ...]


@dataclass
class _Failures:
    count: int = 0
    last: float = -math.inf


class Attempt:
    """One try at a password."""

    succeeded = False


class LoginThrottle:
    """Counts wrong passwords, and says how long to wait for the next try."""

    def __init__(self, free: int = FREE, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._usual = Backoff(free, FIRST_WAIT)
        self._usual_larger = Backoff(LARGER * free, FIRST_WAIT)
        self._in_attack = Backoff(1, FIRST_WAIT_IN_ATTACK)
        self._in_attack_larger = Backoff(LARGER, FIRST_WAIT_IN_ATTACK)
        self._failures: dict[Key, _Failures] = {}
        self._attacks: dict[str, float] = {}
        """When all failures of strangers at a name will be forgotten; each adds its share."""

    @contextmanager
    def by_stranger(self, name: str, address: str) -> Iterator[Attempt]:
        """Try a password from a browser that is not familiar, or refuse that."""
        login = plainest(name)
        near, far = networks_of(address)
        attacked = self._attacked(login)
        with self._counted(
            {
                ("near", near, login): self._in_attack if attacked else self._usual,
                ("far", far, login): self._in_attack_larger if attacked else self._usual_larger,
            }
        ) as attempt:
            yield attempt

    @contextmanager
    def by_familiar(self, who: str) -> Iterator[Attempt]:
        """Try a password from a browser that is familiar, or in a session; `who` says which one."""
        with self._counted({("familiar", who): self._usual}) as attempt:
            yield attempt

    @contextmanager
    def _counted(self, limits: dict[Key, Backoff]) -> Iterator[Attempt]:
        now = self._now()
        wait = max(self._wait(key, backoff, now) for key, backoff in limits.items())
        if wait > 0:
            seconds = math.ceil(wait)
            raise TooMany("error-login-wait", wait=seconds)
        before = {key: self._of(key, now).count for key in limits}
        for key in limits:
            failures = self._failures.setdefault(key, _Failures())
            failures.count, failures.last = before[key] + 1, now
        self._make_room(now)
        attempt = Attempt()
        try:
            yield attempt
        except (Unknown, Forbidden):
            self._note_failure(limits)
            raise
        except BaseException:
            self._take_back(limits)
            raise
        if attempt.succeeded:
            self._take_back(limits)
            for key in limits:
                if key[0] != "far":
                    self._failures.pop(key, None)

    def _note_failure(self, limits: dict[Key, Backoff]) -> None:
        for kind, *_, login in limits:
            if kind == "near":
                now = self._now()
                self._attacks[login] = max(now, self._attacks.get(login, now)) + ATTACK_ONE_FORGOTTEN_AFTER

    def _take_back(self, limits: dict[Key, Backoff]) -> None:
        for key in limits:
            if failures := self._failures.get(key):
                failures.count = max(0, failures.count - 1)

    def _attacked(self, login: str) -> bool:
        return (
            self._attacks.get(login, -math.inf) - self._now() > ATTACK_FAILURES * ATTACK_ONE_FORGOTTEN_AFTER
        )

    def _of(self, key: Key, now: float) -> _Failures:
        failures = self._failures.get(key)
        return failures if failures and now - failures.last < FORGOTTEN_AFTER else _Failures()

    def _wait(self, key: Key, backoff: Backoff, now: float) -> float:
        failures = self._of(key, now)
        return failures.last + backoff.wait(failures.count) - now if failures.count else 0.0

    def _make_room(self, now: float) -> None:
        """Forget what is over; if that is not enough, who has failed least."""
        if len(self._attacks) > MOST_ENTRIES:
            self._attacks = {login: at for login, at in self._attacks.items() if at > now}
        if len(self._failures) <= MOST_ENTRIES:
            return
        kept = {key: one for key, one in self._failures.items() if now - one.last < FORGOTTEN_AFTER}
        if len(kept) > MOST_ENTRIES // 2:
            most = sorted(kept.items(), key=lambda item: item[1].count, reverse=True)
            kept = dict(most[: MOST_ENTRIES // 2])
        self._failures = kept


def networks_of(address: str) -> tuple[str, str]:
    """Return the network of one subscriber that an address belongs to, and the next larger one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address, address
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    near, far = (64, 48) if isinstance(found, IPv6Address) else (32, 24)
    bare = str(found).partition("%")[0]
    return str(ip_network(f"{bare}/{near}", strict=False)), str(ip_network(f"{bare}/{far}", strict=False))
