"""The scope of API tokens: playing, but not managing the account.

A token is stored in the files of a program, so it leaks more easily than a password and must be
worth less. With it, a program does everything its person may do at tables. The account itself
(password, name, tokens, webhooks, deletion) needs a session cookie. Otherwise anybody who finds a
guest's token could set a password and take over the name and the games.

This is an allow-list by path, in one place: a route that is missing here is closed to tokens.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection

from tricorne.server.errors import Forbidden

# Everything below these paths: tables, and read access to games and people.
OPEN_PREFIXES = (
    "/api/card-sets",
    "/api/continuations",
    "/api/games",
    "/api/lessons",
    "/api/links",
    "/api/people",
    "/api/ratings",
    "/api/replays",
    "/api/tables",
)
# Of the account, a program may read whose it is and which tables wait.
OPEN_ROUTES = frozenset({("GET", "/api/me"), ("GET", "/api/me/tables")})


def is_open(method: str, path: str) -> bool:
    """Whether a token may use a route."""
    return (method, path) in OPEN_ROUTES or any(
        path == prefix or path.startswith(f"{prefix}/") for prefix in OPEN_PREFIXES
    )


def check_scope(connection: HTTPConnection) -> None:
    """Reject a request with a token that needs a session."""
    method = connection.scope.get("method", "WS")
    # The matched route's template, not the request's path.
    path = getattr(connection.scope.get("route"), "path", "")
    if not is_open(method, path):
        raise Forbidden("error-token-scope")
