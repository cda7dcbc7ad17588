"""Exponential backoff with jitter, for a server that does not answer."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from tricorne.errors import Message

BASE_SECONDS, MAX_SECONDS = 0.25, 5.0
# Clients that lose the same server must not all come back at the same moment.
JITTER = (0.8, 1.0)

Notify = Callable[[Message], None]


class Backoff:
    """Waits before each retry, and notifies once when the server is lost and once when it is back.

    Before the n-th retry in a row it sleeps min(5 s, 0.25 s · 2ⁿ⁻¹) times a random factor between
    0.8 and 1.
    """

    def __init__(self, notify: Notify) -> None:
        self.notify = notify
        self._delay = 0.0

    def wait(self) -> None:
        """Sleep before the next retry."""
        if not self._delay:
            self.notify(Message("table-lost"))
        self._delay = min(max(BASE_SECONDS, 2 * self._delay), MAX_SECONDS)
        time.sleep(self._delay * random.uniform(*JITTER))

    def reset(self) -> None:
        """Start again from the shortest delay, because the server has answered."""
        if self._delay:
            self.notify(Message("table-back"))
        self._delay = 0.0
