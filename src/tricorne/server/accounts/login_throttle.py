"""Slows down password guessing, without ever locking out the owner of an account.

A lock per name would let anybody lock somebody else out with a few wrong passwords. A lock
per address stops one machine, but not many. So attempts are counted by *who makes them*:

* **A familiar browser**, in which this person has logged in before (it has a device cookie),
  counts on its own. Whatever strangers do, the owner can log in from a browser of theirs.
* **Everybody else** counts by network and name: IPv4 by address, IPv6 by /64, which is what
  one subscriber has. After a few free attempts, the wait doubles with each wrong password up
  to an hour (exponential backoff), so a network has about forty attempts a day at one name.
  The next larger network (/24, /48) counts too, with a higher limit, because an IPv6 tunnel
  gives 65,536 /64s to anybody. The setting `limit_logins` limits a network's attempts at all
  names together.
* **Many networks at one name.** When strangers have failed at a name so often that it must be
  an attack, each further network has one free attempt and then waits a minute. There is
  deliberately no total after which nobody may try: that would be a lock per name. A person with
  an unfamiliar browser and a network without failures always has that one attempt, which is
  enough for somebody who knows the password. An attacker gains only with the number of networks
  they control, and all of them share the few slots in which passwords are checked
  (`Accounts`), while familiar browsers have a slot of their own.

An attempt is counted before its password is checked; otherwise a thousand sent at once would
all be free. A successful one is refunded. Nothing is stored: each worker counts on its own,
and a restart forgets everything.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tricorne.server.accounts.names import normalize
from tricorne.server.errors import Forbidden, RateLimited, Unauthenticated
from tricorne.server.http.addresses import rate_limit_key, site_network

LONGEST_WAIT = 60.0 * 60.0
# After this long without an attempt, failures are forgotten.
FORGOTTEN_AFTER = 24 * 60.0 * 60.0
# So many failures of strangers at one name are an attack; one is forgotten every `ATTACK_DECAY_SECONDS`.
ATTACK_FAILURES = 50
ATTACK_DECAY_SECONDS = 72.0
MOST_ENTRIES = 50_000


@dataclass(frozen=True)
class Backoff:
    """Exponential backoff: some free attempts, then a wait that doubles with each failure."""

    free: int
    first_wait: float

    def wait(self, failures: int) -> float:
        """Return how long to wait after a number of failures."""
        if failures < self.free:
            return 0.0
        return min(LONGEST_WAIT, self.first_wait * 2.0 ** min(failures - self.free, 30))


FREE = 5
# The larger network belongs to several people, so it has more free attempts.
SITE_FACTOR = 4
FIRST_WAIT = 2.0
FIRST_WAIT_IN_ATTACK = 60.0

Key = tuple[str, ...]


@dataclass
class _Failures:
    count: int = 0
    last: float = -math.inf


class Attempt:
    """One attempt at a password."""

    succeeded = False


class LoginThrottle:
    """Counts wrong passwords, and makes clients wait before the next attempt."""

    def __init__(self, free: int = FREE, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._usual = Backoff(free, FIRST_WAIT)
        self._usual_site = Backoff(SITE_FACTOR * free, FIRST_WAIT)
        self._in_attack = Backoff(1, FIRST_WAIT_IN_ATTACK)
        self._in_attack_site = Backoff(SITE_FACTOR, FIRST_WAIT_IN_ATTACK)
        self._failures: dict[Key, _Failures] = {}
        self._attacks: dict[str, float] = {}
        """When all failures of strangers at a name will be forgotten; each adds to it."""

    @contextmanager
    def by_stranger(self, name: str, address: str) -> Iterator[Attempt]:
        """Count an attempt from an unfamiliar browser; raises `RateLimited` if it must wait."""
        login = normalize(name)
        attacked = self._attacked(login)
        with self._counted(
            {
                ("subscriber", rate_limit_key(address), login): self._in_attack if attacked else self._usual,
                ("site", site_network(address), login): self._in_attack_site
                if attacked
                else self._usual_site,
            }
        ) as attempt:
            yield attempt

    @contextmanager
    def by_familiar(self, who: str) -> Iterator[Attempt]:
        """Count an attempt from a familiar browser or in a session; `who` identifies it."""
        with self._counted({("familiar", who): self._usual}) as attempt:
            yield attempt

    @contextmanager
    def _counted(self, limits: dict[Key, Backoff]) -> Iterator[Attempt]:
        now = self._now()
        wait = max(self._wait(key, backoff, now) for key, backoff in limits.items())
        if wait > 0:
            seconds = math.ceil(wait)
            raise RateLimited("error-login-wait", wait=seconds)
        before = {key: self._of(key, now).count for key in limits}
        for key in limits:
            failures = self._failures.setdefault(key, _Failures())
            failures.count, failures.last = before[key] + 1, now
        self._make_room(now)
        attempt = Attempt()
        try:
            yield attempt
        except (Unauthenticated, Forbidden):
            self._note_failure(limits)
            raise
        except BaseException:
            self._refund(limits)
            raise
        if attempt.succeeded:
            self._refund(limits)
            for key in limits:
                if key[0] != "site":
                    self._failures.pop(key, None)

    def _note_failure(self, limits: dict[Key, Backoff]) -> None:
        for kind, *_, login in limits:
            if kind == "subscriber":
                now = self._now()
                self._attacks[login] = max(now, self._attacks.get(login, now)) + ATTACK_DECAY_SECONDS

    def _refund(self, limits: dict[Key, Backoff]) -> None:
        for key in limits:
            if failures := self._failures.get(key):
                failures.count = max(0, failures.count - 1)

    def _attacked(self, login: str) -> bool:
        return self._attacks.get(login, -math.inf) - self._now() > ATTACK_FAILURES * ATTACK_DECAY_SECONDS

    def _of(self, key: Key, now: float) -> _Failures:
        failures = self._failures.get(key)
        return failures if failures and now - failures.last < FORGOTTEN_AFTER else _Failures()

    def _wait(self, key: Key, backoff: Backoff, now: float) -> float:
        failures = self._of(key, now)
        return failures.last + backoff.wait(failures.count) - now if failures.count else 0.0

    def _make_room(self, now: float) -> None:
        """Remove expired entries; if that is not enough, those with the fewest failures."""
        if len(self._attacks) > MOST_ENTRIES:
            self._attacks = {login: at for login, at in self._attacks.items() if at > now}
        if len(self._failures) <= MOST_ENTRIES:
            return
        kept = {key: one for key, one in self._failures.items() if now - one.last < FORGOTTEN_AFTER}
        if len(kept) > MOST_ENTRIES // 2:
            most = sorted(kept.items(), key=lambda item: item[1].count, reverse=True)
            kept = dict(most[: MOST_ENTRIES // 2])
        self._failures = kept
