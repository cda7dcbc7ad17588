"""What the server refuses, as one tree; each kind has its HTTP status.

    TricorneError
    └── Refused
        ├── Unknown        401  who asks is not known
        ├── Forbidden      403  who asks may not do that
        ├── NotFound       404  there is nothing of that name, or not for who asks
        ├── Conflict       409  it cannot be done as things stand
        │   └── Stale      409  the table has moved on: what changed comes with it
        ├── TooLarge       413
        ├── Misdirected    421  meant for a server of another name
        ├── Invalid        422  what was sent makes no sense
        ├── TooMany        429  asked too often
        └── Unavailable    503  the server cannot do it now
            └── Preparing  503  the rules of the game are not compiled yet

All other errors of the tree in `tricorne.errors` are the sender's too, and
answered with 422.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tricorne.errors import Argument, TricorneError


class Refused(TricorneError):
    """Something that the server does not do."""

    status: ClassVar[int] = 400


class Unknown(Refused):
    """Who asks is not known."""

    status = 401


class Forbidden(Refused):
    """Who asks may not do that."""

    status = 403


class NotFound(Refused):
    """There is nothing of that name, or not for who asks."""

    status = 404


class Conflict(Refused):
    """It cannot be done as things stand."""

    status = 409


class Stale(Conflict):
    """A move that answers a question which is no longer asked.

    `seat` and `answers` say who had seen what; `changed` tells what happened since.
    """

    changed: dict[str, Any] | None = None

    def __init__(self, seat: int, answers: int, now: int) -> None:
        super().__init__("error-stale", version=answers, now=now)
        self.seat = seat
        self.answers = answers


class TooLarge(Refused):
    """More than fits."""

    status = 413


class Misdirected(Refused):
    """Meant for a server of another name."""

    status = 421


class Invalid(Refused):
    """What was sent makes no sense."""

    status = 422


class TooMany(Refused):
    """Asked too often."""

    status = 429

    def __init__(self, key: str, /, *, wait: int, **arguments: Argument) -> None:
        super().__init__(key, wait=wait, **arguments)
        self.wait = wait


class Unavailable(Refused):
    """The server cannot do it now."""

    status = 503


class Preparing(Unavailable):
    """The rules of a game are still being compiled.

    `about` is the table as far as it is known without its rules, for those who ask whether
    somebody may know of it.
    """

    wait = 2
    """After how many seconds it is worth asking again."""

    def __init__(self, game: str, percent: int, about: Any = None) -> None:
        super().__init__("error-preparing", game=game, percent=percent)
        self.about = about
