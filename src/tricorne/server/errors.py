"""Errors of the API, as one tree; each class has its HTTP status.

    TricorneError
    └── ApiError
        ├── Unauthenticated       401  the client is not authenticated
        ├── Forbidden             403  the client may not do that
        ├── NotFound              404  there is no such thing, or the client may not see it
        ├── Conflict              409  the current state does not allow it
        │   └── StaleVersion      409  the question has changed since; carries what happened
        ├── PayloadTooLarge       413
        ├── MisdirectedRequest    421  the Host header names another server
        ├── Invalid               422  the request is malformed
        ├── RateLimited           429  a rate limit was exceeded
        └── ServiceUnavailable    503  the server cannot do it right now

All other errors in `tricorne.errors` are the client's fault too, and become a 422.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tricorne.errors import Argument, TricorneError


class ApiError(TricorneError):
    """The server rejects a request."""

    status: ClassVar[int] = 400


class Unauthenticated(ApiError):
    """The client is not authenticated."""

    status = 401


class Forbidden(ApiError):
    """The client may not do that."""

    status = 403


class NotFound(ApiError):
    """There is no such thing, or the client may not see it."""

    status = 404


class Conflict(ApiError):
    """The current state does not allow it."""

    status = 409


class StaleVersion(Conflict):
    """A move answers a question that has changed since.

    `base_number` is the last log entry that `seat` had seen; `changed` is what happened since.
    """

    changed: dict[str, Any] | None = None

    def __init__(self, seat: int, base_number: int, now: int) -> None:
        super().__init__("error-stale", version=base_number, now=now)
        self.seat = seat
        self.base_number = base_number


class PayloadTooLarge(ApiError):
    """The request body is too large."""

    status = 413


class MisdirectedRequest(ApiError):
    """The Host header names another server."""

    status = 421


class Invalid(ApiError):
    """The request is malformed."""

    status = 422


class RateLimited(ApiError):
    """A rate limit was exceeded."""

    status = 429

    def __init__(self, key: str, /, *, wait: int, **arguments: Argument) -> None:
        super().__init__(key, wait=wait, **arguments)
        self.wait = wait


class ServiceUnavailable(ApiError):
    """The server cannot do it right now."""

    status = 503
