"""Patience: a server that is away is asked again, after longer and longer pauses."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from tricorne.errors import Message

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0

Teller = Callable[[Message], None]


class Backoff:
    """Says when a server is away and when it is back, once each."""

    def __init__(self, tell: Teller) -> None:
        self.tell = tell
        self._pause = 0.0

    def lost(self) -> None:
        """Wait before the server is tried again."""
        if not self._pause:
            self.tell(Message("table-lost"))
        self._pause = min(max(FIRST_PAUSE, 2 * self._pause), LONGEST_PAUSE)
        # Not all who were thrown out by the same stop shall come back at the same moment.
        time.sleep(self._pause * random.uniform(0.8, 1.0))

    def found(self) -> None:
        """The server has answered."""
        if self._pause:
            self.tell(Message("table-back"))
        self._pause = 0.0
