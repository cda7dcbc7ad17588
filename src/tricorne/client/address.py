"""Where to play: the address of a server, a table there, or the secret of an invitation."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from tricorne.errors import BadOption


@dataclass(frozen=True)
class Place:
    """A server, and what is wanted there."""

    server: str
    table: str | None = None
    secret: str | None = None


def read_place(server: str | None, table: str | None) -> Place:
    """Read where to play; a table is named by its id, or by a link that may name the server, too."""
    link = urlsplit(table or "")
    if table and (link.scheme or link.fragment):
        base = server or (f"{link.scheme}://{link.netloc}" if link.netloc else None)
        if base is None or not link.fragment:
            raise BadOption("error-link", link=table)
        return Place(read_server(base), secret=link.fragment)
    if server is None:
        raise BadOption("error-server-missing")
    whole = urlsplit(server)
    if whole.fragment:
        if table:
            raise BadOption("error-link-and-table", table=table)
        return Place(read_server(f"{whole.scheme}://{whole.netloc}"), secret=whole.fragment)
    return Place(read_server(server), table or None)


def read_server(text: str) -> str:
    """Return the address of a server without a slash at its end."""
    try:
        address = urlsplit(text)
        right = address.scheme in ("http", "https") and address.hostname and address.port != 0
    except ValueError:
        right = False
    if not right or not text.isprintable() or address.query or address.username is not None:
        raise BadOption("error-server-address", address=text)
    return text.rstrip("/")
