"""What a token opens: playing, and nothing of the account itself.

A token lies in the files of a program, so it is lost more easily than a password
and must not be worth as much. With it a program does all that its person may do
at tables. The account needs a browser in which its person is known, by the cookie
of a session: the password, the name, tokens, webhooks, and deleting it all.
Otherwise whoever finds the token of a guest could set a password, and keep both
the name and the games.

This is an allow-list by path, in one place: a route that nobody has thought of
here is closed to tokens.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection

from tricorne.server.errors import Forbidden

# All below these paths: tables and what is read about games and people.
OPEN_AREAS = (
    "/api/games",
    "/api/lessons",
    "/api/links",
    "/api/people",
    "/api/ratings",
    "/api/replays",
    "/api/tables",
)
# Of one's own account a program learns whose it is, and which tables wait.
OPEN_ROUTES = frozenset({("GET", "/api/me"), ("GET", "/api/me/tables")})


def is_open(method: str, path: str) -> bool:
    """Whether a token may use a route."""
    return (method, path) in OPEN_ROUTES or any(
        path == area or path.startswith(f"{area}/") for area in OPEN_AREAS
    )


def check_scope(connection: HTTPConnection) -> None:
    """Refuse a request with a token for what only a session opens."""
    method = connection.scope.get("method", "WS")
    # The route that was matched, not what was written in the request.
    path = getattr(connection.scope.get("route"), "path", "")
    if not is_open(method, path):
        raise Forbidden("error-token-scope")
