"""Parses where to play: the URL of a server, a table there, or the secret of an invitation."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from tricorne.errors import BadOption


@dataclass(frozen=True)
class TableAddress:
    """A server, and possibly a table there: by its id, or by the secret of an invitation."""

    server: str
    table: str | None = None
    secret: str | None = None


def parse_address(server: str | None, table: str | None) -> TableAddress:
    """Parse a server URL and a table; an invitation link can be given as either."""
    link = urlsplit(table or "")
    if table and (link.scheme or link.fragment):
        base = server or (f"{link.scheme}://{link.netloc}" if link.netloc else None)
        if base is None or not link.fragment:
            raise BadOption("error-link", link=table)
        return TableAddress(parse_server(base), secret=link.fragment)
    if server is None:
        raise BadOption("error-server-missing")
    url = urlsplit(server)
    if url.fragment:
        if table:
            raise BadOption("error-link-and-table", table=table)
        return TableAddress(parse_server(f"{url.scheme}://{url.netloc}"), secret=url.fragment)
    return TableAddress(parse_server(server), table or None)


def parse_server(text: str) -> str:
    """Return the URL of a server without a trailing slash."""
    try:
        url = urlsplit(text)
        valid = url.scheme in ("http", "https") and url.hostname and url.port != 0
    except ValueError:
        valid = False
    if not valid or not text.isprintable() or url.query or url.username is not None:
        raise BadOption("error-server-address", address=text)
    return text.rstrip("/")
